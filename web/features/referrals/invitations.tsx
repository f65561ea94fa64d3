import { useState } from 'react';
import type { Invitation } from '../../../contract/referrals.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { useCall } from '../../lib/query.ts';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { mediumDate } from '../../lib/dates.ts';

const STEP = 10;

/** Whom the person has invited, and who has joined. */
export function Invitations() {
  const invitations = useCall('GET /api/referrals/invitations');
  const [count, setCount] = useState(STEP);
  const { data } = invitations;
  if (data === undefined) {
    if (invitations.isPending) return <SkeletonLines label="Loading your invitations…" />;
    return isUnauthorized(invitations.error) ? null : (
      <div role="alert" className="flex flex-wrap items-center gap-4 text-soft">
        <p>{messageOf(invitations.error, 'Your invitations could not be loaded.')}</p>
        <Button size="small" onClick={() => void invitations.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (data.length === 0) {
    return <p className="text-soft">Nobody yet. Whom you invite, and whoever joins by your link, appears here.</p>;
  }
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {data.slice(0, count).map((invitation) => (
          <InvitationLine key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <ShowMore shown={count} total={data.length} onMore={() => setCount(count + STEP)} className="pt-2" />
    </>
  );
}

function InvitationLine({ invitation }: { invitation: Invitation }) {
  const { email, status, invitedAt, joinedAt, creditsEarned } = invitation;
  const at = joinedAt ?? invitedAt;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="min-w-0 grow wrap-anywhere">{email ?? 'Somebody who followed your link'}</span>
      <Badge tone={status === 'joined' ? 'gain' : 'neutral'}>{status === 'joined' ? 'Joined' : 'Invited'}</Badge>
      {at === null ? null : (
        <time dateTime={at} className="figures text-small text-soft">
          {mediumDate(at)}
        </time>
      )}
      <span className="figures w-24 text-right text-small">
        {creditsEarned > 0 ? `+${creditsText(creditsEarned)}` : '–'}
      </span>
    </li>
  );
}
