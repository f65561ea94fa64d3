import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useMedia, WIDE } from '../../lib/use-media.ts';

/** Whether the facts are in view: beside the pages where there is room, and remembered; else over them, when asked for. */
export function useFactsPanel() {
  const wide = useMedia(WIDE);
  const [rail, setRail] = useState(() => readStored('facts') !== 'closed');
  const [sheet, setSheet] = useState(false);
  const toggle = () => {
    if (!wide) {
      setSheet(!sheet);
      return;
    }
    writeStored('facts', rail ? 'closed' : null);
    setRail(!rail);
  };
  return { wide, open: wide ? rail : sheet, toggle };
}
