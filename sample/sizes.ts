import { type SizeBand, sizeBands } from '../contract/vocabulary/company-sizes.ts';
import { FEWEST, LEAST_EXPECTED, type Place, type SizedPlace } from './place.ts';
import { Random } from './random.ts';

/** The logarithm of how many people most employers have; `Industry.size` is added to the first. */
const usual = { mean: 6.2, deviation: 1.45 };

/** Nobody has fewer or more. */
const [LEAST, MOST] = [25, 90_000];

/** How many people an employer of a band has. Most have some hundreds; a few have tens of thousands. */
export function sizeOf(random: Random, larger: number, { from, to }: SizeBand): number {
  for (;;) {
    const exact = Math.max(LEAST, Math.min(MOST, Math.exp(random.normal(usual.mean + larger, usual.deviation))));
    const employees = exact < 1000 ? Math.round(exact) : Math.round(exact / 10) * 10;
    if (employees >= from && employees <= (to ?? MOST)) return employees;
  }
}

/** The share of employers with fewer people: near the normal distribution, and short. */
const below = (people: number, larger: number): number =>
  1 / (1 + Math.exp((-1.702 * (Math.log(people) - usual.mean - larger)) / usual.deviation));

const shareIn = ({ from, to }: SizeBand, larger: number): number =>
  (to === null ? 1 : below(to + 0.5, larger)) - (from === 1 ? 0 : below(from - 0.5, larger));

/** How many of these places have each size: none or `FEWEST`, and else as many as are expected. */
function wantedOf(places: readonly Place[]): number[] {
  const expected = sizeBands.map((band) => places.reduce((sum, { industry }) => sum + shareIn(band, industry.size), 0));
  const wanted = expected.map(() => 0);
  const often = [...expected.keys()].toSorted((a, b) => (expected[b] ?? 0) - (expected[a] ?? 0));
  let left = places.length;
  for (const [at, band] of often.entries()) {
    if (at > 0 && (left < FEWEST || (expected[band] ?? 0) < LEAST_EXPECTED)) continue;
    wanted[band] = Math.min(left, FEWEST);
    left -= wanted[band];
  }
  const lacking = (band: number): number => (expected[band] ?? 0) - (wanted[band] ?? 0);
  for (; left > 0; left -= 1) {
    const [next = 0] = often.filter((band) => wanted[band] !== 0).toSorted((a, b) => lacking(b) - lacking(a));
    wanted[next] = (wanted[next] ?? 0) + 1;
  }
  return wanted;
}

/** Gives each place a size, so that those of one state, and those of one trade in a region, have peers of their size. */
export function withSizes(places: readonly Place[]): SizedPlace[] {
  const [byState, byTrade] = [new Map<string, Place[]>(), new Map<string, Place[]>()];
  const tradeOf = ({ region, industry }: Place): string => `${region} ${industry.name}`;
  for (const place of places) {
    byState.set(place.state, [...(byState.get(place.state) ?? []), place]);
    byTrade.set(tradeOf(place), [...(byTrade.get(tradeOf(place)) ?? []), place]);
  }
  const [inState, inTrade] = [byState, byTrade].map(
    (groups) => new Map([...groups].map(([key, group]) => [key, wantedOf(group)])),
  );
  const sized: SizedPlace[] = [];
  const random = new Random('sizes');
  const turns = places.map((place, at) => ({ place, at, turn: random.next() }));
  // A small state has the least choice, so that it chooses first.
  const many = ({ state }: Place): number => byState.get(state)?.length ?? 0;
  const order = turns.toSorted(
    (a, b) => many(a.place) - many(b.place) || a.place.state.localeCompare(b.place.state) || a.turn - b.turn,
  );
  for (const { place, at } of order) {
    const [here, like] = [inState?.get(place.state) ?? [], inTrade?.get(tradeOf(place)) ?? []];
    const liking = (band: number): number => {
      const [one, other] = [here[band] ?? 0, like[band] ?? 0];
      return (one > 0 ? 2000 : 0) + (other > 0 ? 1000 : 0) + one + other;
    };
    const [band = 0] = [...sizeBands.keys()].toSorted((a, b) => liking(b) - liking(a));
    here[band] = (here[band] ?? 0) - 1;
    like[band] = (like[band] ?? 0) - 1;
    const size = sizeBands[band];
    if (size !== undefined) sized[at] = { ...place, size };
  }
  return sized;
}
