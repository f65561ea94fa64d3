import { MAX_EMAILS_A_SUBMISSION, MAX_EMAILS_A_WEEK } from '../../../contract/limits.ts';
import type { ReferralSettings } from '../../../contract/referrals.ts';

/** How many invitations a person may send, in a sentence; null while that is not known. */
export function limitsInWords(settings: ReferralSettings | undefined): string | null {
  if (settings === undefined) return null;
  const day = `${settings.maxEmailsPerDay} ${settings.maxEmailsPerDay === 1 ? 'email' : 'emails'} per day`;
  return `Up to ${day} and ${MAX_EMAILS_A_WEEK} per week, at most ${MAX_EMAILS_A_SUBMISSION} per submission.`;
}
