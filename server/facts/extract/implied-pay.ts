const ofPay = /pay|deduct|rate|cost|premium|contribution/;
/** A line of running text may speak of any pay; the heads of rates and short notes speak of the employer's own. */
const LONGEST = 160;

const periods: readonly (readonly [RegExp, number])[] = [
  [/\bbi-?weekly\b|\bevery (?:two|other) weeks?\b/, 26],
  [/\bsemi-?monthly\b|\btwice (?:a|per) month\b/, 24],
  // "60% of weekly pay" is of a disability plan.
  [/(?<!bi-?)\bweekly (?:payroll |employee |pre-tax )*(?:deductions?|rates?|contributions?|costs?|premiums?)\b/, 52],
];

/**
 * How many pay periods a year has by the name of the only one that short lines about pay or rates speak of ("Biweekly rates" in
 * one table, "per pay period" in the next). Null where they name none, or several.
 */
export function impliedPayPeriods(texts: Iterable<string>): number | null {
  const counts = new Set<number>();
  for (const text of texts) {
    if (text.length > LONGEST || !ofPay.test(text)) continue;
    for (const [pattern, count] of periods) if (pattern.test(text)) counts.add(count);
  }
  const [only] = counts;
  return counts.size === 1 ? (only ?? null) : null;
}
