import { useCall } from '../../lib/query.ts';

/** The label of the way to the referral page, as the setting says; its first value until that is known. */
export function useReferralLabel(): string {
  return useCall('GET /api/settings/referral-button-text').data?.text ?? 'Invite & Earn Credits';
}
