import { round } from '../values.ts';

/** An employer's match. */
export interface Match {
  /** "100% of 3% + 50% of 2%": the share that is added, of how much of the pay; null where the text gives no rate. */
  formula: string | null;
  /** The most that the employer adds, in percent of pay. */
  most: number;
  confidence: number;
}

const PERCENT = String.raw`(\d+(?:\.\d+)?) ?(?:%|percent\b)`;
const RATE = String.raw`(?:(?<!\d)${PERCENT}(?! vested)|(dollar[- ]for[- ]dollar|\$1(?:\.00)? for (?:every|each) (?:\$1(?:\.00)?|dollar)|a dollar for (?:every|each) dollar|dollar for (?:every|each) dollar)|(\d+) ?(?:cents?|¢)(?: (?:on|for|of|per|to))? ?(?:the |every |each |a )?(?:\$1(?:\.00)?|dollar)|\$(0?\.\d+) (?:on|for|per|of)(?: every| each| the)? ?(?:\$1(?:\.00)?|dollar)|(half)\b)`;
const CAP = String.raw`(?:(?:between|from|over|above|exceeds?|exceeding|in excess of|greater than|more than) ${PERCENT}(?:[a-z, ]{0,40}?)(?:and|to|-|exceed|than|through) ${PERCENT}|(?:first|next|additional|subsequent|up to|maximum of|max of|on|of|limit of|cap of|capped at|the) (?:an? |the |your )?(?:additional |maximum |max |total )?(?:of )?${PERCENT})`;
const tier = new RegExp(String.raw`${RATE}([^%.;$]{0,110}?)${CAP}`, 'g');
/** "For every dollar you save we add 50 cents, on up to 6% of pay." */
const added = new RegExp(
  String.raw`for (?:every|each) dollar[^%.;$]{0,50}?(?:add|contribute|match|put in|give)s? (?:(\d+) ?(?:cents|¢)|(?:a|one|another|\$1) ?(?:dollar)?|\$(0?\.\d+))[^%.;$]{0,60}?${PERCENT}`,
);

/** The match that a plain text states; null when it states none that has an end in percent of pay. */
export function readMatch(text: string): Match | null {
  const turned = added.exec(text);
  if (turned !== null) {
    const [, cents, dollars, cap] = turned;
    const rate = cents !== undefined ? Number(cents) : dollars !== undefined ? Number(dollars) * 100 : 100;
    return matchOf([[rate, Number(cap)]]);
  }
  const tiers: [number, number][] = [];
  for (const found of text.matchAll(tier)) {
    const [, percent, dollar, cents, decimal, half, gap = '', low, high, cap] = found;
    const rate =
      percent !== undefined
        ? Number(percent)
        : dollar !== undefined
          ? 100
          : cents !== undefined
            ? Number(cents)
            : decimal !== undefined
              ? Number(decimal) * 100
              : half !== undefined
                ? 50
                : 0;
    const before = tiers.reduce((sum, [, share]) => sum + share, 0);
    // "Between 4% and 5%" after the first 3% are the fourth and the fifth: two.
    const start = Number(low) === before + 1 ? before : Number(low);
    const top = low !== undefined && high !== undefined ? Number(high) - start : Number(cap);
    const isOther = /vest|enrol|you must|receive the|in order|salary and|bonus/.test(gap);
    if (rate < 20 || rate > 300 || top <= 0 || top > 20 || isOther) continue;
    tiers.push([rate, top]);
  }
  return tiers.length > 0 ? matchOf(tiers) : plainMatch(text);
}

const plain: readonly RegExp[] = [
  new RegExp(
    String.raw`\bmatch(?:es|ing|ed)?\b(?: (?:of|is|at|your|employee|the|contributions?|all|any|401 ?\(?k\)?|made|you|make|a|and|will be|them|salary|deferrals?|employees'?|,|plan|retirement|100%)){0,7},? (?:up to|of|to|at|is|equal to)(?: a)?(?: maximum| max| total)?(?: of)?(?: the)?(?: first)? ${PERCENT}`,
  ),
  new RegExp(
    String.raw`\b${PERCENT} (?:of (?:pay|salary|compensation) )?(?:company |employer |401 ?\(?k\)? |retirement |contribution |safe harbor |annual |dollar-for-dollar |full ){0,3}match\b`,
  ),
];
const notTheWhole = /must|minimum|at least|eligible after|vest|increase|was|\bplus\b|additional|discretionary/;

/** "We match up to 4% of pay": how much it can be, not how it comes about. */
function plainMatch(text: string): Match | null {
  for (const pattern of plain) {
    const found = pattern.exec(text);
    const value = Number(found?.[1] ?? Number.NaN);
    if (found !== null && value > 0 && value <= 15 && !notTheWhole.test(text))
      return { formula: null, most: value, confidence: 0.8 };
  }
  return null;
}

function matchOf(tiers: readonly (readonly [number, number])[]): Match {
  const formula = tiers.map(([rate, top]) => `${round(rate)}% of ${round(top)}%`).join(' + ');
  return {
    formula,
    most: round(tiers.reduce((sum, [rate, top]) => sum + (rate * top) / 100, 0)),
    confidence: 0.92,
  };
}
