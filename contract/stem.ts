import { stemmer } from 'stemmer';
import { listed } from './vocabulary/listed.ts';

/** Words whose stems would be those of words that mean something else (hospital, university, deduct, well, several, intern, person). */
const whole = new Set(
  listed(`
    allowance, deductible, dependent, executive, fitness, general, generic, hospitality, internal, medication, organization
    personal, provider, severance, terminal, transition, universal, wellness
  `),
);

const MOST_KEPT = 20_000;
const kept = new Map<string, string>();

/** The stem of a word in small letters, by which its forms are known as one word. Texts repeat their words: each is read once. */
export function stemOf(word: string): string {
  const before = kept.get(word);
  if (before !== undefined) return before;
  const stem = made(word);
  // Words of one odd document take the place of others for a while only.
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(word, stem);
  return stem;
}

function made(word: string): string {
  if (whole.has(word)) return word;
  const singular = word.replace(/s$/, '');
  return whole.has(singular) ? singular : stemmer(word);
}
