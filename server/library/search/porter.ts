/**
 * The stemmer of M. F. Porter ("An algorithm for suffix stripping", 1980), for lower-case English words:
 * `reimbursements` → `reimburs`, `parental` → `parent`. Words of one or two letters stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 3) return word;
  let w = plural(word);
  w = pastAndGerund(w);
  if (w.endsWith('y') && hasVowel(w.slice(0, -1))) w = `${w.slice(0, -1)}i`;
  w = replaceSuffix(w, doubleSuffixes, 0);
  w = replaceSuffix(w, simpleSuffixes, 0);
  w = dropSuffix(w);
  return tidy(w);
}

/** Suffix → what takes its place, tried from the longest. */
const doubleSuffixes = longestFirst({
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  abli: 'able',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
});

const simpleSuffixes = longestFirst({
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: '',
});

const droppedSuffixes = [
  'ement', 'ance', 'ence', 'able', 'ible', 'ment', 'ant', 'ent', 'ion', 'ism', 'ate', 'iti', 'ous', 'ive', 'ize',
  'al', 'er', 'ic', 'ou',
]; // prettier-ignore

function longestFirst(rules: Record<string, string>): [string, string][] {
  return Object.entries(rules).sort(([a], [b]) => b.length - a.length);
}

function isVowel(word: string, at: number): boolean {
  const letter = word[at];
  if (letter === 'y') return at > 0 && !isVowel(word, at - 1);
  return letter === 'a' || letter === 'e' || letter === 'i' || letter === 'o' || letter === 'u';
}

function hasVowel(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (isVowel(word, at)) return true;
  return false;
}

/** How many times a run of vowels is followed by a run of consonants: Porter's m. */
function measure(word: string): number {
  let count = 0;
  let afterVowel = false;
  for (let at = 0; at < word.length; at += 1) {
    const vowel = isVowel(word, at);
    if (afterVowel && !vowel) count += 1;
    afterVowel = vowel;
  }
  return count;
}

function endsInDouble(word: string): boolean {
  const last = word.length - 1;
  return last > 0 && word[last] === word[last - 1] && !isVowel(word, last);
}

/** Consonant, vowel, consonant at the end, the last not w, x or y: `hop`, not `snow`. */
function endsInShortSyllable(word: string): boolean {
  const last = word.length - 1;
  if (last < 2 || isVowel(word, last) || !isVowel(word, last - 1) || isVowel(word, last - 2)) return false;
  return !'wxy'.includes(word.charAt(last));
}

function plural(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  if (word.endsWith('ss') || !word.endsWith('s')) return word;
  return word.slice(0, -1);
}

function pastAndGerund(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const ending = word.endsWith('ed') ? 2 : word.endsWith('ing') ? 3 : 0;
  const root = word.slice(0, word.length - ending);
  if (ending === 0 || !hasVowel(root)) return word;
  if (root.endsWith('at') || root.endsWith('bl') || root.endsWith('iz')) return `${root}e`;
  if (endsInDouble(root) && !/[lsz]$/.test(root)) return root.slice(0, -1);
  return measure(root) === 1 && endsInShortSyllable(root) ? `${root}e` : root;
}

function replaceSuffix(word: string, rules: readonly [string, string][], above: number): string {
  const rule = rules.find(([suffix]) => word.endsWith(suffix));
  if (rule === undefined) return word;
  const root = word.slice(0, word.length - rule[0].length);
  return measure(root) > above ? root + rule[1] : word;
}

function dropSuffix(word: string): string {
  const suffix = droppedSuffixes.find((ending) => word.endsWith(ending));
  if (suffix === undefined) return word;
  const root = word.slice(0, word.length - suffix.length);
  if (measure(root) <= 1) return word;
  return suffix === 'ion' && !/[st]$/.test(root) ? word : root;
}

function tidy(word: string): string {
  let w = word;
  if (w.endsWith('e')) {
    const root = w.slice(0, -1);
    const m = measure(root);
    if (m > 1 || (m === 1 && !endsInShortSyllable(root))) w = root;
  }
  return measure(w) > 1 && w.endsWith('ll') ? w.slice(0, -1) : w;
}
