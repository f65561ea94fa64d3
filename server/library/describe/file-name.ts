import { isEnglish } from '../../language/english-words.ts';
import { coreOf } from '../../language/name-forms.ts';
import { isField } from '../../language/spelling.ts';
import { capitalised, mostCommon } from './name-writing.ts';
import { isNoun, isOther, isTopic } from './names.ts';

/** Words of a file's name that stand before what the file is about; none where it does not say what. */
function before(fileName: string): string[] {
  const words = fileName
    .replaceAll(/\b(?:19|20)\d\d\b/g, ' ')
    .trim()
    .split(/\s+/);
  const topic = words.findIndex((word, at) => isTopic(word) && !(at === 0 ? /^new$/i : /^company$/i).test(word));
  // What a file is about follows its employer, and is a word at least.
  return words.slice(0, topic === -1 ? words.length - 1 : topic);
}

const MOST_WORDS = 7;

/** `acme-corp-benefits-2024.pdf`, where the text writes "Acme Corp": the name as the text has it. */
export function namedByFile(fileName: string, text: string): string | null {
  const words = before(fileName);
  for (let count = Math.min(words.length, MOST_WORDS); count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    if (name.length < 3 || /[^\p{L}\p{N} &'.]/u.test(name)) continue;
    const forms =
      text.match(new RegExp(String.raw`(?<![\w@./])${name.replaceAll(/[.' ]/g, "[ .'-]?")}(?!\w|\.\w)`, 'gi')) ?? [];
    const capital = mostCommon(forms.filter((form) => form !== form.toLowerCase()));
    const written = capital ?? (count > 1 ? mostCommon(forms) : null);
    if (written !== null) return written;
  }
  return null;
}

/** The shortest word that is told to be a name by being none of English. */
const SHORTEST = 4;
const isOwn = (word: string): boolean => {
  const low = word.toLowerCase();
  return low.length >= SHORTEST && !isEnglish(low) && !isField(low) && !isTopic(low);
};

/**
 * The name that a file's name alone says, of a document that names nobody: words before a topic, of which one is no word of
 * English or of the field, or of which the last says what kind of organisation it is.
 */
export function onlyInFile(fileName: string): string | null {
  if (!fileName.split(' ').some(isTopic)) return null;
  const all = before(fileName);
  const noun = all.findLastIndex((word, at) => at > 0 && isNoun(word) && all[at + 1]?.toLowerCase() !== 'of');
  const words = noun === -1 ? all : all.slice(0, noun + 1);
  const name = words.join(' ');
  if (words.length === 0 || words.length > MOST_WORDS || isOther(name) || /\d|[^\p{L} &'.]/u.test(name)) return null;
  const isName = words.some(isOwn) || (noun > 0 && words.length > 2);
  return isName ? capitalised(name) : null;
}

/** Whether the words of a file's name begin with a name. */
export function isNamedBy(fileName: string, employer: string): boolean {
  const core = coreOf(employer);
  const words = coreOf(fileName);
  return core.length < words.length && core.every((word, at) => word === words[at]);
}

/**
 * Whether a file's name alone may say that a document is an employer's: one word of the name is of no language ("Open Door"), and
 * it is no carrier's.
 */
export const isTelling = (employer: string): boolean => coreOf(employer).some(isOwn) && !isOther(employer);
