import { plain, type Placed, type Value, valuesIn } from './values.ts';

/** What one pays for a service: an amount, a share, or one after the other. */
export interface Cost {
  kind: 'pays';
  /** Dollars; 0 where nothing is charged. */
  copay: number | null;
  /** Percent of the allowed amount. */
  share: number | null;
  /** What a visit by telephone or video costs, where the text says that apart. */
  telehealth: number | null;
}

export type CostReading = Cost | { kind: 'not_covered' } | { kind: 'as_in_network' };

/** What joins a copay and the share that is paid beside it. */
const joins =
  /^[^.;]{0,40}?\b(?:then|plus|and|after|followed by|subject to|with)\b[^.;]{0,30}$|^[^.;]{0,24}[+,&][^.;]{0,30}$/;
/** What makes another service's of the second value. */
const ofOther =
  /^ ?(?:co-?ins(?:urance)?\.? )?for (?:all |any )?(?:other|outpatient|inpatient|additional|the|related)\b/;
const apart = /\bor\b|\/ ?\$/;
const byDistance = /\b(?:virtual|tele\w+|online|e-visits?|video|on[- ]demand|24\/7)\b/;

/** "No charge for the first 3 visits, then $25": what is charged later counts. */
const atFirst = /^ (?:for )?(?:the )?(?:first|initial) /;

/** Reads a cell that says what one pays for a service; null where it says nothing of it. */
export function costIn(cell: string): CostReading | null {
  const text = plain(cell);
  const values = valuesIn(text).filter((value) => value.kind !== 'money' || value.role === 'plain');
  const said = values.filter(
    ({ kind, to }) =>
      kind !== 'not_applicable' && kind !== 'unlimited' && !(kind === 'no_charge' && atFirst.test(text.slice(to))),
  );
  const [first] = said;
  if (first === undefined) return null;
  if (first.kind === 'not_covered' || first.kind === 'as_in_network') return { kind: first.kind };
  const main = mainOf(text, said);
  const telehealth = main === first || first.kind === 'share' ? null : amountOf(first);
  const second = said[said.indexOf(main) + 1];
  const pair = second !== undefined && isJoined(text, main, second) ? second : undefined;
  return {
    kind: 'pays',
    copay: amountOf(main) ?? (pair === undefined ? null : amountOf(pair)),
    share: shareOf(main) ?? (pair === undefined ? null : shareOf(pair)),
    telehealth,
  };
}

/** The value of a visit in person, where the text says first what one by video costs. */
function mainOf(text: string, said: readonly Placed<Value>[]): Placed<Value> {
  const [first, ...others] = said as [Placed<Value>, ...Placed<Value>[]];
  const clauseOf = (value: Placed<Value>): string => {
    const from = Math.max(...[';', '. ', ' / ', '*'].map((sign) => text.lastIndexOf(sign, value.from)), 0);
    const to = Math.min(
      ...[';', '. ', ' / '].map((sign) => text.indexOf(sign, value.to)).filter((at) => at > 0),
      text.length,
    );
    return text.slice(from, to);
  };
  if (!byDistance.test(clauseOf(first))) return first;
  return others.find((other) => other.kind !== 'not_covered' && !byDistance.test(clauseOf(other))) ?? first;
}

const amountOf = (value: Placed<Value>): number | null =>
  value.kind === 'money' ? value.amount : value.kind === 'no_charge' ? 0 : null;

const shareOf = (value: Placed<Value>): number | null =>
  value.kind === 'share' ? (value.payer === 'plan' ? 100 - value.percent : value.percent) : null;

function isJoined(text: string, one: Placed<Value>, other: Placed<Value>): boolean {
  const kinds = new Set([one.kind, other.kind]);
  if (!kinds.has('money') || !kinds.has('share')) return false;
  const between = text.slice(one.to, other.from);
  return joins.test(between) && !apart.test(between) && !ofOther.test(text.slice(other.to));
}
