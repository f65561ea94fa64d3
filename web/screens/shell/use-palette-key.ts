import { useEffect } from 'react';

/** Whether the keyboard has a command key in place of the control key. */
export const hasCommandKey = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Calls `open` on Ctrl K, or ⌘ K; not over a dialog, which may be one that has to be answered. */
export function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const held = hasCommandKey() ? event.metaKey : event.ctrlKey;
      if (!held || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      if (document.querySelector('dialog, [role="dialog"]') === null) open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [open]);
}
