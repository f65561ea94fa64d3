import { numberOf, round } from './amounts.ts';

/** An employer's match. */
export interface Match {
  /** "100% of 3% + 50% of 2%": the share that is added, of how much of the pay; null where the text gives no rate. */
  formula: string | null;
  /** The most that the employer adds, in percent of pay. */
  most: number;
  confidence: number;
  /** A rate stands beside it whose end was not found. */
  isPartial: boolean;
}

const P = String.raw`\d+(?:\.\d+)?`;
const SIGN = String.raw` ?(?:%|percent\b)`;
const PERCENT = `(${P})${SIGN}`;
const RATE = String.raw`(?:(?<!\d)(?<percent>${P})${SIGN}(?! vested)|(?<whole>dollar[- ]for[- ]dollar|\b1:1\b|\b(?:one|1)[- ](?:for|to)[- ](?:one|1)\b|(?<=match(?:es)? )every dollar|\$1(?:\.00)? for (?:every|each) (?:\$1(?:\.00)?|dollar)|(?:a )?dollar for (?:every|each) dollar)|(?<cents>\d+) ?(?:cents?|¢)(?: (?:on|for|of|per|to))? ?(?:the |every |each |a )?(?:\$1(?:\.00)?|dollar)|\$(?<decimal>0?\.\d+) (?:on|for|per|of)(?: every| each| the)? ?(?:\$1(?:\.00)?|dollar)|(?<half>half)\b)`;
const CAP = String.raw`\b(?:(?:between|from|over|above|exceeds?|exceeding|in excess of|greater than|more than) (?<low>${P})${SIGN}(?:[a-z, ]{0,40}?)(?:and|to|-|exceed|than|through) (?<high>${P})${SIGN}|(?:first|next|additional|subsequent|(?:not|never) (?:to )?exceed(?:ing)?|not in excess of|not more than|up to|maximum of|max of|on|of|limit of|cap of|capped at|the) (?:an? |the |your )?(?:additional |maximum |max |total )?(?:of )?(?<cap>(?:20|1\d|\d)(?:\.\d+)?)${SIGN})`;
const everyRate = new RegExp(RATE, 'g');
const tier = new RegExp(String.raw`${RATE}(?<gap>[^%.;$]{0,110}?)${CAP}`, 'g');
/** "The first 3% is matched dollar for dollar, the next 2% at 50 cents on the dollar." */
const turnedTier = new RegExp(
  String.raw`(?:first|next) (?<cap>${P})${SIGN}(?: of (?:\w+ ){1,4}?)?(?: ?(?:that )?you (?:contribute|save|defer|put in))?,? ?(?:(?:the company|we) (?:will )?match(?:es)? (?:at )?|(?:(?:is|are|will be|gets?) )?(?:matched )?(?:at )?)${RATE}`,
  'g',
);
/** "For every dollar you save we add 50 cents, on up to 6% of pay." */
const added = new RegExp(
  String.raw`for (?:every|each) dollar[^%.;$]{0,50}?(?:add|contribute|match|put in|give)s? (?:(\d+) ?(?:cents|¢)|(?:a|one|another|\$1) ?(?:dollar)?|\$(0?\.\d+))[^%.;$]{0,60}?${PERCENT}`,
);

/** "For each dollar that you save, up to 5% of pay, we add 50 cents." */
const addedAfter = new RegExp(
  String.raw`for (?:every|each) dollar[^%.;$]{0,50}?up to ${PERCENT}[^%.;$]{0,60}?(?:add|contribute|match|put in|give)s? (\d+) ?(?:cents|¢)`,
);

/** "50% of your contributions, up to a maximum employer match of 3% of your pay": the end is the employer's. */
const mostOfEmployer =
  /(?:up to|max\w*|exceed\w*|limit\w*|cap\w*|total)[^,;]{0,25}?\b(?:match|company contribution)s?(?: ?$| (?:of|at|to) )/;
const employerEnd = new RegExp(String.raw`\(up to (?:a )?${PERCENT}[^)]{0,40}\)`);
/** A match that is not the same for all: "3% after one year, 4% after three", "the first 4% for …, the first 6% for others". */
const bySteps = /%[^.;%]{0,60}\bafter [^.;%]{0,40}%[^.;%]{0,60}\bafter\b|\bfirst \d[^;.]*\bfirst \d/;

/** "Save from 1% to 75% of compensation": how much employees may put in is no rate of a match. */
const mayBeSaved = /\b(?:save|defer)\b[^%;.]{0,30}\d+(?:\.\d+)? ?% (?:to|and|-) (?:\w+ ){0,2}(?:[3-9]\d|100) ?%/;

/** "50% of every dollar, up to a maximum of 5%.": of what it is the most, the text does not say. */
const openEnd = new RegExp(String.raw`\bmaximum of ${P}${SIGN}\.?$`);

/** The match that a plain text states; null when it states none that has an end in percent of pay. */
export function readMatch(said: string): Match | null {
  const text = said
    .replace(mayBeSaved, 'save')
    .replaceAll(/\b(fifty)(?= cents)/g, (word) => String(numberOf(word)))
    // Where the first 3% are matched in full, the fourth and fifth are the next two.
    .replace(/(?:each )?of (?:the |your )?(?:4th|fourth) (?:and|&|-) (?:5th|fifth) (?:percent\w*|%)/, 'of the next 2%');
  const turned = added.exec(text);
  if (turned !== null) {
    const [, cents, dollars, cap] = turned;
    const rate = cents !== undefined ? Number(cents) : dollars !== undefined ? Number(dollars) * 100 : 100;
    return matchOf([[rate, Number(cap)]]);
  }
  const capped = addedAfter.exec(text);
  if (capped !== null) return matchOf([[Number(capped[2] ?? 100), Number(capped[1])]]);
  const reversed = Array.from(text.matchAll(turnedTier), ({ groups }) => groups);
  const tiers: [number, number][] = [];
  for (const found of text.matchAll(tier)) {
    const { gap = '', low, high, cap } = found.groups ?? {};
    const rate = rateOf(found.groups);
    if (cap !== undefined && mostOfEmployer.test(gap) && tiers.length === 0 && Number(cap) <= 15)
      return { formula: null, most: Number(cap), confidence: 0.84, isPartial: false };
    const before = tiers.reduce((sum, [, share]) => sum + share, 0);
    // "Between 4% and 5%" after the first 3% are the fourth and the fifth: two.
    const start = Number(low) === before + 1 ? before : Number(low);
    const top = low !== undefined && high !== undefined ? Number(high) - start : Number(cap);
    const isOther =
      /vest|enrol|you must|receive the|in order|salary and|bonus|of (?:your |their )?(?:pay|salary|compensation|earnings)\b.*match/.test(
        gap,
      );
    if (isRate(rate) && top > 0 && top <= 20 && !isOther) tiers.push([rate, top]);
  }
  // "The first 3% is matched dollar for dollar, the next 2% at half": read the way that makes more of it.
  if (reversed.length > tiers.length) {
    tiers.length = 0;
    for (const groups of reversed) {
      const rate = rateOf(groups);
      if (isRate(rate)) tiers.push([rate, Number(groups?.cap)]);
    }
  }
  const rates = Array.from(text.matchAll(everyRate), ({ groups }) => rateOf(groups)).filter(isRate);
  const isByStep = bySteps.test(text) || (openEnd.test(text) && rates.some((rate) => rate < 100));
  const ended = Number(employerEnd.exec(text)?.[1] ?? Number.NaN);
  const whole = tiers.length > 1 ? matchOf(tiers) : null;
  // "100% of the first 3% and 50% of the next 3% (up to 4.5%)": what is said last is what both make.
  if (whole !== null && Math.abs(whole.most - ended) < 0.01) return whole;
  if (tiers.length > 0)
    return { ...matchOf(isByStep ? tiers.slice(0, 1) : tiers), isPartial: isByStep || rates.length > tiers.length };
  const found = plainMatch(text);
  // "We match 6% of pay at 50 cents on the dollar" adds less than it says first.
  return found && { ...found, isPartial: isByStep || rates.some((rate) => rate < 100) };
}

const isRate = (rate: number): boolean => rate >= 20 && rate <= 300;

/** How much is added to a hundred dollars. */
function rateOf({ percent, cents, decimal, whole, half }: Partial<Record<string, string>> = {}): number {
  if (percent !== undefined) return Number(percent);
  if (cents !== undefined) return Number(cents);
  if (decimal !== undefined) return Number(decimal) * 100;
  return whole === undefined && half !== undefined ? 50 : 100;
}

const plain: readonly RegExp[] = [
  new RegExp(String.raw`\bmatching contributions?[^.;%]{0,40} (?:of )?up to ${PERCENT} of`),
  new RegExp(
    String.raw`\bmatch(?:es)? ${PERCENT} of (?:the |your |an |each |employee's )*(?:\w+ )?(?:pay|salary|wages)\b`,
  ),
  new RegExp(
    String.raw`\bcontribute (?:up to )?${PERCENT} [^.;%]{0,40}which [^.;%]{0,40}match(?:es)? (?:one for one|dollar for dollar|1:1|100%)`,
  ),
  new RegExp(
    String.raw`\bmatch(?:es|ing|ed)?\b(?: (?:of|is|at|your|the|contributions?|all|any|made|you|make|a|and|will be|them|salary|,|plan|100%)){0,7},? (?:up to|of|to|at|is)(?: a)?(?: of)?(?: the)?(?: first)? ${PERCENT}`,
  ),
  new RegExp(String.raw`\bup to (?:an? )?${PERCENT} (?:\w+ ){0,2}match(?:ing)?\b`),
  new RegExp(String.raw`\b(?:(?:company|employer|our|plan) )?match(?:ing)?(?::| -| =| \|) (?:up to )?${PERCENT}`),
  new RegExp(String.raw`\b${PERCENT} (?:\w+ )?matching contribution`),
  new RegExp(String.raw`\bcontributions? (?:of )?up to ${PERCENT} [^.;%]{0,40}\b(?:are|is|will be) matched\b`),
  new RegExp(String.raw`\bmatch(?:es)? (?:a portion|a part|part|some) of [^.;%]{0,40} up to ${PERCENT}`),
  new RegExp(
    String.raw`\bif you (?:contribute|save|put in|defer) (?:at least )?\d+(?:\.\d+)?%[^.;%]{0,30}, we(?:'ll| will)? (?:contribute|add|put in) (?:an? )?${PERCENT}`,
  ),
  new RegExp(String.raw`\bmatch(?:es|ing)?\b[^.;%]{0,110}? up to (?:a |an )?max\w*(?: of)? ${PERCENT}`),
  new RegExp(String.raw`\b${PERCENT} (?:company |employer |annual |full ){0,3}match\b`),
];
const notTheWhole = /must|minimum|at least|\bvest\b|was|\bplus\b/;

/** "We match up to 4% of pay": how much it can be, not how it comes about. */
function plainMatch(said: string): Match | null {
  const text = said
    .replace(/,? ?(?:with|and) (?:no|full) vest\w*[^.;]*/, '')
    .replace(/[,;(] ?(?:fully|100%) vested[^.;%]*\.?$/, '')
    .replace(
      /(?:,|;| and| -) (?:and )?(?:you(?:'re| are)|which|it|they|this|that|all of it)[^.;%$]{0,25}\bvest[^%$]*$/,
      '',
    );
  for (const pattern of plain) {
    const found = pattern.exec(text);
    const value = Number(found?.[1] ?? Number.NaN);
    if (found !== null && value > 0 && value <= 15 && !notTheWhole.test(text))
      return /dollar[- ]for[- ]dollar|\b1:1\b|one[- ]for[- ]one|one[- ]to[- ]one/.test(text)
        ? { formula: `100% of ${round(value)}%`, most: value, confidence: 0.84, isPartial: false }
        : { formula: null, most: value, confidence: 0.8, isPartial: false };
  }
  return null;
}

function matchOf(tiers: readonly (readonly [number, number])[]): Match {
  const formula = tiers.map(([rate, top]) => `${round(rate)}% of ${round(top)}%`).join(' + ');
  return {
    formula,
    most: round(tiers.reduce((sum, [rate, top]) => sum + (rate * top) / 100, 0)),
    confidence: 0.92,
    isPartial: false,
  };
}
