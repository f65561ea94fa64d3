import { wordings } from '../../contract/vocabulary/wordings.ts';
import { stemLine } from './words.ts';

const groups = wordings.map((group) => group.map((phrase) => stemLine(phrase).trim()));

/** The phrases of several words that a text says, each as one word: "pay out PTO when people leave". */
export const phrasesIn = (line: string): string[] =>
  [...new Set(groups.flat())].filter((phrase) => phrase.includes(' ') && line.includes(` ${phrase} `));

const byStem = new Map<string, string[]>();
for (const phrase of new Set(groups.flat()))
  byStem.set(
    phrase,
    [...new Set(groups.filter((group) => group.includes(phrase)).flat())].filter((other) => other !== phrase),
  );

/** What may stand for a stem in a guide. */
export const wordingsOf = (stem: string): readonly string[] => byStem.get(stem) ?? [];
