import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { AnalysisSpec, Behind, Grouping, Measure, PeerPart } from '../../contract/analysis.ts';
import { metricOf } from '../../contract/metrics.ts';
import type { Connection } from '../db/connect.ts';
import { jsonbText } from '../db/jsonb-text.ts';
import { analysisAnswer, guideValue } from '../db/tables/analysis.ts';
import { guide } from '../db/tables/library.ts';
import { aspectOf, isBounded, isYesNo } from '../../contract/aspects.ts';
import { all, factRows, groupSql, peersSql, statedRows } from './peers-store.ts';

/** What a figure is read for. */
export interface Asked<Of extends Measure['of'] = Measure['of']> {
  measure: Extract<Measure, { of: Of }>;
  peers: readonly PeerPart[];
  groupBy: readonly Grouping[];
  /** Of a `value`: a percentile beside the usual ones, 0 to 1. */
  point?: number;
  /** Of a `value`: whether every value comes along, smallest first. */
  withValues?: boolean;
}

/** The peers of a group. */
export interface PeerRow {
  group: string[];
  employers: number;
  samples: number;
}

/** The values of a group. */
export interface ValueRow {
  group: string[];
  n: number;
  samples: number;
  mean: number;
  /** At 10, 25, 50, 75 and 90 percent, and at the point that was asked for. */
  points: number[];
  least: number;
  most: number;
  values: number[] | null;
}

/** How many of a group offer something. */
export interface OfferRow {
  group: string[];
  /** Employers that count: all peers, or those whose guide states the fact at all. */
  n: number;
  samples: number;
  count: number;
}

/** Answers of statements and, beside them, the statements as they were sent. */
export class Reader {
  readonly statements: string[] = [];
  readonly #db: Connection;

  constructor(db: Connection) {
    this.#db = db;
  }

  /** The one value of a statement that answers JSON: quicker to read than rows of arrays. */
  async read<Value>(statement: SQL): Promise<Value[]> {
    const whole = sql`select coalesce(json_agg(one), '[]') as answer from (${statement}) one`;
    this.statements.push(inWords(whole));
    const { rows } = await this.#db.execute<{ answer: Value[] }>(whole);
    return rows[0]?.answer ?? [];
  }
}

const dialect = new PgDialect();

/** A statement with its parameters in their places, to be looked at. */
function inWords(statement: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return text.replaceAll(/\$(\d+)/g, (_, at: string) => JSON.stringify(params[Number(at) - 1])).replaceAll(/\s+/g, ' ');
}

interface Grouped {
  /** The groups' names as one array of texts. */
  names: SQL;
  /** The columns of the groups, one by one: they are hashed and sorted more quickly than arrays are. */
  groupBy: SQL;
  joins: SQL;
  /** Every grouping tells its group. */
  isNamed: SQL;
}

interface GroupedBy {
  /** Plan types are told by the values themselves: see `isByPlanType`. */
  byPlanType?: boolean;
  /** Groupings whose names are shown; the others only narrow. */
  isShown?: (one: Grouping) => boolean;
}

function grouped(groupBy: readonly Grouping[], { byPlanType = false, isShown = () => true }: GroupedBy = {}): Grouped {
  const groups = groupBy.map((grouping, at) => ({ ...groupSql(grouping, at, byPlanType), isShown: isShown(grouping) }));
  // What is joined is called by its place, whether its name is shown or not.
  const shown = groups.filter((one) => one.isShown).map(({ name }) => name);
  const listed = sql.join(shown, sql`, `);
  return {
    names: shown.length === 0 ? sql`array[]::text[]` : sql`array[${listed}]`,
    groupBy: shown.length === 0 ? sql`having count(*) > 0` : sql`group by ${listed}`,
    joins: sql.join(
      groups.map(({ join }) => join),
      sql` `,
    ),
    isNamed: all(groups.map(({ name }) => sql`${name} is not null`)),
  };
}

const isPerYear = (groupBy: readonly Grouping[]): boolean => groupBy.includes('year');
const ofGuides = sql`v.metric = 'guide' and v.tier = '' and v.network = '' and v.plan_type = ''`;

/** The peers of each group. */
export async function readPeers(
  reader: Reader,
  { peers, groupBy }: Pick<Asked, 'peers' | 'groupBy'>,
): Promise<PeerRow[]> {
  const { names, joins, isNamed, groupBy: columns } = grouped(groupBy);
  return reader.read<PeerRow>(sql`
    select ${names} as "group", count(*)::int as employers, count(*) filter (where v.sample)::int as samples
    from ${guideValue} v ${joins}
    where ${ofGuides} and ${peersSql(peers, { perYear: isPerYear(groupBy) })} and ${isNamed}
    ${columns}`);
}

/** The peers that a grouping by answers tells a group of, in each group of the groupings beside it. */
export async function readAnswering(
  reader: Reader,
  { peers, groupBy }: Pick<Asked, 'peers' | 'groupBy'>,
  isOfAnswers: (grouping: Grouping) => boolean,
): Promise<PeerRow[]> {
  const { names, joins, isNamed, groupBy: columns } = grouped(groupBy, { isShown: (one) => !isOfAnswers(one) });
  return reader.read<PeerRow>(sql`
    select ${names} as "group", count(distinct v.guide_id)::int as employers,
      count(distinct v.guide_id) filter (where v.sample)::int as samples
    from ${guideValue} v ${joins}
    where ${ofGuides} and ${peersSql(peers, { perYear: isPerYear(groupBy) })} and ${isNamed}
    ${columns}`);
}

/** The rows of a metric's values. */
function valueRows(
  { metric, planType, ...aspect }: Extract<Measure, { of: 'value' }>,
  { byPlanType }: { byPlanType: boolean } = { byPlanType: false },
): SQL {
  const { tier, network } = aspectOf(metric, aspect);
  const plan = byPlanType ? sql`v.plan_type <> ''` : sql`v.plan_type = ${planType ?? ''}`;
  return sql`v.metric = ${metric} and v.tier = ${tier} and v.network = ${network} and ${plan} and v.value is not null`;
}

/** Whether plan types are told by the values themselves, each plan having its own. */
export const isByPlanType = (groupBy: readonly Grouping[], measure: Measure): boolean =>
  groupBy.includes('planType') &&
  measure.of === 'value' &&
  measure.planType === undefined &&
  metricOf(measure.metric).perPlan === true;

/** The amounts of each group. */
export async function readValues(reader: Reader, asked: Asked<'value'>): Promise<ValueRow[]> {
  const { measure, peers, groupBy, point = 0.5, withValues = false } = asked;
  const byPlanType = isByPlanType(groupBy, measure);
  const { names, joins, isNamed, groupBy: columns } = grouped(groupBy, { byPlanType });
  return reader.read<ValueRow>(sql`
    select ${names} as "group", count(*)::int as n, count(*) filter (where v.sample)::int as samples, avg(v.value) as mean,
      percentile_cont(array[0.1, 0.25, 0.5, 0.75, 0.9, ${point}::float8]) within group (order by v.value) as points,
      min(v.value) as least, max(v.value) as most,
      ${withValues ? sql`array_agg(v.value order by v.value)` : sql`null::float8[]`} as values
    from ${guideValue} v ${joins}
    where ${valueRows(measure, { byPlanType })} and ${peersSql(peers, { perYear: isPerYear(groupBy) })} and ${isNamed}
    ${columns}`);
}

/** Who counts for a share: with a certain answer asked for, those whose guide answers at all; else every peer. */
export const countsStating = (measure: Extract<Measure, { of: 'offering' }>): boolean =>
  isBounded(measure) && !(isYesNo(measure.metric) && measure.is === 'yes');

/** How many of each group offer something. */
export async function readOffers(reader: Reader, { measure, peers, groupBy }: Asked<'offering'>): Promise<OfferRow[]> {
  const { names, joins, isNamed, groupBy: columns } = grouped(groupBy);
  const atAll = sql`v.guide_id in (select f.guide_id from ${guideValue} f where ${statedRows(measure)})`;
  return reader.read<OfferRow>(sql`
    select ${names} as "group", count(*)::int as n,
      count(*) filter (where v.sample)::int as samples, count(offer.guide_id)::int as count
    from ${guideValue} v ${joins}
    left join (select distinct f.guide_id from ${guideValue} f where ${factRows(measure)}) offer on offer.guide_id = v.guide_id
    where ${ofGuides} and ${peersSql(peers, { perYear: isPerYear(groupBy) })} and ${isNamed}
      ${countsStating(measure) ? sql`and ${atAll}` : sql``}
    ${columns}`);
}

/** How many of each group state a fact at all, whatever they say. */
export async function readStating(reader: Reader, { measure, peers, groupBy }: Asked<'offering'>): Promise<OfferRow[]> {
  const { names, joins, isNamed, groupBy: columns } = grouped(groupBy);
  return reader.read<OfferRow>(sql`
    select ${names} as "group", count(*)::int as n, count(offer.guide_id)::int as count,
      count(offer.guide_id) filter (where v.sample)::int as samples
    from ${guideValue} v ${joins}
    left join (select distinct f.guide_id from ${guideValue} f where ${statedRows(measure)}) offer on offer.guide_id = v.guide_id
    where ${ofGuides} and ${peersSql(peers, { perYear: isPerYear(groupBy) })} and ${isNamed}
    ${columns}`);
}

/** How many employers say each word of a metric, most said first. */
export async function readAnswers(
  reader: Reader,
  { measure, peers }: Asked<'value'>,
): Promise<{ words: string; n: number }[]> {
  return reader.read(sql`
    select v.words, count(distinct v.guide_id)::int as n
    from ${guideValue} v
    where v.metric = ${measure.metric} and v.words is not null and ${peersSql(peers)}
    group by v.words order by n desc, v.words`);
}

/** The amounts of employers that have one in both years. */
export async function readBoth(
  reader: Reader,
  asked: Asked<'value'>,
  { from, to }: { from: number; to: number },
): Promise<{ before: number; after: number; sample: boolean }[]> {
  const rows = valueRows(asked.measure);
  const others = asked.peers.filter(({ any }) => any.every(({ on }) => on !== 'year'));
  const year = (which: number) => sql`
    select v.employer, v.value, v.sample from ${guideValue} v
    where ${rows} and v.year = ${which}::int and ${peersSql(others, { perYear: true })}`;
  return reader.read(sql`
    select earlier.value as before, later.value as after, later.sample
    from (${year(from)}) earlier join (${year(to)}) later on later.employer = earlier.employer`);
}

/** Two amounts of each employer that states both, in an order that is no order: at most `limit`. */
export async function readPairs(
  reader: Reader,
  measures: readonly [Extract<Measure, { of: 'value' }>, Extract<Measure, { of: 'value' }>],
  peers: readonly PeerPart[],
  limit: number,
): Promise<{ x: number; y: number }[]> {
  const [first, second] = measures;
  const values = (measure: Extract<Measure, { of: 'value' }>) => sql`
    select v.guide_id, v.value from ${guideValue} v where ${valueRows(measure)} and ${peersSql(peers)}`;
  return reader.read(sql`
    select one.value as x, other.value as y
    from (${values(first)}) one join (${values(second)}) other on other.guide_id = one.guide_id
    order by md5(one.guide_id::text) limit ${limit}`);
}

/** An employer by what it states; `total`: how many state it, `alike`: how many the same. */
export interface RankedRow {
  guideId: string;
  employer: string;
  value: number;
  total: number;
  alike: number;
}

/** The employers that state the most, or the least, of an amount. */
export async function readRanked(
  reader: Reader,
  { measure, peers }: Pick<Asked<'value'>, 'measure' | 'peers'>,
  { order, limit }: { order: 'asc' | 'desc'; limit: number },
): Promise<RankedRow[]> {
  return reader.read<RankedRow>(sql`
    select v.guide_id as "guideId", v.employer, v.value, count(*) over ()::int as total,
      count(*) over (partition by v.value)::int as alike
    from ${guideValue} v where ${valueRows(measure)} and ${peersSql(peers)}
    order by v.value ${order === 'asc' ? sql`asc` : sql`desc`}, v.employer limit ${limit}`);
}

/** The guides that a figure rests on, real ones before modelled ones, by employer, and how many they are in all. */
export async function readBehind(
  reader: Reader,
  asked: Asked,
  limit: number,
  offset = 0,
): Promise<(Behind & { total: number })[]> {
  const { measure, peers, groupBy } = asked;
  const who = peersSql(peers, { perYear: isPerYear(groupBy) });
  const rows =
    measure.of === 'value'
      ? sql`${valueRows(measure, { byPlanType: isByPlanType(groupBy, measure) })} and ${who}`
      : sql`${ofGuides} and ${who}`;
  const offering =
    measure.of === 'offering'
      ? sql`intersect select f.guide_id from ${guideValue} f where ${factRows(measure)}`
      : sql``;
  const each = measure.of === 'value' && isByPlanType(groupBy, measure) ? sql`distinct` : sql``;
  const order = (of: SQL): SQL => sql`${of}.sample, ${of}.employer, ${of}.plan_year desc, ${of}.id`;
  // Which guides they are is found once; then the guides are walked in their order until enough of them are found. As a plain condition
  // it would be planned as a join, for which all guides are read and sorted.
  return reader.read(sql`
    with behind as materialized (select ${each} v.guide_id from ${guideValue} v where ${rows} ${offering}),
    first as (
      select one.id from ${guide} one where (one.id in (select guide_id from behind)) is true
      order by ${order(sql`one`)} limit ${limit} offset ${offset}
    )
    select of.id as "guideId", of.title, of.employer, of.plan_year as "planYear", of.sample,
      (select count(*) from behind)::int as total
    from first join ${guide} of on of.id = first.id order by ${order(sql`of`)}`);
}

const hashOf = (spec: AnalysisSpec): string => createHash('sha256').update(JSON.stringify(spec)).digest('hex');

/** An answer that was computed from this state of the library. */
export async function findAnswer(db: Connection, spec: AnalysisSpec, version: number): Promise<unknown> {
  const { rows } = await db.execute<{ result: unknown }>(sql`
    select result from ${analysisAnswer} where spec_hash = ${hashOf(spec)} and library_version = ${version}`);
  return rows[0]?.result;
}

/**
 * Keeps an answer, and forgets those of other states of the library that are older than a day. It can be computed again, so nobody waits
 * until it is on the disk.
 */
export async function keepAnswer(db: Connection, spec: AnalysisSpec, version: number, result: unknown): Promise<void> {
  await db.execute(sql`
    with quickly as materialized (select set_config('synchronous_commit', 'off', true)),
    forgotten as (
      delete from ${analysisAnswer} where library_version < ${version} and created_at < now() - interval '1 day'
    )
    insert into ${analysisAnswer} (spec_hash, library_version, result)
    select ${hashOf(spec)}, ${version}, ${jsonbText(result)}::jsonb from quickly on conflict do nothing`);
}
