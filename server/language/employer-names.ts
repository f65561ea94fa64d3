import type { Known } from '../../contract/reading.ts';
import { abbreviations } from '../../contract/vocabulary/abbreviations.ts';
import { fieldLetters } from '../../contract/vocabulary/field-letters.ts';
import { dutyWords, lawWords, shortPlaces } from '../../contract/vocabulary/law-topics.ts';
import { ruleWords } from '../../contract/vocabulary/rule-words.ts';
import { stateNames } from '../../contract/vocabulary/states.ts';
import { synonymGroups } from '../../contract/vocabulary/synonyms.ts';
import { wordings } from '../../contract/vocabulary/wordings.ts';
import { isEnglish } from './english-words.ts';
import { lazily } from './lazily.ts';
import { lexicon, type Named, subjectPhrases } from './lexicon.ts';
import { initialsOf, isLegal, spokenForms } from './name-forms.ts';
import { type Found, Phrases } from './phrases.ts';
import { isWord } from './spelling.ts';
import { type Token, tokensOf } from './tokens.ts';

type Employer = Extract<Named, { kind: 'employer' }>;

/** The beginning of a name, or all of it. */
interface Beginning {
  key: string;
  tokens: readonly Token[];
  isWhole: boolean;
  /** It is one word that means something by itself. */
  isWord: boolean;
}

/** A beginning, and the employers whose names begin so. */
interface Shared {
  tokens: readonly Token[];
  names: Set<string>;
  /** It is all of one's name. */
  isWhole: boolean;
}

/** A shortened name that more employers bear names none of them: it is a word like others. */
const MOST_BEARERS = 4;

const nobody: ReadonlySet<string> = new Set();

/** Names that were read: where one guide of a library changes, the names of all others are not read again. */
const firstWords = new Map<string, readonly string[]>();
const beginnings = new Map<string, readonly Beginning[]>();
const MOST_READ = 50_000;

function keep<Value>(read: Map<string, Value>, name: string, value: Value): Value {
  if (read.size >= MOST_READ) read.clear();
  read.set(name, value);
  return value;
}

/** The words with which a name begins, in each of the forms in which it is said. */
const firstWordsOf = (name: string): readonly string[] =>
  firstWords.get(name) ??
  keep(firstWords, name, [...new Set(spokenForms(name).map((form) => tokensOf(form)[0]?.key ?? ''))]);

function beginningsOf(name: string): readonly Beginning[] {
  const before = beginnings.get(name);
  if (before !== undefined) return before;
  const made = spokenForms(name).flatMap((form) => {
    const tokens = tokensOf(form);
    return tokens.map((token, at): Beginning => {
      const own = tokens.slice(0, at + 1);
      const isWhole = own.length === tokens.length;
      const key = own.map(({ low }) => low).join(' ');
      return { key, tokens: own, isWhole, isWord: at === 0 && !isWhole && isWord(token.low, nobody) };
    });
  });
  return keep(beginnings, name, made);
}

/** Words of the field, of places and of chats: nobody's initials. */
const taken = new Set(
  [
    ...[...wordings, ...ruleWords, ...synonymGroups.map(({ same }) => same)].flat(),
    ...Object.keys({ ...abbreviations, ...shortPlaces, ...stateNames }),
    ...lawWords,
    ...dutyWords,
    ...fieldLetters,
  ].map((word) => word.toLowerCase()),
);

/** Whether letters may be somebody's initials: in capitals; in small letters where all is, and never two of them. */
const mayBeInitials = (tokens: readonly Token[], at: number): boolean => {
  const { low, text } = tokens[at] ?? { low: '', text: '' };
  const isLoud = text.replace(/['’]s$/, '') === low.toUpperCase();
  const isQuiet = low.length > 2 && tokens.every((one) => one.text === one.text.toLowerCase());
  return (
    (isLoud || isQuiet) &&
    !(taken.has(low) || isWord(low, nobody) || isEnglish(low)) &&
    lexicon.at(tokens, at).length + subjectPhrases.at(tokens, at).length === 0
  );
};

/**
 * Names of employers, whole and shortened. A shortened name is not a word that means something by itself; of an invented
 * employer it is at least two words, and gives way to an employer that exists. They are read when a question holds the word with
 * which they begin: a library has thousands, and a question names few.
 */
export class EmployerNames {
  private readonly known: Known;
  private readonly byFirstWord = new Map<string, string[]>();
  private readonly byInitials = new Map<string, string[]>();
  private readonly phrases = new Map<string, Phrases<Named>>();
  /** Whole names without their spaces. */
  readonly joined = lazily(() => this.join());

  constructor(known: Known) {
    this.known = known;
    for (const name of known.employers) {
      for (const first of firstWordsOf(name)) put(this.byFirstWord, first, name);
      // Those of thousands of invented names are anything.
      if (!this.isInvented(name)) for (const letters of initialsOf(name)) put(this.byInitials, letters, name);
    }
  }

  /** Those that begin at a token of a question, the longest first. */
  at(tokens: readonly Token[], from: number): readonly Found<Named>[] {
    const first = tokens[from]?.key ?? '';
    const names = this.byFirstWord.get(first);
    if (names === undefined) return this.byInitialsAt(tokens, from);
    const phrases = this.phrases.get(first) ?? new Phrases<Named>(this.named(names));
    this.phrases.set(first, phrases);
    const found = phrases.at(tokens, from);
    return found.length === 0 ? this.byInitialsAt(tokens, from) : found.map((one) => withLegal(tokens, one));
  }

  /** "FIU": the initials of one employer alone. */
  private byInitialsAt(tokens: readonly Token[], from: number): readonly Found<Named>[] {
    const [name, ...others] = this.byInitials.get(tokens[from]?.low ?? '') ?? [];
    if (name === undefined || others.length > 0 || !mayBeInitials(tokens, from)) return [];
    return [{ value: { kind: 'employer', names: [name] }, from, to: from + 1, isExact: true }];
  }

  /** What may be said for employers whose names begin with one word. */
  private named(names: readonly string[]): (readonly [readonly Token[], Employer])[] {
    return this.shared(names).flatMap(({ tokens, names: bearers, isWhole }) => {
      const real = [...bearers].filter((name) => !this.isInvented(name));
      const meant = real.length > 0 ? real : [...bearers];
      return isWhole || meant.length <= MOST_BEARERS ? [[tokens, { kind: 'employer', names: meant }] as const] : [];
    });
  }

  private shared(names: readonly string[]): Shared[] {
    const byKey = new Map<string, Shared>();
    for (const name of names) {
      for (const { key, tokens, isWhole, isWord: isPlain } of beginningsOf(name)) {
        if (isPlain || (tokens.length === 1 && !isWhole && this.isInvented(name))) continue;
        const own = byKey.get(key) ?? { tokens, names: new Set<string>(), isWhole };
        own.names.add(name);
        own.isWhole ||= isWhole;
        byKey.set(key, own);
      }
    }
    return [...byKey.values()];
  }

  private join(): ReadonlyMap<string, Employer> {
    const whole = [...this.byFirstWord.values()].flatMap((names) => this.shared(names).filter((one) => one.isWhole));
    return new Map(
      whole.map(({ tokens, names }) => [
        tokens.map(({ low }) => low).join(''),
        { kind: 'employer', names: [...names] },
      ]),
    );
  }

  private isInvented(name: string): boolean {
    return this.known.invented?.has(name) ?? false;
  }
}

/**
 * "Acme Inc", "Vernon Company" of who is called "Acme" and "Vernon"; the company of "Acme company match" is not in its name, and
 * "LTD" is insurance.
 */
function withLegal(tokens: readonly Token[], found: Found<Named>): Found<Named> {
  const next = tokens[found.to];
  if (next === undefined || !isLegal(next.low)) return found;
  const isCapital = next.low.startsWith('co') || next.low === 'ltd' || next.low === 'limited';
  return isCapital && !/^\p{Lu}\p{Ll}+$/u.test(next.text) ? found : { ...found, to: found.to + 1 };
}

function put(into: Map<string, string[]>, key: string, name: string): void {
  const own = into.get(key);
  if (own === undefined) into.set(key, [name]);
  else if (!own.includes(name)) own.push(name);
}

const made = new WeakMap<Known, EmployerNames>();

/** The names of the employers of a library; those who ask of the same one are given the same. */
export function employerNames(known: Known): EmployerNames {
  const names = made.get(known) ?? new EmployerNames(known);
  made.set(known, names);
  return names;
}
