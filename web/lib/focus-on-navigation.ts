import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * After a move to another screen the focus goes to its beginning, as it would after a page load; the first screen is left
 * alone. Returns the path, for whoever else follows it.
 */
export function useFocusOnNavigation(elementId: string): string {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname });
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    // A dialog that opened with the screen keeps the focus.
    // The screen is at its top already; scrolled to, it would lie under the header.
    if (document.querySelector('dialog, [role="dialog"]') === null)
      document.getElementById(elementId)?.focus({ preventScroll: true });
  }, [path, elementId]);
  return path;
}
