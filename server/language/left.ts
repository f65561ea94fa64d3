import {
  passingWords,
  fieldWords,
  marketWords,
  slotWords,
  smallWords,
  spokenWords,
  talkWords,
} from '../../contract/vocabulary/small-words.ts';
import type { Token } from './tokens.ts';

/** Words that hold a question together and name nothing. */
const small = new Set([
  ...smallWords,
  ...talkWords,
  ...spokenWords,
  ...passingWords,
  ...fieldWords,
  ...marketWords,
  ...slotWords,
]);

/** Whether a word says something of its own. */
export const isContent = ({ low, isMark, number }: Token): boolean =>
  !isMark && number === null && low.length > 1 && !small.has(low);
