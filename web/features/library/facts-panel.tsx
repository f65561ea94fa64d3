import type { Fact } from '../../../contract/facts.ts';
import { isUnauthorized } from '../../lib/request-error.ts';
import { formatNumber } from '../../ui/counter.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ChevronDownIcon, CloseIcon } from '../../ui/icons/actions.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { MetricFacts } from './metric-facts.tsx';
import { useGuideFacts } from './use-guide.ts';

interface FactsPanelProps {
  documentId: string;
  /** The fact whose quote is marked; see `factKey`. */
  current: string | undefined;
  /** Beside the pages rather than over them. */
  wide: boolean;
  onClose: () => void;
  onJump: (fact: Fact) => void;
}

/** What the guide states, each with its page and its words, and what it does not state. */
export default function FactsPanel({ wide, onClose, ...facts }: FactsPanelProps) {
  if (wide) {
    return (
      <aside aria-label="Facts" className="relative w-88 shrink-0 overflow-y-auto border-l border-line">
        <div className="sticky top-0 z-10 flex min-h-12 items-center justify-between border-b border-line bg-paper pr-1 pl-5">
          <h2 className="font-strong">Facts</h2>
          <IconButton
            size="small"
            label="Hide the facts (f)"
            side="left"
            icon={<CloseIcon size={18} />}
            onClick={onClose}
          />
        </div>
        <FactsList {...facts} />
      </aside>
    );
  }
  return (
    <Sheet title="Facts" closeLabel="Close facts" width="wide" tool="vision" onClose={onClose}>
      <div data-facts className="px-5 pt-4 font-strong" aria-hidden="true">
        Facts
      </div>
      <FactsList {...facts} />
    </Sheet>
  );
}

function FactsList({ documentId, current, onJump }: Pick<FactsPanelProps, 'documentId' | 'current' | 'onJump'>) {
  const stated = useGuideFacts(documentId);
  if (stated.isPending) {
    return (
      <div className="px-5 py-5">
        <SkeletonLines lines={6} label="Loading the facts…" />
      </div>
    );
  }
  if (stated.isError) {
    return isUnauthorized(stated.error) ? null : (
      <ErrorState onRetry={() => void stated.refetch()}>The facts of this guide could not be loaded.</ErrorState>
    );
  }
  const { facts, notStated } = stated.data;
  const categories = grouped(facts, ({ category }) => category);
  return (
    <div className="px-5 pb-8">
      {facts.length === 0 ? (
        <p className="py-5 text-soft">No facts were found in this guide. Its text can be read and searched.</p>
      ) : null}
      {categories.map(([category, inCategory]) => (
        <section key={category} aria-label={titled(category)} className="pt-5">
          <h3 className="pb-1 text-small font-strong text-hue">{titled(category)}</h3>
          <ul className="divide-y divide-line">
            {grouped(inCategory, ({ metric }) => metric).map(([metric, same]) => (
              <li key={metric} className="py-2">
                <MetricFacts facts={same} current={current} onJump={onJump} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {notStated.length === 0 ? null : (
        <details className="group mt-6 border-t border-line pt-2">
          <summary className="-mx-2 flex min-h-10 items-center gap-2 rounded-control px-2 text-small font-strong text-soft hover:bg-hover hover:text-ink">
            Not stated
            <span className="figures font-normal">{formatNumber(notStated.length)}</span>
            <ChevronDownIcon size={16} className="ml-auto transition-transform group-open:rotate-180" />
          </summary>
          <ul className="grid gap-1 pt-1 text-small text-soft">
            {notStated.map(({ metric, label }) => (
              <li key={metric}>{label}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** The facts with the same name together, in the order in which they come. */
function grouped(facts: readonly Fact[], nameOf: (fact: Fact) => string): [name: string, facts: Fact[]][] {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const name = nameOf(fact);
    groups.set(name, [...(groups.get(name) ?? []), fact]);
  }
  return [...groups];
}

const titled = (category: string): string => category.charAt(0).toUpperCase() + category.slice(1);
