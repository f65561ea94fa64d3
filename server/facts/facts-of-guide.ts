import type { Passage } from '../reading/passage.ts';
import { extractFacts } from './extract/extract-facts.ts';
import { resolve } from './extract/resolve.ts';
import type { FoundFact } from './found-fact.ts';
import { readSummary } from './read/forms/read-summary.ts';
import { partForms } from './read/forms/summary-pages.ts';
import { readStructure } from './read/read-structure.ts';
import type { ReadPassage } from './read/rows.ts';

/**
 * Reads what a guide states about its plans out of its passages. A Summary of Benefits and Coverage among them is read by its
 * own template, cell by cell; tables and lines that name their values by their structure; sentences by rules. What the guide
 * does not say is not among the facts.
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
  const isRow = ({ ordinal, quoteFrom, quoteTo }: FoundFact): boolean =>
    (texts.get(ordinal) ?? '').slice(quoteFrom, quoteTo).includes(' | ');
  const tables = new Set(byStructure.filter(isRow).map(({ ordinal }) => ordinal));
  const isRead = (fact: FoundFact): boolean =>
    byStructure.some(
      ({ metric, value, ordinal, quoteFrom, quoteTo }) =>
        (metric === fact.metric || (value !== null && value === fact.value)) &&
        ordinal === fact.ordinal &&
        quoteFrom < fact.quoteTo &&
        quoteTo > fact.quoteFrom,
    );
  const byRules = extractFacts(passages, guide).filter(
    (fact) => !isRead(fact) && !(isRow(fact) && tables.has(fact.ordinal)),
  );
  const known = new Set([...byStructure, ...byRules].map(({ metric }) => metric));
  return resolve([...byStructure, ...byRules, ...spare.filter(({ metric }) => !known.has(metric))]);
}
