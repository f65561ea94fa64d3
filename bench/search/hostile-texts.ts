import { metrics } from '../../contract/metrics.ts';
import { metricNames } from '../../contract/vocabulary/metric-names.ts';
import { employers } from '../../sample/employer.ts';
import { industries } from '../../sample/industries.ts';
import { SAMPLE_EDITION } from '../../sample/make-guides.ts';
import { Random } from '../../sample/random.ts';
import { stateNames } from '../../contract/vocabulary/states.ts';
import { synonymGroups } from '../../contract/vocabulary/synonyms.ts';

/** As many characters as the API takes. */
const LONGEST = 1_000;
const SOME_EMPLOYERS = 300;

/** Ranges of characters: letters of many scripts, signs, and characters that stand for several others. */
const scripts: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0x41, 0x5a],
  [0x61, 0x7a],
  [0xa0, 0x17f],
  [0x370, 0x3ff],
  [0x400, 0x4ff],
  [0x5d0, 0x5ea],
  [0x620, 0x6ff],
  [0x900, 0x97f],
  [0xe00, 0xe5b],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x2100, 0x214f],
  [0x2460, 0x24ff],
  [0x3040, 0x30ff],
  [0x3300, 0x33ff],
  [0x4e00, 0x4fff],
  [0xac00, 0xd7a3],
  [0xd800, 0xdfff],
  [0xfb00, 0xfb4f],
  [0xfbb2, 0xfdff],
  [0xfe70, 0xfefc],
  [0xff00, 0xffef],
  [0x1d400, 0x1d7ff],
  [0x1f100, 0x1f64f],
  [0xfdfa, 0xfdfa],
  [0x390, 0x390],
  [0x30, 0x39],
];

/** Texts that ask as much of a search as texts of their length can: random, but the same for the same seed. */
export function* hostileTexts(seed: string): Generator<string, never> {
  const random = new Random(seed);
  const words = vocabulary();
  const oneOf = <Item>(items: readonly Item[]): Item | undefined => items[random.int(0, items.length - 1)];
  const any = (): string => oneOf(words) ?? '';
  const letter = (): string => String.fromCodePoint(random.int(97, 122));
  const makers: readonly (() => string)[] = [
    // One script.
    () => fill(characters(random, oneOf(scripts)), ''),
    // Several at once.
    () => fill(() => characters(random, oneOf(scripts))(), ''),
    // What people ask for, without an end; run together; in quotation marks.
    () => fill(any, ' '),
    () => fill(any, ''),
    () => fill(() => `"${any()} ${any()}"`, ' '),
    // Each word misspelled.
    () => fill(() => misspelled(any(), random.int(0, 40), letter()), ' '),
    // Long words that nobody knows.
    () => fill(() => Array.from({ length: random.int(4, 60) }, letter).join(''), ' '),
    // Signs and numbers among words.
    () =>
      fill(() => random.pick([any(), '(', '"', '-', ',', '$1,000', '50%', 'or', 'not', 'no', 'at least', '1-2']), ' '),
    () => fill(() => `${random.int(0, 99)} ${random.pick(['weeks', 'days', 'employees', 'percent', any()])}`, ' '),
    // One word over and over.
    () => {
      const word = random.chance(0.5) ? any() : letter();
      return fill(() => word, random.pick(['', ' ', "'"]));
    },
  ];
  for (;;) {
    const text = oneOf(makers)?.() ?? '';
    yield text.slice(0, random.chance(0.7) ? LONGEST : random.int(1, LONGEST));
  }
}

function fill(next: () => string, joint: string): string {
  let text = next();
  for (let parts = 1; text.length < LONGEST && parts < LONGEST; parts += 1) text += joint + next();
  return text.slice(0, LONGEST);
}

function characters(random: Random, range: readonly [number, number] | undefined): () => string {
  const [from, to] = range ?? [0x61, 0x7a];
  return () => String.fromCodePoint(random.int(from, to));
}

function misspelled(word: string, at: number, letter: string): string {
  return at < word.length ? word.slice(0, at) + letter + word.slice(at + 1) : `${word}${letter}`;
}

/** What people search for: names of benefits, trades, states, employers. */
function vocabulary(): string[] {
  const words = [
    ...Object.values(metrics).map(({ label }) => label),
    ...Object.values(metricNames).flat(),
    ...synonymGroups.flatMap(({ same, related = [] }) => [...same, ...related]),
    ...industries.map(({ name }) => name),
    ...Object.values(stateNames),
    'the',
    'plan',
    'benefits',
    'employee',
    'company',
    'year',
    'days',
    'coverage',
    '2025',
    '2026',
    '100',
    'of',
    'and',
  ];
  for (const { name } of employers(`sample ${SAMPLE_EDITION}`)) {
    words.push(name);
    if (words.length > SOME_EMPLOYERS + 1_000) break;
  }
  return words;
}
