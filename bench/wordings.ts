import { readFileSync } from 'node:fs';
import { printTable } from './print-table.ts';

/** In which ways each question is worded, in the order of the lines of a block. */
const wordingKinds = [
  'as written',
  'synonym',
  'abbreviation',
  'misspelling',
  'other order',
  'passive',
  'filler',
  'small letters',
];

/** One question in eight wordings, with what is right for all of them. */
export interface Worded {
  label: string;
  wordings: readonly string[];
}

/** Reads blocks of `=> label` and the eight wordings under it. @throws Error where a block has more or fewer */
export function readWorded(file: URL): Worded[] {
  return readFileSync(file, 'utf8')
    .split(/^=> /m)
    .slice(1)
    .map((block) => {
      const [label = '', ...wordings] = block.split('\n').filter(Boolean);
      if (wordings.length !== wordingKinds.length) throw new Error(`${label}: ${wordings.length} wordings`);
      return { label, wordings };
    });
}

/** Prints which share of the questions was right, by the way they were worded. @param right of each question, its wordings */
export function printKept(right: readonly (readonly boolean[])[]): void {
  const share = (some: readonly boolean[]): string => (some.filter(Boolean).length / some.length).toFixed(3);
  const lines = wordingKinds.map((kind, at) => [
    kind,
    String(right.length),
    share(right.map((one) => one[at] === true)),
  ]);
  printTable(['wordings', 'n', 'kept'], [...lines, ['all', String(right.flat().length), share(right.flat())]]);
}
