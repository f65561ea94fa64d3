import type { Network, Tier } from '../../../contract/metrics.ts';
import { coverageLevels } from '../../../contract/vocabulary/coverage-levels.ts';
import { mentions, type Names, names, type Said, said } from './words.ts';

/** Whom an amount is for: a bound of one or of the household, or a level of cover. */
type Whom = 'one' | 'household' | 'employee' | 'spouse' | 'children' | 'family' | 'other';

const whoms: readonly (readonly [Whom, Names])[] = [
  ['other', names(['individual in a family', 'person in a family', 'individual within a family', 'employee + 1', 'employee + one', 'employee + two', 'employee + three', 'employee plus two', 'employee plus one', 'ee + 1', 'ee + one', 'ee+1', 'employee + dep', 'employee + dependent', 'employee and dependent', 'retiree', 'cobra'])],
  ['family', names(['employee + family', 'e + family', 'e + spouse + child', 'employee and family', 'employee plus family', 'employee / family', 'ee + family', 'ee and family', 'ee + fam', 'ee family', 'employee family', 'employee spouse and child', 'employee + spouse + child', 'employee + spouse and child', 'employee spouse child', 'full family', 'family coverage', 'you + family', 'you and your family', 'you plus family', 'employee + 2 or more', 'associate + family', 'member + family', 'employee with family'])],
  ['spouse', names(['employee + spouse', 'e + spouse', 'employee and spouse', 'employee plus spouse', 'employee with spouse', 'employee spouse', 'ee + spouse', 'ee and spouse', 'ee spouse', 'ee + sp', 'employee + partner', 'employee + domestic partner', 'you + spouse', 'you and spouse', 'you plus spouse', 'associate + spouse', 'member + spouse', 'two party', 'employee + spouse domestic partner', 'couple', 'employee + adult'])],
  ['children', names(['employee + child', 'e + child', 'employee + kid', 'employee and kid', 'employee and child', 'employee plus child', 'employee with child', 'employee child', 'ee + child', 'ee and child', 'ee child', 'ee + ch', 'ee + kid', 'you + child', 'you and child', 'you plus child', 'associate + child', 'member + child', 'parent and child', 'employee + dependent child'])],
  ['employee', names(['employee only', 'employees only', 'ee only', 'self only', 'you only', 'single only', 'employee-only', 'associate only', 'team member only', 'member only', 'only employee', 'employee coverage', 'single coverage', 'individual only'])],
  ['household', names(['per family', 'family', 'fam', 'household', 'all family members', 'family maximum'])],
  ['one', names(['individual', 'single', 'per person', 'each person', 'person', 'ind', 'per individual', 'per member', 'each member', 'self', 'per covered person', 'employee', 'ee', 'per enrollee', 'per participant', 'each participant'])],
]; // prettier-ignore

interface Marked<Kind> {
  kind: Kind;
  from: number;
  to: number;
}

/** The levels that a text names, in their order; of those that overlap the longer one. */
export function whomsIn(text: Said): Marked<Whom>[] {
  const found: Marked<Whom>[] = [];
  for (const [kind, list] of whoms)
    for (const { from, to } of mentions(text, list))
      if (!found.some((other) => from < other.to && to > other.from)) found.push({ kind, from, to });
  return found.sort((one, other) => one.from - other.from);
}

/** A level as a metric has it: bounds are of one or of the household, amounts of money by levels of cover. */
export function tierOf(whom: Whom, tiers: readonly Tier[]): Tier | null {
  const isBound = tiers.includes('individual');
  const tier: Partial<Record<Whom, Tier>> = isBound
    ? { one: 'individual', employee: 'individual', household: 'family', family: 'family' }
    : {
        one: 'employee',
        employee: 'employee',
        household: 'employee_family',
        family: 'employee_family',
        spouse: 'employee_spouse',
        children: 'employee_children',
      };
  return tier[whom] ?? null;
}

/** The one level that a label names; null for none or several. */
export function levelNamed(label: string): Tier | null {
  const kinds = new Set(whomsIn(said(label)).map(({ kind }) => kind));
  const [only] = kinds;
  if (kinds.size !== 1 || only === undefined) return null;
  if (only === 'one') return /individual|single|person/i.test(label) ? 'individual' : 'employee';
  return only === 'household' ? 'family' : tierOf(only, coverageLevels);
}

/** Whether a text is a level of cover and nothing else. */
export function isLevel(text: string): boolean {
  const marks = whomsIn(said(text));
  const [mark] = marks;
  if (mark === undefined) return false;
  const rest = marks.reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    said(text).text,
  );
  return (
    rest.replaceAll(/\b(?:coverage|cover|tier|level|or|domestic partner|dp|per|premium|monthly|only)\b|[^a-z]/g, '')
      .length <= 3
  );
}

/** Words of a plan's type that say nothing of where care is had. */
const typeWords = names([
  'preferred provider organization',
  'exclusive provider organization',
  'provider network',
  'network size',
]);

const nets: readonly (readonly [Network, Names])[] = [
  ['out', names(['out of network', 'out-of-network', 'nonnetwork', 'non network', 'oon', 'non participating', 'non preferred provider', 'out of area', 'outside the network', 'outside of the network', 'nonparticipating', 'out network', 'non ppo', 'any other dentist', 'other dentist', 'any dentist', 'non network dentist', 'other provider', 'any other provider'])],
  ['in', names(['in network', 'in-network', 'network provider', 'participating provider', 'preferred provider', 'inside the network', 'participating', 'in net', 'network benefit', 'network', 'ppo dentist', 'network dentist', 'ppo provider'])],
]; // prettier-ignore

export function networksIn(text: Said): Marked<Network>[] {
  const found: Marked<Network>[] = [];
  const types = mentions(text, typeWords);
  for (const [kind, list] of nets)
    for (const { from, to } of mentions(text, list))
      if (
        !types.some((type) => from < type.to && to > type.from) &&
        !found.some((other) => from < other.to && to > other.from)
      )
        found.push({ kind, from, to });
  // "Both in and out of network".
  for (const { index } of text.text.matchAll(/\bin (?:and|or|&) (?=out[- ]of[- ]network)/g))
    found.push({ kind: 'in', from: index, to: index + 2 });
  // "PPO 1000 (in / out)": amounts stand in pairs.
  for (const { index, 0: pair } of text.text.matchAll(/\bin ?\/ ?out\b(?! of)/g))
    found.splice(
      0,
      found.length,
      ...found.filter(({ from, to }) => to <= index || from >= index + pair.length),
      { kind: 'in', from: index, to: index + 2 },
      { kind: 'out', from: index + pair.length - 3, to: index + pair.length },
    );
  return found.sort((one, other) => one.from - other.from);
}

/** The one network that a text names; null for none or both. */
export function networkOf(text: string): Network | null {
  const kinds = new Set(networksIn(said(text)).map(({ kind }) => kind));
  const [only] = kinds;
  return kinds.size === 1 ? (only ?? null) : null;
}

const memberPays = names(['you pay', 'your cost', 'you ll pay', 'member pay', 'member cost', 'employee pay', 'your share', 'patient pay', 'you owe', 'member responsibility', 'your responsibility', 'participant pay', 'your coinsurance', 'coinsurance you pay', 'employee cost']); // prettier-ignore
const planPays = names(['plan pay', 'plan cover', 'we pay', 'covered at', 'covered', 'coverage', 'plan will pay', 'insurance pay', 'carrier pay', 'paid at', 'paid by plan', 'plan coinsurance', 'company pay', 'benefit', 'reimburse']); // prettier-ignore

/** Who pays a share, by the nearest of some texts that tells. */
export function payerOf(texts: readonly string[]): 'member' | 'plan' | null {
  for (const text of texts) {
    if (mentions(said(text), memberPays).length > 0) return 'member';
    if (mentions(said(text), planPays).length > 0) return 'plan';
  }
  return null;
}

/** A text without the words of levels and networks: what is left of a column's head may be a plan's name. */
export function withoutDimensions(text: string): string {
  const plain = said(text);
  const marks = [...networksIn(plain).filter(({ from, to }) => plain.text.slice(from, to) !== 'network'), ...whomsIn(plain).filter(({ kind }) => kind !== 'one' && kind !== 'household')]; // prettier-ignore
  const left = marks.reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text);
  return left
    .replaceAll(/\(\s*\/?\s*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s:–—-]+|[\s:–—(/-]+$/g, '')
    .trim();
}

/** Words of a label that name nothing. */
const neutral = /\b(?:per|copay(?:ment)?s?|co-?pays?|coinsurance|amounts?|costs?|maximum|max|frequency|annual|calendar year|plan year|year|you pays?|plan pays?|retail|coverage|level|tier|premium|monthly|provider|benefits?|limit|only|plus|or|and|if|enrolled|covered|up to|each|a|the|of|care|domestic partner|dp|services?|for|an|entire|enrollment|whole)\b|[^a-z]/g; // prettier-ignore

/** Whether a label says no more than for whom or where: what it is of stands above it. */
export function isOnlyDimensions(text: string): boolean {
  const plain = said(text);
  const marks = [...whomsIn(plain), ...networksIn(plain)];
  const rest = marks.reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    plain.text,
  );
  return rest.replaceAll(neutral, '').length <= 2;
}
