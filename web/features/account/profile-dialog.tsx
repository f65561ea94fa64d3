import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import type { Profile, User } from '../../../contract/account.ts';
import { capture } from '../../lib/analytics.ts';
import { call } from '../../lib/call.ts';
import { refetch } from '../../lib/query.ts';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { MandatoryDialog } from '../../ui/mandatory-dialog.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { draftOf, profileFields, profileFrom } from './profile.ts';

function sayWhatIsMissing(): void {
  toast({
    title: 'All fields are required',
    description: 'Please fill in all fields to continue.',
    tone: 'destructive',
  });
}

/** Asks for the rest of the profile. Mandatory: it goes away once the saved profile is complete. */
export default function ProfileDialog({ person }: { person: User }) {
  const [draft, setDraft] = useState(() => draftOf(person));
  const client = useQueryClient();
  const reward = person.profileReward;

  const save = useMutation({
    mutationFn: (profile: Profile) => call('PATCH /api/user/profile', { body: profile }),
    onSuccess: async ({ creditsEarned }) => {
      capture('profile_completed');
      toast({
        title: 'Profile completed!',
        ...(creditsEarned > 0 && {
          description: `You've earned ${creditsEarned} bonus credits for completing your profile.`,
        }),
      });
      await refetch(client, 'GET /api/users/me', 'GET /api/auth/user');
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast({ title: 'Error updating profile', description: messageOf(error, error.message), tone: 'destructive' });
    },
  });

  const profile = profileFrom(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (profile === null) sayWhatIsMissing();
    else if (!save.isPending) save.mutate(profile);
  };
  // Enter submits nothing while the button is disabled: whoever presses it is told why.
  const explain = (event: KeyboardEvent) => {
    const isLine = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (event.key !== 'Enter' || !isLine || profile !== null) return;
    event.preventDefault();
    sayWhatIsMissing();
  };
  const [firstEmpty] = useState(() => profileFields.find((field) => draft[field].trim() === ''));
  const bind = (field: keyof typeof draft) => ({
    name: field,
    required: true as const,
    'data-first-focus': field === firstEmpty || undefined,
    value: draft[field],
    onKeyDown: explain,
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [field]: event.target.value }),
  });

  return (
    <MandatoryDialog
      title="Complete Your Profile"
      description="It lets the tools answer for the kind of company you work with."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <ProfileFields bind={bind} />
        <Button
          type="submit"
          kind="primary"
          size="large"
          wide
          className="mt-8"
          disabled={profile === null}
          pending={save.isPending}
        >
          {reward > 0 ? `Complete Profile & Get ${reward} Credits` : 'Complete Profile'}
        </Button>
      </form>
    </MandatoryDialog>
  );
}
