import { type MetricKey, metricOf, type Network, type Tier } from '../../../contract/metrics.ts';
import type { Amount } from '../read/amounts.ts';

/** A word that says whom or what an amount is for, with its place. */
export interface Mark<Kind> {
  kind: Kind;
  from: number;
  to: number;
}

const self = String.raw`(?:employees?|ee|e(?= ?[+&])|you|yourself|self|team ?members?|members?|associates?|teammates?|colleagues?|subscriber|participant|staff|partner)`;
const and = String.raw`(?: only)? ?(?:\+|&|and|plus|\/|with|w\/|(?<=[a-z])-(?=[a-z])) ?(?:your |a |an |their |one |1 )?`;
const spouse = String.raw`(?:spouse|sp\b|domestic partner|dp\b|partner|husband|adult)`;
const child = String.raw`(?:child|children|ch\b|chn\b|kids?|dependent child|eligible child)`;

const tierPatterns: readonly (readonly [Tier, RegExp])[] = [
  ['employee_family', new RegExp(String.raw`\b${self}${and}(?:family|fam\b|${spouse}[^|$;]{0,25}?(?:\+|&|and|plus|,) ?(?:\d\+? )?${child}\S*)|\bfull family\b|\bentire family\b|\bee ?\+ ?(?:fam|f)\b`, 'g')],
  ['employee_children', new RegExp(String.raw`\b${self}${and}(?:\d ?(?:or more|\+)? ?)?${child}(?:\(?\w*\)?)?|\bparent ?(?:\+|&|and) ?child|\b(?:individual|single) ?[/+&] ?child\S*`, 'g')],
  ['employee_spouse', new RegExp(String.raw`\b${self}${and}${spouse}|\btwo[- ]person\b|\bcouple\b|\b(?:individual|single) ?[/+&] ?spouse\b(?! ?[/+&,])`, 'g')],
  ['employee', new RegExp(String.raw`\b(?:${self}|single|individual)[- ]only\b|\bemployee coverage\b|\bfor yourself\b|\((?:employee|ee|self|single)\)|\b(?:employee|ee|emp)(?= ?\/ ?(?:fam|\w+ ?\+))|\bee\b(?! ?[+&/])`, 'g')],
  ['individual', /\bindividuals?(?: coverage| deductible)?\b|\bsingle(?: coverage)?\b|\bper (?:covered )?(?:person|member|individual)\b|\bself[- ]only\b|\beach (?:covered )?(?:person|member|individual)\b|\bper\.? ind\b|\/ ?(?:person|member)\b|\bind\b\.?/g],
  ['family', /\bif you (?:cover|enroll|have|add|insure) (?:\w+ )?(?:dependents?|family|others)\b|\b(?:coverage|those|enrolled|employees) (?:that includes?|including|with|\+) (?:a |your )?(?:dependents?|spouse and\/or children)\b|\+ dependents?(?:\(s\))?|\bfamil(?:y|ies)\b(?! (?:member|medical|leave|practice|physician|doctor|care|planning|building|dentist|status))|\bfam\b/g],
]; // prettier-ignore

/** What every level's words contain: most texts have none of it. */
const tierHint =
  /emp|ee|e ?[+&]|you|self|team ?m|member|associate|colleague|subscriber|participant|staff|partner|parent|couple|two[- ]person|single|individual|person|\bind\b|fam|dependent|spouse|child/;

/** The coverage levels that a plain text names, in the order of their places. The longest reading of a place counts. */
export function tierMarks(text: string): Mark<Tier>[] {
  const marks: Mark<Tier>[] = [];
  if (!tierHint.test(text)) return marks;
  for (const [kind, pattern] of tierPatterns) {
    for (const { index, 0: whole } of text.matchAll(pattern)) {
      const to = index + whole.length;
      if (!marks.some((mark) => index < mark.to && to > mark.from)) marks.push({ kind, from: index, to });
    }
  }
  return marks.sort((a, b) => a.from - b.from);
}

const out = /\bnon-?ppo\b|\bnot an? (?:preferred|participating|(?:in-)?network) provider\b|\bout[- ]of(?:[- ]|- )networks?\b|\bnon-?network\b|\bnon-?participating\b|\bnon-?preferred providers?\b|\boon\b|\bout[- ]network\b|\bout of (?:the )?network\b/g; // prettier-ignore
const inside = /\bin(?:[- ]|- )network\b|\bin (?:the )?network\b|(?<!non-|non|out-of-|out of |out-|in-|in |the )\bnetwork(?: providers?| benefits?)?$|(?<!non-)\bparticipating\b|(?<!non-)\bpreferred providers?\b|\binn\b(?! )|\bnetwork providers?\b/g; // prettier-ignore

/** The networks that a plain text names, in the order of their places. */
export function networkMarks(text: string): Mark<Network>[] {
  if (!/net|oon|inn|partic|provider|non-?ppo/.test(text)) return [];
  const marks = Array.from(text.matchAll(out), ({ index, 0: whole }): Mark<Network> => ({ kind: 'out', from: index, to: index + whole.length })); // prettier-ignore
  for (const { index, 0: whole } of text.matchAll(inside)) {
    const to = index + whole.length;
    if (!marks.some((mark) => index < mark.to && to > mark.from)) marks.push({ kind: 'in', from: index, to });
  }
  return marks.sort((a, b) => a.from - b.from);
}

/** The one network that a label names; null when it names none, or both. */
export function networkOf(label: string): Network | null {
  const kinds = new Set(networkMarks(label).map(({ kind }) => kind));
  const [first] = kinds;
  return kinds.size === 1 ? (first ?? null) : null;
}

/**
 * Gives each amount the mark that it belongs to: marks stand all before their amounts ("Individual: $500, family: $900")
 * or all after them ("$500 individual / $900 family"), as the first one does.
 */
export function pairMarks<Kind>(amounts: readonly Amount[], marks: readonly Mark<Kind>[]): (Kind | null)[] {
  const [firstMark] = marks;
  const [firstAmount] = amounts;
  if (firstMark === undefined || firstAmount === undefined) return amounts.map(() => null);
  if (firstMark.from < firstAmount.from) {
    return amounts.map(({ from }) => marks.findLast((mark) => mark.from < from)?.kind ?? null);
  }
  // What follows an amount before the next one is its own; an amount without takes what follows the next.
  return amounts.map(({ to }) => marks.find((mark) => mark.from >= to)?.kind ?? null);
}

/** A coverage level as the metric knows it; undefined when it has none like it. */
export function levelFor(metric: MetricKey, tier: Tier | null): Tier | null | undefined {
  const { tiers } = metricOf(metric);
  if (tier === null || tiers === undefined) return null;
  if (tiers.includes(tier)) return tier;
  const other: Partial<Record<Tier, Tier>> = { employee: 'individual', employee_family: 'family', individual: 'employee', family: 'employee_family' }; // prettier-ignore
  const level = other[tier];
  return level !== undefined && tiers.includes(level) ? level : undefined;
}
