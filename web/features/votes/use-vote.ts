import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProductId } from '../../../contract/votes.ts';
import { capture } from '../../lib/analytics.ts';
import { call } from '../../lib/call.ts';
import { refetch } from '../../lib/query.ts';
import { isUnauthorized, messageOf, RequestError } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';

/** Votes for an announced product and joins its waitlist; then counts and own votes are read again. */
export function useVote(email: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (productId: ProductId) => call('POST /api/products/vote', { body: { productId } }),
    onSuccess: (_, productId) => {
      capture('product_voted', { product: productId });
      toast({ title: 'Vote recorded!', description: 'Your vote to awaken this feature has been counted.' });
      // The specification has the browser join too; whoever is on the waitlist already keeps their place.
      void call('POST /api/waitlist/product/join', { body: { productId, email } }).catch(() => undefined);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const again = error instanceof RequestError && error.code === 'already_voted';
      toast(
        again
          ? {
              title: 'Already voted',
              description: "You've already voted to awaken this feature.",
              tone: 'destructive',
            }
          : { title: 'Error', description: messageOf(error, 'Failed to record vote'), tone: 'destructive' },
      );
    },
    onSettled: () => refetch(client, 'GET /api/products/vote-counts', 'GET /api/products/user-votes'),
  });
}
