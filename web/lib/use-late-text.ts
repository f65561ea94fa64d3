import { useEffect, useRef, useState } from 'react';

/** How long after the last letter the address follows, in milliseconds: browsers refuse to change it at every letter. */
const PAUSE = 250;

/**
 * A field whose text is part of the address. What is typed shows at once, and is written a moment later; an address that
 * changes by itself (a link, the way back) shows in the field.
 *
 * @param write takes a text into the address; resolves once it is there
 */
export function useLateText(value: string, write: (text: string) => Promise<void>) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (text: string, pause = PAUSE): void => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void write(text).then(() => setTyped((now) => (now === text ? null : now)));
    }, pause);
  };
  return { text: typed ?? value, change };
}
