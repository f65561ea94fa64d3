import { useQuery } from '@tanstack/react-query';
import type { Day } from '../../../contract/operation.ts';
import type { CallReply } from '../../lib/caller.ts';
import { formatAmount } from '../../lib/money.ts';
import { queryOf } from '../../lib/query.ts';
import { useNow } from '../../lib/use-now.ts';
import { daySpans } from '../../search-params.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Block, Facts } from './block.tsx';
import { DayChart } from './day-chart.tsx';
import { Loaded } from './loaded.tsx';
import { usePanelPlace } from './panel-place.ts';
import { RatedKinds } from './rated-kinds.tsx';
import { When } from './when.tsx';

interface Chart {
  label: string;
  of: (day: Day) => number;
  format?: (value: number) => string;
  whole?: 'sum' | 'highest' | 'last';
}

const CHARTS: readonly Chart[] = [
  { label: 'Sign-ups', of: (day) => day.signUps },
  { label: 'Active people a day', of: (day) => day.activePeople, whole: 'highest' },
  { label: 'Revenue', of: (day) => day.revenue, format: (cents) => formatAmount(cents, 'usd') },
  { label: 'Credits granted', of: (day) => day.creditsGranted },
  { label: 'Credits spent', of: (day) => day.creditsSpent },
  { label: 'Credits ended', of: (day) => day.creditsEnded },
  { label: 'Credits outstanding', of: (day) => day.creditsOutstanding, whole: 'last' },
  { label: 'Searches', of: (day) => day.searches },
  { label: 'Searches without results', of: (day) => day.searchesWithoutResult },
  { label: 'Answers', of: (day) => day.answers },
  { label: 'Answers refused', of: (day) => day.answersRefused },
  { label: 'Answers that failed', of: (day) => day.answersFailed },
  { label: 'Answers rated good', of: (day) => day.answersRatedGood },
  { label: 'Answers rated bad', of: (day) => day.answersRatedBad },
  { label: 'Sentences not verified', of: (day) => day.sentencesNotVerified },
  { label: 'Tokens read by the model', of: (day) => day.tokensRead },
  { label: 'Tokens written by the model', of: (day) => day.tokensWritten },
];

type Overview = CallReply<'GET /api/admin/overview'>;

/** What the model costs, where the installation says what its tokens do. */
function modelCost({ read, written }: NonNullable<Overview['modelPrices']>): Chart {
  return {
    label: 'Cost of the model',
    of: (day) => (day.tokensRead * read + day.tokensWritten * written) / 1e6,
    format: (dollars) => formatAmount(dollars * 100, 'usd'),
  };
}

const chartsOf = ({ modelPrices }: Overview): readonly Chart[] =>
  modelPrices === null ? CHARTS : [...CHARTS, modelCost(modelPrices)];

const USUAL_DAYS = 30;

/** The installation over time, and whether everything works. The address holds how many days are looked at. */
export function Overview() {
  const { place, change } = usePanelPlace();
  const { days = USUAL_DAYS } = place;
  const overview = useQuery({ ...queryOf('GET /api/admin/overview', { query: { days } }), staleTime: 60_000 });
  const show = (next: number) => void change({ days: daySpans.find((span) => span === next && span !== USUAL_DAYS) });
  return (
    <div className="grid grid-cols-1 gap-10">
      <Loaded source={overview}>{({ health }) => <Health health={health} />}</Loaded>
      <Block
        title="Over time"
        aside={
          <Field label="Days" className="grid-flow-col items-center">
            {(control) => (
              <Select {...control} value={days} onChange={({ target }) => show(Number(target.value))}>
                {daySpans.map((span) => (
                  <option key={span}>{span}</option>
                ))}
              </Select>
            )}
          </Field>
        }
      >
        <Loaded source={overview}>
          {(known) => (
            <>
              <Facts facts={[{ label: 'Credits owed', value: formatNumber(known.creditsOwed) }]} />
              <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
                {chartsOf(known).map(({ label, format = formatNumber, ...chart }) => (
                  <li key={label}>
                    <DayChart label={label} days={known.days} format={format} {...chart} />
                  </li>
                ))}
              </ul>
              <RatedKinds ratings={known.ratings} />
            </>
          )}
        </Loaded>
      </Block>
    </div>
  );
}

type Health = Overview['health'];

const minutes = (seconds: number): string =>
  seconds < 60 ? '' : `, oldest ${formatNumber(Math.floor(seconds / 60))} min`;

function Health({ health: { jobs, mail, webhooks, searchReady, diskFull, lastBackup } }: { health: Health }) {
  const state = (isGood: boolean, good: string, bad: string) => (isGood ? good : <Badge tone="loss">{bad}</Badge>);
  const queue = ({ waiting, failed, oldestSeconds }: Health['jobs']) => (
    <span>
      {formatNumber(waiting)} waiting{minutes(oldestSeconds)}
      {failed > 0 ? (
        <>
          {' '}
          <Badge tone="loss">{`${formatNumber(failed)} failed`}</Badge>
        </>
      ) : null}
    </span>
  );
  return (
    <Block title="Health">
      <Facts
        facts={[
          { label: 'Jobs', value: queue(jobs) },
          { label: 'Mail', value: queue(mail) },
          { label: 'Payment events', value: queue({ ...webhooks, failed: 0 }) },
          { label: 'Search', value: state(searchReady, 'Ready', 'Not ready') },
          { label: 'Disk', value: state(!diskFull, 'Has room', 'Full') },
          { label: 'Last backup', value: <LastBackup backup={lastBackup} /> },
        ]}
      />
    </Block>
  );
}

/** A backup older than this is marked. */
const OLD_MS = 8 * 86_400_000;

function LastBackup({ backup }: { backup: Health['lastBackup'] }) {
  const now = useNow();
  if (backup === null) return 'None made here';
  const { madeAt, withFiles, missingFiles } = backup;
  const isOld = now - new Date(madeAt).getTime() > OLD_MS;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <When at={madeAt} />
      {withFiles ? null : <span className="text-soft">without originals</span>}
      {missingFiles > 0 ? <Badge tone="loss">{`${formatNumber(missingFiles)} originals missing`}</Badge> : null}
      {isOld ? <Badge tone="gold">old</Badge> : null}
    </span>
  );
}
