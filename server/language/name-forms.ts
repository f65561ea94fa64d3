/** What a company may be called with or without, at the end of its name. */
const legal = new Set('co company corp corporation gmbh inc incorporated limited llc llp ltd pbc plc'.split(' '));
/** Words of a name that stand in small letters and do not count. */
export const smallInNames: ReadonlySet<string> = new Set(['of', 'the', 'and', 'for', 'at', 'in']);
/** Fewer words, with small ones, have initials that could be anybody's. */
const FEWEST = 3;

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/\b(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', ''))
    .replaceAll(/(?<=\d)-(?=\d)/g, '')
    .match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** The words of an employer's name that tell it from others: "The Vernon Co., Inc." is "vernon", "9-1-1" is "911". */
export function coreOf(name: string): readonly string[] {
  const words = wordsOf(name);
  let to = words.length;
  while (to > 1 && (legal.has(words[to - 1] ?? '') || (to < words.length && words[to - 1] === 'and'))) to -= 1;
  return words.slice(words[0] === 'the' && to > 1 ? 1 : 0, to);
}

/** Whether a word in small letters is one that a company may be called with or without. */
export const isLegal = (low: string): boolean => legal.has(low);

/** How an employer is called: its name as it is, without its article, and with numbers whose digits stand apart as one. */
export function spokenForms(name: string): readonly string[] {
  const bare = name.replace(/^the (?=\S)/i, '');
  return [...new Set([name, bare, bare.replaceAll(/(?<=\d)-(?=\d)/g, '')])];
}

/**
 * What a name is called by its initials, in small letters: with and without its small words where three others count, else
 * without them ("UC"); none where the name is too short.
 */
export function initialsOf(name: string): readonly string[] {
  const all = wordsOf(name).filter((word, at) => at > 0 || word !== 'the');
  if (all.length < FEWEST) return [];
  const counting = all.filter((word) => !smallInNames.has(word));
  const forms = counting.length < FEWEST ? [counting] : [all, counting, coreOf(name)];
  return [...new Set(forms.map((words) => words.map((word) => word.charAt(0)).join('')))].filter((letters) =>
    /^\p{L}{2,}$/u.test(letters),
  );
}
