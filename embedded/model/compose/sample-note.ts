import type { Asked } from '../conversation.ts';

/** Says that guides are modelled, where an answer rests on such. */
export function sampleNote({ facts, changes, passages, reading }: Asked): string {
  if (reading.employers.length === 0) return '';
  const stated = [
    ...facts.flatMap((one) => one.facts),
    ...changes.flatMap(({ changed }) => changed.flatMap(({ before, after }) => [before, after])),
    ...passages,
  ];
  return stated.some((one) => one?.sample === true) ? 'This is a sample guide: modelled, not of a real employer.' : '';
}
