import { readdirSync, readFileSync } from 'node:fs';
import { type Slots, slotsOfLabel } from '../../server/language/testing/slots.ts';
import { readWorded } from '../wordings.ts';

/** A question with what it should be read as; of several questions in one, a part each. */
export interface Labelled {
  /** The heading that it stands under. */
  group: string;
  question: string;
  /** It goes on from the one before it. */
  isFollowUp: boolean;
  slots: readonly Slots[];
}

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** `question => slots` lines of a file of this folder. @throws Error for a line that is none */
export function readLabelled(file: string): Labelled[] {
  let group = '';
  return textOf(file)
    .split('\n')
    .flatMap((line): Labelled[] => {
      if (line.startsWith('## ')) group = line.slice(3);
      if (line === '' || line.startsWith('#')) return [];
      const at = line.lastIndexOf(' => ');
      if (at === -1) throw new Error(`Not a labelled question: ${line}`);
      const isFollowUp = line.startsWith('> ');
      const slots = line
        .slice(at + 4)
        .split(' && ')
        .map(slotsOfLabel);
      return [{ group, question: line.slice(isFollowUp ? 2 : 0, at), isFollowUp, slots }];
    });
}

/** What was written before the grammar. */
export const developed = (): Labelled[] =>
  readdirSync(new URL('./readings/', import.meta.url))
    .toSorted()
    .flatMap((file) => readLabelled(`./readings/${file}`));

/** Questions in eight wordings each, with one label. */
export const readWordings = (): { slots: Slots; wordings: readonly string[] }[] =>
  readWorded(new URL('./wordings.txt', import.meta.url)).map(({ label, wordings }) => ({
    slots: slotsOfLabel(label),
    wordings,
  }));
