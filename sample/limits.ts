/** Statutory limits by year, in dollars: the self-only and family amounts where there are two. */
export interface Limits {
  hsa: readonly [number, number];
  hdhpDeductible: readonly [number, number];
  outOfPocket: readonly [number, number];
  fsa: number;
  fsaCarryover: number;
  dependentCare: number;
  commuter: number;
  /** What somebody may put into a retirement plan, and more from age 50, and from 60 to 63 where that differs. */
  deferral: readonly [limit: number, from50: number, from60: number | null];
}

/** As the IRS published them for each year. */
export const limits = {
  2024: { hsa: [4150, 8300], hdhpDeductible: [1600, 3200], outOfPocket: [9450, 18_900], fsa: 3200, fsaCarryover: 640, dependentCare: 5000, commuter: 315, deferral: [23_000, 7500, null] },
  2025: { hsa: [4300, 8550], hdhpDeductible: [1650, 3300], outOfPocket: [9200, 18_400], fsa: 3300, fsaCarryover: 660, dependentCare: 5000, commuter: 325, deferral: [23_500, 7500, 11_250] },
  2026: { hsa: [4400, 8750], hdhpDeductible: [1700, 3400], outOfPocket: [10_600, 21_200], fsa: 3400, fsaCarryover: 680, dependentCare: 7500, commuter: 340, deferral: [24_500, 8000, 11_250] },
} as const satisfies Record<number, Limits>; // prettier-ignore

export type PlanYear = keyof typeof limits;

/** Of every employer there is a guide of each. */
export const planYears: readonly [PlanYear, ...PlanYear[]] = [2024, 2025, 2026];
