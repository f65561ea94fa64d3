import { type Period, periodIn } from './periods.ts';

const counted =
  /\b(12|24|26|52)(?:[- ]| regular | annual )(?:pays?|pay ?periods?|pay ?checks?|pay ?days|payments|payrolls?|deductions|payroll deductions|checks)\b|\b(?:over|x|times) (12|24|26|52) (?:per|a|\/) ?year/;
const periods: Readonly<Record<string, Period>> = { 12: 'month', 24: 'semimonth', 26: 'biweek', 52: 'week' };

/** The period that a plain text names: a count of deductions goes before the name that it has, as in "biweekly (24 pays)". */
export function statedPeriodIn(text: string): Period | null {
  const [, count, times] = /\d{2}/.test(text) ? (counted.exec(text) ?? []) : [];
  return periods[count ?? times ?? ''] ?? periodIn(text);
}

const ofRates =
  /\b(?:rates?|premiums?|costs?|contributions?|deductions?|amounts?)\b.{0,40}\b(?:shown|listed|above|below|in (?:this|the|these) (?:table|chart)s?)\b|\ball (?:rates?|premiums?|costs?|contributions?|deductions?|amounts?) are\b/;

/** The period of all rates that a guide shows, by a note of it ("Rates shown are monthly"); null where notes differ. */
export function ratesPeriodIn(texts: Iterable<string>): Period | null {
  const named = new Set<Period>();
  for (const text of texts) {
    if (
      text.length > 300 ||
      !/shown|listed|above|below|table|chart|\ball \w+ are\b/.test(text) ||
      !ofRates.test(text) ||
      /\$\d/.test(text)
    )
      continue;
    const period = statedPeriodIn(text);
    if (period !== null && period !== 'paycheck' && period !== 'year') named.add(period);
  }
  const [only] = named;
  return named.size === 1 ? (only ?? null) : null;
}
