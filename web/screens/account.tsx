import { Suspense, useState } from 'react';
import { AccountSection } from '../features/account/account-section.tsx';
import { ChangeEmail } from '../features/account/change-email.tsx';
import { ChangePassword } from '../features/account/change-password.tsx';
import { ExportData } from '../features/account/export-data.tsx';
import { ProfileForm } from '../features/account/profile-form.tsx';
import { SecondFactors } from '../features/account/second-factors.tsx';
import { Sessions } from '../features/account/sessions.tsx';
import { UsageConsent } from '../features/account/usage-consent.tsx';
import { CreditNotices } from '../features/notices/credit-notices.tsx';
import { useAuthExtensions } from '../lib/auth-service.ts';
import { config } from '../lib/config.ts';
import { lazyPart } from '../lib/fetch-part.ts';
import { usePerson } from '../lib/person.ts';
import { Below } from '../ui/below.tsx';
import { Button } from '../ui/button.tsx';
import { Page, PageTitle } from '../ui/page.tsx';

const DeleteAccount = lazyPart(() => import('../features/account/delete-account.tsx'));

/** /account: who one is, how one signs in and where, which mails come, and taking one's data away. */
export default function AccountScreen() {
  const person = usePerson().data;
  const extensions = useAuthExtensions();
  const [deleting, setDeleting] = useState(false);
  if (!person) return null;
  const { accountDeletion, supportEmail } = config();
  return (
    <Page className="grid grid-cols-1 gap-10">
      <PageTitle>Account</PageTitle>
      <AccountSection title="Profile" lead="How you are called here, and the company that you work for.">
        <ProfileForm key={person.id} person={person} />
      </AccountSection>
      <Below>
        <AccountSection title="Email" lead="Where your mails go, and what you sign in with.">
          <ChangeEmail />
        </AccountSection>
        <AccountSection title="Password" lead="A new one signs your other devices out.">
          <ChangePassword />
        </AccountSection>
        <AccountSection
          title="Second Factor"
          lead="A code of an authenticator app beside your password: a stolen password alone then opens nothing."
        >
          <SecondFactors />
        </AccountSection>
        {extensions?.sessions === true ? (
          <AccountSection title="Devices" lead="Where your account is signed in. Sign out what you do not know.">
            <Sessions />
          </AccountSection>
        ) : null}
        <AccountSection title="Mails" lead="What we write to you about your credits.">
          <CreditNotices />
        </AccountSection>
        <AccountSection title="Your Data" lead="Everything that is kept about you, as a file of JSON.">
          <ExportData />
          <UsageConsent />
        </AccountSection>
        <AccountSection title="Delete Account" lead="Removes you, and everything that is yours alone, for good.">
          {accountDeletion ? (
            <Button className="justify-self-start" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
              Delete My Account…
            </Button>
          ) : (
            <p>
              Write to{' '}
              <a href={`mailto:${supportEmail}`} className="text-link">
                {supportEmail}
              </a>
              , and we will delete it.
            </p>
          )}
        </AccountSection>
      </Below>
      <Suspense>{deleting ? <DeleteAccount person={person} onClose={() => setDeleting(false)} /> : null}</Suspense>
    </Page>
  );
}
