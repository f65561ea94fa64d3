import { matchFormulaIn } from './match-formula.ts';
import type { Statement } from './statements.ts';
import { subjectAt, subjectsIn } from './subject.ts';
import type { Unit } from './unit.ts';
import { type Vesting, vestingIn } from './vesting.ts';
import { mentions, type Names, names, type Said, said, says } from './words.ts';

const kinds: readonly (readonly [string, Names])[] = [
  ['401(k)', names(['401k'])],
  ['403(b)', names(['403b'])],
  ['457(b)', names(['457b', '457 plan', '457 deferred compensation', 'section 457'])],
  ['TSP', names(['thrift savings plan', 'tsp'])],
  ['SIMPLE IRA', names(['simple ira'])],
  ['SEP IRA', names(['sep ira'])],
  ['Pension', names(['our pension', 'pension plan', 'pension fund', 'pension program', 'defined benefit', 'defined benefit plan', 'public employee retirement system',
    'state retirement system', 'teacher retirement system', 'municipal retirement system', 'county retirement system'])],
]; // prettier-ignore

const offers = names(['plan', 'offer', 'provide', 'available', 'option', 'contribute', 'contribution', 'match', 'matching', 'save', 'savings',
  'matche', 'participate', 'participation', 'enroll', 'enrollment', 'eligible', 'join', 'benefit', 'vest', 'vested', 'vesting', 'defer', 'deferral', 'roth', 'retirement']); // prettier-ignore
/** Money that comes from elsewhere, what plans are like at large, and what is not so. */
const elsewhere = names(['rollover', 'previous employer', 'former employer', 'prior employer', 'outside plan', 'loan', 'hardship', 'such as', 'similar to',
  'like a', 'instead of', 'rather than', 'do not offer', 'does not offer', 'don t offer', 'do not have', 'not eligible for', 'other employer',
  'many people', 'most people', 'most employer', 'many employer', 'under the same', 'typically', 'in general', 'no longer', 'limit', 'e g']); // prettier-ignore
/** A gift to a charity is matched, too. */
const otherMatch = names(['charity', 'charitable', 'donation', 'donate', 'gift', 'nonprofit', 'non profit', 'student loan', 'hsa', 'health savings account',
  'volunteer', 'stock', 'espp', 'equity', 'matched with', 'match you', 'price match']); // prettier-ignore
const matches = names(['match', 'matching', 'matched', 'matche', 'match contribution']);
const addsTo =
  /\b(?:for|on) (?:every|each) (?:dollar|\$1\b)|\bdollar[- ]for[- ]dollar\b|\bcents (?:on|for|per)\b|\bif (?:you|employees|an employee) (?:contributes?|saves?|defers?|puts? in)\b.*\b(?:we|company|employer)\b/;
const noMatch =
  /\bno (?:company |employer )?match|\bnot (?:currently )?match|\bsuspend|\bdiscontinu|\bbeyond\b[^.;]*\bnot\b|\bwithout a match/;
const vests = names(['vest', 'vested', 'vesting', 'vest in', 'vesting schedule']);
const ofShares = names([
  'stock',
  'equity',
  'option grant',
  'stock option',
  'rsu',
  'share',
  'grant',
  'your option',
  'incentive option',
  'espp',
  'loan',
  'forfeit',
  'forfeiture',
]);
const roth = names(['roth']);
const otherRoth = names(['roth ira', 'conversion', 'rollover', 'not a roth', 'no roth']);

/** Whether a unit is about saving for retirement by its own words, or by what it stands under or comes after. */
function isOfSavings({ own, around, topic, title }: Unit): boolean {
  const here = subjectsIn(own).map(({ kind }) => kind);
  if (here.includes('retirement')) return true;
  const { label, row, column, lead, heading, chapter } = around;
  return (
    subjectAt(own, 0, [...label, ...row, ...column, ...lead, ...heading, topic, ...chapter, title]) === 'retirement'
  );
}

const besideOf = ({ around }: Unit): string[] => [...around.label, ...around.row, ...around.column];

/** The kinds of plan that a unit says to be offered; a heading tells where its own words name none. */
function kindsOf({ own, around }: Unit): Statement[] {
  if (says(own, elsewhere)) return [];
  const near = [...around.label, ...around.row, ...around.lead, ...around.heading];
  const named = kinds.filter(([, list]) => says(own, list));
  if (named.length > 0) {
    const isOffered = [own, ...near.map(said)].some((text) => says(text, offers)) || own.words.length <= 5;
    const isOpen = named.filter(([kind]) => kind.startsWith('40')).length > 1;
    return isOffered
      ? named.map(([words]) => ({ metric: 'retirement.plan_type', words, score: isOpen ? 0.6 : 0.86 }))
      : [];
  }
  if (![own, ...around.label.map(said)].some((text) => says(text, offers))) return [];
  const head = near.find((text) => text.length <= 60 && kinds.some(([, list]) => says(said(text), list)));
  const above = head === undefined ? [] : kinds.filter(([kind, list]) => kind !== 'Pension' && says(said(head), list));
  return head === undefined || says(said(head), elsewhere) || above.length !== 1
    ? []
    : above.map(([words]) => ({ metric: 'retirement.plan_type', words, score: 0.8 }));
}

/** The words of a match; two sentences may be one: "We match all of the first 3%. For the next 2% we match half." */
function matchText({ own, before }: Unit, beside: readonly string[]): string | null {
  const isLabelled = beside.some((text) => says(said(text), matches) && !says(said(text), otherMatch));
  if (!isLabelled && !says(own, matches) && !addsTo.test(own.text)) return null;
  if (says(own, otherMatch) || noMatch.test(own.text)) return null;
  const isRest = /\b(?:next|additional|subsequent) \d/.test(own.text) && !/\bfirst \d/.test(own.text);
  const first = said(before).text;
  return isRest && /\bfirst \d/.test(first) ? `${first} ${own.text}` : own.text;
}

function matchOf(unit: Unit): Statement[] {
  const text = matchText(unit, besideOf(unit));
  const match = text === null ? null : matchFormulaIn(text);
  if (match === null || match.most > 15) return [];
  // What is matched first may go on in the next sentence.
  const isOpen = /\bfirst \d/.test(unit.own.text) && !/\bnext\b/.test(unit.own.text);
  const score = match.isPartial ? 0.62 : text !== unit.own.text ? 0.95 : isOpen ? 0.8 : 0.86;
  const most: Statement = { metric: 'retirement.effective_match', words: '', value: match.most, score };
  return match.formula === null ? [most] : [most, { metric: 'retirement.match_formula', words: match.formula, score }];
}

/** "3 years | 60%" in a schedule: some was vested before all is. */
function stepOfSchedule({ own, around }: Unit): Vesting | null {
  const [, share] = /^(\d{1,3}) ?%(?: vested)?$/.exec(own.text) ?? [];
  const [, years] = /\b(\d{1,2})\b(?!.*\d)/.exec([...around.label, ...around.row][0] ?? '') ?? [];
  if (share === undefined || years === undefined) return null;
  const isAll = share === '100';
  return { kind: isAll || Number(share) === 0 ? null : 'graded', years: isAll ? Number(years) : null };
}

function vestingOf(unit: Unit): Statement[] {
  const { own } = unit;
  const beside = [...besideOf(unit), ...unit.around.lead];
  const isHeaded =
    own.words.length <= 10 && [...beside, ...unit.around.heading].some((text) => says(said(text), vests));
  if (!says(own, vests) && !isHeaded) return [];
  if ([own, ...beside.map(said)].some((text: Said) => says(text, ofShares))) return [];
  const vesting = stepOfSchedule(unit) ?? vestingIn(own.text);
  if (vesting === null) return [];
  const { kind, years } = vesting;
  return [
    ...(kind === null ? [] : [{ metric: 'retirement.vesting', words: kind, score: 0.86 } as const]),
    ...(years === null ? [] : [{ metric: 'retirement.vesting_years', words: '', value: years, score: 0.86 } as const]),
  ];
}

/** What a unit says of saving for retirement: the kind of plan, the match, when it vests, Roth savings. */
export function savingsOf(unit: Unit): Statement[] {
  if (unit.own.text.endsWith('?') || !isOfSavings(unit)) return [];
  const isRoth = mentions(unit.own, roth).length > 0 && !says(unit.own, otherRoth);
  return [
    ...kindsOf(unit),
    ...matchOf(unit),
    ...vestingOf(unit),
    ...(isRoth ? [{ metric: 'retirement.roth', words: 'yes', score: 0.86 } as const] : []),
  ];
}
