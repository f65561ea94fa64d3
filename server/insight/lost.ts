import type { Reading } from '../../contract/reading.ts';

const lost = new Set(['off topic', 'unclear']);

/** Whether nobody can say what a question is about, read by itself. */
export const isLost = ({ intent, metrics, subjects, employers }: Reading): boolean =>
  lost.has(intent.value) && metrics.length + subjects.length + employers.length === 0;
