import { type Duration, durationsIn, NUMBER } from '../../read/amounts.ts';
import { periodIn } from '../../read/periods.ts';
import { type YearlyDays, yearlyDays } from './accrual.ts';
import { headOf, leading, trailing } from './around.ts';
import { type ServiceBand, serviceBandsIn, type Years } from '../../read/service-bands.ts';
import type { Sentence } from '../sentence.ts';

/** Days a year for a length of service. */
export interface Band extends Years {
  days: number;
  sentence: Sentence;
  confidence: number;
  /** The number of pay periods had to be supposed. */
  assumed: boolean;
}

/** What paid time off goes by that each may take when they like. */
export const ofTime =
  /\bof (?:paid )?leave (?:per|a|each|every) year\b(?![^.;]*\b(?:duty|care|training|family|blood|donat\w+)\b)|earned time|vacation|\bpto\b|time[- ]off|annual leave|personal time|days off/;
/** Whether a unit can be one of time off. */
export const isAmount = (unit: Duration['unit']): boolean => unit === 'day' || unit === 'week' || unit === 'hour';

/** "Who works 37.5 hours or 40 hours for some staff a week": what is worked, and no time off. */
const isWorkWeek = (text: string, length: Duration): boolean =>
  length.unit === 'hour' &&
  length.value >= 20 &&
  /\b(?:works?|working|worked)\b(?:[^.;]|\.\d){0,60}$/.test(text.slice(0, length.from)) &&
  /^(?:[^.;]|\.\d){0,40}(?:per|a|each) week\b/.test(trailing(text, length, 60));

/** Amounts that a year brings, no lengths of service and no time to wait. */
export const grantsIn = (text: string, bands: readonly ServiceBand[]): Duration[] =>
  durationsIn(text).filter(
    (length) =>
      isAmount(length.unit) &&
      !bands.some(({ at, end }) => length.from < end && length.to > at) &&
      !(length.unit === 'day' && /^ (?:work ?)?weeks?\b/.test(trailing(text, length, 12))) &&
      !/^(?: of [a-z ]{3,20})? for (?:every|each) /.test(trailing(text, length, 40)) &&
      !/^ (?:introductory|waiting|trial)\b/.test(trailing(text, length, 18)) &&
      !isWorkWeek(text, length) &&
      !/(?:within|after|first|every|last|than|for each|per|works?|worked|working|capped at|cap of|cap is) (?:\w+ ){0,1}$/.test(
        leading(text, length, 20),
      ) &&
      !/^(?: \w+)? (?:worked|a week|notice|prior|before)/.test(trailing(text, length, 22)),
  );

/** "8 hours per month. Increases after 2 years (10 hours)": what is raised comes as often as it did before. */
function goingOn({ text, before }: Sentence, length: Duration, payPeriods: number | null): YearlyDays | null {
  const told = /^(?:increas|ris|grow)\w+/.test(text) ? periodIn(before) : null;
  if (told === null || told === 'year') return null;
  const said = `${text.slice(length.from, length.to)} ${told === 'month' ? 'per month' : told === 'week' ? 'per week' : 'per pay period'}`;
  return yearlyDays(said, { ...length, from: 0, to: length.to - length.from }, payPeriods);
}

/** "After 5 years 15 120": a step with its days and its hours, whose heads stand elsewhere. */
export const daysAndHours = /^(.{5,45}?) (\d{1,2}(?:\.\d{1,2})?) (\d{2,3})$/;

/** "14 years 264 hours / 33 days …": hours beside the days that they are, whatever stands in further columns. */
const hoursAndDays = /^(.{2,40}?) (\d{2,3})(?:\.\d+)? hours ?[/=(] ?(\d{1,2}(?:\.\d{1,2})?) days\b/;

/** "Years 6 through 15 - 15": a line of a schedule whose unit stands above it. */
const scheduleLine = /^(.{5,60}?) ?[-:=] ?(\d{1,2}(?:\.\d{1,2})?)$/;

/** "…, increasing by a day each year up to 25": what a year adds is no step of a schedule. */
const growth = /,? (?:and )?(?:which )?(?:increas|grow|ris)(?:es|s|ing) by .*/;

/** What a sentence says of days by years of service, or of every year. */
export function ofProse(sentence: Sentence, payPeriods: number | null): Band[] {
  const { section } = sentence;
  // "PGY-1 - three weeks": the number belongs to a name, and begins no range.
  const text = sentence.text.replace(growth, '').replaceAll(/\b([a-z]{2,}-\d+) - /g, '$1: ');
  const [, label = '', number] = scheduleLine.exec(text) ?? [];
  const [only] = serviceBandsIn(label);
  if (number !== undefined && only !== undefined && /days/.test(section))
    return [
      {
        from: only.from,
        to: only.to,
        isAfter: only.isAfter,
        days: Number(number),
        assumed: false,
        sentence,
        confidence: 0.84,
      },
    ];
  // "After 5 years 15 120": days, and the hours that they are.
  const [, step = '', days, hours] = daysAndHours.exec(text) ?? [];
  const [of] = serviceBandsIn(step);
  if (of !== undefined && days !== undefined && Number(hours) === Number(days) * 8)
    return [
      { from: of.from, to: of.to, isAfter: of.isAfter, days: Number(days), assumed: false, sentence, confidence: 0.84 },
    ];
  const [, lead = '', inHours, inDays] = hoursAndDays.exec(text) ?? [];
  const [at] = serviceBandsIn(lead);
  if (at !== undefined && inDays !== undefined && Math.abs(Number(inHours) - Number(inDays) * 8) < 1)
    return [
      {
        from: at.from,
        to: at.to,
        isAfter: at.isAfter,
        days: Number(inDays),
        assumed: false,
        sentence,
        confidence: 0.86,
      },
    ];
  const bands = serviceBandsIn(text);
  const clauses = text.split(';').map((clause) => clause.trim());
  // "12 days a year for less than 5 years; 15 days for 5 to 10 years": each clause is a step.
  if (
    clauses.length > 1 &&
    bands.length === clauses.length &&
    clauses.every((clause) => serviceBandsIn(clause).length === 1)
  )
    return clauses.flatMap((clause) => ofProse({ ...sentence, text: clause }, payPeriods));
  const granted = grantsIn(text, bands);
  const yearly = granted.filter(
    (length) =>
      /^ (?:per|a|each) year\b/.test(trailing(text, length, 12)) && /(?:\bor |\()$/.test(leading(text, length, 4)),
  );
  // "1 day and 2 hours a month, or 15 days per year": the year's amount is the whole of it.
  const all = bands.length === 1 && yearly.length === 1 ? yearly : granted;
  const amounts = all.map((length) => yearlyDays(text, length, payPeriods) ?? goingOn(sentence, length, payPeriods));
  if (bands.length === 0) {
    const isStart = /(?:begin|start)s? with/.test(text) && !/year|annual/.test(text);
    if (isStart && !amounts.some((amount) => amount !== null && amount.days >= 10)) return [];
    const close = amounts.filter((amount, index) => {
      const length = all[index];
      return (
        amount !== null &&
        amount.days >= 3 &&
        length !== undefined &&
        (isOfTime(text, length) || isHeaded(sentence, length))
      );
    });
    const only = close.find((amount) => amount?.assumed === false) ?? close[0];
    if (only === undefined || only === null || close.some((amount) => amount?.days !== only.days)) return [];
    // "Between 15 and 25 days": how many a beginner gets is open.
    const isOpen = all.some((length) => /\bbetween [\w ]{1,12} and $/.test(leading(text, length, 25)));
    return [
      { from: 0, to: null, isAfter: false, ...only, assumed: only.assumed || isOpen, sentence, confidence: 0.84 },
    ];
  }
  const each = amounts.flatMap((amount) => (amount === null || amount.days < 3 ? [] : [amount]));
  if (each.length < amounts.length) return [];
  // "4 hours every two weeks (13 days a year)" is one amount, said twice; the last is the rounder.
  const [one] = each;
  const isOne = bands.length === 1 && one !== undefined && each.every(({ days }) => Math.abs(days - one.days) <= 0.6);
  const known = isOne ? [each.findLast(({ assumed }) => !assumed) ?? one] : each;
  // "15 days, and 20 after five years": what stands before all years is the first year's.
  const isLed =
    known.length === bands.length + 1 && (all[0]?.from ?? 0) < (bands[0]?.at ?? 0) && (bands[0]?.from ?? 0) > 1;
  const [last] = bands.slice(-1);
  const lastOf = known.at(-1);
  // "…, 160 hours thereafter"
  if (
    known.length === bands.length + 1 &&
    !isLed &&
    last !== undefined &&
    last.to !== null &&
    lastOf !== undefined &&
    /thereafter|after that|from then on/.test(text.slice(last.end))
  ) {
    const rest = { from: last.to + 0.01, to: null, isAfter: false, ...lastOf, sentence, confidence: 0.84 };
    return [
      ...bands.flatMap((band, index) => {
        const amount = known[index];
        return amount === undefined ? [] : [{ ...band, ...amount, sentence, confidence: 0.86 }];
      }),
      rest,
    ];
  }
  if (known.length !== bands.length && !isLed) return [];
  const [led] = known;
  const base =
    isLed && led !== undefined ? [{ from: 0, to: 0.99, isAfter: false, ...led, sentence, confidence: 0.85 }] : [];
  const paired = bands.flatMap((band, index): Band[] => {
    const amount = known[isLed ? index + 1 : index];
    return amount === undefined ? [] : [{ ...band, ...amount, sentence, confidence: 0.86 }];
  });
  return [...base, ...paired];
}

/** "You receive 15 days each year", or "15 days a year" alone, under a heading about vacation alone. */
function isHeaded(sentence: Sentence, length: Duration): boolean {
  const { text } = sentence;
  const head = headOf(sentence);
  const isUnder = ofTimeAlone.test(head) || asked.test(head);
  const trail = trailing(text, length, 45);
  if (isUnder && isWhole.test(text)) return true;
  if (isUnder && length.from === 0 && alone.test(trail)) return true;
  return (
    isUnder &&
    /(?:receive|get|earn|accrue|offer|provide|granted|have|has)[^.;]{0,25}$/.test(leading(text, length, 45)) &&
    /^[^.;]{0,25}(?:per|a|each|every|over the) (?:year|month)/.test(trail)
  );
}

const ofTimeAlone =
  /^(?:vacation|pto|paid time[- ]off|annual leave)(?: ?\/ ?(?:pto|annual leave))?(?: days| time| leave| policy| benefits?)*\??$/;
/** "How much vacation do I get?" */
const asked = /^how (?:much|many)(?: \w+){0,2} (?:vacation|pto)\b[^.;,]{0,25}\?$/;
/** "You get 20 days.", "Everyone starts with 20 days a year.": the whole of what is said. */
const isWhole = new RegExp(
  String.raw`^(?:you|everyone) (?:gets?|has|have|receives?|starts? (?:out )?with) ${NUMBER} (?:days|weeks)(?: off)?(?: (?:per|a|each|every) year)?[.!]?$`,
);

const alone = /^(?: off)?(?: ?\(?(?:\/|per|a|each|every) ?(?:\w+ ){0,2}year\b|[.,;]?$| \()/;

/** Whether an amount is near to what it is of. */
const isOfTime = (text: string, length: Duration): boolean =>
  ofTime.test(trailing(text, length, 45)) ||
  ofTime.test(leading(text, length, 40)) ||
  ofTime.test(text.slice(length.from, length.to));
