import { useEffect, useRef, useState } from 'react';

/** How long after the last letter the address follows where letters come too fast, in milliseconds. */
const PAUSE = 250;

/** Browsers refuse to change an address more often than about this, within so many milliseconds. */
const MOST = 50;
const WITHIN = 15_000;

/**
 * A field whose text is part of the address. What is typed shows at once and stands in the address at once, so that a reload
 * loses nothing; who types faster than browsers let an address change has it there a moment later. An address that changes by
 * itself (a link, the way back) shows in the field.
 *
 * @param write takes a text into the address; resolves once it is there
 */
export function useLateText(value: string, write: (text: string) => Promise<void>) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef<readonly number[]>([]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (text: string): void => {
    setTyped(text);
    clearTimeout(timer.current);
    const put = () => {
      written.current = [...written.current.slice(1 - MOST), Date.now()];
      void write(text).then(() => setTyped((now) => (now === text ? null : now)));
    };
    const first = written.current.length < MOST ? 0 : (written.current[0] ?? 0);
    if (Date.now() - first > WITHIN) put();
    else timer.current = setTimeout(put, PAUSE);
  };
  return { text: typed ?? value, change };
}
