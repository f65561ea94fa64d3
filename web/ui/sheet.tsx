import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { CloseIcon } from './icons/actions.tsx';
import { useReturnFocus } from './return-focus.ts';
import { useBackCloses } from './use-back-closes.ts';

interface SheetProps {
  /** Read out as the name of the sheet. */
  title: string;
  onClose: () => void;
  /** What the button says that closes it. */
  closeLabel?: string;
  /** `wide` for more than a list of names. */
  width?: 'normal' | 'wide';
  /** The hue, where it belongs to a tool. */
  tool?: 'vision';
  children: ReactNode;
}

/** A panel that slides over from the left on small screens. Drawn only while it is open. */
export function Sheet({ title, onClose, closeLabel = 'Close menu', width = 'normal', tool, children }: SheetProps) {
  const giveFocusBack = useReturnFocus();
  useBackCloses(onClose);
  return (
    <Radix.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-enter bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={giveFocusBack}
          onEscapeKeyDown={keepOwnEscape}
          data-tool={tool}
          className={cx(
            'fixed inset-y-0 left-0 z-40 flex animate-slide-in flex-col overflow-y-auto border-r border-line bg-paper shadow-float focus:outline-none',
            width === 'wide' ? 'w-96 max-w-[92vw]' : 'w-72 max-w-[85vw]',
          )}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
          <Radix.Close
            aria-label={closeLabel}
            className="absolute top-3 right-3 grid size-10 place-items-center rounded-control text-soft hover:bg-hover hover:text-ink"
          >
            <CloseIcon />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Escape in a field marked with `data-own-escape` belongs to that field, not to the sheet. */
function keepOwnEscape(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-own-escape]')) event.preventDefault();
}
