import { type MetricKey, metricOf, type Tier } from '../../../contract/metrics.ts';
import { agreedShares } from './agreed-shares.ts';
import { isAboutOthers, isExample } from './aside.ts';
import { isVariant, networkOf, tierOf } from './aspects.ts';
import { readServices } from './cell-services.ts';
import { type CellContext, readCell, type Share, shareIn } from './cells.ts';
import { aspectsOf, type Column } from './columns.ts';
import { formerAmong } from './compared-heads.ts';
import { contributionsOf } from './contributions.ts';
import { asPair, metricsOfLabel, serviceMarks, subjectOfLabels } from './labels.ts';
import type { Line } from './lines.ts';
import { matchOfTable } from './match-tables.ts';
import { carrierAbove, carriersOfPlans } from './plan-carriers.ts';
import { partsByPlan } from './part-plans.ts';
import { isPlanLike, planTypeIn } from './plans.ts';
import type { PlanName } from './sentence.ts';
import { type Subject, subjectOf, topicOf } from './subject.ts';
import { columnSubject, costsNoLevel, subjectOfRow } from './row-subjects.ts';
import type { Stated, TableContext, TableGuide } from './table-context.ts';
import { moneyIn, percentsIn } from '../read/amounts.ts';
import { placed } from './place-cells.ts';
import type { Row, Table } from './tables.ts';

/** What names those whose rates count beside those whose do not. */
const ofEveryone = /full-?time|non-?(?:tobacco|smok|nicotine)|tobacco[- ]free/;

/** The last short line over a table that says for whom it is by their hours: "Monthly rates for part-time employees (20-29 hours)". */
const hoursOver = ({ captions }: Table): string =>
  captions.findLast((text) => text.length <= 120 && !/[.;]$/.test(text) && /(?:full|part)-?time/.test(text)) ?? '';

/** What those do or do not do whose rates a table shows: "for those who don't meet wellness requirements". */
const conditional = /\b(?:wellness|requirements?|incentives?|complian(?:t|ce)|screenings?|assessment)\b/;
const unmet =
  /\b(?:do(?:es)?|did|have|has|is|are)(?:n't| not)\b[^.]{0,40}\b(?:meet|met|complet\w+|participat\w+|earn\w*|qualif\w+|compliant|wellness)\b|\bwithout\b.{0,20}\bwellness\b|\bnon-? ?complian/;

/** Whether the last short line over a table, of those that speak of such conditions, says that they are not met. */
const isUnmet = ({ captions }: Table): boolean =>
  unmet.test(captions.findLast((text) => text.length <= 120 && conditional.test(text)) ?? '');

/** The facts that a table states by its rows and columns. */
export function factsOfTable(table: Table, guide: TableGuide): Stated[] {
  const [first] = table.rows;
  if (first === undefined) return [];
  const captions = table.captions.join(' ');
  const { heading, section } = first.line;
  // Rates of those who work part of the time, or have left, are not those of everyone.
  if ([heading, section, hoursOver(table)].some((text) => isVariant(text) && !ofEveryone.test(text))) return [];
  if (isExample(captions) || isAboutOthers(captions) || isUnmet(table)) return [];
  const context = contextOf(table, first, guide);
  const former = formerAmong(table.rows.map(({ label }) => label));
  const stated = table.rows.flatMap((row, at) => (former[at] === true ? [] : withType(factsOfRow(row, context))));
  const [headed] = stated;
  return [
    ...planTypesOf(context),
    ...matchOfTable(table),
    ...stated,
    ...agreedShares(context, stated),
    ...carriersOfPlans(stated),
    ...(headed === undefined ? [] : carrierAbove(headed, first.section)),
  ];
}

function contextOf(table: Table, { line }: Row, guide: TableGuide): TableContext {
  const labels = [...table.rows.flatMap(({ label, section }) => [label, section]), ...table.heads];
  const headed =
    subjectOf(table.corner) ??
    (isOfRates(line) ? subjectOf(line.heading) : line.subject) ??
    subjectOf(line.section) ??
    (isOfPremiums(table) ? 'medical' : topicOf(table.captions.join(' ')));
  // "Open enrollment 2026" over what levels cost names no benefit.
  const told = headed !== null && costsNoLevel(headed, table) ? null : headed;
  const evident = subjectOfLabels(labels);
  // Services name the benefit better than a heading that is about several, or about an account that goes with it.
  const byServices = evident === 'drugs' && told === 'medical' ? 'medical' : evident;
  const isClear = told === 'dental' || told === 'vision' || told === 'other' || byServices === null;
  const subject = isClear
    ? (told ?? subjectOfPlans(table) ?? near(line) ?? subjectOfLevels(table) ?? subjectOfLimits(labels))
    : byServices;
  const years = table.columns.flatMap(({ year }) => year ?? []);
  const dated = years.length > 1 ? years.filter((year) => guide.planYear === null || year <= guide.planYear) : [];
  return {
    table,
    subject,
    corner: aspectsOf(table.corner),
    plan: table.cornerPlan,
    share: shareIn(table.corner) ?? shareOfPreventive(table) ?? shareIn(table.captions.at(-1) ?? ''),
    year: dated.length > 0 ? Math.max(...dated) : null,
    guide,
  };
}

/** "Premiums for those who meet wellness requirements": costs of what the heading names, and no program. */
const isOfRates = ({ subject, section }: Line): boolean =>
  subject === 'programs' && /\b(?:premiums?|rates?|costs?|contributions?|deductions?)\b/.test(section);

/** Columns and rows that are types of medical plans, or benefits of which medical care is one. */
function subjectOfPlans({ columns, rows }: Table): Subject | null {
  const types = columns.some(({ plan, subject }) => (plan !== null && plan.type !== null) || subject === 'medical');
  return types || rows.some(({ label }) => planTypeIn(label) !== null && isPlanLike(label)) ? 'medical' : null;
}

/** What no dental or vision plan costs anybody a month, in dollars. */
const MEDICAL = 150;

/** Coverage levels over amounts that only medical care costs. */
function subjectOfLevels({ columns, rows }: Table): Subject | null {
  const levels = columns.flatMap(({ tier }) => tier ?? []);
  const amounts = rows.flatMap(({ cells }) => cells.flatMap((cell) => moneyIn(cell).map(({ value }) => value)));
  return levels.length > 2 && amounts.length > 2 && Math.min(...amounts) >= MEDICAL ? 'medical' : null;
}

/** Whole premiums that only medical care costs; what captions speak of beside them may be another benefit. */
const isOfPremiums = ({ columns, rows }: Table): boolean =>
  columns.some(({ payer }, at) => {
    const amounts = rows.flatMap(({ cells }) => moneyIn(cells[at] ?? '').map(({ value }) => value));
    return payer === 'total' && amounts.length > 1 && Math.min(...amounts) >= 2 * MEDICAL;
  });

/** What nothing else tells is of the medical plan where it speaks of what only that has. */
const subjectOfLimits = (labels: readonly string[]): Subject | null =>
  labels.some((label) => /\bco-?insurance\b|\bout-of-pocket (?:max|limit)/.test(label)) ? 'medical' : null;

const near = (line: Line): Subject | null => (line.around === 'other' ? null : line.around);

/** Most of preventive and of basic care is paid by the plan: what their rows say tells whose share the table is of. */
function shareOfPreventive({ rows }: Table): Share | null {
  const cell = rows.find(({ label }) => /prevent|cleaning|diagnostic/.test(label))?.cells[0];
  if (cell !== undefined && /^(?:0%|\$0)/.test(cell)) return 'member';
  if (cell !== undefined && /^(?:100|9\d|80)%/.test(cell)) return 'plan';
  const basic = rows.find(({ label }) => /\bbasic\b|fillings/.test(label))?.cells[0];
  return basic !== undefined && /^(?:[789]\d|100)%/.test(basic) ? 'plan' : null;
}

/** Each plan whose name tells its type, once for a table about medical care. */
function planTypesOf({ table, subject }: TableContext): Stated[] {
  const { headLine, columns } = table;
  if (subject !== 'medical' || headLine === null) return [];
  const plans = new Map(
    columns.flatMap(({ plan }) => (plan === null || plan.type === null ? [] : [[plan.name, plan]])),
  );
  return [...plans.values()].map((plan) => ({
    line: headLine,
    candidate: { metric: 'medical.plan_type', words: plan.type ?? '', plan, confidence: 0.82 },
  }));
}

/** What a row states of a plan that its heading names, with the type that the name tells. */
function withType(stated: readonly Stated[]): Stated[] {
  const typed = stated.find(
    ({ candidate: { metric, plan } }) => metric.startsWith('medical.') && (plan ?? null) !== null,
  );
  const plan = typed?.candidate.plan ?? null;
  if (typed === undefined || plan === null || plan.type === null || plan.name !== typed.line.plan?.name)
    return [...stated];
  return [
    ...stated,
    { line: typed.line, candidate: { metric: 'medical.plan_type', words: plan.type, plan, confidence: 0.8 } },
  ];
}

function factsOfRow(row: Row, context: TableContext): Stated[] {
  const { section, line } = row;
  const { table, corner } = context;
  const label = asPair(row.label);
  if (isExample(label) || isAboutOthers(`${label} ${section}`)) return [];
  const subject = subjectOfRow(row, context);
  if (subject === null || subject === 'other') return [];
  if (subject === 'medical' && /^(?:medical )?(?:plan type|type of plan)/.test(label)) return typesOfRow(row, context);
  const own = aspectsOf(label);
  const above = aspectsOf(section);
  if (own.isVariant || above.isVariant) return [];
  const cells = placed(row, table).filter(
    ({ column }) =>
      column === null ||
      (!column.isVariant && (context.year === null || column.year === null || column.year === context.year)),
  );
  const isLevel =
    own.tier !== null ||
    own.network !== null ||
    /^(?:per |each )|^(?:benefit|allowance|amount)$|^(?:single|individual) ?[/&] ?family$/.test(label);
  const byRow = isPriceRow(label, row) ? [] : metricsOfLabel(label, subject);
  const bySection = isLevel ? metricsOfLabel(withoutRemark(section), subject).filter(isLevelled(own.tier, table)) : [];
  const byCorner = isLevel && bySection.length === 0 ? metricsOfLabel(corner.text, subject) : [];
  const metrics = [byRow, bySection, byCorner].find((found) => found.length > 0) ?? [];
  // Columns that lost their heads may be of several plans, unless the cells say what tells them apart.
  const isHeadless =
    cells.length > 1 &&
    table.columns.every(({ text }) => text === '') &&
    !cells.every(({ cell }) => (tierOf(cell) ?? networkOf(cell)) !== null);
  const stated = cells.flatMap(({ cell, column, merged }): Stated[] => {
    const of = columnSubject(column, subject);
    const here = of === subject ? metrics : metricsOfLabel(label, of);
    const byColumn = here.length === 0 && column !== null ? metricsOfColumn(column.text, of, own.tier) : [];
    const used = here.length > 0 ? here : byColumn;
    const [metric] = used;
    if (metric === undefined && serviceMarks(cell, of).length < 2) return [];
    const isMail = [own, above, column, corner].some((aspects) => aspects?.isMail === true);
    if (isMail && (metric === undefined || metric.startsWith('rx.'))) return [];
    const plan = column?.plan ?? planOfRow(row, byColumn.length > 0) ?? line.plan ?? context.plan;
    const network = own.network ?? column?.network ?? above.network ?? corner.network ?? networkOf(line.heading);
    const tier = own.tier ?? column?.tier ?? above.tier ?? corner.tier;
    // Nobody pays for preventive care what its row says that the plan pays, whatever the heads say.
    const evident = of === 'dental' ? shareOfPreventive(table) : null;
    const share =
      evident ?? shareOfRow(row, metric) ?? shareIn(label) ?? column?.share ?? shareIn(section) ?? context.share;
    if (network === 'out' && (merged || (metric !== undefined && !metricOf(metric).byNetwork))) return [];
    const heading = `${section} ${label} ${column?.text ?? ''} ${corner.text}`;
    const around: CellContext = { label: heading, tier, network, share };
    const within = readServices(cell, of, around);
    const isOfPlans = metric !== undefined && metricOf(metric).perPlan === true;
    const parts = (isOfPlans ? partsByPlan(cell, line) : null) ?? [{ cell, plan }];
    const values = parts.flatMap((part) =>
      (within.length > 0 ? within : readCell(part.cell, used, around)).map((value) => ({ ...value, plan: part.plan })),
    );
    return values.map(({ confidence, ...value }) => ({
      line,
      candidate: {
        ...value,
        confidence: merged ? Math.min(confidence, 0.8) : confidence,
        // Two limits over four columns are of two plans, or of two networks.
        review:
          value.review ||
          (isHeadless && value.plan === null && metricOf(value.metric).perPlan === true) ||
          (merged && network === 'in' && row.cells.length > 1 && metricOf(value.metric).tiers !== undefined),
      },
    }));
  });
  if (metrics.length > 0) return stated;
  // Beside columns that name what they are of, the others may be what the row's level costs.
  const others = cells.filter(({ column }) => !isNamedBy(column, subject, own.tier));
  return [
    ...stated,
    ...contributionsOf({ row, cells: stated.length > 0 ? others : cells, own, above, subject, context }),
  ];
}

/** What is said for an employee with a spouse is of a thing that has such levels, whatever line stands above it. */
const isLevelled =
  (tier: Tier | null, { rows }: Table) =>
  (metric: MetricKey): boolean =>
    tier === null ||
    metricOf(metric).tiers !== undefined ||
    !rows.some(({ label }) => tierOf(label)?.startsWith('emp'));

/** The metrics that a column names; beside a level it is none that has no levels: "Exam plus plan" is what costs so much. */
const metricsOfColumn = (text: string, subject: Subject, tier: Tier | null): MetricKey[] =>
  metricsOfLabel(text, subject).filter((metric) => tier === null || metricOf(metric).tiers !== undefined);

const isNamedBy = (column: Column | null, subject: Subject, tier: Tier | null): boolean =>
  column !== null && metricsOfColumn(column.text, columnSubject(column, subject), tier).length > 0;

/** "You pay | $64 | $268": what is paid in dollars is no share of care. */
const isPriceRow = (label: string, { cells }: Row): boolean =>
  /^(?:plan|you|member) pays?$/.test(label) && cells.every((cell) => !cell.includes('%'));

/** "Deductible (waived for preventive care and orthodontia)" names one metric. */
const withoutRemark = (label: string): string =>
  label.replace(/ ?\((?:waived|does not|not |applies|excludes)[^)]*\)/, '');

/**
 * Whose share a row of coinsurance is of: nobody is left with 80% of "80% | 60%", and no plan pays 20% of "20% | 40%". Null
 * where the label says it itself, or the row does not tell.
 */
function shareOfRow({ label, cells }: Row, metric: MetricKey | undefined): Share | null {
  if (metric !== 'medical.coinsurance' || /\byou|member|employee|participant/.test(label)) return null;
  const shares = cells.flatMap((cell) => (shareIn(cell) === null ? percentsIn(cell).map(({ value }) => value) : []));
  if (shares.some((share) => share >= 65)) return 'plan';
  return shares.length > 1 && shares.some((share) => share > 0 && share <= 35) ? 'member' : null;
}

/** Plans may be the rows of a table whose columns are the metrics. */
function planOfRow({ label, labelOriginal }: Row, isByColumn: boolean): PlanName | null {
  if (!isByColumn || tierOf(label) !== null || networkOf(label) === label) return null;
  return isPlanLike(label) ? { name: labelOriginal.trim(), type: planTypeIn(label) } : null;
}

function typesOfRow(row: Row, { table }: TableContext): Stated[] {
  return placed(row, table).flatMap(({ cell, column }) => {
    const type = planTypeIn(cell);
    if (type === null) return [];
    const plan = column?.plan ?? null;
    return [
      {
        line: row.line,
        candidate: {
          metric: 'medical.plan_type',
          words: type,
          plan: plan === null ? null : { ...plan, type },
          confidence: 0.95,
        },
      },
    ];
  });
}
