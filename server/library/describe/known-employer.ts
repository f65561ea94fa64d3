import { coreOf, initialsOf } from '../../language/name-forms.ts';
import { type Found, placed } from './detail.ts';
import { isNamedBy, isTelling } from './file-name.ts';

/** What a document says beside the name that was found in it. */
interface Said {
  text: string;
  /** Without its extension, words parted by spaces. */
  fileName: string;
}

/**
 * The employer of the library that a document's is, under the name that the library has: the same but for an article, a legal
 * word or capitals; its abbreviation, or what the library's stands for, where the document holds both; or, of a document that
 * names nobody itself, the one with whose name the file's begins. Anything else is another employer.
 *
 * @param employers names of the library, that of the most guides first
 */
export function asKnown(found: Found<string> | null, said: Said, employers: readonly string[]): Found<string> | null {
  if (found === null || found.isGuess === true) {
    const [named] = employers
      .filter((name) => isTelling(name) && isNamedBy(said.fileName, name))
      .toSorted((a, b) => coreOf(b).length - coreOf(a).length);
    if (named !== undefined) return { value: named, ...placed(null, said.fileName, false) };
  }
  if (found === null || employers.includes(found.value)) return found;
  const core = coreOf(found.value).join(' ');
  const same = employers.find((name) => coreOf(name).join(' ') === core);
  if (same !== undefined) return { ...found, value: same };
  const [short, ...others] = employers.filter(
    (name) => areLettersOf(name, found.value) || areLettersOf(found.value, name),
  );
  const isOne = short !== undefined && others.length === 0 && stands(short, said);
  return isOne ? { ...found, value: short, isSure: false } : found;
}

/** Whether one name in capitals is the initials of another. */
const areLettersOf = (letters: string, name: string): boolean =>
  /^[A-Z]{2,6}$/.test(letters) && initialsOf(name).includes(letters.toLowerCase());

const stands = (name: string, { text, fileName }: Said): boolean =>
  isNamedBy(fileName, name) || ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${name} `);
