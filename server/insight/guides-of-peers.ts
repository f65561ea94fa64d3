import type { Condition, Test } from '../../contract/reading.ts';
import { industries } from '../../contract/vocabulary/industries.ts';
import { statesWithin } from '../../contract/vocabulary/states.ts';
import type { NamedGuide } from './names-store.ts';

/** Guides that texts are looked for in at most. */
const MOST = 300;

/** The guides of the industries and states that a question names, the newest first; null where it names none. */
export function guidesOfPeers(where: Condition | null, guides: readonly NamedGuide[]): string[] | null {
  const parts = where === null ? [] : 'and' in where ? where.and : [where];
  const tests = parts.map((part) =>
    ('or' in part ? part.or : [part]).flatMap((one) => ('test' in one ? [one.test] : [])).filter(isOfPlace),
  );
  const asked = tests.filter((some) => some.length > 0);
  if (asked.length === 0) return null;
  const fitting = guides.filter((guide) => asked.every((some) => some.some((test) => fits(test, guide))));
  return fitting.slice(0, MOST).map(({ id }) => id);
}

type PlaceTest = Extract<Test, { on: 'industry' | 'state' | 'region' | 'carrier' | 'planType' | 'format' }>;
const isOfPlace = (test: Test): test is PlaceTest => ['industry', 'state', 'region'].includes(test.on);

function fits({ on, is }: PlaceTest, { industry, state }: NamedGuide): boolean {
  if (on === 'state') return state === is;
  if (on === 'region') return state !== null && statesWithin(is).includes(state);
  const shows = industries.find(({ label }) => label === is)?.shows ?? [];
  const own = (industry ?? '').toLowerCase();
  return industry === is || shows.some((show) => new RegExp(`\\b${show}s?\\b`, 'u').test(own));
}
