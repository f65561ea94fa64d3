import { sql, type SQL } from 'drizzle-orm';
import type { Grouping, PeerPart, PeerTest } from '../../contract/analysis.ts';
import { isMetric, isMetricGroup, type MetricKey } from '../../contract/metrics.ts';
import { carriers } from '../../contract/vocabulary/carriers.ts';
import { sizeBands } from '../../contract/vocabulary/company-sizes.ts';
import { regions, statesOf, statesWithin } from '../../contract/vocabulary/states.ts';
import { guideValue } from '../db/tables/analysis.ts';
import { aspectOf, isBounded, isYesNo } from '../../contract/aspects.ts';

/** SQL of who is compared and by what they are grouped. The values' rows stand as `v`. */

export const isTrue = sql`true`;
export const all = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? isTrue : sql.join([...conditions], sql` and `);
const texts = (words: readonly string[]): SQL => sql`${sql.param([...words])}::text[]`;

interface Ends {
  atLeast?: number | undefined;
  above?: number | undefined;
  atMost?: number | undefined;
  below?: number | undefined;
}

function within(column: SQL, { atLeast, above, atMost, below }: Ends): SQL[] {
  return [
    ...(atLeast === undefined ? [] : [sql`${column} >= ${atLeast}::float8`]),
    ...(above === undefined ? [] : [sql`${column} > ${above}::float8`]),
    ...(atMost === undefined ? [] : [sql`${column} <= ${atMost}::float8`]),
    ...(below === undefined ? [] : [sql`${column} < ${below}::float8`]),
  ];
}

/** A name as carriers are told by: letters and digits only. Signs are taken out one by one: a pattern takes ten times as long. */
const plainName = (column: SQL): SQL => sql`translate(lower(${column}), ${' .,;:-–—&()/\'’+*_"!®™'}, '')`;

/** What shows a carrier in the names that guides have. */
function carrierShows(column: SQL, label: string): SQL {
  const known = carriers.find((one) => one.label.toLowerCase() === label.toLowerCase());
  if (known === undefined) return sql`lower(${column}) = lower(${label})`;
  return sql`${plainName(column)} like ${`%${known.shows}%`}`;
}

/**
 * Words that guides state for metrics, each once: few, so that whatever is asked of them is asked once and not of every guide. The offset
 * keeps the database from asking it inside, where every guide has its row.
 */
const statedWords = (metric: SQL): SQL =>
  sql`(select distinct s.words from ${guideValue} s where ${metric} and s.words is not null offset 0) said`;

/** Whether the words of rows `f` are a name of a carrier. */
const isOfCarrier = (metric: SQL, label: string): SQL =>
  sql`f.words in (select said.words from ${statedWords(metric)} where ${carrierShows(sql`said.words`, label)})`;

const allCarriers = (alias: SQL): SQL =>
  sql`${alias}.metric in ('medical.carrier', 'dental.carrier', 'vision.carrier')`;

type FactTest = Extract<PeerTest, { on: 'fact' }>;

/** Whether an amount is asked for: it is then of one coverage level and one network, as amounts are. */
const asksAmount = (test: Omit<FactTest, 'on'>): boolean => isBounded(test) && test.is === undefined;

/** The rows, as `f`, of guides that state a fact at all, whatever they say: also who says no. */
export function statedRows(test: Omit<FactTest, 'on'>): SQL {
  const { metric, tier, network, planType } = test;
  if (isMetricGroup(metric)) return sql`f.metric = ${metric} and f.tier = '' and f.network = '' and f.plan_type = ''`;
  const aspect = aspectOf(metric, test);
  return all([
    sql`f.metric = ${metric}`,
    sql`f.plan_type = ${planType ?? ''}`,
    ...(tier !== undefined || asksAmount(test) ? [sql`f.tier = ${aspect.tier}`] : []),
    ...(network !== undefined || asksAmount(test) ? [sql`f.network = ${aspect.network}`] : []),
  ]);
}

/** The rows, as `f`, by which guides satisfy a test of a fact. */
export function factRows(test: Omit<FactTest, 'on'>): SQL {
  const { metric, is } = test;
  if (isMetricGroup(metric)) return all([statedRows(test), sql`f.words = 'yes'`]);
  const answer = is ?? (isYesNo(metric) ? 'yes' : undefined);
  return all([
    statedRows(test),
    ...(answer === undefined
      ? []
      : [
          metric.endsWith('.carrier')
            ? isOfCarrier(sql`s.metric = ${metric}`, answer)
            : sql`lower(f.words) = lower(${answer})`,
        ]),
    ...within(sql`f.value`, test),
  ]);
}

const among = (rows: SQL): SQL => sql`v.guide_id in (select f.guide_id from ${guideValue} f where ${rows})`;

function testSql(test: PeerTest): SQL {
  switch (test.on) {
    case 'industry':
      return sql`v.industry = ${test.is}`;
    case 'state':
      return sql`v.state = ${test.is}`;
    case 'region':
      return sql`v.state = any(${texts(statesWithin(test.is))})`;
    case 'size':
      return all(within(sql`v.employees`, test));
    case 'year':
      return all([sql`v.year > 0`, ...within(sql`v.year`, test)]);
    case 'source':
      return test.is === 'sample' ? sql`v.sample` : sql`not v.sample`;
    case 'carrier':
      return among(sql`${allCarriers(sql`f`)} and ${isOfCarrier(allCarriers(sql`s`), test.is)}`);
    case 'planType':
      return among(sql`f.metric = 'medical.plan_type' and f.words = ${test.is}`);
    case 'fact':
      return among(factRows(test));
    default:
      return test satisfies never;
  }
}

function partSql({ any, not }: PeerPart): SQL {
  const some = sql`coalesce(${sql.join(
    any.map((test) => sql`(${testSql(test)})`),
    sql` or `,
  )}, false)`;
  return not ? sql`not ${some}` : some;
}

/** The range of plan years that parts of one test each demand; the others are looked at guide by guide. */
export function yearsOf(peers: readonly PeerPart[]): { from: number; to: number } | null {
  const said = peers.flatMap(({ any: [test, ...others], not }) =>
    test?.on === 'year' && others.length === 0 && !not ? [test] : [],
  );
  if (said.length === 0) return null;
  return {
    from: Math.max(1, ...said.flatMap(({ atLeast, above }) => [atLeast ?? 1, above === undefined ? 1 : above + 1])),
    to: Math.min(
      9999,
      ...said.flatMap(({ atMost, below }) => [atMost ?? 9999, below === undefined ? 9999 : below - 1]),
    ),
  };
}

/**
 * Who is compared: the latest guide of each employer within the years that are asked for, or with `perYear` each year's, as
 * far as it satisfies the other parts.
 */
export function peersSql(peers: readonly PeerPart[], { perYear }: { perYear: boolean } = { perYear: false }): SQL {
  const years = yearsOf(peers);
  const latest = perYear
    ? sql`v.until is distinct from v.year`
    : years === null
      ? sql`v.until is null`
      : sql`(v.until is null or v.until > ${years.to}::int)`;
  return all([
    latest,
    ...(years === null ? [] : [sql`v.year between ${years.from}::int and ${years.to}::int`]),
    ...peers.map(partSql),
  ]);
}

/**
 * How a grouping is told: the group's name, a column without parameters of `v` or of what is joined. No join gives a guide more than one
 * row of a group.
 */
export interface GroupSql {
  name: SQL;
  join: SQL;
}

const none = sql``;

/** The words of the rows `f` that answer a choice. */
const answers = (metric: string): SQL =>
  sql`f.metric = ${metric} and f.tier = '' and f.network = '' and f.plan_type = '' and f.words is not null`;

const wordsOf = (alias: SQL, metric: string): SQL =>
  sql`join ${guideValue} ${alias} on ${alias}.guide_id = v.guide_id and ${alias}.metric = ${metric} and ${alias}.tier = ''
    and ${alias}.network = '' and ${alias}.plan_type = '' and ${alias}.words is not null`;

/** Carriers by the names that people call them: each of the guides' own names is looked at once. */
function carriersOf(alias: SQL, metric: MetricKey): SQL {
  const label = carriers.map((one) => sql`when ${carrierShows(sql`said.words`, one.label)} then ${one.label}::text`);
  return sql`join (
    select distinct f.guide_id, carrier.label
    from ${guideValue} f join (
      select said.words, case ${sql.join(label, sql` `)} else said.words end as label
      from ${statedWords(sql`s.metric = ${metric}`)} offset 0
    ) carrier on carrier.words = f.words
    where ${answers(metric)}
  ) ${alias} on ${alias}.guide_id = v.guide_id`;
}

const regionNames = regions.flatMap((region) => statesOf[region].map(() => region));
const regionStates = regions.flatMap((region) => [...statesOf[region]]);

/**
 * @param at the grouping's place, which names what is joined
 * @param byValue whether the values' own plan type tells the group
 */
export function groupSql(grouping: Grouping, at: number, byValue: boolean): GroupSql {
  const alias = sql.raw(`a${at}`);
  if (isMetric(grouping) && grouping.endsWith('.carrier'))
    return { name: sql`${alias}.label`, join: carriersOf(alias, grouping) };
  if (isMetric(grouping)) return { name: sql`${alias}.words`, join: wordsOf(alias, grouping) };
  switch (grouping) {
    case 'industry':
      return { name: sql`v.industry`, join: none };
    case 'state':
      return { name: sql`v.state`, join: none };
    case 'year':
      return { name: sql`nullif(v.year, 0)::text`, join: none };
    case 'region':
      return {
        name: sql`${alias}.region`,
        join: sql`join unnest(${texts(regionStates)}, ${texts(regionNames)}) ${alias} (state, region) on ${alias}.state = v.state`,
      };
    case 'size': {
      const of = sizeBands
        .toReversed()
        .map(({ label, from }) => sql`when v.employees >= ${from}::int then ${label}::text`);
      return {
        name: sql`${alias}.band`,
        join: sql`cross join lateral (select case ${sql.join(of, sql` `)} end as band) ${alias}`,
      };
    }
    case 'planType':
      if (byValue) return { name: sql`nullif(v.plan_type, '')`, join: none };
      return { name: sql`${alias}.words`, join: wordsOf(alias, 'medical.plan_type') };
    case 'carrier':
      return { name: sql`${alias}.label`, join: carriersOf(alias, 'medical.carrier') };
    default:
      return grouping satisfies never;
  }
}
