import { isPlanLike } from './plan-names.ts';
import type { Unit } from './unit.ts';

const named =
  /\b(?:[A-Z][\w$-]* (?:\d[\d,]* )?){0,3}(?:PPO|HMO|HDHP|EPO|POS|QHDHP)(?: (?:Plus|Basic|Saver|Plan|[\d,]+|with HSA))?\b/g;
const aside = /^(?:The|Our|In|Under|With|For|If|A|An|Your|This|Each|And) /;
/** What stands between a value and the plan that it is of. */
const between =
  /^(?: (?:per month|a month|monthly|individual|family|deductible|copay))? ?(?:\((?:the )?|,? (?:in|under|for|with|on) (?:the |our )?)$/;

/** The plans that a text names by their types, each with its place. */
const plansIn = (text: string): { name: string; from: number }[] =>
  Array.from(text.matchAll(named), ({ index, 0: whole }) => ({ name: whole.replace(aside, ''), from: index + whole.length - whole.replace(aside, '').length })).filter(({ name }) => isPlanLike(name.toLowerCase())); // prettier-ignore

/** The plan that a sentence says a value is of: the one behind it, else the only one that it names; null where it does not tell. */
export function planOfValue({ kind, own }: Pick<Unit, 'kind' | 'own'>, { to }: { to: number }): string | null {
  if (kind === 'cell') return null;
  const plans = plansIn(own.original);
  const behind = plans.find(({ from }) => from >= to && between.test(own.text.slice(to, from)));
  const [only] = new Set(plans.map(({ name }) => name));
  return (
    behind?.name ?? (new Set(plans.map(({ name }) => name)).size === 1 && kind === 'prose' ? (only ?? null) : null)
  );
}
