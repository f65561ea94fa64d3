/** How guides say that there is none of a metric, by the metric: "no waiting period" is "from your first day of work". */
export const noneSaid: Readonly<Record<string, readonly string[]>> = {
  'eligibility.waiting_days': [
    'first day of work',
    'first day of employment',
    'date of hire',
    'day of hire',
    'day one',
  ],
};
