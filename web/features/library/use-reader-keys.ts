import { useEffect, useEffectEvent } from 'react';

/** `j` goes a page on, `k` a page back, `f` shows or hides the facts, unless something is being typed or a dialog is open. */
export function useReaderKeys(onStep: (step: 1 | -1) => void, onFacts: () => void): void {
  const step = useEffectEvent(onStep);
  const facts = useEffectEvent(onFacts);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return;
      const dialog = document.querySelector('[role="dialog"]');
      // On a narrow screen the facts are a dialog themselves.
      if (dialog && !(event.key === 'f' && dialog.querySelector('[data-facts]'))) return;
      if (event.key === 'j') step(1);
      else if (event.key === 'k') step(-1);
      else if (event.key === 'f') facts();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
