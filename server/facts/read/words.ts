/** A word of a text, as names are compared by: small, without the plural's s; and the characters that it is. */
export interface Word {
  word: string;
  from: number;
  to: number;
}

/** A text with its words; `text` is plain, letter for letter as long as the original. */
export interface Said {
  text: string;
  words: readonly Word[];
}

/** Words that are written apart or together. */
const joined: Readonly<Record<string, string>> = {
  'co pay': 'copay',
  'co payment': 'copay',
  'co insurance': 'coinsurance',
  'x ray': 'xray',
  '401 k': '401k',
  '403 b': '403b',
  '457 b': '457b',
  'child ren': 'child',
  'health care': 'healthcare',
  'carry over': 'carryover',
  'carried over': 'carryover',
  'roll over': 'carryover',
  'bi weekly': 'biweekly',
  'semi monthly': 'semimonthly',
  'tele health': 'telehealth',
  'non network': 'nonnetwork',
  'out patient': 'outpatient',
  'in patient': 'inpatient',
};
const same: Readonly<Record<string, string>> = {
  copayment: 'copay',
  carries: 'carry',
  rollover: 'carryover',
  children: 'child',
  families: 'family',
  organisation: 'organization',
  enrolment: 'enrollment',
  deductable: 'deductible',
  counselling: 'counseling',
  program: 'program',
  programme: 'program',
  preventative: 'preventive',
  phys: 'physical',
  occ: 'occupational',
  guarantee: 'guaranteed',
};

const small = (text: string): string =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐‑‒–—]/g, '-')
    .replaceAll(/\s/g, ' ')
    .toLowerCase();

const stem = (word: string): string => {
  // The mark of a note may stand at a word: "network1".
  const alone = word.replace(/'s$|'$/, '').replace(/^([a-z]{6,})\d$/, '$1');
  const one = alone.length > 3 && /[^su]s$/.test(alone) ? alone.slice(0, -1) : alone;
  return same[alone] ?? same[one] ?? one;
};

const cache = new Map<string, Said>();

/** The words of a text. Texts are read many times over (heads, labels), so the last ones are kept. */
export function said(original: string): Said {
  const known = cache.get(original);
  if (known !== undefined) return known;
  const text = small(original);
  const words: Word[] = [];
  for (const { 0: one, index } of text.matchAll(/[a-z0-9]+(?:'[a-z]+)?|\+|&/g)) {
    const last = words.at(-1);
    const word = one === '&' ? 'and' : stem(one);
    const whole = last === undefined ? undefined : joined[`${last.word} ${word}`];
    if (last !== undefined && whole !== undefined && index - last.to <= 2)
      words[words.length - 1] = { word: whole, from: last.from, to: index + one.length };
    else words.push({ word, from: index, to: index + one.length });
  }
  const found = { text, words };
  if (cache.size > 5000) cache.clear();
  cache.set(original, found);
  return found;
}

/** Names to look for, each by its words; made once. */
export type Names = ReadonlyMap<string, readonly (readonly string[])[]>;

export function names(list: readonly string[]): Names {
  const found = new Map<string, string[][]>();
  for (const name of list) {
    const parts = said(name).words.map(({ word }) => word);
    const [first] = parts;
    if (first === undefined) continue;
    found.set(first, [...(found.get(first) ?? []), parts]);
  }
  for (const group of found.values()) group.sort((one, other) => other.length - one.length);
  return found;
}

export interface Mention {
  from: number;
  to: number;
  /** How many words it has: the longer name is meant. */
  size: number;
}

/** Where a text says one of the names. */
export function mentions({ words }: Said, list: Names): Mention[] {
  const found: Mention[] = [];
  words.forEach(({ word, from }, at) => {
    const group = list.get(word);
    const parts = group?.find((name) => name.every((part, step) => words[at + step]?.word === part));
    const last = parts === undefined ? undefined : words[at + parts.length - 1];
    if (parts !== undefined && last !== undefined) found.push({ from, to: last.to, size: parts.length });
  });
  return found;
}

export const says = (text: Said, list: Names): boolean => mentions(text, list).length > 0;
