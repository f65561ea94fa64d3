import type { SharePlatform } from '../../../contract/referrals.ts';
import { useCall } from '../../lib/query.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { Button } from '../../ui/button.tsx';
import { useShare } from './use-share.ts';

/** Facebook is offered on the dashboard only. */
const PLATFORMS: readonly { platform: SharePlatform; name: string }[] = [
  { platform: 'linkedin', name: 'LinkedIn' },
  { platform: 'twitter', name: 'Twitter' },
];

/** "Share on Social Media" of the referral page: what a share says, and the way to it. */
export function ShareCards({ userId }: { userId: string }) {
  const contents = useCall('GET /api/social-sharing-content').data;
  const reward = useCall('GET /api/referrals/settings').data?.creditsPerSocialShare;
  const { share, isOffered, pending } = useShare(userId);
  const offered = PLATFORMS.filter(({ platform }) => isOffered(platform));
  if (offered.length === 0) {
    return (
      <p className="text-small text-soft">Sharing is switched off at the moment. Your link below works anywhere.</p>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      {offered.map(({ platform, name }) => {
        const content = contents?.find((one) => one.platform === platform);
        return (
          <li key={platform} className="flex flex-col gap-4 rounded-card border border-line bg-raised p-6 shadow-card">
            <div className="grid grow content-start gap-1.5">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="text-lead font-strong">{name}</h3>
                {reward ? <span className="figures text-small text-soft">+{creditsText(reward)}</span> : null}
              </div>
              <p className="text-small text-soft">{content?.description ?? 'Tell your network what you see.'}</p>
            </div>
            <Button pending={pending === platform} onClick={() => share(platform)}>
              Share on {name}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
