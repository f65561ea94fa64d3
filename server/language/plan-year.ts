/** The first day of a sponsor's plan years, as a question says it. */
export interface SaidPlanYear {
  month: number;
  day: number;
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const monthNumber = (name: string): number => months.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1;

const DAY = String.raw`(?<month>(?:${months.map((name) => name.slice(0, 3)).join('|')})[a-z]*)\.?(?:\s+(?<day>\d{1,2})(?!\d)(?:st|nd|rd|th)?)?`;
const SHORT = String.raw`(?<shortMonth>\d{1,2})\/(?<shortDay>\d{1,2})`;
const ANY = `(?:${DAY}|${SHORT})`;
/** "Plan year starts July 1", "renews on 7/1", "plan year runs July 1 to June 30". */
const begins = new RegExp(
  String.raw`\b(?:plan\s+years?|plans?|year|it|we)\s+(?:that\s+)?(?:start(?:s|ed|ing)?|beg[iau]n(?:s|ning)?|runs?|renew(?:s|ed)?|is|from)\s+(?:on\s+|from\s+|in\s+)?${ANY}`,
  'iu',
);
/** "A July 1 plan year", "7/1 renewal". */
const adjective = new RegExp(String.raw`\b${ANY}[\s-]+(?:plan(?:\s+year)?s?|renewals?|fiscal)\b`, 'iu');
const ends = new RegExp(
  String.raw`\b(?:plan\s+years?|year)\s+(?:that\s+)?(?:ends?|ending|ended)\s+(?:on\s+|in\s+)?${ANY}`,
  'iu',
);
const calendar = /\bcalendar[\s-]+(?:plan[\s-]+)?year|\bcalendar[\s-]year\b/iu;

/** The plan year that a question names; null where it names none. A year that ends is followed by the next on the day after. */
export function planYearIn(text: string): SaidPlanYear | null {
  const end = ends.exec(text)?.groups;
  if (end !== undefined) {
    const { month, day } = read(end);
    const next = new Date(
      Date.UTC(2025, month - 1, end['day'] === undefined && end['shortDay'] === undefined ? 32 : day + 1),
    );
    return {
      month: next.getUTCMonth() + 1,
      day: end['day'] === undefined && end['shortDay'] === undefined ? 1 : next.getUTCDate(),
    };
  }
  const start = begins.exec(text)?.groups ?? adjective.exec(text)?.groups;
  if (start !== undefined) return read(start);
  return calendar.test(text) ? { month: 1, day: 1 } : null;
}

function read({ month, day, shortMonth, shortDay }: Record<string, string | undefined>): SaidPlanYear {
  return month === undefined
    ? { month: Math.min(12, Math.max(1, Number(shortMonth))), day: Number(shortDay) }
    : { month: monthNumber(month.toLowerCase()), day: Number(day ?? 1) };
}

/** Days that a question looks at, ends included, as `2026-10-01`. */
export interface SaidSpan {
  from: string;
  to: string;
}

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
const monthsFrom = (year: number, month: number, count: number): SaidSpan => ({
  from: dayOf(year, month, 1),
  to: dayOf(year, month + count, 0),
});

/** The span that a question names: a quarter, a month, a year, or some days from today. */
export function spanIn(text: string, today: string): SaidSpan | null {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const low = text.toLowerCase();
  const relative = /\b(?<which>this|current|next|coming|upcoming)\s+(?<unit>quarter|month|year)\b/u.exec(low)?.groups;
  if (relative !== undefined) {
    const step = relative['which'] === 'this' || relative['which'] === 'current' ? 0 : 1;
    if (relative['unit'] === 'year') return monthsFrom(year + step, 1, 12);
    if (relative['unit'] === 'month') return monthsFrom(year, month + step, 1);
    return monthsFrom(year, Math.floor((month - 1) / 3) * 3 + 1 + step * 3, 3);
  }
  const quarter = /\bq(?<n>[1-4])(?:\s+(?:of\s+)?(?<of>20\d\d))?\b/u.exec(low)?.groups;
  if (quarter !== undefined) return monthsFrom(Number(quarter['of'] ?? year), (Number(quarter['n']) - 1) * 3 + 1, 3);
  const days = /\b(?:next|coming|within)\s+(?<n>\d{1,3})\s+days\b/u.exec(low)?.groups;
  if (days !== undefined) {
    const to = new Date(new Date(`${today}T00:00:00Z`).getTime() + Number(days['n']) * 86_400_000);
    return { from: today, to: to.toISOString().slice(0, 10) };
  }
  const named = new RegExp(
    String.raw`\b(?:due|deadlines?|falls?|file|happens?)\b[^.?]*?\bin\s+${DAY}(?:\s+(?<of>20\d\d))?`,
    'u',
  ).exec(low)?.groups;
  if (named?.['month'] === undefined) return null;
  const of = monthNumber(named['month']);
  // A month that is over is meant of the next year.
  return monthsFrom(Number(named['of'] ?? year + Number(of < month)), of, 1);
}

/** Whether a question is about days on which something is due. */
export const asksForDates = (text: string): boolean =>
  /\b(?:due|deadlines?|by when|when (?:do|must|is|are|does|should)|compliance (?:calendar|year|dates)|what (?:must|do) we (?:file|send|do))\b/iu.test(
    text,
  );
