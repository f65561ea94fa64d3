import type { Dimension } from '../../contract/reading.ts';
import type { Mention } from './mentions.ts';
import type { Found } from './phrases.ts';
import type { Token } from './tokens.ts';

/** "Goes up with company size", "depends on the industry": what a figure moves with is what it is told apart by. */
const moving = new Set(['go', 'goes', 'rise', 'rises', 'grow', 'grows', 'vary', 'varies', 'change', 'changes', 'differ', 'differs', 'increase', 'increases', 'depend', 'depends', 'depending', 'scale', 'scales', 'move', 'moves', 'correlate', 'fall', 'falls', 'drop', 'drops', 'improve', 'improves', 'shift']); // prettier-ignore
const leadsMoving = new Set(['with', 'on', 'between', 'from', 'upon', 'alongside', 'as']);

export const movesWith = (tokens: readonly Token[], lead: number): boolean =>
  leadsMoving.has(tokens[lead]?.low ?? '') && tokens.slice(0, lead).some(({ low }) => moving.has(low));

const comparatives = new Set(['larger', 'bigger', 'smaller']);
const degrees = new Set(['more', 'less', 'fewer', 'higher', 'lower', 'better', 'richer', 'worse', 'longer', 'shorter', 'cheaper', 'greater', 'pricier', 'bigger', 'larger', 'smaller', 'generous']); // prettier-ignore

/** "Do larger employers have lower deductibles": all sizes, side by side. */
export function sizesCompared(tokens: readonly Token[], mentions: readonly Mention[]): Found<Dimension> | null {
  const asks = ['do', 'does', 'are', 'is'].includes(tokens[0]?.low ?? '');
  const size = mentions.find((one) => one.value.kind === 'size' && comparatives.has(tokens[one.from]?.low ?? ''));
  const isCompared = tokens.some(({ low }, at) => degrees.has(low) && at !== size?.from);
  const isOne = mentions.filter(({ value }) => value.kind === 'size').length === 1;
  return asks && isCompared && isOne && size !== undefined ? { ...size, value: 'size' } : null;
}
