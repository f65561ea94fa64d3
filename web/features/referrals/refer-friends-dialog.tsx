import { useState, type FormEvent } from 'react';
import { MAX_EMAILS_A_SUBMISSION } from '../../../contract/limits.ts';
import type { SharePlatform } from '../../../contract/referrals.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { useCall } from '../../lib/query.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Textarea } from '../../ui/field.tsx';
import { invalidEmails, splitEmails } from './emails.ts';
import { limitsInWords } from './limits-in-words.ts';
import { useInvite } from './use-invite.ts';
import { useShare } from './use-share.ts';

const PLATFORMS: readonly { platform: SharePlatform; name: string }[] = [
  { platform: 'twitter', name: 'Twitter' },
  { platform: 'linkedin', name: 'LinkedIn' },
  { platform: 'facebook', name: 'Facebook' },
];

const refuse = (title: string, description: string) => toast({ title, description, tone: 'destructive' });

/** "Refer Friends & Earn Credits" of the dashboard: invitations and shares without leaving it. */
export default function ReferFriendsDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const [text, setText] = useState('');
  const settings = useCall('GET /api/referrals/settings').data;
  const invite = useInvite(() => setText(''));
  const { share, isOffered, pending } = useShare(userId);
  const offered = PLATFORMS.filter(({ platform }) => isOffered(platform));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    const emails = splitEmails(text);
    const invalid = invalidEmails(emails);
    if (emails.length === 0) refuse('Error', 'Please enter at least one email address');
    else if (invalid.length > 0) refuse('Invalid Emails', `Please check these email addresses: ${invalid.join(', ')}`);
    else if (emails.length > MAX_EMAILS_A_SUBMISSION) {
      refuse('Too Many Emails', `Maximum ${MAX_EMAILS_A_SUBMISSION} emails per submission`);
    } else invite.mutate(emails);
  };
  return (
    <Dialog
      title="Refer Friends & Earn Credits"
      description={
        settings &&
        `${creditsText(settings.creditsPerEmailSubmission)} per invitation, ${creditsText(settings.creditsPerSocialShare)} per share, ${creditsText(settings.creditsPerSuccessfulReferral)} when somebody joins.`
      }
      onClose={onClose}
    >
      <div className="grid gap-6">
        <form noValidate onSubmit={submit} className="grid justify-items-start gap-3">
          <Field
            label="Email addresses"
            hint={`Separate several with commas. ${limitsInWords(settings) ?? ''}`}
            className="w-full"
          >
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                value={text}
                placeholder="ada@company.com, bob@company.com"
                onChange={({ target }) => setText(target.value)}
              />
            )}
          </Field>
          <Button type="submit" kind="primary" pending={invite.isPending}>
            {invite.isPending ? 'Submitting...' : 'Send Invitations'}
          </Button>
        </form>
        {offered.length === 0 ? null : (
          <div className="grid gap-3 border-t border-line pt-6">
            <h3 className="text-small font-strong">Share on Social Media</h3>
            <div className="flex flex-wrap gap-3">
              {offered.map(({ platform, name }) => (
                <Button key={platform} pending={pending === platform} onClick={() => share(platform)}>
                  {name}
                </Button>
              ))}
            </div>
          </div>
        )}
      </div>
    </Dialog>
  );
}
