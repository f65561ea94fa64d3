import { useEffect, useState } from 'react';

/** What takes longer than this is worth a word, in milliseconds. */
const PATIENCE = 400;

/** Whether something has lasted so long that one would wonder. */
export function useLate(lasts: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!lasts) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [lasts]);
  return late;
}
