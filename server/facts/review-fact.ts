import type { AdminFact, reviewFact as contract } from '../../contract/admin-library.ts';
import type { PartOf } from '../../contract/endpoint.ts';
import { Refusal } from '../../contract/errors.ts';
import { isMetric, metricOf } from '../../contract/metrics.ts';
import type { Note } from '../db/act.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { display } from './display.ts';
import { deleteFact, findFact, lockFact, readFactRows, updateFact } from './store.ts';

/** Characters of a guide that are shown before and behind a quote. */
const AROUND = 160;

/** What a guide states with the words around each place, what somebody should look at first. */
export async function readFactsToReview(db: Connection, guideId: string): Promise<AdminFact[]> {
  const rows = await readFactRows(db, guideId);
  const facts = rows.flatMap(({ text, quoteFrom, quoteTo, metric, ...row }) => {
    if (!isMetric(metric)) return [];
    const { label, category, kind, options = [] } = metricOf(metric);
    return {
      ...row,
      metric,
      label,
      category,
      kind,
      options: [...options],
      display: display(metric, row),
      quote: text.slice(quoteFrom, quoteTo),
      before: text.slice(Math.max(0, quoteFrom - AROUND), quoteFrom),
      after: text.slice(quoteTo, quoteTo + AROUND),
    };
  });
  return facts.toSorted((one, other) => Number(other.review) - Number(one.review));
}

/** @throws Refusal `not_found` */
export async function factToReview(db: Connection, id: number): Promise<number> {
  if ((await findFact(db, id)) === undefined) throw new Refusal('not_found');
  return id;
}

/**
 * Confirms a fact, corrects it or takes it away. Answers whose guide it is: its figures have to follow.
 *
 * @throws Refusal `not_found`; `invalid_input` for a value that the metric cannot have
 */
export async function reviewFact(
  tx: Transaction,
  id: number,
  decision: PartOf<typeof contract, 'body'>,
  note: Note,
): Promise<{ guideId: string }> {
  const fact = await lockFact(tx, id);
  if (fact === undefined || !isMetric(fact.metric)) throw new Refusal('not_found');
  const { guideId, metric, value, words, review } = fact;
  const before = { guideId, metric, display: display(metric, { value, words }), review };
  if (decision.act === 'remove') {
    await deleteFact(tx, id);
    note({ before, after: null });
  } else {
    const change = changeOf(fact, decision);
    await updateFact(tx, id, change);
    note({ before, after: { ...before, display: display(metric, { value, words, ...change }), review: false } });
  }
  return { guideId };
}

/** A number stays a number and a word a word: which of them a metric has is not for a correction to change. */
function changeOf(
  { metric, value }: { metric: string; value: number | null },
  decision: Exclude<PartOf<typeof contract, 'body'>, { act: 'remove' }>,
): { value?: number; words?: string } {
  if (decision.act === 'confirm') return {};
  if (decision.act === 'correct') {
    if (value === null) throw new Refusal('invalid_input', 'This fact has no number.');
    return { value: decision.value };
  }
  if (value !== null) throw new Refusal('invalid_input', 'This fact needs a number.');
  const { kind, options = [] } = isMetric(metric) ? metricOf(metric) : { kind: 'text' };
  const allowed: readonly string[] = kind === 'yes_no' ? ['yes', 'no'] : kind === 'choice' ? options : [];
  if (allowed.length > 0 && !allowed.includes(decision.words)) {
    throw new Refusal('invalid_input', `Choose one of: ${allowed.join(', ')}`);
  }
  return { words: decision.words };
}
