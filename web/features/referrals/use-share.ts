import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SharePlatform } from '../../../contract/referrals.ts';
import { capture } from '../../lib/analytics.ts';
import { call } from '../../lib/call.ts';
import { refreshPerson } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';
import { referralLink, shareAddress } from './links.ts';

/** Opens the share page of a platform in a small window, in the click itself, and notes the share. */
export function useShare(userId: string) {
  const client = useQueryClient();
  const contents = useCall('GET /api/social-sharing-content').data;
  const record = useMutation({
    mutationFn: (platform: SharePlatform) => call('POST /api/referrals/social-share', { body: { platform } }),
    onSuccess: async ({ message }, platform) => {
      capture('referral_shared', { platform });
      toast({ title: 'Share Recorded!', description: message });
      await refreshPerson(client);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast({ title: 'Error', description: messageOf(error, 'Failed to record share'), tone: 'destructive' });
    },
  });
  const share = (platform: SharePlatform) => {
    const content = contents?.find((one) => one.platform === platform);
    const address = shareAddress(platform, referralLink(userId, platform), content);
    window.open(address, '_blank', 'noopener,width=600,height=400');
    record.mutate(platform);
  };
  return {
    share,
    /** Whether a platform is offered; all are until that is known. */
    isOffered: (platform: SharePlatform) => contents?.some((one) => one.platform === platform) ?? true,
    pending: record.isPending ? record.variables : undefined,
  };
}
