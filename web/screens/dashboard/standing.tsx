import type { User } from '../../../contract/account.ts';
import { useAdminCheck } from '../../features/account/use-admin.ts';
import { FoundingBadge } from '../../features/founding/founding-badge.tsx';
import { useCall } from '../../lib/query.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { BadgeIcon } from '../../ui/icons/things.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** What the person is here: administrator, founding member, subscriber, or invited to become one. Nothing until that is known. */
export function Standing({ person }: { person: User }) {
  const { isAdmin, known } = useAdminCheck();
  const subscription = useCall('GET /api/subscriptions/current').data;
  // As high as the badge that most people have: what stands below does not move when it comes.
  if (!known) return <Skeleton className="h-13.5 w-48 max-w-full" />;
  if (isAdmin) return <Badge icon={<BadgeIcon size={16} />}>Platform / Admin Access</Badge>;
  if (person.foundingMemberNumber !== null) return <FoundingBadge number={person.foundingMemberNumber} />;
  if (subscription === undefined) return null;
  return subscription === null ? (
    <ButtonLink to={paths.subscriptions}>Expand Consciousness</ButtonLink>
  ) : (
    <Badge tone="gold" icon={<BadgeIcon size={16} />}>
      Premium Member
    </Badge>
  );
}
