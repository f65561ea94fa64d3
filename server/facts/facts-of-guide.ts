import type { Passage } from '../reading/passage.ts';
import { extractFacts } from './extract/extract-facts.ts';
import { resolve } from './read/resolve.ts';
import type { FoundFact } from './found-fact.ts';
import { calibrated } from './read/confidence.ts';
import { readSummary } from './read/forms/read-summary.ts';
import { partForms } from './read/forms/summary-pages.ts';
import { readStructure } from './read/read-structure.ts';
import type { ReadPassage } from './read/rows.ts';

/**
 * Reads what a guide states about its plans out of its passages. A Summary of Benefits and Coverage among them is read by its
 * own template, cell by cell; all else by its structure, but for what
 * sentences say of time off, which rules read. What the guide does not say is not among the facts.
 */
export function factsOfGuide(passages: readonly Passage[], guide: { planYear?: number | null } = {}): FoundFact[] {
  const { forms, rest } = partForms(passages);
  return [...forms.flatMap(readSummary), ...(rest.length === 0 ? [] : joined(rest, guide))];
}

/**
 * What both readers have read. A value is of one thing: of a row or a line that the structure tells, and of a table that it reads,
 * the rules say nothing more. Short sentences that the structure reads count where neither says anything of the metric.
 */
function joined(passages: readonly ReadPassage[], guide: { planYear?: number | null }): FoundFact[] {
  const { facts: byStructure, spare } = readStructure(passages, guide);
  const texts = new Map(passages.map(({ ordinal, text }) => [ordinal, text]));
  const quoteOf = ({ ordinal, quoteFrom, quoteTo }: FoundFact): string =>
    (texts.get(ordinal) ?? '').slice(quoteFrom, quoteTo);
  const isRow = (fact: FoundFact): boolean => quoteOf(fact).includes(' | ');
  const tables = new Set(byStructure.filter(isRow).map(({ ordinal }) => ordinal));
  const isRead = (fact: FoundFact): boolean =>
    byStructure.some(
      ({ metric, value, ordinal, quoteFrom, quoteTo }) =>
        (metric === fact.metric || (value !== null && value === fact.value)) &&
        ordinal === fact.ordinal &&
        quoteFrom < fact.quoteTo &&
        quoteTo > fact.quoteFrom,
    );
  const byRules = extractFacts(passages, guide)
    .filter((fact) => !isRead(fact) && !(isRow(fact) && (fact.review || tables.has(fact.ordinal))))
    .map((fact) => calibrated(fact, 'rules', quoteOf(fact)));
  const known = new Set([...byStructure, ...byRules].map(({ metric }) => metric));
  const others = spare.filter(({ metric }) => !known.has(metric));
  return resolve([
    ...[...byStructure, ...others].map((fact) => calibrated(fact, 'structure', quoteOf(fact))),
    ...byRules,
  ]);
}
