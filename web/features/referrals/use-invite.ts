import { useMutation, useQueryClient } from '@tanstack/react-query';
import { capture } from '../../lib/analytics.ts';
import { call } from '../../lib/call.ts';
import { refreshPerson } from '../../lib/person.ts';
import { refetch } from '../../lib/query.ts';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';

/** Sends invitations. `onDone` is called once at least one was sent. */
export function useInvite(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (emails: string[]) => call('POST /api/referrals/emails', { body: { emails } }),
    onSuccess: async ({ message, invited }) => {
      capture('referral_emails_sent', { count: invited.length });
      if (invited.length === 0) {
        toast({ title: 'Error', description: message, tone: 'destructive' });
        return;
      }
      toast({ title: 'Emails Submitted!', description: message, duration: 8000 });
      onDone();
      await Promise.all([refreshPerson(client), refetch(client, 'GET /api/referrals/invitations')]);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast({ title: 'Error', description: messageOf(error, 'Failed to submit emails'), tone: 'destructive' });
    },
  });
}
