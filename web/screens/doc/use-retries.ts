import { useState } from 'react';

/** How often a search was tried again. The count belongs to one search: another one begins anew. */
export function useRetries(key: string | null) {
  const [tried, setTried] = useState({ key, retries: 0 });
  const retries = tried.key === key ? tried.retries : 0;
  return {
    retries,
    count: () => setTried({ key, retries: retries + 1 }),
    begin: (next: string) => setTried({ key: next, retries: 0 }),
  };
}
