import { numbersIn, type SaidNumber } from './numbers-in.ts';

/** What tools have answered in one run, as far as sentences are held against it. */
export interface ResultsOfRun {
  /** Notes what a tool answered: text below a `marker` is what citing that marker rests on. */
  note(output: unknown): void;
  /** Numbers that a marker holds. */
  of(marker: number): readonly SaidNumber[];
  /** Numbers of all results together. */
  all(): readonly SaidNumber[];
  /** Whether a result says these very words. */
  says(words: string): boolean;
}

/** What a person has typed, and what puts it right, is no result: a wrong number must not become true by being repeated. */
const typed = new Set(['question', 'query', 'correction', 'asked', 'premises', 'amounts']);

const FEWEST_LETTERS = 20;
const plain = (text: string): string =>
  text
    .replaceAll(/[*_]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[.!?\s]+$/u, '')
    .toLowerCase();

/** No tool has answered yet. */
export function resultsOfRun(): ResultsOfRun {
  const texts = new Map<number, string[]>();
  const whole: string[] = [];
  /** Reading numbers takes time: each text is read once. */
  const read = new Map<string, readonly SaidNumber[]>();

  function numbersOf(text: string): readonly SaidNumber[] {
    const known = read.get(text);
    if (known !== undefined) return known;
    const found = numbersIn(text);
    read.set(text, found);
    return found;
  }

  function gather(value: unknown, markers: readonly number[]): void {
    if (typeof value === 'string' || typeof value === 'number') {
      whole.push(String(value));
      for (const marker of markers) texts.get(marker)?.push(String(value));
    } else if (Array.isArray(value)) {
      for (const one of value) gather(one, markers);
    } else if (typeof value === 'object' && value !== null) {
      const own = 'marker' in value && typeof value.marker === 'number' ? [...markers, value.marker] : markers;
      for (const marker of own) if (!texts.has(marker)) texts.set(marker, []);
      for (const [key, inner] of Object.entries(value)) {
        if (key !== 'marker' && !typed.has(key)) gather(inner, own);
      }
    }
  }

  /** Reads what came while the model is thinking, a little at a time: nobody waits for it. */
  function readAhead(from: number): void {
    const until = performance.now() + AT_ONCE_MS;
    let at = from;
    while (at < whole.length && performance.now() < until) numbersOf(whole[at++] ?? '');
    if (at < whole.length) setImmediate(() => readAhead(at));
  }

  return {
    note(output) {
      const before = whole.length;
      gather(output, []);
      setImmediate(() => readAhead(before));
    },
    of: (marker) => (texts.get(marker) ?? []).flatMap(numbersOf),
    all: () => whole.flatMap(numbersOf),
    says: (words) => words.length >= FEWEST_LETTERS && plain(whole.join('\n')).includes(plain(words)),
  };
}

const AT_ONCE_MS = 4;
