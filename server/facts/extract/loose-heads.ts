import { networkMarks, networkOf, tierMarks, tierOf } from './aspects.ts';
import { looseNamesIn } from './loose-names.ts';
import type { Span } from './loose-values.ts';
import { isPlanLike } from './plans.ts';
import { subjectOf } from './subject.ts';

const plan = String.raw`(?:(?:high|low|mid|middle|base|basic|core|premium|standard|enhanced|buy-?up|gold|silver|bronze|choice|value|saver|\$[\d,]+) )?(?:ppo|hdhp|cdhp|qhdhp|hmo|epo|pos|dppo|dhmo|dmo)(?:\+|(?: (?:plan|high|low|plus|base|buy-?up|gold|silver|bronze|[\d,$]+)\b){0,2})`;
const payer = String.raw`(?:(?:monthly|bi-?weekly|weekly|semi-?monthly|annual) )?(?:total|full|employees?|employer|county|city|town|district|company|university|college|state|agency|board|your|team member|associate|ee|er)(?:'s)?(?: (?:monthly|bi-?weekly|weekly|semi-?monthly|annual))? (?:premium|cost|costs|(?:h[sr]a )?contribution|share|rate|pays?|portion|percentage|deduction)s?`;
const period = String.raw`(?:per )?(?:monthly|bi-?weekly|semi-?monthly|weekly|annual|pay ?check|pay period)(?: (?:rate|cost|premium|deduction|contribution|payroll deduction)s?)?`;
const benefit = String.raw`(?:medical|dental|vision|std|ltd|(?:short|long)[- ]term disability)`;
const other = new RegExp(
  String.raw`\b${plan}(?![a-z])|\b${payer}\b|(?<=^|\s)${period}\b|\bnetwork(?= (?:non|out))|\b(?:non-?)?tobacco (?:rates?|users?)\b|\b${benefit}(?=\s|$)(?! (?:plan|option)\b)|\b(?:high|low|base|basic|core|premium|standard|enhanced|buy-?up|gold|silver|bronze|maximum|traditional)(?: (?:plan|option))?(?=\s|$)|\b(?:plan|option) (?:[a-d1-4]|i{1,3}|iv)\b`,
  'g',
);

/**
 * The column heads that end a plain line whose table lost its bounds: "Plan feature In-network Out-of-network". What stands
 * before them heads the labels. Null where the line does not end in heads.
 */
export function looseHeadsOf(
  text: string,
  width: number,
  original = text,
): { corner: Span | null; heads: Span[] } | null {
  if (text.length > 300 || /[.;!?]$/.test(text)) return null;
  const marks: Span[] = [];
  const add = ({ from, to }: Span): void => {
    if (!marks.some((mark) => from < mark.to && to > mark.from)) marks.push({ from, to });
  };
  for (const mark of [...networkMarks(text), ...levelMarks(text)]) add(mark);
  for (const { index, 0: whole } of text.matchAll(other)) add({ from: index, to: index + whole.length });
  marks.sort((a, b) => a.from - b.from);
  const heads: Span[] = [];
  let at = text.length;
  for (const mark of marks.toReversed()) {
    if (!/^(?: (?:benefits?|coverage|providers?|you pay|plan pays|member pays|your cost|reimbursement|services?|per pay(?: period)?|per month|monthly|\/ ?(?:domestic )?partner))?[\s*\d()/|:]*$/.test(text.slice(mark.to, at))) break; // prettier-ignore
    heads.unshift({ from: mark.from, to: at });
    at = mark.from;
  }
  const lead = bareLevel.exec(text.slice(0, at));
  if (
    heads.length === width - 1 &&
    lead !== null &&
    heads.every(({ from, to }) => kindOf(text.slice(from, to).trimEnd()) === 'tier')
  )
    heads.unshift({ from: lead.index, to: at });
  const found =
    byPay(text, width) ??
    byYear(text, width) ??
    withCorner(text, heads, width) ??
    byPlan(text, width) ??
    byBrackets(text, width) ??
    looseNamesIn(text, original, width) ??
    byCase(text, original, width);
  if (found === null) return null;
  const [first] = found;
  const corner = text.slice(0, first?.from ?? 0).trimEnd();
  // Levels among the words for the labels are heads too: not all of them were read.
  const isPart = tierMarks(corner).length > 0 && found.every(({ from, to }) => tierOf(text.slice(from, to)) !== null);
  return corner.length > 60 || isPart
    ? null
    : { corner: corner === '' ? null : { from: 0, to: corner.length }, heads: found };
}

const kinds = [payer, period, benefit].map((kind) => new RegExp(`^${kind}(?![a-z])`));

/** What a head tells apart: levels, networks, payers, periods, benefits, else plans. */
function kindOf(head: string): string | number {
  if (networkOf(head) !== null) return 'network';
  return tierOf(head) === null ? kinds.findIndex((kind) => kind.test(head)) : 'tier';
}

/**
 * As many of the last heads as stand over columns; what is before them belongs to the corner. One head too many heads the
 * labels where it is of another kind than the rest: in "PPO HMO HDHP" over two columns nobody knows which are meant.
 */
function withCorner(text: string, heads: readonly Span[], width: number): Span[] | null {
  const tidy = (spans: readonly Span[]): Span[] =>
    spans.map(({ from, to }) => ({ from, to: from + text.slice(from, to).trimEnd().length }));
  if (heads.length === 0) return null;
  if (heads.length === width || (heads.length > 1 && width % heads.length === 0)) return tidy(heads);
  const [first, ...rest] = heads.map(({ from, to }) => kindOf(text.slice(from, to).trimEnd()));
  if (rest.length === 0 || rest.length > width || rest.some((kind) => kind === first)) return null;
  return rest.length === width || (rest.length > 1 && width % rest.length === 0) ? tidy(heads.slice(1)) : null;
}

/** "Purple plan Blue plan", "Low plan (PPO) High plan (HDHP)": names that all end in one word, each over as many columns. */
function byPlan(text: string, width: number): Span[] | null {
  const ends = Array.from(
    text.matchAll(/plan(?!s)(?: \([^)]{2,20}\))?(?= |$|[a-z])/g),
    ({ index, 0: whole }) => index + whole.length,
  );
  if (width < 2 || ends.length < 2 || width % ends.length !== 0 || ends.at(-1) !== text.length) return null;
  return ends.map((to, at) => {
    const from = ends[at - 1] ?? 0;
    return { from: from + (text[from] === ' ' ? 1 : 0), to };
  });
}

const levelStart =
  /(?<= )(?=(?:employee|associate|ee|you|team member|subscriber)(?: only\b| ?[+&/] ?[a-z]| and [a-z]))/g;

/** The levels that stand side by side: "Employee + spouse Employee + children" are two, and not one with both. */
function levelMarks(text: string): Span[] {
  const starts = [0, ...Array.from(text.matchAll(levelStart), ({ index }) => index)];
  return starts.flatMap((start, at) =>
    tierMarks(text.slice(start, starts[at + 1] ?? text.length)).map(({ from, to }) => ({
      from: from + start,
      to: to + start,
    })),
  );
}

/** "Self", "Employee" before the heads of other levels: alone they are the first of these. */
const bareLevel = /(?<=^| )(?:self|single|individual|you|employee|associate|ee) $/;

/** "Earnings <$25k $25k-40k $40k+": columns by what people earn. */
function byPay(text: string, width: number): Span[] | null {
  const [label] = /^(?:(?:annual|base|your) )*(?:earnings?|salary|salaries|wages?)[ :]*/.exec(text) ?? [];
  if (label === undefined || width < 2) return null;
  const bands = Array.from(
    text.slice(label.length).matchAll(/(?:[<>] ?)?\$?\d[\d,.]*k?(?: ?- ?\$?\d[\d,.]*k?)?\+?(?= |$)/g),
    ({ index, 0: band }) => ({ from: label.length + index, to: label.length + index + band.length }),
  );
  return bands.length === width ? bands : null;
}

/** "Coverage level 2024 DMO 2024 PPO": the year of the plans before each of their names. */
function byYear(text: string, width: number): Span[] | null {
  const years = Array.from(text.matchAll(/\b20[12]\d (?=[a-z])/g));
  if (width < 2 || years.length !== width || new Set(years.map(([year]) => year)).size > 1) return null;
  const heads = years.map(({ index, 0: year }, at) => {
    const to = years[at + 1]?.index ?? text.length;
    return { from: index + year.length, to: text.slice(0, to).trimEnd().length };
  });
  return heads.every(({ from, to }) => to - from >= 2 && to - from <= 40) ? heads : null;
}

/** "Coverage level Sunrise managed (DMO) Sunrise (low option)": names that each end in brackets, behind words for the labels. */
function byBrackets(text: string, width: number): Span[] | null {
  const ends = Array.from(text.matchAll(/[a-z]\)(?= |$)/g), ({ index }) => index + 2);
  const [corner] = overLevels.exec(text) ?? [];
  if (width < 2 || ends.length !== width || ends.at(-1) !== text.length || corner === undefined) return null;
  const heads = ends.map((to, at) => ({ from: at === 0 ? corner.length : (ends[at - 1] ?? 0) + 1, to }));
  return heads.every(({ from, to }) => to - from > 4 && to - from <= 40 && text[from] !== '(') ? heads : null;
}

const overLevels =
  /^(?:coverage|enrollment) (?:level|tier|type|category) |^(?:plan )?(?:tier|level|benefits?|features?) /;

/** Where a head ends and the next begins without a space between them: "TierPPO", "PPOTraditional", "only)Family". */
const seam = /(?<=[\p{Ll})])(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll})|(?<=\p{Lu}\d)(?=\p{Lu})/gu;
const tierSeam = /(?<=[\p{Ll})])(?=\p{Lu})|(?<=[\p{Ll})] )(?=(?:You|Employee|Associate|Family)\b)/gu;

const overLabels = /^(?:coverage|benefits?|plan|covered|services?|type|tier|level|feature|enrollment|who)\b/;

/**
 * "YouYou + SpouseFamily", "Coverage tierPPOHMO": heads that stand without a space between them begin in capitals. One more
 * than there are columns heads the labels.
 */
function byCase(text: string, original: string, width: number): Span[] | null {
  if (width < 2) return null;
  const levels = partsAt(text, original, tierSeam);
  if (levels.length === width && levels.every(({ from, to }) => tierOf(text.slice(from, to)) !== null)) return levels;
  const parts = partsAt(text, original, seam);
  const [first, ...rest] = parts;
  const names = new Set(parts.map(({ from, to }) => text.slice(from, to)));
  if (first === undefined || names.size < parts.length || parts.some(({ from, to }) => to - from > 40)) return null;
  const isCorner =
    overLabels.test(text.slice(first.from, first.to)) ||
    (parts.length === width + 1 && rest.every(({ from, to }) => isOfPlans(text.slice(from, to))));
  if (parts.length === width + 1 && isCorner) return rest;
  return parts.length === width && !isCorner ? parts : null;
}

/** Whether a head is a plan or a benefit by its own words. */
const isOfPlans = (head: string): boolean => isPlanLike(head) || subjectOf(head) !== null;

function partsAt(text: string, original: string, boundary: RegExp): Span[] {
  const starts = Array.from(original.matchAll(boundary), ({ index }) => index);
  return [0, ...starts].map((from, at) => {
    const part = text.slice(from, starts[at] ?? text.length);
    return { from: from + part.length - part.trimStart().length, to: from + part.trimEnd().length };
  });
}
