import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface MandatoryDialogProps {
  title: string;
  description: string;
  children: ReactNode;
}

/**
 * A dialog that nobody can close: it goes once what it asks for is there. Until then the page behind it rests: nothing of it
 * is pressed, focused or read out. The focus begins at the control marked with `data-first-focus`. It opens by itself on the
 * first screen, so it brings none of the script of dialogs that close.
 */
export function MandatoryDialog({ title, description, children }: MandatoryDialogProps) {
  const id = useId();
  const paper = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const page = document.getElementById('root');
    const veil = paper.current?.parentElement;
    page?.setAttribute('inert', '');
    veil?.addEventListener('mousedown', keepFocus);
    const first = paper.current?.querySelector('[data-first-focus]');
    (first instanceof HTMLElement ? first : paper.current)?.focus();
    return () => {
      page?.removeAttribute('inert');
      veil?.removeEventListener('mousedown', keepFocus);
    };
  }, []);
  return createPortal(
    <div className="dialog-veil">
      <dialog
        ref={paper}
        open
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        tabIndex={-1}
        className="dialog-paper text-ink sm:max-w-dialog"
      >
        <h2 id={`${id}-title`} className="display text-title">
          {title}
        </h2>
        <p id={`${id}-description`} className="mt-2 text-soft">
          {description}
        </p>
        <div className="mt-6">{children}</div>
      </dialog>
    </div>,
    document.body,
  );
}

/** A press beside the dialog takes the focus from nothing in it. */
function keepFocus(event: MouseEvent): void {
  if (event.target === event.currentTarget) event.preventDefault();
}
