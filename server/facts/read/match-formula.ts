import { percentsIn, round } from './amounts.ts';

/** An employer's match, in percent of pay. */
export interface MatchFormula {
  /** "100% of 3% + 50% of 2%": what is added, of how much of the pay; null where no rate is said. */
  formula: string | null;
  most: number;
  /** A rate or an end was left over: it may be something else. */
  isPartial: boolean;
}

interface Part {
  kind: 'rate' | 'end' | 'saved';
  percent: number;
  from: number;
  to: number;
}

/** Rates that are said in words, or by what is added to a dollar. */
const spoken: readonly (readonly [RegExp, (found: RegExpExecArray) => number])[] = [
  [/\$(0?\.\d+) (?:for|on|per|of) (?:every |each |the )?(?:\$1(?:\.00)?|dollar)/g, ([, part]) => Number(part) * 100],
  [/\b(\d{2,3}) ?(?:cents?|¢)(?: (?:for|on|per|of) (?:every |each |the )?(?:\$1(?:\.00)?|dollar))?/g, ([, cents]) => Number(cents)],
  [/\bfifty cents\b|\bhalf\b/g, () => 50],
  [/\b(?:contribute|add|match|put in|give)s? (?:a|one|another|\$1) dollar\b/g, () => 100],
  [/\ball of (?=(?:the|your) (?:first|next)\b)|\bin full\b|\bfully match\w*/g, () => 100],
  [/\b(?:dollar|\$1(?:\.00)?|one|1)[- ](?:for|to)[- ](?:every |each )?(?:dollar|\$1(?:\.00)?|one|1)\b|\b1:1\b/g, () => 100],
]; // prettier-ignore

/** Below this a share is one of the pay, and no rate. */
const LEAST_RATE = 20;
const isVested = /^ ?(?:of [a-z ]{0,20})?vest|^ (?:immediately|fully) vest/;
/** What one saves, or may save, is no end of a match where others are said. */
const saves = /\b(?:you|employees?|participants?|they|who|members?|staff|associates?)(?:'ll)? (?:\w+ ){0,3}?(?:contributes?|defers?|saves?|puts? in)(?: (?:at least|up to|from|an?|any|minimum|maximum|of|\d+(?:\.\d+)? ?% (?:to|and|or)))* ?$/; // prettier-ignore
const fromOn = /\b(?:between|from|over|above|exceed\w*|in excess of|more than|greater than)(?: the)?(?: first)? ?$/;

/** The rates and the ends that a text says, in their order. */
function partsIn(text: string): Part[] {
  const parts: Part[] = [];
  const add = (part: Part): void => {
    if (!parts.some(({ from, to }) => part.from < to && part.to > from)) parts.push(part);
  };
  for (const [pattern, percentOf] of spoken)
    for (const found of text.matchAll(pattern))
      add({ kind: 'rate', percent: percentOf(found), from: found.index, to: found.index + found[0].length });
  for (const { value, high, from, to } of percentsIn(text)) {
    const before = text.slice(Math.max(0, from - 44), from);
    if (isVested.test(text.slice(to)) || /\bvest(?:s|ed|ing)?\b[^,;.]{0,20}$/.test(before)) continue;
    const kind = saves.test(before) ? 'saved' : value >= LEAST_RATE ? 'rate' : 'end';
    add({ kind, percent: high ?? value, from, to });
  }
  return withoutRemarks(
    parts.sort((one, other) => one.from - other.from),
    text,
  );
}

/** "Dollar for dollar (100%)" is one rate. */
const withoutRemarks = (parts: readonly Part[], text: string): Part[] =>
  parts.filter(({ kind, percent, from }, at) => {
    const last = parts[at - 1];
    return !(
      last?.kind === kind &&
      kind === 'rate' &&
      last.percent === percent &&
      /^[ (,]*(?:or |i\.e\.,? )?$/.test(text.slice(last.to, from))
    );
  });

/** Ends as widths: the next 2%, or what lies between 3% and 5%. */
function widthsOf(parts: readonly Part[], text: string): Part[] {
  const widths: Part[] = [];
  const isEnd = parts.some(({ kind }) => kind === 'end') || !parts.some(({ kind }) => kind === 'rate');
  const ends = parts.filter(({ kind, percent }) =>
    isEnd ? kind === 'end' : kind === 'saved' && percent <= LEAST_RATE,
  );
  for (const [at, end] of ends.entries()) {
    const last = ends[at - 1];
    const isUpper = last !== undefined && fromOn.test(text.slice(Math.max(0, last.from - 30), last.from));
    const reached = widths.slice(0, isUpper ? -1 : undefined).reduce((sum, { percent }) => sum + percent, 0);
    // "Between 4% and 5%" after the first 3% are the fourth and the fifth.
    if (isUpper && end.percent > last.percent)
      widths.splice(-1, 1, { ...end, percent: end.percent - (last.percent === reached + 1 ? reached : last.percent) });
    else widths.push(end);
  }
  return widths;
}

/** The end of what the employer adds, and not of what is matched: "up to a maximum match of 3% of pay". */
const ofEmployer = /\b(?:max\w*|total|limit\w*|cap\w*|up to|exceed\w*)\b[^,;%]{0,24}\b(?:match|(?:company|employer|matching) contribution)\w*(?: of| at| is)? ?$|\b(?:for|makes?) a (?:total|maximum)(?: \w+){0,3} ?$/; // prettier-ignore

/** The match that a plain text states, whose words are of one; null when it has no end in percent of pay. */
export function matchFormulaIn(text: string): MatchFormula | null {
  const parts = partsIn(text);
  const rates = parts.filter(({ kind }) => kind === 'rate');
  const all = widthsOf(parts, text);
  const ofAll = all.find(({ from }) => ofEmployer.test(text.slice(Math.max(0, from - 60), from)));
  const ends = all.filter((end) => end !== ofAll);
  if (ends.length === 0) return ofAll === undefined ? null : { formula: null, most: ofAll.percent, isPartial: false };
  const [first] = ends;
  if (first === undefined || ends.some(({ percent }) => percent <= 0)) return null;
  const isNext = ends
    .slice(1)
    .every(({ from }) => /\b(?:next|additional|subsequent|then)\b[^%]{0,20}$/.test(text.slice(0, from)));
  if (rates.length === 0)
    return ends.length === 1 || isNext
      ? { formula: null, most: ends.reduce((sum, { percent }) => sum + percent, 0), isPartial: false }
      : { formula: null, most: first.percent, isPartial: true };
  const isByClass = /\bfirst \d[^;.]*\bfirst \d|\bafter [^.;%]{0,40}%[^.;%]{0,60}\bafter\b/.test(text);
  const of = (all: readonly Part[]): (readonly [number, number])[] =>
    all.map(({ percent }, at) => [rates[Math.min(at, rates.length - 1)]?.percent ?? 100, percent] as const);
  const sum = (pairs: readonly (readonly [number, number])[]): number =>
    round(pairs.reduce((whole, [rate, end]) => whole + (rate * end) / 100, 0));
  // What is said last may be what the steps before it make.
  const before = of(ends.slice(0, -1));
  const isTotal = ends.length === rates.length + 1 && Math.abs(sum(before) - (ends.at(-1)?.percent ?? 0)) < 0.01;
  const own = isTotal ? ends.slice(0, -1) : ends;
  const isEven = rates.length === own.length || (isNext && rates.length === 1);
  const pairs = of(isEven && !isByClass ? own : own.slice(0, 1));
  const most = sum(pairs);
  const isSaid = ofAll !== undefined && Math.abs(ofAll.percent - most) < 0.01;
  const isLeft = isByClass || pairs.length < Math.max(rates.length, own.length);
  return {
    formula: pairs.map(([rate, end]) => `${round(rate)}% of ${round(end)}%`).join(' + '),
    most:
      ofAll !== undefined && !isSaid && pairs.length === 1 && rates.length === 1 ? Math.min(most, ofAll.percent) : most,
    isPartial: !isSaid && isLeft,
  };
}
