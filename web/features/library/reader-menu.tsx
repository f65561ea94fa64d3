import { useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { CheckIcon, DownloadIcon } from '../../ui/icons/actions.tsx';
import { KeyboardIcon, MoreIcon, PrintIcon } from '../../ui/icons/reading.tsx';
import { MoonIcon } from '../../ui/icons/things.tsx';

interface ReaderMenuProps {
  onDownload: () => void;
  onPrint: () => void;
  onKeys: () => void;
  /** Whether pages are dark; null where the screen is light, or there are no pages. */
  dark: boolean | null;
  onDark: (dark: boolean) => void;
  /** Drawn above the entries: what has no room in the bar. */
  children?: ReactNode;
}

/** What is done with a guide now and then. The browser closes it on Escape and on a press beside it. */
export function ReaderMenu({ onDownload, onPrint, onKeys, dark, onDark, children }: ReaderMenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const place = () => {
    const box = anchor.current?.getBoundingClientRect();
    const menu = list.current;
    if (!box || !menu) return;
    menu.style.top = `${box.bottom + 4}px`;
    menu.style.right = `${Math.max(8, window.innerWidth - box.right)}px`;
  };
  const pick = (does: () => void) => () => {
    list.current?.hidePopover();
    does();
  };
  return (
    <>
      <IconButton ref={anchor} label="More" icon={<MoreIcon />} popoverTarget={id} onClick={place} />
      <div
        ref={list}
        id={id}
        popover="auto"
        className="fixed inset-auto m-0 min-w-60 rounded-card border border-line bg-raised p-1.5 text-ink shadow-float"
      >
        {children}
        <Entry icon={<DownloadIcon size={18} />} onPick={pick(onDownload)}>
          Download the original
        </Entry>
        <Entry icon={<PrintIcon size={18} />} onPick={pick(onPrint)}>
          Print
        </Entry>
        {dark === null ? null : (
          <Entry icon={<MoonIcon size={18} />} pressed={dark} onPick={pick(() => onDark(!dark))}>
            Dark pages
          </Entry>
        )}
        <Entry icon={<KeyboardIcon size={18} />} onPick={pick(onKeys)}>
          Keys
        </Entry>
      </div>
    </>
  );
}

interface EntryProps {
  icon: ReactNode;
  /** For what can be on or off. */
  pressed?: boolean;
  onPick: () => void;
  children: ReactNode;
}

function Entry({ icon, pressed, onPick, children }: EntryProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPick}
      className="flex min-h-10 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-hover focus-visible:-outline-offset-2"
    >
      <span className="text-soft">{icon}</span>
      <span className="grow">{children}</span>
      {pressed === true ? <CheckIcon size={18} className="text-hue" /> : null}
    </button>
  );
}
