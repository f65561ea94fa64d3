import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons/actions.tsx';
import { WarningIcon } from './icons/things.tsx';

interface ToastMessage {
  id: number;
  title: string;
  description?: string;
  tone?: 'normal' | 'destructive';
  duration: number;
  action?: { label: string; act: () => void };
}

/** How far a toast must be pushed to the right to go away, in pixels. */
const SWIPE = 50;

interface ToastViewProps {
  /** The toast to show, or null. */
  toast: ToastMessage | null;
  onDismiss: (id: number) => void;
}

/**
 * The place of the toasts. It stays in the page so that screen readers announce what appears in it; F8 moves the focus
 * there. On a phone it is at the top, since dialogs have their buttons at the lower edge. Elsewhere a screen with controls
 * at its lower edge sets `--toast-lift` on the root element. A toast waits while it is hovered or holds the focus.
 */
export function ToastRegion({ toast, onDismiss }: ToastViewProps) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      region.current?.focus();
    };
    // A dialog takes the focus back from whatever is outside of it: it is not told that this region has it.
    const keep = (event: FocusEvent) => {
      const to = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (to instanceof Node && region.current?.contains(to)) event.stopPropagation();
    };
    // Above our own handlers, below the document, where a dialog listens.
    const page = document.documentElement;
    document.addEventListener('keydown', focus);
    page.addEventListener('focusin', keep);
    page.addEventListener('focusout', keep);
    return () => {
      document.removeEventListener('keydown', focus);
      page.removeEventListener('focusin', keep);
      page.removeEventListener('focusout', keep);
    };
  }, []);
  // Beside the app, not in it, so that it stands above dialogs.
  return createPortal(
    <section
      ref={region}
      // A dialog closes when something outside of it is pressed: a toast is no such thing.
      onPointerDown={(event) => event.stopPropagation()}
      tabIndex={-1}
      aria-label="Notifications (F8)"
      className="pointer-events-none fixed inset-x-0 top-0 z-60 flex justify-center p-4 sm:inset-x-auto sm:top-auto sm:right-0 sm:bottom-[var(--toast-lift,0px)] sm:p-6"
    >
      <output aria-live="polite" aria-atomic="true" className="block w-full sm:w-96">
        {toast ? <ToastCard key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} /> : null}
      </output>
    </section>,
    document.body,
  );
}

function ActionButton({ action, onDismiss }: { action: { label: string; act: () => void }; onDismiss: () => void }) {
  const press = () => {
    onDismiss();
    action.act();
  };
  return (
    <Button size="small" onClick={press}>
      {action.label}
    </Button>
  );
}

function ToastCard({ toast, onDismiss }: { toast: ToastMessage; onDismiss: () => void }) {
  const [held, setHeld] = useState(false);
  const [shift, setShift] = useState(0);
  const start = useRef<number | null>(null);
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(), toast.duration);
    return () => clearTimeout(timer);
  }, [held, toast.duration]);

  const move = (event: PointerEvent) => {
    if (start.current !== null) setShift(Math.max(0, event.clientX - start.current));
  };
  const release = () => {
    if (shift >= SWIPE) onDismiss();
    start.current = null;
    setShift(0);
  };
  const destructive = toast.tone === 'destructive';
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => (start.current = event.clientX)}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      style={{ transform: `translateX(${shift}px)`, opacity: 1 - shift / 200 }}
      className="pointer-events-auto flex touch-pan-y select-none animate-rise items-start gap-3 rounded-card border border-line bg-raised py-3 pr-2 pl-4 shadow-float"
    >
      {destructive ? <WarningIcon className="mt-1.5 text-loss" /> : null}
      <div className="grow py-1">
        <p className={cx('font-strong', destructive && 'text-loss')}>{toast.title}</p>
        {toast.description ? <p className="text-small text-soft">{toast.description}</p> : null}
      </div>
      {toast.action ? <ActionButton action={toast.action} onDismiss={onDismiss} /> : null}
      <IconButton label="Dismiss" icon={<CloseIcon size={18} />} size="small" side="left" onClick={onDismiss} />
    </div>
  );
}
