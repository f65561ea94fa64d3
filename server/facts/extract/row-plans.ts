import type { Tier } from '../../../contract/metrics.ts';
import { tierMarks, tierOf } from './aspects.ts';
import { type Aspects, withoutYears } from './columns.ts';
import { isPlanLike, planTypeIn } from './plans.ts';
import type { PlanName } from './sentence.ts';
import { knownCarriers } from './sentences/known-carriers.ts';
import type { Row, Table } from './tables.ts';

const knownNames = Object.values(knownCarriers)
  .map(({ source }) => source)
  .join('|');

const generic =
  /\b(?:the|a|plan|plans|coverage|rates?|cost|costs|premiums?|only|medical|health|dental|vision|per|pay|period|month|monthly|tier|level)\b|[^a-z0-9]/g;

/** Beside rows that are plans, a word or two that say nothing else are a plan too. */
const isName =
  /^(?!.*\b(?:total|company|employer|difference|change|increase|savings?|waive|opt)\b)[a-z]+(?: [a-z]+){0,2}\*?$/;

/** A row may be a plan under columns of levels, or name a plan before its level: "Low employee only". */
export function planOfLabel(
  { label, labelOriginal }: Row,
  own: Aspects,
  level: Tier | null,
  { rows }: Table,
): PlanName | null {
  if (own.tier === null) {
    // "Total premium" says who pays.
    if (own.payer !== null) return null;
    const isNamed =
      isPlanLike(label) ||
      carrierAlone.test(label) ||
      (isName.test(label) && own.period === null && rows.some((row) => isPlanLike(row.label)));
    return level !== null && isNamed
      ? { name: withoutYears(labelOriginal.replace(/[\s*†‡]+$/, '')), type: planTypeIn(label) }
      : null;
  }
  const [mark] = tierMarks(label);
  const before = label.slice(0, mark?.from ?? 0).replace(/[\s:,-]+$/, '');
  if (before.replaceAll(generic, '') === '' || !isPlanLike(before)) return null;
  return { name: labelOriginal.slice(0, before.length).trim(), type: planTypeIn(before) };
}

/** "Medical plan", "Dental options": what every plan of a benefit is called. */
const isNoName = /^(?:the |our |your )?(?:medical|dental|vision|health)(?: insurance)? (?:plan|option|coverage)s?$/;

/** "VSP": a row that is named for who insures it. */
const carrierAlone = new RegExp(`^(?:${knownNames})$`);

/** "MetLife Premium", "Premium PPO": what a plan is called, where "Monthly premium" is what it costs. */
const namedPremium = new RegExp(
  String.raw`^(?:${knownNames}) premium$|\bpremium (?:ppo|c?hdhp|hmo|epo|pos|plan|option)$`,
);

/** The plan that the short line above a row names; null where it names a level, several plans or what every plan is called. */
export function planOfSection({ section, line }: Row): PlanName | null {
  if (
    section === '' ||
    tierOf(section) !== null ||
    !isPlanLike(section) ||
    isNoName.test(section) ||
    /\b(?:plans|cost|contributions?|rates?|premiums|deductions?|salary|salaries|earnings)\b/.test(section) ||
    (/\bpremium\b/.test(section) && !namedPremium.test(section))
  )
    return null;
  const at = line.passage.text.toLowerCase().indexOf(section);
  const name = at === -1 ? section : line.passage.text.slice(at, at + section.length);
  return { name, type: planTypeIn(section) };
}
