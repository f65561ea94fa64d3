import { type Cue, cues } from '../../contract/vocabulary/cues.ts';
import { Phrases } from './phrases.ts';

/** What a question is led by, wherever it says so. */
export const cuePhrases = new Phrases<Cue>(
  Object.entries(cues).flatMap(([cue, names]) => names.map((name) => [name, cue as Cue] as const)),
);
