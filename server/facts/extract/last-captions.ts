import { tierOf } from './aspects.ts';

const isLevel = (text: string): boolean => text.length <= 50 && tierOf(text) !== null;

/** The last lines above a table, and before them the last that names a level: tables of several benefits stand beneath it. */
export function lastCaptions(captions: readonly string[]): string[] {
  const last = captions.slice(-3);
  const level = last.some(isLevel) ? undefined : captions.slice(0, -3).findLast(isLevel);
  return level === undefined ? last : [level, ...last];
}
