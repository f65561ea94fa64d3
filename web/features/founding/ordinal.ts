const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A number with its ordinal suffix: 1st, 2nd, 3rd, 11th, 101st. */
export function ordinal(number: number): string {
  return `${number}${suffixes[rules.select(number)] ?? 'th'}`;
}
