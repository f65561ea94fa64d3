import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { greetingName } from '../features/account/greeting.ts';
import { profileIncomplete } from '../features/account/profile.ts';
import { lazyPart } from '../lib/fetch-part.ts';
import { ReferFriends } from '../features/referrals/refer-friends.tsx';
import { ReferralLabel } from '../features/referrals/referral-label.tsx';
import { ComingSoon } from '../features/votes/coming-soon.tsx';
import { usePerson } from '../lib/person.ts';
import { paths } from '../paths.ts';
import { Below } from '../ui/below.tsx';
import { Page, useDocumentTitle } from '../ui/page.tsx';
import { Counters } from './dashboard/counters.tsx';
import { Resume } from './dashboard/resume.tsx';
import { Standing } from './dashboard/standing.tsx';
import { Tools } from './dashboard/tools.tsx';

const ProfileDialog = lazyPart(() => import('../features/account/profile-dialog.tsx'));

/** /: the greeting, what was used so far, and the tools. */
export default function Dashboard() {
  useDocumentTitle('Dashboard');
  const person = usePerson().data;
  if (!person) return null;
  return (
    <Page width="wide" className="grid grid-cols-1 gap-8 sm:gap-10">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 pt-2">
        <div className="grid min-w-0 gap-2.5">
          <h1 className="display max-w-[10.5em] text-hero wrap-anywhere">Present and aware, {greetingName(person)}.</h1>
          <p className="text-lead text-soft">Time to see what others miss</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:mt-3">
          <Link to={paths.referrals} className="text-link text-small">
            <ReferralLabel />
          </Link>
          <Standing person={person} />
        </div>
      </div>
      <Counters />
      <Below>
        <Tools />
        <ComingSoon person={person} />
        <Resume />
        <ReferFriends person={person} />
      </Below>
      {profileIncomplete(person) ? (
        <Suspense>
          <ProfileDialog person={person} />
        </Suspense>
      ) : null}
    </Page>
  );
}
