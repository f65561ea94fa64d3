const before = /\b(?:current|prior|previous|old|existing|expiring)\b/;
const after = /\b(?:new|renewal|revised|updated|future|upcoming)\b/;
/** How much differs, and what nobody has decided yet. */
const unsettled = /\b(?:change|increase|decrease|difference|variance|proposed)s?\b|^without$|^(?:(?:your|annual|monthly|total) )?savings$/; // prettier-ignore

const comparing = new RegExp(`${before.source}|${after.source}|${unsettled.source}|^with$`, 'g');
const filler = /\b(?:plan|design|year|rates?|costs?|premiums?|contributions?|deductions?|benefits?|amounts?|monthly|percent(?:age)?)\b|[^a-z ]/g; // prettier-ignore

/** What a head is of, without the words that set it against its neighbours: "ppo" of "current ppo rates". */
const bareOf = (head: string): string =>
  head.replaceAll(comparing, ' ').replaceAll(filler, ' ').replaceAll(/\s+/g, ' ').trim();

/** Whether a head, in plain text, only sets its column against others and names nothing: "current", "new plan". */
export const isComparing = (head: string): boolean => head.search(comparing) !== -1 && bareOf(head) === '';

/**
 * Which of the heads that stand side by side, in plain text, are of what was before ("current" beside "new"), of how much
 * it differs ("increase") or of what is not settled ("proposed"): their columns state no value of a plan.
 */
export function formerAmong(heads: readonly string[]): boolean[] {
  if (!heads.some((head) => before.test(head) || unsettled.test(head))) return heads.map(() => false);
  const bares = heads.map(bareOf);
  const alike = new Map<string, number>();
  const later = new Set<string>();
  for (const [at, bare] of bares.entries()) {
    const head = heads[at] ?? '';
    alike.set(bare, (alike.get(bare) ?? 0) + 1);
    if (after.test(head) || unsettled.test(head)) later.add(bare);
  }
  return heads.map((head, at) => {
    const bare = bares[at] ?? '';
    if (unsettled.test(head)) return bare === '' || (alike.get(bare) ?? 0) > 1;
    return before.test(head) && !after.test(head) && later.has(bare);
  });
}
