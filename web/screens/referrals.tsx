import { useId, type ReactNode } from 'react';
import { DirectLink } from '../features/referrals/direct-link.tsx';
import { Invitations } from '../features/referrals/invitations.tsx';
import { InviteForm } from '../features/referrals/invite-form.tsx';
import { RewardCards } from '../features/referrals/reward-cards.tsx';
import { ShareCards } from '../features/referrals/share-cards.tsx';
import { usePerson } from '../lib/person.ts';
import { Page, PageTitle } from '../ui/page.tsx';

/** /referrals: what referring brings, three ways to do it, and what became of it. */
export default function Referrals() {
  const person = usePerson().data;
  if (!person) return null;
  return (
    <Page className="grid grid-cols-1 gap-10">
      <div className="grid gap-2">
        <PageTitle>Expand the Collective</PageTitle>
        <p className="max-w-reading text-soft">
          Bring colleagues along. Credits from referrals never expire; those for a successful referral come once the
          person has completed sign-up.
        </p>
      </div>
      <RewardCards />
      <Part title="Invite by Email">
        <InviteForm />
      </Part>
      <Part title="Share on Social Media">
        <ShareCards userId={person.id} />
      </Part>
      <Part title="Share Your Link">
        <DirectLink userId={person.id} />
      </Part>
      <Part title="Your Invitations">
        <Invitations />
      </Part>
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} className="border-b border-line pb-2 text-lead font-strong">
        {title}
      </h2>
      {children}
    </section>
  );
}
