import { sql, type SQL } from 'drizzle-orm';
import type { AskedCondition } from './asked-conditions.ts';
import { type AskedWords, holdsAny, maskOf } from './asked-words.ts';

/** What is asked of the database. */
export interface Asked {
  words: AskedWords;
  /** Hard ones first. */
  conditions: readonly AskedCondition[];
  /** Conditions alone say what is found; words rank. */
  isBrowse: boolean;
  /** The only guides that are looked at; null: all of them. */
  among: readonly string[] | null;
}

/** Conditions over facts that one plan must satisfy together, the one that gives way last first. */
interface Line {
  /** The table of its plans; see `plansTable`. */
  name: SQL;
  /** By guide: the pattern of the plan that satisfies most, those first that give way last; and what any plan satisfies. */
  pattern: SQL;
  anywhere: SQL;
  /** The places of its conditions among all. */
  members: number[];
}

/**
 * The guides that may be found, as tables of a `with`. `candidate` has, for each guide `g`: `bits`, a bit for each concept that it
 * holds; `conds`, one for each condition that it satisfies; `open`, one for each condition of which that is not known.
 */
export function candidateTables(asked: Asked): SQL {
  const { words, conditions, isBrowse, among } = asked;
  const lines = linesOf(conditions);
  const mentions = conditions.flatMap(({ mention, test }, at) =>
    mention === null || !('fact' in test) ? [] : [{ at, mention, about: test.about }],
  );
  // Where conditions alone say what is found, no word has to be held.
  const held = isBrowse
    ? sql`select guide_id, 0 as bits from search.passage where ordinal = 0`
    : sql`
        select guide_id, bit_or(mask) as bits
        from (select guide_id, ${maskOf(words)} as mask from search.passage where ${holdsAny(words)}) found
        group by guide_id`;
  const sources: Source[] = [
    { rows: held, columns: [sql`bits`] },
    ...lines.map(({ name, pattern, anywhere }) => ({
      rows: sql`select guide_id, max(pattern) as ${pattern}, bit_or(pattern) as ${anywhere} from ${name} group by guide_id`,
      columns: [pattern, anywhere],
    })),
    ...mentions.flatMap(({ at, mention, about }): Source[] => {
      const [says, states] = [saysColumn(at), statesColumn(at)];
      return [
        {
          rows: sql`select distinct guide_id, 1 as ${says} from search.passage where words @@ ${mention.words}::tsquery`,
          columns: [says],
        },
        { rows: sql`select distinct guide_id, 1 as ${states} from plan_fact f where ${about}`, columns: [states] },
      ];
    }),
  ];
  const holds = conditions.map((condition, at) => bitWhere(conditionHolds(condition, at, lines), at));
  const open = conditions.map((condition, at) => bitWhere(conditionOpen(condition, at, lines), at));
  return sql.join(
    [
      ...lines.map((line) => plansTable(line, conditions)),
      sql`gathered as (${gather(sources)})`,
      sql`
        candidate as materialized (
          select g.*, known.bits, ${either(holds)} as conds, ${either(open)} as open
          from gathered known join guide g on g.id = known.guide_id
          where g.status = 'ready' ${among === null ? sql`` : sql`and g.id = any(${sql.param([...among])}::uuid[])`}
        )`,
    ],
    sql`,`,
  );
}

/** Something that is known of guides, by `guide_id`: rows with columns of whole numbers. */
interface Source {
  rows: SQL;
  columns: readonly SQL[];
}

/**
 * Puts together what is known of each guide that the first of the sources has. They are grouped and not joined: the planner cannot
 * tell how many rows each of them has, and goes through all of them for each guide.
 */
function gather(sources: readonly Source[]): SQL {
  const all = sources.flatMap(({ columns }) => columns);
  const parts = sources.map(({ rows, columns }) => {
    const filled = all.map((column) => (columns.includes(column) ? column : sql`null::int`));
    return sql`select guide_id, ${sql.join(filled, sql`, `)} from (${rows}) source`;
  });
  const greatest = all.map((column) => sql`max(${column}) as ${column}`);
  return sql`
    select guide_id, ${sql.join(greatest, sql`, `)}
    from (${sql.join(parts, sql` union all `)}) parts (guide_id, ${sql.join(all, sql`, `)})
    group by guide_id having max(bits) is not null`;
}

const bitWhere = (test: SQL, at: number): SQL => sql`case when ${test} then ${1 << at}::int else 0 end`;
const either = (bits: readonly SQL[]): SQL => (bits.length === 0 ? sql`0` : sql`(${sql.join([...bits], sql` | `)})`);
const saysColumn = (at: number): SQL => sql.raw(`says_${at}`);
const statesColumn = (at: number): SQL => sql.raw(`states_${at}`);

/** Lines of plans; a condition over facts that is of no plan is a line of its own. */
function linesOf(conditions: readonly AskedCondition[]): Line[] {
  const members = new Map<string, number[]>();
  conditions.forEach(({ test, line }, at) => {
    if (!('fact' in test)) return;
    const key = line ?? `alone_${at}`;
    members.set(key, [...(members.get(key) ?? []), at]);
  });
  // Types of plans give way first, among those that were given and among those that were read.
  const isType = (at: number): number => Number(conditions[at]?.facet === 'planType');
  const isSoft = (at: number): number => Number(conditions[at]?.isHard === false);
  return [...members].map(([key, own]) => ({
    name: sql.raw(`plans_${key}`),
    pattern: sql.raw(`pattern_${key}`),
    anywhere: sql.raw(`anywhere_${key}`),
    members: own.toSorted((a, b) => isSoft(a) - isSoft(b) || isType(a) - isType(b)),
  }));
}

/** What a member weighs in the pattern of a plan: the one that gives way last the most. */
const weightIn = ({ members }: Line, at: number): number => 1 << (members.length - 1 - members.indexOf(at));

/** By guide and plan: the pattern of what it satisfies. What is stated of no plan is true of each. */
function plansTable(line: Line, conditions: readonly AskedCondition[]): SQL {
  const { members, name } = line;
  const isOfPlans = conditions[members[0] ?? 0]?.line !== null;
  const stated = members.flatMap((at) => {
    const test = conditions[at]?.test;
    if (test === undefined || !('fact' in test)) return [];
    const plan = isOfPlans ? sql`lower(f.plan)` : sql`null`;
    return [
      sql`select f.guide_id, ${plan}::text as plan, ${weightIn(line, at)}::int as weight from plan_fact f where ${test.fact}`,
    ];
  });
  return sql`
    ${name} as materialized (
      select guide_id, plan, own | coalesce(bit_or(own) filter (where plan is null) over (partition by guide_id), 0) as pattern
      from (select guide_id, plan, bit_or(weight) as own from (${sql.join(stated, sql` union all `)}) stated
            group by guide_id, plan) own
    )`;
}

/** Whether the facts of a guide pass the test of a condition: those of the plan that satisfies most, and those of any. */
function passes(at: number, lines: readonly Line[]): { best: SQL; any: SQL } {
  const line = lines.find(({ members }) => members.includes(at));
  if (line === undefined) return { best: sql`false`, any: sql`false` };
  const weight = sql`${weightIn(line, at)}::int`;
  const isIn = (pattern: SQL): SQL => sql`coalesce(known.${pattern}, 0) & ${weight} <> 0`;
  return { best: isIn(line.pattern), any: isIn(line.anywhere) };
}

/** Whether an imported guide says it in its text. What a modelled one states is known whole. */
const says = (at: number): SQL => sql`(not g.sample and known.${saysColumn(at)} is not null)`;

function conditionHolds({ test, mention }: AskedCondition, at: number, lines: readonly Line[]): SQL {
  if ('guide' in test) return sql`coalesce(${test.guide}, false)`;
  const { best, any } = passes(at, lines);
  if (test.isNot) return mention === null ? sql`not (${any})` : sql`not (${any}) and not ${says(at)}`;
  // What a guide says in its text is of no one plan: it counts where no plan states it.
  return mention?.means === 'holds' ? sql`(${best} or (${says(at)} and not (${any})))` : best;
}

/** Whether it is not known of a guide if it satisfies a condition. */
function conditionOpen({ test, mention, open }: AskedCondition, at: number, lines: readonly Line[]): SQL {
  if (open !== null) return open;
  if ('guide' in test || mention?.means !== 'open') return sql`false`;
  if (test.isNot) return sql`not (${passes(at, lines).any}) and ${says(at)}`;
  return sql`${says(at)} and known.${statesColumn(at)} is null`;
}

/**
 * What the types of medical plans that are counted must satisfy beside their type: the table of these plans, the
 * pattern, and the conditions that are of such plans, a bit each; null where nothing else is asked of a plan.
 *
 * @param inForce bits of the conditions that hold
 */
export function askedOfPlans(
  conditions: readonly AskedCondition[],
  inForce: number,
): { plans: SQL; pattern: number; conditions: number } | null {
  const isAsked = (at: number): boolean => conditions[at]?.facet !== 'planType' && (inForce & (1 << at)) !== 0;
  const line = linesOf(conditions).find(({ members }) => members.some((at) => conditions[at]?.line === 'medical'));
  const members = line?.members.filter(isAsked) ?? [];
  if (line === undefined || members.length === 0) return null;
  return {
    plans: line.name,
    pattern: members.reduce((bits, at) => bits | weightIn(line, at), 0),
    conditions: line.members.reduce((bits, at) => bits | (1 << at), 0),
  };
}
