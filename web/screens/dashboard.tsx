import { lazy, Suspense } from 'react';
import { greetingName } from '../features/account/greeting.ts';
import { profileIncomplete } from '../features/account/profile.ts';
import { usePerson } from '../lib/person.ts';
import { Page, useDocumentTitle } from '../ui/page.tsx';
import { Counters } from './dashboard/counters.tsx';
import { Standing } from './dashboard/standing.tsx';
import { Tools } from './dashboard/tools.tsx';

const ProfileDialog = lazy(() => import('../features/account/profile-dialog.tsx'));

/** /: the greeting, what was used so far, and the tools. */
export default function Dashboard() {
  useDocumentTitle('Dashboard');
  const person = usePerson().data;
  if (!person) return null;
  return (
    <Page width="wide" className="grid gap-8 sm:gap-10">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 pt-2">
        <div className="grid min-w-0 gap-2.5">
          <h1 className="display max-w-[18ch] text-hero wrap-anywhere">Present and aware, {greetingName(person)}.</h1>
          <p className="text-lead text-soft">Time to see what others miss</p>
        </div>
        <div className="flex sm:mt-3">
          <Standing />
        </div>
      </div>
      <Counters />
      <Tools />
      {profileIncomplete(person) ? (
        <Suspense>
          <ProfileDialog person={person} />
        </Suspense>
      ) : null}
    </Page>
  );
}
