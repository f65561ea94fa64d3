import { isAnyPlan, isPlanLike, planOfHeading } from './plans.ts';
import { namesMetric } from './named.ts';
import { subjectsIn } from './subject.ts';
import type { Unit } from './unit.ts';
import { said } from './words.ts';

/** Words of a heading that are no part of its plan's name. */
const aside =
  /\b(?:in|out[- ]of)[- ]network\b|\b(?:monthly|annual|biweekly|employee|payroll|premiums?(?= costs?| rates?|$)|costs?|sharing|rates?|contributions?|summary|overview|details|comparison|deductions?|copays?)\b/gi;

/** The plan that the nearest of some headings names; what stands in brackets may spell out its type. */
export function planAround(around: Unit['around']): string | null {
  // Plans that are called by their amounts: "$500 Deductible Option".
  const byAmount = [...around.lead, ...around.heading].find(
    (text) => /^\$[\d,.]+k? (?:deductible|copay|ppo|hdhp|hsa)\b/i.test(text) && text.length < 60,
  );
  if (byAmount !== undefined)
    return byAmount
      .replaceAll(/\b(?:coverage|option|plan)\b/gi, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  for (const text of [...around.label, ...around.lead, ...around.heading, ...around.chapter]) {
    for (const form of [text, text.replace(/ ?\([^)]*\)/, '')]) {
      const name = planOfHeading(said(form).text, form)?.name.replaceAll(aside, ' ').replaceAll(/\s+/g, ' ').trim();
      if (name !== undefined && !/^(?:\W|plan)*$|\b(?:and|or)$/i.test(name)) return name;
    }
  }
  return planBySection(around);
}

/** "Gold" beneath "Medical plans": the name of one of them, where a word or two of a heading read like it and like nothing else. */
function planBySection({ lead, heading, chapter }: Unit['around']): string | null {
  const [own = '', ...above] = [...lead.filter((text) => !text.endsWith(':')), ...heading, ...chapter];
  const isName =
    own.split(' ').length <= 3 &&
    isPlanLike(own.toLowerCase()) &&
    !isAnyPlan(own) &&
    !namesMetric(own) &&
    subjectsIn(said(own)).length === 0;
  return isName && above.some((text) => /\b(?:plans|options)\b/i.test(text) && !namesMetric(text)) ? own : null;
}
