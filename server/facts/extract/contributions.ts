import type { MetricKey, Tier } from '../../../contract/metrics.ts';
import { type Payer, payerOf, tierMarks, tierOf } from './aspects.ts';
import { levelFor } from './cells.ts';
import type { Aspects, Column } from './columns.ts';
import { inOtherPeriod, isPerPeriod, periodOfCost, withoutOtherPeriods } from './cost-periods.ts';
import { type Period, toMonthly, toYearly } from './periods.ts';
import { statedPeriodIn } from './stated-periods.ts';
import { isPlanLike } from './plans.ts';
import { planOfLabel, planOfSection } from './row-plans.ts';
import type { Candidate, PlanName } from './sentence.ts';
import type { Subject } from './subject.ts';
import type { Stated, TableContext } from './table-context.ts';
import type { Row, Table } from './tables.ts';
import { moneyIn, percentsIn } from '../read/amounts.ts';

/** "Base annual salary: $35,000 or more": contributions that depend on pay. */
const ofPay =
  /^(?:[a-z ]*\b(?:salary|salaries|earnings|wages?|pay band|coverage level base)\b[^.]{0,30})?\$\d{2,3}(?:,\d{3}|k)\b[^.]{0,20}$|(?:salary|salaries|earnings)\b[^.]{0,20}(?:[<>:]|below|over|above|under|up to|less than|between)/;

const payBand = /^(?:\D{0,25} )?[<>]? ?\$?\d{1,3}(?:,\d{3}|[\d.]*k| ?- ?\$?[\d.]+k)/;

/** Of columns by pay the one in the middle stands for what the plan costs; nobody is asked to look at it. */
function isMiddleBand(column: Column | null, { columns }: Table): boolean {
  const bands = columns.filter(({ text }) => payBand.test(text));
  return column !== null && bands.length > 2 && bands[Math.floor((bands.length - 1) / 2)] === column;
}

interface Levels {
  row: Row;
  cells: readonly { cell: string; column: Column | null; merged: boolean }[];
  own: Aspects;
  above: Aspects;
  subject: Subject;
  context: TableContext;
}

const costs =
  /contribut|\bseed|\bfund(?:s|ed|ing)?\b|\bcosts?\b|premium|\brates?\b|deduct(?:ion|ed)|\bpays?\b|pay ?check|pay period|\bprice|per month|monthly|weekly/;

/** Where a table tells one child from several, the level is that of several. */
const ofOneChild = /\bchild$|\b(?:one|1) child\b/;
const ofSeveral = /children|child\(ren\)/;

const limits = /(?<!\b(?:high|low)[- ])\bdeductibles?\b|\bcoinsurance\b/;
const ofCosts = /contribution|premium|\brates?\b|\bcosts?\b|\bdeductions?\b|payroll|pay ?checks?\b|pay period/;

/** Whether the nearest words over a row that tell are of what a member pays for care, or of what the law lets people save. */
function isOfLimits({ label, section, line }: Row, { captions }: Table): boolean {
  const lead = captions.filter((text) => moneyIn(text).length === 0);
  const texts = [label, section, line.section, ...lead.toReversed(), line.heading, line.chapter];
  if (/\birs\b|contribution limit|maximum contribution/.test(texts.join(' | '))) return true;
  const telling = texts.find((text) => limits.test(text) || ofCosts.test(text));
  return telling !== undefined && limits.test(telling) && !ofCosts.test(telling);
}

/** "You + spouse" over a table whose rows are plans: the level of all of its amounts. */
function levelOver({ label, line }: Row, { captions, columns }: Table): Tier | null {
  if (tierOf(label) !== null || columns.some(({ tier }) => tier !== null)) return null;
  if (!isPlanLike(label) && ![label, ...columns.map(({ text }) => text)].some((text) => ofCosts.test(text)))
    return null;
  const titles = [line.section, ...captions.toReversed(), line.heading].filter((text) => text.length <= LONGEST_LEVEL);
  return titles.map(tierOf).find((tier) => tier !== null) ?? null;
}

const LONGEST_LEVEL = 50;

/** What coverage levels cost the employee, the employer, or in all: rows are levels and columns plans, or the other way. */
export function contributionsOf({ row, cells, own, above, subject, context }: Levels): Stated[] {
  const { table, corner } = context;
  const { line } = row;
  const around = [line.chapter, line.heading, line.section, ...table.captions].join(' | ');
  const all = `${row.label} ${row.section} ${corner.text} ${around} ${table.columns.map(({ text }) => text).join(' ')}`;
  if (!(costs.test(all) || isPerPeriod(cells)) || isOfLimits(row, table)) return [];
  const unnamedPayer = /premium|\brates?\b/.test(all) && isWhole(context) ? 'total' : null;
  if (ofOneChild.test(row.label) && table.rows.some(({ label }) => ofSeveral.test(label))) return [];
  const isByChildren = table.columns.some(({ text }) => ofSeveral.test(text));
  const levelAbove = levelOver(row, table);
  return withoutOtherPeriods(cells).flatMap(({ cell: whole, column, merged }) => {
    const payer = column?.payer ?? own.payer ?? above.payer ?? corner.payer ?? payerOf(around);
    const stated = byLevel(whole) ?? byPair(whole, row.label);
    return (stated ?? [{ cell: whole, tier: own.tier ?? column?.tier ?? above.tier ?? levelAbove }]).flatMap(
      ({ cell, tier }) => {
        if (tier === null || (merged && cells.length > 1)) return [];
        if (isByChildren && ofOneChild.test(column?.text ?? '')) return [];
        const of = benefitOf(column, subject, row);
        if (of === null) return [];
        // A column named for a medical plan tells nothing of the dental rows beneath, unless it stands beside a dental one.
        const ofColumn = column?.plan ?? null;
        const isOther =
          (of === 'dental' || of === 'vision') &&
          (ofColumn?.type ?? null) !== null &&
          column?.subject !== of &&
          !(of === 'dental' && table.columns.some(({ text }) => /\b(?:dppo|dh?mo)\b/.test(text)));
        const columnPlan = isOther ? null : ofColumn;
        const plan =
          columnPlan ??
          planOfLabel(row, own, levelAbove ?? column?.tier ?? null, table) ??
          row.line.plan ??
          planOfSection(row) ??
          context.plan;
        const named = [
          statedPeriodIn(whole.replace(inOtherPeriod, '')),
          column?.period ?? null,
          own.period,
          above.period,
          corner.period,
        ];
        const period = periodOfCost(named, line, table, context.guide);
        const isBanded =
          [column?.text ?? '', row.section, line.section].some(
            (text) => /\$\d|salary|\bearn/.test(text) && !isPlanLike(text),
          ) || [...table.captions, corner.text].some((text) => ofPay.test(text));
        const isMiddle = isMiddleBand(column, table);
        return readCost({
          cell,
          column: column?.text ?? '',
          of,
          payer: payer ?? unnamedPayer,
          tier,
          period,
          plan,
          context,
        }).flatMap((candidate) => [
          {
            line,
            candidate:
              isBanded && payer !== 'total'
                ? { ...candidate, ...(isMiddle ? { confidence: 0.8 } : { confidence: 0.6, review: true }) }
                : candidate,
          },
          ...typeOf(candidate).map((type) => ({ line, candidate: type })),
        ]);
      },
    );
  });
}

/** "Employee: $11.50, family: $40": the levels that a cell itself names, each with its amount; null where it names none. */
function byLevel(cell: string): { cell: string; tier: Tier | null }[] | null {
  const amounts = moneyIn(cell);
  let from = 0;
  const parts = amounts.map(({ from: start, to }) => {
    const tier = tierOf(cell.slice(from, start).replace(/^[\s,;/|]+|[\s:=-]+$/g, ''));
    from = to;
    return { cell: cell.slice(start, to), tier };
  });
  return parts.length > 0 && parts.every(({ tier }) => tier !== null) ? parts : null;
}

/** "Premium (single/family) | $8 / $19 monthly": as many amounts as the label names levels. */
function byPair(cell: string, label: string): { cell: string; tier: Tier | null }[] | null {
  const amounts = moneyIn(cell);
  const levels = tierMarks(label).map(({ kind }) => kind);
  const isPair =
    amounts.length > 1 &&
    amounts.length === levels.length &&
    new Set(levels).size === levels.length &&
    amounts.slice(1).every(({ from }, at) => /^ ?[/,|] ?$/.test(cell.slice(amounts[at]?.to, from)));
  return isPair ? amounts.map(({ from, to }, at) => ({ cell: cell.slice(from, to), tier: levels[at] ?? null })) : null;
}

/** The type that the name of a plan tells where it costs something: plans may be rows, or heads of tables. */
const typeOf = ({ metric, plan }: Candidate): Candidate[] =>
  metric.startsWith('medical.') && plan !== undefined && plan !== null && plan.type !== null
    ? [{ metric: 'medical.plan_type', words: plan.type, plan, confidence: 0.82 }]
    : [];

/** More than an employee pays alone a month, in dollars: a table that begins there is of whole premiums. */
const WHOLE = 350;

/** Whether even the least amount of a monthly table is more than an employee's share. */
function isWhole({ table, corner }: TableContext): boolean {
  const { rows, columns, captions } = table;
  const around = [
    ...captions,
    rows[0]?.line.heading ?? '',
    rows[0]?.line.section ?? '',
    corner.text,
    ...columns.map(({ text }) => text),
  ].join(' ');
  const amounts = rows.flatMap(({ cells }) => cells.flatMap((cell) => moneyIn(cell).map(({ value }) => value)));
  return /month/.test(around) && amounts.length > 2 && Math.min(...amounts) >= WHOLE;
}

type Benefit = 'medical' | 'dental' | 'vision' | 'hsa' | 'hra';

const isAccountsPlan =
  /\b(?:ppo|hmo|epo|pos|c?hdhp|hdp|(?:health|medical|high[- ]deductible|saver) plan) (?:with|w\/|and|\+|&|\/) ?(?:an? )?h[sr]a\b(?!.*(?:contribut|fund|seed|deposit))|\bhsa (?:(?!contribut|fund|account)[a-z]+ ){0,3}(?:plan|option|ppo|hmo|epo|pos|hdhp)\b(?!.*(?:contribut|fund|seed|account))/;

function benefitOf(column: Column | null, subject: Subject, { label, section, line }: Row): Benefit | null {
  const own = column?.subject;
  if (own === 'dental' || own === 'vision') return own;
  if (own === 'medical' && /\bmedical\b/.test(column?.text ?? '')) return 'medical';
  // "Employer HSA contribution" beside what the plan costs.
  if ((own === 'hsa' || own === 'hra') && /contribut|fund|seed/.test(column?.text ?? '') && subject === 'medical')
    return own;
  const told = `${label} ${section}`;
  if (/\bdental\b/.test(told)) return 'dental';
  if (/\bvision\b/.test(told)) return 'vision';
  // A plan that goes with an account costs what it costs; only the account's own money is of the account.
  if (subject === 'hsa' && [line.heading, section, line.section].some((text) => isAccountsPlan.test(text)))
    return 'medical';
  return subject === 'medical' || subject === 'dental' || subject === 'vision' || subject === 'hsa' || subject === 'hra'
    ? subject
    : null;
}

interface Cost {
  cell: string;
  column: string;
  of: Benefit;
  payer: Payer | null;
  tier: Tier;
  period: Period | null;
  plan: PlanName | null;
  context: TableContext;
}

/** What the law lets people save, and what they save themselves. */
const ofLaw = /\birs\b|limit|max|\byour?\b|total/;

/** What is paid for care is no contribution: "20% after deductible". */
const ofCare = /\b(?:deductible|co-?pay(?:ment)?s?|coinsurance|per visit)\b/;

const bare = /^\d{1,4}\.\d\d$/;

function readCost({ cell, column, of, payer, tier, period, plan, context }: Cost): Candidate[] {
  const { payPeriods } = context.guide;
  if (ofCare.test(cell)) return [];
  const amounts = bare.test(cell)
    ? [{ value: Number(cell), from: 0, to: cell.length }]
    : moneyIn(cell.replace(inOtherPeriod, ''));
  const [amount] = amounts;
  const isFree =
    /^(?:no cost|free|no charge|\$0|included|100% (?:employer|company)[- ]paid|(?:employer|company)[- ]paid)$/.test(
      cell,
    );
  if (of === 'hsa' || of === 'hra') {
    if (amount === undefined || amount.value === 0 || amounts.length > 1) return [];
    if (payer === 'employee' || ofLaw.test(column)) return [];
    const metric = of === 'hsa' ? 'hsa.employer_contribution' : 'hra.employer_contribution';
    const level = levelFor(metric, tier);
    const yearly = toYearly(amount.value, period === 'paycheck' || period === null ? 'year' : period, payPeriods);
    return level === undefined
      ? []
      : [
          {
            metric,
            value: yearly.value,
            tier: level,
            plan,
            confidence: payer === 'employer' ? 0.9 : 0.75,
            review: payer === null,
          },
        ];
  }
  const level = levelFor('medical.contribution', tier);
  if (level === undefined) return [];
  if (amount === undefined && !isFree) return of === 'medical' ? shareOf(cell, payer, level, plan) : [];
  // "($92.79)" is less than nothing: what the employer adds beyond the premium.
  if (amounts.length > 1 || /^\(\$?[\d,.]+\)\*?$/.test(cell)) return [];
  const metric = metricFor(of, payer);
  if (metric === null) return [];
  const { value, assumed } =
    period === null
      ? { value: amount?.value ?? 0, assumed: true }
      : toMonthly(amount?.value ?? 0, period === 'year' ? 'year' : period, payPeriods);
  const unsure = assumed && (amount?.value ?? 0) !== 0;
  const sure = payer === null ? 0.78 : 0.92;
  return [
    {
      metric,
      value,
      tier: level,
      plan,
      confidence: unsure ? 0.6 : period === 'month' ? sure + 0.02 : sure,
      review: unsure,
    },
  ];
}

function metricFor(of: 'medical' | 'dental' | 'vision', payer: Payer | null): MetricKey | null {
  if (payer === 'employer') return null;
  if (payer === 'total') return of === 'medical' ? 'medical.premium' : null;
  return `${of}.contribution`;
}

/** "The company pays | 80%" of the premium. */
function shareOf(cell: string, payer: Payer | null, tier: Tier | null, plan: PlanName | null): Candidate[] {
  const [percent] = percentsIn(cell);
  if (percent === undefined || payer === null || payer === 'total') return [];
  const value = payer === 'employer' ? percent.value : 100 - percent.value;
  return [{ metric: 'medical.employer_share', value, tier, plan, confidence: 0.85 }];
}
