import { numberWords } from '../../contract/vocabulary/number-words.ts';
import type { Unit } from './wanted.ts';

/** A statement of an amount, by how amounts are stated. */
export const amountIn: Record<Unit, RegExp> = {
  percent: /\d\s?%|\bpercent\b|\bfull pay\b/i,
  money: /[$€£]\s?\d|\bdollars?\b/i,
  time: new RegExp(
    String.raw`\b(\d+|${numberWords.slice(1).join('|')})(\s?\(\d+\))?[\s-]*(\w+\s){0,2}(hours?|days?|weeks?|months?|years?)\b|\bunlimited\b|\bno (set )?limit`,
    'i',
  ),
};
