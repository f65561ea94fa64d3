import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { CreditTransaction } from '../../../contract/credits.ts';
import { formatNumber } from '../../ui/counter.tsx';
import { cx } from '../../ui/cx.ts';
import { Field, Select } from '../../ui/field.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { signed } from '../../lib/transaction-label.ts';
import { billingSearch } from '../../search-params.ts';
import { filtered, filtersOf } from './activity-filter.ts';
import { moment } from '../../lib/dates.ts';
import { detailOf, titleOf } from './transaction-labels.ts';

/** How many lines are shown at first, and with each press of the button. */
const STEP = 25;

const HEAD = 'py-2 text-small font-normal text-soft';

/** The whole ledger: every gain and every use, with the balance after each. The address holds which lines are shown. */
export function Activity({ history }: { history: readonly CreditTransaction[] }) {
  const [count, setCount] = useState(STEP);
  const { show } = billingSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const filters = filtersOf(history);
  const filter = filters.find(({ value }) => value === show)?.value ?? 'all';
  const lines = filtered(history, filter);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 py-3">
        <Field label="Show" className="w-full sm:w-52">
          {(control) => (
            <Select
              {...control}
              value={filter}
              onChange={({ target }) => {
                const search = target.value === 'all' ? {} : { show: target.value };
                void navigate({ to: '.', search, replace: true, resetScroll: false });
                setCount(STEP);
              }}
            >
              {filters.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <table className="figures w-full border-b max-sm:table-fixed border-line text-left">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={cx(HEAD, 'w-48 max-sm:hidden')}>
              Date
            </th>
            <th scope="col" className={HEAD}>
              What
            </th>
            <th scope="col" className={cx(HEAD, 'w-[24%] text-right sm:w-20')}>
              Credits
            </th>
            <th scope="col" className={cx(HEAD, 'w-[30%] pl-2 text-right sm:w-28')}>
              Balance
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.slice(0, count).map((one) => (
            <tr key={one.id} className="align-baseline">
              <td className="py-2.5 pr-4 text-soft max-sm:hidden">
                <time dateTime={one.createdAt}>{moment(one.createdAt)}</time>
              </td>
              <td className="py-2.5 pr-2 sm:pr-4">
                {titleOf(one)}
                {detailOf(one) === null ? null : <span className="block text-small text-soft">{detailOf(one)}</span>}
                <time dateTime={one.createdAt} className="block text-small text-soft sm:hidden">
                  {moment(one.createdAt)}
                </time>
              </td>
              <td className={cx('py-2.5 text-right font-strong', one.delta > 0 && 'text-gain')}>
                {signed(one.delta, formatNumber)}
              </td>
              <td className="py-2.5 pl-2 text-right text-soft">{formatNumber(one.balanceAfter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ShowMore shown={count} total={lines.length} onMore={() => setCount(count + STEP)} className="pt-4" />
    </>
  );
}
