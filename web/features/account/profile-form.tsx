import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Profile, User } from '../../../contract/account.ts';
import { call } from '../../lib/call.ts';
import { refetch } from '../../lib/query.ts';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from './picture.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { draftOf, profileFrom } from './profile.ts';

/** The profile of somebody who has completed it once: each field may change, none may be empty. */
export function ProfileForm({ person }: { person: User }) {
  const [draft, setDraft] = useState(() => draftOf(person));
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (profile: Profile) => call('PATCH /api/user/profile', { body: profile }),
    onSuccess: async (saved) => {
      setDraft(draftOf(saved));
      toast({ title: 'Profile saved' });
      await refetch(client, 'GET /api/users/me', 'GET /api/auth/user');
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      toast({ title: 'Error updating profile', description: messageOf(error, error.message), tone: 'destructive' });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const profile = profileFrom(draft);
    if (profile !== null) {
      if (!save.isPending) save.mutate(profile);
      return;
    }
    const description = 'Please fill in all fields to continue.';
    toast({ title: 'All fields are required', description, tone: 'destructive' });
  };
  const bind = (field: keyof typeof draft) => ({
    name: field,
    required: true as const,
    value: draft[field],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [field]: event.target.value }),
  });

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Picture person={person} />
      <ProfileFields bind={bind} />
      <Button type="submit" className="justify-self-start" pending={save.isPending}>
        Save Profile
      </Button>
    </form>
  );
}
