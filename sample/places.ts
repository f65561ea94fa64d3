import { industries, states } from './industries.ts';
import { Random } from './random.ts';
import { FEWEST, LEAST_EXPECTED, type Place, type SizedPlace } from './place.ts';
import { withSizes } from './sizes.ts';

/** So many employers are spread over the country at once; whoever asks for more begins anew. */
const EMPLOYERS = 2500;

/** A state with so many employers or fewer has those first that it is known for. */
const SMALL = 25;

/** What states are known for: such employers are half as common again, and a small state has them first. */
const knownFor: Readonly<Record<string, readonly string[]>> = {
  Technology: ['CA', 'WA', 'MA', 'CO', 'UT', 'OR', 'NH', 'ID'],
  Healthcare: ['TN', 'MN', 'PA', 'ME', 'RI', 'MT', 'MS', 'WV', 'OK'],
  Manufacturing: ['MI', 'OH', 'IN', 'WI', 'SC', 'AL', 'KY', 'KS', 'IA', 'NH', 'MS', 'AR'],
  'Financial Services': ['NY', 'CT', 'NC', 'IL', 'DE', 'SD', 'NE', 'IA'],
  Retail: ['MN', 'AR', 'MO', 'OH', 'HI', 'KS'],
  Education: ['MA', 'PA', 'VT', 'RI', 'NY'],
  'Professional Services': ['VA', 'MD', 'DC', 'NJ', 'GA', 'DE', 'NM'],
  Construction: ['AZ', 'FL', 'TX', 'ID', 'UT', 'NV'],
  Transportation: ['TN', 'GA', 'NE', 'NJ', 'KY', 'AR', 'OK'],
  Hospitality: ['NV', 'HI', 'FL', 'SC', 'ME', 'VT'],
  Nonprofit: ['DC', 'MD', 'NY', 'VT', 'OR'],
  'Energy and Utilities': ['TX', 'LA', 'OK', 'ND', 'WV', 'AK', 'WY'],
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Whole numbers in the proportion of the weights that add up to the total: the largest remainders are rounded up. */
function shareOut(total: number, weights: readonly number[]): number[] {
  const exact = weights.map((weight) => (total * weight) / sum(weights));
  const shares = exact.map(Math.floor);
  const rest = exact.map((value, at) => [value % 1, at] as const).toSorted(([a], [b]) => b - a);
  for (const [, at] of rest.slice(0, total - sum(shares))) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/** A state and a trade, and how many employers are of both. */
interface Cell {
  row: number;
  column: number;
  place: Place;
  /** How many there would be if five were not the fewest. */
  expected: number;
  isKnown: boolean;
  count: number;
}

const lacking = ({ expected, count }: Cell): number => expected - count;

/** The cells that have employers, each of them five or more; states and trades keep their shares of all. */
function spreadOut(): Cell[] {
  const rows = shareOut(
    EMPLOYERS,
    states.map(([, weight]) => weight),
  );
  const columns = shareOut(
    EMPLOYERS,
    industries.map(({ weight }) => weight),
  );
  const random = new Random('places');
  const cells = states.flatMap(([state, , region], row) =>
    industries.map((industry, column): Cell => {
      const isKnown = knownFor[industry.name]?.includes(state) === true;
      const usual = ((rows[row] ?? 0) * (columns[column] ?? 0)) / EMPLOYERS;
      const expected = usual * (isKnown ? 1.5 : 1) * (0.75 + random.next() / 2);
      return { row, column, place: { state, region, industry }, expected, isKnown, count: 0 };
    }),
  );
  const give = (cell: Cell, count: number): void => {
    cell.count += count;
    rows[cell.row] = (rows[cell.row] ?? 0) - count;
    columns[cell.column] = (columns[cell.column] ?? 0) - count;
  };
  const left = (all: readonly number[], at: number): number => all[at] ?? 0;
  const sizes = [...rows];
  const small = (cell: Cell): boolean => cell.isKnown && left(sizes, cell.row) <= SMALL;
  for (const cell of cells.toSorted((a, b) => Number(small(b)) - Number(small(a)) || b.expected - a.expected)) {
    const wanted = Math.max(FEWEST, Math.min(Math.round(cell.expected), FEWEST + random.int(0, 3)));
    const isOffered = cell.expected >= LEAST_EXPECTED || small(cell);
    const most = Math.min(left(rows, cell.row), left(columns, cell.column));
    if (isOffered && most >= FEWEST) give(cell, Math.min(wanted, most));
  }
  const open = cells.filter(({ count }) => count > 0);
  // Large states have every trade, so that they come last: what is left of a trade finds room there.
  for (const [row] of [...sizes.entries()].toSorted(([, a], [, b]) => a - b)) {
    const inState = open.filter((cell) => cell.row === row);
    while (left(rows, row) > 0) {
      const fitting = inState.filter(({ column }) => left(columns, column) > 0);
      const [next] = (fitting.length > 0 ? fitting : inState).toSorted((a, b) => lacking(b) - lacking(a));
      if (next === undefined) throw new Error('A state has employers and no trade');
      give(next, 1);
    }
  }
  return open;
}

/** Places in an order in which each stretch has something of all of them. */
function inOrder(): Place[] {
  const random = new Random('order of places');
  return spreadOut()
    .flatMap(({ place, count }) => {
      const start = random.next();
      return Array.from({ length: count }, (_, at) => ({ place, at: (at + start) / count }));
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ place }) => place);
}

let places: readonly SizedPlace[] | null = null;

/** Where the employer of a number is, what it does, and how many people it has. */
export function placeOf(number: number): SizedPlace {
  places ??= withSizes(inOrder());
  const place = places[number % places.length];
  if (place === undefined) throw new Error('There are no places');
  return place;
}
