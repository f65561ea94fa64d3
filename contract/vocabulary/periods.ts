/** How often an amount is paid, or over how long it counts. */
export const periods = ['week', 'paycheck', 'half_month', 'month', 'year'] as const;
export type Period = (typeof periods)[number];

/** Where nothing tells how often pay comes, it is every other week. */
export const timesAYear: Readonly<Record<Period, number>> = {
  week: 52,
  paycheck: 26,
  half_month: 24,
  month: 12,
  year: 1,
};

/** Words of a period, which follow "a", "per", "each", "every" or a slash; those with -ly stand alone. */
export const periodNames: Readonly<Record<Period, readonly string[]>> = {
  week: ['week', 'weekly', 'wk'],
  paycheck: ['paycheck', 'check', 'pay period', 'pay check', 'pay', 'biweekly', 'bi - weekly', 'every two weeks'],
  half_month: ['semimonthly', 'semi - monthly', 'twice a month'],
  month: ['month', 'monthly', 'mo', 'mth'],
  year: ['year', 'yearly', 'annually', 'annual', 'yr', 'annum', 'pepy'],
};

/** Words for units of an amount, in the words of the unit itself. */
export const unitNames = {
  weeks: ['week', 'weeks', 'wk', 'wks'],
  days: ['day', 'days'],
  months: ['month', 'months', 'mos'],
  years: ['year', 'years', 'yr', 'yrs'],
  hours: ['hour', 'hours', 'hr', 'hrs'],
  percent: ['percent', 'pct', 'percentage', '%'],
  usd: ['dollars', 'dollar', 'bucks', '$', 'usd'],
  times: ['x', 'times'],
  visits: ['session', 'sessions', 'visit', 'visits'],
} as const satisfies Record<string, readonly string[]>;
export type AmountUnit = keyof typeof unitNames;
