import { stateNames } from '../../contract/vocabulary/states.ts';

/** Lines of a document's beginning that may say where its employer is and how many work there. */
const LINES = 30;
const LONGEST = 90;

const names = Object.entries(stateNames);
const stated = new RegExp(
  String.raw`^\p{Lu}[\p{L}.' -]{2,30}, (${names.flat().join('|')})(?: \d{5}(?:-\d{4})?)?(?=$|[.,;|•·] | [–—-] )`,
  'u',
);
const counted = /(?:^|[.,;:|•·–—-] ?|\bour |\bwith )(\d{1,3}(?:,\d{3})+|\d{2,6}) (?:benefits?[- ]eligible |full-time |active )?employees\b/i; // prettier-ignore

/** The state and the number of employees that the first lines say: "Tucson, Arizona. 640 employees". Null where they do not. */
export function guessPlace(opening: string): { state: string | null; employees: number | null } {
  const lines = opening
    .split('\n', LINES)
    .map((line) => line.trim())
    .filter(({ length }) => length > 0 && length <= LONGEST);
  const place = lines.map((line) => stated.exec(line)?.[1]).find((found) => found !== undefined);
  const count = lines.map((line) => counted.exec(line)?.[1]).find((found) => found !== undefined);
  const state = names.find(([code, name]) => code === place || name === place)?.[0] ?? null;
  return { state, employees: count === undefined ? null : Number(count.replaceAll(',', '')) };
}
