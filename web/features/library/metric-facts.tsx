import type { Fact } from '../../../contract/facts.ts';
import { tierName } from '../../lib/tier-name.ts';
import { cx } from '../../ui/cx.ts';
import { factKey } from './use-guide.ts';

interface MetricFactsProps {
  /** Of one metric; at least one. */
  facts: readonly Fact[];
  current: string | undefined;
  onJump: (fact: Fact) => void;
}

/** One metric of a guide: a line for each plan, coverage level and network that it is stated for. */
export function MetricFacts({ facts, current, onJump }: MetricFactsProps) {
  const [first] = facts;
  if (!first) return null;
  return (
    <>
      <h4 className="text-small text-soft">{first.label}</h4>
      <ul>
        {facts.map((fact, index) => {
          const key = factKey(fact);
          const isCurrent = key === current;
          // A row of a table gives several values: its words are read once.
          const isRepeated = facts[index - 1]?.quote === fact.quote;
          return (
            <li key={`${key} ${fact.passageId} ${index}`}>
              <button
                ref={isCurrent ? intoView : undefined}
                type="button"
                aria-current={isCurrent ? 'true' : undefined}
                onClick={() => onJump(fact)}
                className={cx(
                  '-mx-2 grid w-[calc(100%+1rem)] grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 rounded-control px-2 py-1 text-left transition-colors',
                  isCurrent ? 'bg-hue-wash' : 'hover:bg-hover',
                )}
              >
                <span className="figures">
                  <span className="font-strong">{fact.display}</span>
                  {scopeOf(fact) === '' ? null : <span className="text-small text-soft"> {scopeOf(fact)}</span>}
                  {fact.review ? <span className="text-small text-soft"> · to be reviewed</span> : null}
                </span>
                <span className="figures text-small text-soft">page {fact.page}</span>
                {isRepeated ? null : (
                  <q className="col-span-2 mt-0.5 line-clamp-2 text-small text-soft">{plain(fact.quote)}</q>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Shows the fact of the address when the list is drawn, or the address changes. */
function intoView(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'nearest' });
}

/** Whom and what a value is for: "family · in network · PPO 1500". A plan that is called as its type is not said twice. */
function scopeOf({ plan, tier, network, display }: Fact): string {
  const networks = { in: 'in network', out: 'out of network' };
  const inNetwork = network === null ? null : networks[network];
  return [tier === null ? null : tierName(tier), inNetwork, plan === display ? null : plan]
    .filter((part) => part !== null)
    .join(' · ');
}

/** Cells of a table in one line. */
const plain = (quote: string): string =>
  quote
    .replaceAll(/\s*\|\s*/g, ' · ')
    .replaceAll(/\s+/g, ' ')
    .trim();
