import { useCall } from '../../lib/query.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** What each way of referring brings, as the settings are now. */
export function RewardCards() {
  const settings = useCall('GET /api/referrals/settings').data;
  const rewards = [
    {
      title: 'Email Invitations',
      credits: settings?.creditsPerEmailSubmission,
      text: 'for each invitation that you send',
    },
    {
      title: 'Social Shares',
      credits: settings?.creditsPerSocialShare,
      text: 'for each share on LinkedIn or Twitter',
    },
    {
      title: 'Successful Referrals',
      credits: settings?.creditsPerSuccessfulReferral,
      text: 'when somebody whom you referred completes sign-up',
    },
  ];
  return (
    <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3">
      {rewards.map(({ title, credits, text }) => (
        <li key={title} className="grid content-start gap-1 bg-raised p-6">
          <h2 className="text-small font-strong text-soft">{title}</h2>
          {credits === undefined ? (
            <Skeleton className="h-8 w-28" />
          ) : (
            <p className="display figures text-title">+{creditsText(credits)}</p>
          )}
          <p className="text-small text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
