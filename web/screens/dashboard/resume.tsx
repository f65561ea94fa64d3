import { EndingCredits } from '../../features/billing/ending-credits.tsx';
import { AskBox } from '../../features/insight/ask-box.tsx';
import { RecentChats } from '../../features/insight/recent-chats.tsx';
import { useCreditCosts } from '../../features/settings/use-credit-costs.ts';
import { RecentGuides } from '../../features/vision/recent-guides.tsx';
import { useCall } from '../../lib/query.ts';

/** For someone who returns: a question at once, what they worked on last, and credits that end. */
export function Resume() {
  const stats = useCall('GET /api/user/stats').data;
  const price = useCreditCosts()?.guideSearch;
  if (stats === undefined || stats.totalChats + stats.documentsViewed === 0) return null;
  return (
    <section aria-label="Where you left off" className="grid grid-cols-1 gap-6">
      <AskBox price={price} />
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <RecentChats />
        <RecentGuides />
      </div>
      <EndingCredits />
    </section>
  );
}
