import type { Network, Tier } from '../../../contract/metrics.ts';
import { isVariant, networkOf, payerOf, type Payer, tierMarks, tierOf } from './aspects.ts';
import { type Share, shareIn } from './cells.ts';
import { formerAmong, isComparing } from './compared-heads.ts';
import type { Period } from './periods.ts';
import { isPlanLike, planTypeIn } from './plans.ts';
import type { PlanName } from './sentence.ts';
import { statedPeriodIn } from './stated-periods.ts';
import { type Subject, subjectOf } from './subject.ts';

/** What a label says about the amounts that it stands over or beside. */
export interface Aspects {
  text: string;
  tier: Tier | null;
  network: Network | null;
  payer: Payer | null;
  period: Period | null;
  share: Share | null;
  /** A rate that not everyone pays, or a column of another year. */
  isVariant: boolean;
  isMail: boolean;
  year: number | null;
  subject: Subject | null;
}

/** A column of a table: what its heads say, and the plan that they name. */
export interface Column extends Aspects {
  plan: PlanName | null;
}

const namedYears = /\b20[12]\d\b|\bfy ?'?(\d\d)\b/g;

/** The years that a plain text names, a fiscal year as the year that it is named for: 2026 of "FY26". */
export const yearsIn = (text: string): number[] =>
  Array.from(text.matchAll(namedYears), ([named, short]) => Number(short === undefined ? named : `20${short}`));

/** A plain text or a name without the years in it. */
export const withoutYears = (text: string): string =>
  text
    .replaceAll(/\b20[12]\d\b|\bfy ?'?\d\d\b/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

export function aspectsOf(text: string): Aspects {
  const years = new Set(yearsIn(text));
  const [year = null] = years;
  return {
    text,
    tier: tierOf(text),
    network: networkOf(text),
    payer: payerOf(text) ?? (/\bemployer(?:'s)? rates?\b/.test(text) ? 'employer' : null),
    // Of pay, "bi-monthly" is twice a month.
    period: /\bbi-?monthly\b/.test(text) ? 'semimonth' : statedPeriodIn(text),
    share: shareIn(text),
    isVariant: isVariant(text),
    isMail:
      /\bmail\b|\b90[- ]?days?\b|home delivery/.test(text) &&
      (!/retail/.test(text) || /^(?!.*30).*90[- ]?days?\b/.test(text)),
    year: years.size === 1 ? year : null,
    subject: subjectOf(text),
  };
}

const bareEmployee = /^(?:employees?|ee|team member|associate|you|your)$/;
const bareOther = /^(?:employer|company|er|district|county|city|town|state|university|college|agency|board|total)$/;

/** "Employee | Company | Total" are payers, where "Employee | Family" are levels. */
export function withPayers(columns: readonly Column[]): readonly Column[] {
  if (!columns.some(({ text }) => bareEmployee.test(text)) || !columns.some(({ text }) => bareOther.test(text)))
    return columns;
  return columns.map((column) => {
    if (bareEmployee.test(column.text)) return { ...column, tier: null, plan: null, payer: 'employee' };
    if (!bareOther.test(column.text)) return column;
    return { ...column, plan: null, payer: column.text === 'total' ? 'total' : 'employer' };
  });
}

const fewer = /\b\d\/\d[- ]time\b|\b(?:half|three[- ]quarters?)[- ]time\b/;

/** "Full time | 3/4 time | 1/2 time": what those pay who work less is not what everyone pays. */
export function withoutFewer(columns: readonly Column[]): readonly Column[] {
  if (!columns.some(({ text }) => /\bfull[- ]?time\b/.test(text))) return columns;
  return columns.map((column) => (fewer.test(column.text) ? { ...column, isVariant: true } : column));
}

/** "Current | New | Increase": what was before and how much differs are nobody's values any more, or not yet. */
export function withoutFormer(columns: readonly Column[]): readonly Column[] {
  const former = formerAmong(columns.map(({ text }) => text));
  return columns.map((column, at) => (former[at] === true ? { ...column, isVariant: true } : column));
}

/** "PPO | Out-of-network": the PPO's providers are those of the network, under whatever plan heads the two. */
function besideOut(column: Column, at: number, columns: readonly Column[]): Column {
  const next = columns[at + 1];
  const isIn = / ?\bppo$/.test(column.text) && column.network === null && next?.network === 'out';
  if (!isIn || next.text !== column.text.replace(/\bppo$/, 'out-of-network')) return column;
  return { ...column, plan: next.plan, network: 'in' };
}

/** A name beside "Out-of-network" is the network's and no plan's: "VSP Choice Network". */
export function withoutNetworkNames(columns: readonly Column[]): readonly Column[] {
  // "PPO | Non-PPO" are the providers of one plan.
  if (columns.some(({ text }) => /\bnon-?ppo\b/.test(text))) {
    return columns.map((column) =>
      /^(?:non-?)?ppo(?: providers?)?$/.test(column.text)
        ? { ...column, plan: null, network: column.text.startsWith('non') ? 'out' : 'in' }
        : column,
    );
  }
  if (!columns.some(({ network, plan }) => network === 'out' && plan === null)) return columns.map(besideOut);
  return columns.map((column, at) =>
    column.plan !== null && column.network !== 'out' && /network|provider|participating/.test(column.text)
      ? { ...column, plan: null, network: 'in' }
      : besideOut(column, at, columns),
  );
}

const corner = /^(?:$|(?:plan |key |medical |dental |vision |covered |your )?(?:benefits?|services?|features?|provisions?|design|details?|coverage|coverage (?:level|tier|type|category)|description|category|tiers?|level|type of (?:service|care|coverage)|plans?|plan name|medical|dental|vision|enrollment tier|who(?:'s| is) covered|election|options?|procedure|dental service)(?: .*)?)$/; // prettier-ignore

const noPlan = /^(?:.*\bdentists?\b.*|once (?:every|per|a)\b.*|every \d.*|with(?:out)?\b.*|(?:current|existing|new|all|active) (?:employees?|hires?|staff|members?).*|hired .*|.*\bnew hires?\b.*|\d\/\d[- ]time.*|\d{1,2}[- ]month.*|(?:medical|dental|vision|health|life|employee)(?: (?:plan|insurance|coverage|benefits?))?|.*\b(?:wellness|tobacco|nicotine|smok\w+|incentive|discount|retail|standard rate)\b.*|you pay|plan pays|answers?|why .*|important .*|what you pay|your costs?|(?:your )?(?:(?:bi-?)?monthly|bi-?weekly|annual|weekly|semi-?monthly).*|cost|amount|benefits?|coverage|covered|frequency|details?|description|notes?|total|in|out|member|details|copay|coinsurance|limit|rate|rates|premium|contribution|website|phone|contact|provider|carrier|days?|weeks|hours|coverage level.*|.*\b(?:salary|salaries|earnings|wages?)\b.*|(?:full|part)[- ]?time.*|(?:hourly|salaried|exempt|non-?exempt|union|staff|faculty)(?: (?:employees?|staff))?|limitations.*|why this matters.*|pto.*|vacation.*|(?:employee|employer|company).*|per .*|20\d\d.*|.*\b(?:allowance|reimbursement|supply|retail|mail.order)\b.*)$/; // prettier-ignore

/** Puts the cells of a head over the value columns of a table; a head that spans several stands over each. */
export function alignHead<Cell extends { text: string }>(
  head: readonly Cell[],
  columns: number,
): { corner: Cell | null; over: (Cell | null)[] } {
  const [first] = head;
  const spread = (cells: readonly Cell[]): Cell[] =>
    cells.flatMap((cell) => Array.from({ length: columns / cells.length }, () => cell));
  const none = { corner: null, over: Array.from({ length: columns }, () => null) };
  if (first === undefined) return none;
  if (head.length === columns + 1) return { corner: first, over: carried(head.slice(1), columns) };
  if (head.length === columns && !(columns > 1 && corner.test(first.text))) return { corner: null, over: [...head] };
  // "Plan | Coverage level | You pay": two heads over labels.
  const [, second] = head;
  if (second !== undefined && head.length === columns + 2 && corner.test(first.text) && corner.test(second.text))
    return { corner: first, over: carried(head.slice(2), columns) };
  const isCorner = corner.test(first.text) && head.length > 1;
  const rest = isCorner ? head.slice(1) : head;
  if (rest.some(({ text }) => text === '') && rest.length <= columns && rest[0]?.text !== '')
    return { corner: isCorner ? first : null, over: carried(rest, columns) };
  if (!isCorner && columns % head.length === 0) return { corner: null, over: spread(head) };
  if (head.length > 1 && columns % (head.length - 1) === 0) return { corner: first, over: spread(head.slice(1)) };
  if (columns % head.length === 0) return { corner: null, over: spread(head) };
  return none;
}

/** "PPO plan | | HSA plan |": a head stands over the empty cells behind it. */
function carried<Cell extends { text: string }>(heads: readonly Cell[], columns: number): (Cell | null)[] {
  let last: Cell | null = null;
  return Array.from({ length: columns }, (_, at) => {
    const head = heads[at];
    if (head !== undefined && head.text !== '') last = head;
    return last;
  });
}

/** The column under one or two heads: "Saver HDHP" over "In-network". */
export function columnOf(heads: readonly { text: string; original: string }[], among: number): Column {
  const latest = heads.map(latestOf);
  const text = latest.map((head) => head.text).join(' ');
  const named = planAmong(latest.filter((head) => isPlanName(head.text, among)));
  const plan = named === undefined ? null : { name: cleanName(named.original), type: planTypeIn(named.text) };
  const aspects = aspectsOf(text);
  // "Tobacco" beneath the name of a plan is of tobacco users as it is alone.
  return { ...aspects, isVariant: aspects.isVariant || latest.some((head) => isVariant(head.text)), plan };
}

const bareType = /^(?:ppo|c?hdhp|hmo|epo|pos|hsa|hra)(?: plan)?$/;

/** Which of the heads above one another names the plan: "Core" and "HDHP" do together, and "Kaiser HRA" better than "Kaiser". */
function planAmong<Head extends { text: string; original: string }>(
  heads: readonly Head[],
): Head | { text: string; original: string } | undefined {
  const [first, second] = heads;
  if (first === undefined || second === undefined || planTypeIn(first.text) !== null || /\bh[sr]a\b/.test(first.text))
    return first;
  if (bareType.test(second.text))
    return { text: `${first.text} ${second.text}`, original: `${first.original} ${second.original}` };
  const [word = ''] = first.text.split(' ');
  return second.text.startsWith(word) ? second : first;
}

/** "2024 Saver HDHP 2025 Saver HDHP": a plan with its documents of several years; what stands after the last year names it. */
function latestOf<Head extends { text: string; original: string }>(
  head: Head,
): Head | { text: string; original: string } {
  const years = Array.from(head.text.matchAll(/\b20[12]\d (?=[a-z])/g));
  const last = years.at(-1);
  if (years.length < 2 || last === undefined || years[0]?.index !== 0) return head;
  const at = last.index + last[0].length;
  const text = head.text.slice(at).trim();
  return /\b(?:ppo|hdhp|cdhp|hmo|epo|pos|dppo|dhmo)\b/.test(text) && text.length <= 60
    ? { text, original: head.original.slice(at).trim() }
    : head;
}

/** Rates of those who are charged no extra: the words go with the plan's name and are no part of it. */
const ofEveryone =
  /[(-]? ?\b(?:non-?(?:tobacco|smok\w+)|tobacco[- ]free|(?:with )?wellness)(?: users?| rates?| discount| credit)?\b\)?/gi;

/** Where several columns stand side by side, short words that say nothing else are the plans' names. */
function isPlanName(text: string, among: number): boolean {
  const bare = text
    .replaceAll(ofEveryone, '')
    .replaceAll(/\(?\b(?:in|out)[- ](?:of[- ])?network\b\)?/g, '')
    .trim();
  if (bare === '' || bare.length > 60 || !/[a-z]/.test(bare) || noPlan.test(bare) || isComparing(bare)) return false;
  if (/\b(?:ppo|hdhp|cdhp|hmo|epo|dppo|dhmo|qhdhp)\b/.test(bare)) return true;
  if (/^(?:high|low|mid|medium)[- ]deductible(?: (?:health )?plan)?$/.test(bare)) return true;
  if (
    /\b(?:co-?pay|deductible|max\w*|visits?|specialist|pcp|exam|coinsurance|generic|brand|premium|cost)\b/.test(bare) &&
    !/\bplan\b/.test(bare)
  )
    return false;
  if (tierOf(bare) !== null || tierMarks(bare).length > 1 || payerOf(bare) !== null || isVariant(bare)) return false;
  if (/^(?:in|out|non)\b/.test(bare) || (networkOf(text) !== null && !isPlanLike(bare))) return false;
  return isPlanLike(bare) || (among > 1 && bare.split(' ').length <= 5 && !/[:$%]|\d{3}/.test(bare));
}

const cleanName = (original: string): string =>
  original
    .replaceAll(ofEveryone, '')
    .replaceAll(/[([]?\b(?:in|out)[- ](?:of[- ])?network\b(?: (?:benefits?|coverage|providers?)\b)?[)\]]?/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s:*†‡-]+$/, '')
    .trim();
