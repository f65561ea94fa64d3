import type { Tiers, Voluntary } from './benefits.ts';
import type { Employer } from './employer.ts';
import { Random } from './random.ts';
import { vendorsOf } from './vendors.ts';

/** Insurance that people may buy at work: one carrier has most of it. Larger employers have more of it. */
export function modelVoluntary({ number, employees }: Employer): Voluntary[] {
  const random = new Random(`voluntary ${number}`);
  const often = employees < 100 ? 0.22 : employees < 500 ? 0.5 : 0.68;
  const worksite = random.pick(vendorsOf('voluntary'));
  const sold = random.chance(often);
  const others = (share: number): boolean => random.chance(often * share);
  const scaled = (single: number): Tiers => [single, round(single * 1.7), round(single * 1.9), round(single * 2.6)];
  const all: (Voluntary | false)[] = [
    sold && {
      kind: 'critical illness',
      vendor: worksite,
      amounts: random.pick([[10_000, 20_000], [5000, 10_000, 15_000], [10_000, 20_000, 30_000]]), // prettier-ignore
      screening: random.pick([50, 50, 75, 100]),
    },
    sold && {
      kind: 'accident',
      vendor: worksite,
      rates: scaled(random.int(700, 1450) / 100),
      fracture: random.pick([1500, 2000, 3000, 4000]),
    },
    sold &&
      random.chance(0.75) && {
        kind: 'hospital',
        vendor: worksite,
        rates: scaled(random.int(1100, 2100) / 100),
        admission: random.pick([500, 1000, 1000, 1500]),
        daily: random.pick([100, 150, 200]),
      },
    others(0.7) && { kind: 'legal', vendor: random.pick(vendorsOf('legal')), rate: random.pick([16.5, 18, 19.75, 21]) },
    others(0.55) && { kind: 'pet', vendor: random.pick(vendorsOf('pet')), discount: random.pick([5, 10]) },
    others(0.6) && {
      kind: 'identity',
      vendor: random.pick(vendorsOf('identity')),
      ...random.pick<{ single: number; family: number }>(watches),
    },
  ];
  return all.filter((one) => one !== false);
}

const watches = [
  { single: 7.95, family: 13.95 },
  { single: 8.5, family: 15 },
  { single: 9.95, family: 17.95 },
] as const;

const round = (amount: number): number => Math.round(amount * 100) / 100;
