import { useId } from 'react';
import type { User } from '../../../contract/account.ts';
import type { ProductId, VoteCounts } from '../../../contract/votes.ts';
import { useCall } from '../../lib/query.ts';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useVote } from './use-vote.ts';

/** How often the votes are counted again, in milliseconds. */
const COUNT_AGAIN = 30_000;

const PRODUCTS: readonly { id: ProductId; title: string; description: string }[] = [
  {
    id: 'resonance',
    title: 'Maximus Pro',
    description: 'Analyses that remember a client, with the figures ready for a report.',
  },
  {
    id: 'perception',
    title: 'Hindsight: Form 5500',
    description: 'What plans reported to the government, year by year, beside what their guides say.',
  },
  {
    id: 'aurelia',
    title: 'Sentinel: Claims Forecaster',
    description: 'Where the claims of a plan are heading, early enough to do something about it.',
  },
];

/** The announced products, each with its votes, and the vote for it. */
export function ComingSoon({ person }: { person: User }) {
  const id = useId();
  const counts = useCall('GET /api/products/vote-counts', { refetchInterval: COUNT_AGAIN });
  const votes = useCall('GET /api/products/user-votes');
  const vote = useVote(person.email);
  const most = Math.max(1, ...Object.values(counts.data ?? {}));
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-body font-strong text-soft">
        Coming Soon - Vote to Prioritize
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-3">
        {PRODUCTS.map((product) => {
          const voted = votes.data?.includes(product.id) === true;
          return (
            <li key={product.id} className="flex flex-col gap-4 bg-raised p-6">
              <div className="grid grow content-start gap-1">
                <h3 className="display text-lead">{product.title}</h3>
                <p className="text-small text-soft">{product.description}</p>
              </div>
              <Votes count={counts.data?.[product.id]} most={most} failed={counts.isError} />
              <Button
                wide
                disabled={voted}
                aria-label={voted ? undefined : `Vote to Prioritize ${product.title}`}
                pending={vote.isPending && vote.variables === product.id}
                onClick={() => vote.mutate(product.id)}
              >
                {voted ? '✓ Awakening' : 'Vote to Prioritize'}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How many people want the product: the number, and a bar against the product that most people want. */
function Votes({ count, most, failed }: { count: VoteCounts[ProductId] | undefined; most: number; failed: boolean }) {
  if (count === undefined) return failed ? null : <Skeleton className="h-5 w-20" />;
  return (
    <div className="grid gap-1.5">
      <p className="figures text-small text-soft">
        {formatNumber(count)} {count === 1 ? 'vote' : 'votes'}
      </p>
      <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-hover">
        <div className="h-full rounded-full bg-soft" style={{ width: `${(100 * count) / most}%` }} />
      </div>
    </div>
  );
}
