import { useReferralLabel } from './use-referral-label.ts';

/** The same as words: what stands around them is not drawn again once the setting is known. */
export function ReferralLabel() {
  return useReferralLabel();
}
