import fc from 'fast-check';
import { compute } from '../../server/analysis/compute.ts';
import { addLibrary } from '../../server/analysis/testing/library.ts';
import { computeInScript } from '../../server/analysis/testing/reference.ts';
import { anySpec } from '../../server/analysis/testing/specs.ts';
import type { Database } from '../../server/db/connect.ts';

const EMPLOYERS = 90;
const DIGITS = 10;

/** What is computed and what the reference says, in one form: figures rounded to what both must agree on. */
const plain = (cells: readonly { n: number; employers: number; value: number | null }[]): string =>
  JSON.stringify(
    cells.map(({ n, employers, value }) => [n, employers, value === null ? null : Number(value.toPrecision(DIGITS))]),
  );

/**
 * Random specs, computed by SQL and again in JavaScript from the rows.
 *
 * @returns how many specs were alike
 * @throws where one differs, with the smallest spec that does
 */
export async function sameFigures(db: Database, specs: number): Promise<number> {
  const library = await addLibrary(db, EMPLOYERS);
  let alike = 0;
  const property = fc.asyncProperty(anySpec, async (one) => {
    const { rows, spec } = await compute(db, one);
    const found = new Map(rows.map(({ group, cells }) => [JSON.stringify(group), plain(cells)]));
    const said = [...computeInScript(library, spec)].filter(([, cells]) =>
      cells.some(({ n, employers }) => n > 0 || employers > 0),
    );
    if (said.length !== found.size) return false;
    const isSame = said.every(([group, cells]) => found.get(group) === plain(cells));
    alike += Number(isSame);
    return isSame;
  });
  await fc.assert(property, { numRuns: specs });
  return alike;
}
