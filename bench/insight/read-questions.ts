import { readFileSync } from 'node:fs';
import { readWorded } from '../wordings.ts';

/** A question with what its answer must say. */
export interface Question {
  kind: string;
  question: string;
  /** Each part must stand in the answer, in one of its spellings. */
  parts: readonly (readonly string[])[];
  /** What the answer must not say. */
  never: readonly string[];
}

/** Questions that are asked one after the other in one chat. */
export type Dialogue = readonly Question[];

/**
 * Reads `question => part; other / spelled so; !never`; `## kind` heads a group, `#` begins a remark, `>` goes on in the same chat.
 *
 * @throws Error naming the line that says nothing of its answer
 */
export function readQuestions(file: string): Dialogue[] {
  const dialogues: Question[][] = [];
  let kind = '';
  for (const line of readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('## ')) kind = line.slice(3);
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [typed = '', expected] = line.split(' => ');
    if (expected === undefined) throw new Error(`${file}: what is right? ${line}`);
    const question: Question = { kind, question: typed.replace(/^> /, ''), ...expectedIn(expected) };
    if (typed.startsWith('> ')) dialogues.at(-1)?.push(question);
    else dialogues.push([question]);
  }
  return dialogues;
}

/** What an answer must say and must not, as a line of a file has it. */
function expectedIn(expected: string): Pick<Question, 'parts' | 'never'> {
  const said = expected.split(';').map((part) => part.trim());
  return {
    parts: said.filter((part) => !part.startsWith('!')).map((part) => part.split(' / ')),
    never: said.filter((part) => part.startsWith('!')).map((part) => part.slice(1)),
  };
}

/** Each question of a file of wordings, in its eight wordings. */
export const readWordedQuestions = (file: string): Question[][] =>
  readWorded(new URL(file, import.meta.url)).map(({ label, wordings }) =>
    wordings.map((question) => ({ kind: 'wordings', question, ...expectedIn(label) })),
  );
