import type { ReactNode } from 'react';
import type { StarterQuestion } from '../../../contract/insight.ts';
import { useCall } from '../../lib/query.ts';
import { isUnauthorized } from '../../lib/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { BuildingIcon, ChartIcon, CompassIcon, InsightIcon, TrendIcon } from '../../ui/icons/places.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const ICONS: Partial<Record<string, ReactNode>> = {
  'Competitive Intelligence': <BuildingIcon />,
  'Client Benchmarking': <ChartIcon />,
  'Policy Design': <CompassIcon />,
  'Emerging Trends': <TrendIcon />,
};
const GRID = 'grid grid-cols-1 gap-3 @min-[36rem]:grid-cols-2 @min-[48rem]:grid-cols-3';

/** Questions to begin a chat with. A click sends one. */
export function StarterQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  const starters = useCall('GET /api/starter-questions');
  if (starters.isPending) {
    return (
      <output className={GRID}>
        <span className="sr-only">Loading questions…</span>
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-28 rounded-card" />
        ))}
      </output>
    );
  }
  if (starters.isError) {
    return isUnauthorized(starters.error) ? null : (
      <div role="alert" className="flex flex-wrap items-center gap-4 text-soft">
        <p>The starter questions could not be loaded.</p>
        <Button size="small" onClick={() => void starters.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  const categories = [...new Set(starters.data.map(({ category }) => category))];
  return (
    <div className="grid gap-6">
      {categories.map((category) => (
        <section key={category} aria-label={category} className="grid gap-2">
          <h3 className="text-small font-strong text-soft">{category}</h3>
          <ul className={GRID}>
            {starters.data
              .filter((starter) => starter.category === category)
              .map((starter) => (
                <li key={starter.id} className="grid">
                  <StarterCard starter={starter} onAsk={onAsk} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface StarterCardProps {
  starter: StarterQuestion;
  onAsk: (question: string) => void;
}

function StarterCard({ starter, onAsk }: StarterCardProps) {
  const { category, title, question } = starter;
  return (
    <button
      type="button"
      onClick={() => onAsk(question)}
      className="grid content-start gap-1 rounded-card border border-line bg-raised p-4 text-left shadow-card transition-colors hover:border-hue-line hover:bg-hue-wash"
    >
      <span className="flex items-center gap-2.5">
        <span className="text-hue">{ICONS[category] ?? <InsightIcon />}</span>
        <span className="font-strong">{title}</span>
      </span>
      <span className="text-small text-soft">{question}</span>
    </button>
  );
}
