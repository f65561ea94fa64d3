import type { FoundFact } from '../found-fact.ts';

/** What a reading is of, and the words that state it. */
type Place = Pick<FoundFact, 'metric' | 'ordinal' | 'quoteFrom' | 'quoteTo'>;

/** "deductible" of "dental.deductible": what several benefits have. */
const kindOf = (metric: string): string => metric.slice(metric.indexOf('.') + 1);

/**
 * Answers of later readings whether tables read the same kind of value out of the same words for another benefit: a row of
 * the dental plan's deductible states none of the medical plan.
 */
export function readOtherwise(tables: readonly Place[]): (reading: Place) => boolean {
  const byPassage = new Map<number, Place[]>();
  for (const place of tables) {
    const here = byPassage.get(place.ordinal);
    if (here === undefined) byPassage.set(place.ordinal, [place]);
    else here.push(place);
  }
  return (reading) => {
    const here = (byPassage.get(reading.ordinal) ?? []).filter(
      ({ metric, quoteFrom, quoteTo }) =>
        kindOf(metric) === kindOf(reading.metric) && quoteFrom < reading.quoteTo && quoteTo > reading.quoteFrom,
    );
    return here.length > 0 && here.every(({ metric }) => metric !== reading.metric);
  };
}
