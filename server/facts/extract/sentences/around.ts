import type { Amount } from '../../read/amounts.ts';
import type { Sentence } from '../sentence.ts';

/** What stands above a sentence: its heading and its section. */
export const above = ({ heading, section }: Sentence): string => `${heading} ${section}`;

/** What heads a sentence most closely; a line that could head others heads itself no more. */
export const headOf = ({ heading, section, text }: Pick<Sentence, 'heading' | 'section' | 'text'>): string =>
  section === '' || section === text.replace(/:$/, '') ? heading : section;

/** The characters of a text before an amount. */
export const leading = (text: string, { from }: Pick<Amount, 'from'>, length: number): string =>
  text.slice(Math.max(0, from - length), from);

/** The characters of a text after an amount. */
export const trailing = (text: string, { to }: Pick<Amount, 'to'>, length: number): string =>
  text.slice(to, to + length);

const benefit = /^(?:[a-z]+ ){0,2}(?:vacation|pto|sick|holidays?)\b[a-z ]{0,20}/;
const labelled = /^([a-z][a-z ,/&-]{2,30}): (.+)$/;

/**
 * A row as the rows that it stands for where its cells are benefits side by side: "Vacation: 15 days | Sick: 5 days".
 * Any other sentence is itself.
 */
export function benefitRows(sentence: Sentence): Sentence[] {
  const { kind, cells } = sentence;
  if (kind !== 'row') return [sentence];
  const pairs = cells.flatMap((cell): [string, string][] => {
    const [, label, value] = labelled.exec(cell) ?? [];
    return label !== undefined && value !== undefined && benefit.test(label) ? [[label, value]] : [];
  });
  if (pairs.length < 2 || pairs.length < cells.length) return [sentence];
  return pairs.map((pair) => ({ ...sentence, cells: pair, text: pair.join(' | ') }));
}

/** What a law or a state gives, and no employer: nothing of it is a plan's fact. */
const statutory =
  /\bfmla\b|family (?:and|&) medical leave|\bstate (?:law|program|paid|leave|pfml|plan)|\bsdi\b|\btdi\b|\bpfml?\b|paid family leave (?:program|law|act)|(?:california|new york|oregon)(?:'s)? (?:state )?paid family|\bstatutory\b|required by (?:\w+ )?(?:law|state)|\bthe law\b|california law|\bcfra\b|\buserra\b/;

/** "…, minus workers' compensation", "runs concurrently with FMLA": what a law gives stands beside what the employer does. */
const besideLaw =
  /(?:,|\()? ?(?:(?:which|and|that|it) )?(?:(?:will |must )?runs?(?:ning)?,? (?:\w+ )?concurrent(?:ly)?|including|minus|less)\b[^.;]{0,160}?(?:\bfmla\b|family (?:and|&) medical leave(?: act)?|\bsdi\b|\bpfml?\b)/g;

/** Whether a sentence is about what a law or a state gives. */
export const isStatutory = (text: string): boolean =>
  statutory.test(text) && statutory.test(text.replaceAll(besideLaw, ''));
