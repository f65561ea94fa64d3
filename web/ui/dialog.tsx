import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { CloseIcon } from './icons/actions.tsx';
import { useReturnFocus } from './return-focus.ts';
import { useBackCloses } from './use-back-closes.ts';

interface DialogProps {
  title: ReactNode;
  description?: ReactNode;
  /** Called when the person closes it. Leave it out for a mandatory dialog: no close button, no Escape, no outside click. */
  onClose?: (() => void) | undefined;
  /** While something is under way that must not be left: it cannot be closed, and says so. */
  busy?: boolean;
  width?: 'normal' | 'wide';
  /** The hue of the dialog, where it belongs to a tool; `none` where it belongs to none, on whichever screen. */
  tool?: 'insight' | 'vision' | 'maximus' | 'gold' | 'none';
  children: ReactNode;
}

/**
 * A dialog over the page. Draw it only while it is open: `{open ? <SomeDialog onClose={…} /> : null}`, and load it lazily.
 * The focus moves in, stays in, and returns to where it came from.
 */
export function Dialog({ title, description, onClose, busy = false, width = 'normal', tool, children }: DialogProps) {
  const giveFocusBack = useReturnFocus();
  useBackCloses(onClose, busy);
  const block = (event: Event) => {
    if (!onClose || busy) event.preventDefault();
  };
  return (
    <Radix.Root open onOpenChange={(open) => (open || busy ? undefined : onClose?.())}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-veil">
          <Radix.Content
            data-tool={tool}
            onOpenAutoFocus={focusFirst}
            onCloseAutoFocus={giveFocusBack}
            onEscapeKeyDown={block}
            onPointerDownOutside={block}
            onInteractOutside={block}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={cx('dialog-paper', width === 'wide' ? 'sm:max-w-3xl' : 'sm:max-w-dialog')}
          >
            <Radix.Title className={cx('display text-title', onClose && 'pr-10')}>{title}</Radix.Title>
            {description ? <Radix.Description className="mt-2 text-soft">{description}</Radix.Description> : null}
            <div className="mt-6">{children}</div>
            {onClose ? (
              <Radix.Close
                aria-label="Close"
                aria-disabled={busy || undefined}
                className="absolute top-4 right-4 grid size-10 place-items-center rounded-control text-soft hover:bg-hover hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:text-faint aria-disabled:hover:bg-transparent sm:top-6 sm:right-6"
              >
                <CloseIcon />
              </Radix.Close>
            ) : null}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * The focus goes to the control marked with `data-first-focus`, where there is one, else to the first of all. Where the
 * marked one comes later, with what the dialog has to load, it gets the focus then, unless the person has begun to act.
 */
function focusFirst(event: Event): void {
  const content = event.target;
  if (!(content instanceof HTMLElement)) return;
  const focusMarked = (): boolean => {
    const marked = content.querySelector('[data-first-focus]');
    if (!(marked instanceof HTMLElement)) return false;
    marked.focus();
    return true;
  };
  if (focusMarked()) {
    event.preventDefault();
    return;
  }
  const follow = new MutationObserver(() => {
    if (focusMarked()) follow.disconnect();
  });
  follow.observe(content, { childList: true, subtree: true });
  for (const act of ['pointerdown', 'keydown'])
    content.addEventListener(act, () => follow.disconnect(), { once: true, capture: true });
}

/** The row of buttons at the end of a dialog: the main one last, at the right. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>;
}
