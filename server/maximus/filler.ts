import { fillerVerbs, fillerWords } from '../../contract/vocabulary/filler-words.ts';
import { stemOf } from '../../contract/stem.ts';
import type { Token } from '../language/tokens.ts';

const stems = new Set([...fillerVerbs].map(stemOf));

/** Whether a word changes no figure, whatever it stands beside; of verbs, in every form. */
export const isFiller = ({ low, key }: Pick<Token, 'low' | 'key'>): boolean => fillerWords.has(low) || stems.has(key);
