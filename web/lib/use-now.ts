import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time now, in milliseconds, read again every minute: for texts such as "5m ago". */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
