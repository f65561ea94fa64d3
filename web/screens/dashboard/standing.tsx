import { useAdmin } from '../../features/account/use-admin.ts';
import { useCall } from '../../lib/query.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { BadgeIcon } from '../../ui/icons/things.tsx';

/** What the person is here: an administrator, else a subscriber, else invited to become one. Nothing until that is known. */
export function Standing() {
  const admin = useAdmin();
  const subscription = useCall('GET /api/subscriptions/current').data;
  if (admin) return <Badge icon={<BadgeIcon size={16} />}>Platform / Admin Access</Badge>;
  if (subscription === undefined) return null;
  return subscription === null ? (
    <ButtonLink to={paths.subscriptions}>Expand Consciousness</ButtonLink>
  ) : (
    <Badge tone="gold" icon={<BadgeIcon size={16} />}>
      Premium Member
    </Badge>
  );
}
