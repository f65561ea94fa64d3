import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useMedia, WIDE } from '../../lib/use-media.ts';

/** From here on there is room for small pages, pages and facts beside each other. */
const ROOMY = '(min-width: 96rem)';

/** Whether small pictures of the pages are in view: beside them where there is room, and remembered; else over them. */
export function useThumbnails() {
  const wide = useMedia(WIDE);
  const roomy = useMedia(ROOMY);
  const [chosen, setChosen] = useState(() => readStored('thumbnails'));
  const [sheet, setSheet] = useState(false);
  const rail = chosen === null ? roomy : chosen === 'open';
  const toggle = () => {
    if (!wide) {
      setSheet(!sheet);
      return;
    }
    const next = rail ? 'closed' : 'open';
    writeStored('thumbnails', next);
    setChosen(next);
  };
  const shown = wide ? (rail ? ('rail' as const) : null) : sheet ? ('sheet' as const) : null;
  return { shown, toggle, closeSheet: () => setSheet(false) };
}
