import type { inviteByEmail, RefusedBecause } from '../../contract/referrals.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { creditsInWords } from './credits-in-words.ts';

const reasons: Record<RefusedBecause, string> = {
  invalid: 'not an email address',
  own_address: 'your own address',
  member: 'already a member',
  already_invited: 'already invited',
  over_limit: 'over your limit',
};

/** What became of a submission, for whoever submitted it. */
export function invitationMessage({
  invited,
  refused,
  creditsEarned,
}: Omit<ReplyOf<typeof inviteByEmail>, 'message'>): string {
  const sent = invited.length === 1 ? '1 invitation sent.' : `${invited.length} invitations sent.`;
  const earned = creditsEarned === 0 ? '' : ` You earned ${creditsInWords(creditsEarned)}.`;
  const others = refused.map(({ email, because }) => `${email} (${reasons[because]})`).join(', ');
  return `${sent}${earned}${others === '' ? '' : ` Not invited: ${others}.`}`;
}
