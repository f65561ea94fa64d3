import type { Sentence } from './sentence.ts';
import { splitSentences } from './split-sentences.ts';
import { subjectOf } from './subject.ts';

const labelled = /^([a-z][a-z\d ()/&'+-]{1,38}?)(?: -|:) (.{6,400})$/;
const isLabel = (text: string): boolean =>
  text.length <= 40 && !/\d/.test(text.replaceAll(/40[13] ?\(?[kb]\)?|457/g, ''));
const isRunning = (text: string): boolean => text.length <= 400 && /\d/.test(text) && text.trim().includes(' ');

/**
 * "PTO | 20 days a year, plus 10 holidays", "Sick: 56 hours per year": what stands beside the name of a benefit, as if that were
 * the line above it. Rules that look for whole sentences read it so. Empty where no benefit is named.
 */
export function asHeaded(sentence: Sentence): Sentence[] {
  const { kind, cells, text } = sentence;
  const [first = '', second = '', ...rest] = cells;
  const [, name = '', said = ''] = kind === 'row' ? ['', first, second] : (labelled.exec(text) ?? []);
  if (rest.length > 0 || !isLabel(name) || !isRunning(said)) return [];
  const subject = subjectOf(name);
  if (subject === null || subject === 'other') return [];
  return splitSentences(said).map(({ from, to }) => {
    const part = said.slice(from, to);
    return { ...sentence, kind: 'prose', text: part, cells: [part], heads: [], section: name, before: '', subject, topic: subject, paragraph: null }; // prettier-ignore
  });
}
