import { useCallback, useSyncExternalStore } from 'react';

/** From here on a screen is wide enough for a rail beside what is read. As `xl` in the styles. */
export const WIDE = '(min-width: 80rem)';

/** From here on the sidebar stands beside every screen. As `lg` in the styles. */
export const WITH_SIDEBAR = '(min-width: 64rem)';

/** Whether the window is as a media query says; follows it. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => matchMedia(query).matches);
}
