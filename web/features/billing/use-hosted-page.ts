import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Leads the browser to a page of the payment provider. `ask` fetches its address. Pending from the click until the page
 * is left, and no longer once one comes back to it.
 */
export function useHostedPage<T = void>(
  ask: (wanted: T) => Promise<string | undefined>,
  onError: (error: unknown) => void,
) {
  /** A second click comes before the first one is drawn. */
  const asked = useRef(false);
  const visit = useMutation({
    mutationFn: async (wanted: T) => {
      const url = await ask(wanted);
      if (!url) throw new Error('No checkout URL received');
      location.assign(url);
    },
    onError: (error) => {
      asked.current = false;
      onError(error);
    },
  });
  const { isPending, isSuccess } = visit;
  const pending = isPending || isSuccess;
  const back = useEffectEvent((event: PageTransitionEvent) => {
    // The browser kept the page as it was left: with a button that waits for ever.
    if (!event.persisted) return;
    asked.current = false;
    visit.reset();
  });
  useEffect(() => {
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);
  return {
    pending,
    /** What is being asked for, while it is pending. */
    wanted: pending ? visit.variables : undefined,
    go: (wanted: T) => {
      if (pending || asked.current) return;
      asked.current = true;
      visit.mutate(wanted);
    },
  };
}
