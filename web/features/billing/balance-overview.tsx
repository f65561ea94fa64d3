import type { CreditBalance, CreditSource } from '../../../contract/credits.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { formatNumber } from '../../ui/counter.tsx';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/notice.tsx';
import { mediumDate } from '../../lib/dates.ts';
import { nextToEnd } from './next-to-end.ts';
import { sourceLabelOf } from './transaction-labels.ts';

/** The balance, and what it is made of in the order in which it is spent. Monthly credits are gold, the others ink. */
export function BalanceOverview({ balance }: { balance: CreditBalance }) {
  const { available, held, owed, sources } = balance;
  return (
    <section
      aria-labelledby="balance"
      className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
    >
      <div className="grid content-start gap-1">
        <h2 id="balance" className="text-soft">
          Balance
        </h2>
        <p className="figures flex items-baseline gap-2.5">
          <span className="display text-hero">{formatNumber(available)}</span>
          <span className="text-lead text-soft">{available === 1 ? 'credit' : 'credits'}</span>
        </p>
        <p className="figures text-soft">{nextText(balance)}</p>
        {held > 0 ? (
          <p className="figures text-soft">{creditsText(held)} set aside for work under way, returned if it fails.</p>
        ) : null}
      </div>
      <div className="grid content-start gap-5">
        {sources.length > 0 ? <Sources sources={sources} /> : null}
        {owed > 0 ? (
          <Notice>
            {creditsText(owed)} owed: credits of a returned payment that were no longer there. The next credits that you
            receive settle this first.
          </Notice>
        ) : null}
      </div>
    </section>
  );
}

function nextText(balance: CreditBalance): string {
  const next = nextToEnd(balance);
  if (next === null) return balance.sources.length > 0 ? 'None of them expire.' : 'Nothing to spend at the moment.';
  return `${creditsText(next.credits)} ${next.credits === 1 ? 'expires' : 'expire'} on ${next.day}.`;
}

const isMonthly = ({ kind }: CreditSource) => kind === 'subscription';

function Sources({ sources }: { sources: readonly CreditSource[] }) {
  return (
    <div className="grid gap-4">
      <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {sources.map((source, index) => (
          <span
            key={keyOf(source, index)}
            style={{ flexGrow: source.credits }}
            className={cx('min-w-1', isMonthly(source) ? 'bg-gold' : 'bg-ink')}
          />
        ))}
      </div>
      <div>
        <h3 className="pb-1 text-small text-soft">Spent in this order</h3>
        <ol className="figures divide-y divide-line">
          {sources.map((source, index) => (
            <li key={keyOf(source, index)} className="flex flex-wrap items-baseline gap-x-3 py-2.5">
              <span
                aria-hidden="true"
                className={cx('size-2 shrink-0 rounded-full', isMonthly(source) ? 'bg-gold' : 'bg-ink')}
              />
              <span className="grow">{sourceLabelOf(source.type)}</span>
              <span className="text-small text-soft">{untilText(source)}</span>
              <span className="w-16 text-right font-strong">{formatNumber(source.credits)}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Two sources may be alike in everything; their place in the order tells them apart. */
const keyOf = (source: CreditSource, index: number) => `${source.type}:${source.expiresAt}:${index}`;

/** Monthly credits without a date are carried from one month to the next, as the setting says. */
function untilText(source: CreditSource): string {
  if (source.expiresAt !== null) return `Expire ${mediumDate(source.expiresAt)}`;
  return isMonthly(source) ? 'Carried over' : 'Never expire';
}
