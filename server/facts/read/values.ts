/** What a text may say of a value. Amounts are dollars, shares are percent. */
export type Value =
  | { kind: 'money'; amount: number; role: MoneyRole }
  | { kind: 'share'; percent: number; payer: 'member' | 'plan' }
  | { kind: 'no_charge' }
  | { kind: 'not_covered' }
  | { kind: 'unlimited' }
  | { kind: 'not_applicable' }
  | { kind: 'as_in_network' };

/** Whether an amount is what one pays, or bounds it, or is a deductible, a penalty, or another's. */
export type MoneyRole = 'plain' | 'most' | 'least' | 'deductible' | 'aside';

/** A value with the characters of the text that say it. */
export type Placed<Kind> = Kind & { from: number; to: number };

/** A word that says whose value stands beside it. */
export interface Mark<Kind> {
  kind: Kind;
  from: number;
  to: number;
}

/** Small letters with straight quotes, plain hyphens and plain spaces, letter for letter as long as the text. */
export const plain = (text: string): string =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐‑‒–—]/g, '-')
    .replaceAll(/\s/g, ' ')
    .toLowerCase();

const MONEY = /\$ ?(\d{1,3}(?:,\d{3})+|\d+)(\.\d\d)?(?!\d)/g;
const SHARE = /(?<![\d.])(\d{1,3}(?:\.\d+)?) ?%/g;

const WORDS: readonly (readonly [Exclude<Value['kind'], 'money' | 'share'>, RegExp])[] = [
  [
    'as_in_network',
    /\b(?:same as|covered as|paid as|processed as|covered at|payable at) (?:the )?(?:in[- ]|(?:plan|preferred|participating) )?(?:network|provider|tier|in\b)/g,
  ],
  ['not_covered', /\bnot covered\b|\bno coverage\b/g],
  [
    'unlimited',
    /\bunlimited\b|\bno (?:overall )?(?:limit|maximum|out-of-pocket limit)\b|\bthere is no (?:out-of-pocket )?limit\b/g,
  ],
  [
    'no_charge',
    /\bno (?:charge|cost|copay(?:ment)?|cost sharing|member cost)\b|\bcovered in full\b|\bpaid in full\b|\bcovered (?:at )?100%|\b100% covered\b|\bplan pays 100%|\bnothing\b/g,
  ],
  ['not_applicable', /\bnot applicable\b|\bn\/a\b|\bdoes not apply\b|\bdoesn't apply\b|^-+(?:none)?-*$|^none$/g],
];

/** How far before and behind an amount the words stand that say what it is. */
const BEFORE = 26;
const BEHIND = 22;
const most =
  /(?:up to|\d to|maximum(?: of)?|max\.?|not (?:to )?exceed(?:ing)?|capped at|no more than|limit(?:ed to)?(?: of)?|cap of)(?: an?)?[ :(]*$/;
const least = /(?:minimum(?: of)?|min\.?|at least)[ :(]*$/;
const aside =
  /(?:penalty|reduced by|reduction|allowance|additional|over|exceeds?|first|benefit|discount|charged|if under|under)(?: of| is)?[ :(]*$/;
const isMost = /^(?![^]{0,24}(?:copay|coins|visit))[ /a-z]{0,24}\b(?:max(?:imum)?|limit|cap)\b/;
const isLeast = /^[ ]?(?:min\b|minimum)/;
/** "$350 per-admission deductible", "$100 deductible, then"; but not "$25 after deductible". */
const isDeductible =
  /^[ /](?:(?!after|then|plus|and|with|once|no|copay)[\w-]+ )?deductible(?! (?:does|doesn|is|not|waived|applies))/;
const deductibleBefore =
  /(?<!after |after the |after your |after plan |to |the |meet |met |no )deductible(?: of| is)?[ :]*$/;
const isAside = /^ (?:penalty|allowance|reduction|per \d+|benefit)\b/;

function roleOf(text: string, from: number, to: number): MoneyRole {
  const before = text.slice(Math.max(0, from - BEFORE), from);
  const behind = text.slice(to, to + BEHIND);
  if (isDeductible.test(behind) || deductibleBefore.test(before)) return 'deductible';
  if (least.test(before) || isLeast.test(behind)) return 'least';
  if (most.test(before) || isMost.test(behind)) return 'most';
  return aside.test(before) || isAside.test(behind) ? 'aside' : 'plain';
}

const planPays = /\b(?:plan|we|insurance|company) (?:will )?pays? (?:up to )?$|\bcovered at $|\bpaid at $|\bpays at $/;

/** The values that a plain text says, in their order. What one of them covers is not read as another. */
export function valuesIn(text: string): Placed<Value>[] {
  const found: Placed<Value>[] = [];
  const add = (value: Value, from: number, to: number): void => {
    if (!found.some((other) => from < other.to && to > other.from)) found.push({ ...value, from, to });
  };
  for (const [kind, pattern] of WORDS) {
    for (const { index, 0: whole } of text.matchAll(pattern)) add({ kind }, index, index + whole.length);
  }
  for (const { index, 0: whole, 1: dollars = '', 2: cents = '' } of text.matchAll(MONEY)) {
    const to = index + whole.length;
    const amount = Number(dollars.replaceAll(',', '') + cents);
    add({ kind: 'money', amount, role: roleOf(text, index, to) }, index, to);
  }
  for (const { index, 0: whole, 1: digits } of text.matchAll(SHARE)) {
    const percent = Number(digits);
    const to = index + whole.length;
    const isPlans =
      planPays.test(text.slice(0, index)) || /^ (?:is )?(?:covered|paid by)/.test(text.slice(to, to + 12));
    if (percent <= 100) add({ kind: 'share', percent, payer: isPlans ? 'plan' : 'member' }, index, to);
  }
  return found.sort((one, other) => one.from - other.from);
}

/** The marks of several kinds that a plain text has, in their order; of those that overlap, the kind named first. */
export function marksIn<Kind>(text: string, patterns: readonly (readonly [Kind, RegExp])[]): Mark<Kind>[] {
  const marks: Mark<Kind>[] = [];
  for (const [kind, pattern] of patterns) {
    for (const { index, 0: whole } of text.matchAll(pattern)) {
      const to = index + whole.length;
      if (!marks.some((mark) => index < mark.to && to > mark.from)) marks.push({ kind, from: index, to });
    }
  }
  return marks.sort((one, other) => one.from - other.from);
}

/**
 * The mark that each value belongs to: marks stand all before their values ("Individual: $500, family: $900") or all
 * behind them ("$500 individual / $900 family"), as the first one does.
 */
export function markOfEach<Kind>(
  values: readonly { from: number; to: number }[],
  marks: readonly Mark<Kind>[],
): (Kind | null)[] {
  const [first] = marks;
  const [value] = values;
  if (first === undefined || value === undefined) return values.map(() => null);
  // A row of names above a row of amounts.
  const isAbove = marks.length > 1 && marks.every(({ to }) => to <= value.from) && values.length % marks.length === 0;
  if (isAbove) return values.map((_, at) => marks[at % marks.length]?.kind ?? null);
  if (first.from < value.from)
    return values.map(({ from }) => marks.findLast((mark) => mark.from < from)?.kind ?? null);
  return values.map(({ to }) => marks.find((mark) => mark.from >= to)?.kind ?? null);
}
