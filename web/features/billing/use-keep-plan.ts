import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryOf } from '../../lib/query.ts';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';

/** Takes back a change of plan that waits for the end of the period. */
export function useKeepPlan() {
  const client = useQueryClient();
  const key = queryOf('GET /api/subscriptions/current').queryKey;
  return useMutation({
    mutationFn: () => call('POST /api/subscriptions/keep'),
    onSuccess: (kept) => {
      client.setQueryData(key, kept);
      if (kept) toast({ title: `You keep ${kept.planName}`, description: 'Nothing changes at the end of the period.' });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = messageOf(error, 'The change of plan could not be taken back. Please try again.');
      toast({ title: 'Subscription Error', description, tone: 'destructive' });
      void client.invalidateQueries({ queryKey: key });
    },
  });
}
