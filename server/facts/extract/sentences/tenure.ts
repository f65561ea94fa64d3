import type { MetricKey } from '../../../../contract/metrics.ts';
import { type Duration, durationsIn, NUMBER, numberOf } from '../values.ts';
import { yearlyDays } from './accrual.ts';
import { above, leading, trailing } from './around.ts';
import type { Candidate, GuideContext, Sentence } from '../sentence.ts';

/** A fact that several sentences state together, with the one that states it best. */
export interface Told {
  sentence: Sentence;
  candidate: Candidate;
}

/** Days a year from one length of service to another; `to` null: from then on. */
interface Band {
  from: number;
  to: number | null;
  days: number;
  /** Reached only when the years are over: "after one year". */
  isAfter: boolean;
  sentence: Sentence;
  confidence: number;
}

type Years = Pick<Band, 'from' | 'to' | 'isAfter'>;

const N = `(${NUMBER})(?:st|nd|rd|th)?`;
const years = String.raw`(?:full |complete[d]? )?(?:years?|yrs?\.?|anniversary)`;
const spans: readonly (readonly [RegExp, (a: number, b: number | null) => Years])[] = [
  [
    new RegExp(
      String.raw`\b${N}(?: ${years})?(?: of service)? ?(?:-|to|through|but less than|up to) ?(?:less than )?${N} ?${years}`,
      'g',
    ),
    (a, b) => ({ from: a, to: b, isAfter: false }),
  ],
  [
    new RegExp(String.raw`\byears? ${N} ?(?:-|to|through) ?(?:year )?${N}`, 'g'),
    (a, b) => ({ from: Math.max(0, a), to: b, isAfter: false }),
  ],
  [
    new RegExp(
      String.raw`(?:less than|under|fewer than|up to|<|before|during (?:the|your) first|(?:the|your) first) ?${N} ${years}`,
      'g',
    ),
    (a) => ({ from: 0, to: a - 0.01, isAfter: false }),
  ],
  [
    new RegExp(
      String.raw`(?:first|1st) (?:calendar )?year|upon (?:hire|joining)|\bnew hires?\b|\bat hire|year (?:one|1)\b(?!\d)`,
      'g',
    ),
    () => ({ from: 0, to: 0.99, isAfter: false }),
  ],
  [
    new RegExp(
      String.raw`\b${N} ?(?:\+|plus|or more|and (?:over|above|up|beyond|more)) ?(?:${years})?|\b${N} ?${years} ?(?:\+|plus|or more|or (?:longer|greater)|and (?:over|above|up|beyond|more))`,
      'g',
    ),
    (a) => ({ from: a, to: null, isAfter: false }),
  ],
  [
    new RegExp(
      String.raw`(?:after|over|more than|beyond|upon|completing|completion of|at|with|reach\w*|following|starting (?:in|with|at)|beginning (?:in|with|at)|on)(?: \w+){0,3}? ?(?:year )?${N}(?: ${years})?(?= |$|[.,;:)-])`,
      'g',
    ),
    (a) => ({ from: a, to: null, isAfter: true }),
  ],
  [new RegExp(String.raw`\byears? ${N}\b`, 'g'), (a) => ({ from: Math.max(0, a - 1), to: a, isAfter: false })],
  [
    new RegExp(String.raw`\b${N} ${years}(?: of (?:service|employment|tenure))?`, 'g'),
    (a) => ({ from: a, to: null, isAfter: true }),
  ],
];

interface Placed extends Years {
  at: number;
  end: number;
}

/** The lengths of service that a text names, in their order. */
function bandsIn(text: string): Placed[] {
  const found: Placed[] = [];
  for (const [pattern, read] of spans) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const numbers = match.slice(1).flatMap((part) => (part === undefined ? [] : [numberOf(part) ?? Number.NaN]));
      const [a = 0, b = null] = numbers;
      if (numbers.some((value) => Number.isNaN(value) || value > 45)) continue;
      if (found.some((other) => match.index < other.end && end > other.at)) continue;
      if (
        /^ ?(?:days?|hours?|weeks?|months?|%|pto)/.test(text.slice(end, end + 8)) ||
        !/year|yr|anniversary|\+|hire|service/.test(match[0])
      )
        continue;
      found.push({ ...read(a, b), at: match.index, end });
    }
  }
  return found.sort((x, y) => x.at - y.at);
}

const ofTime = /vacation|\bpto\b|paid time[- ]off|time[- ]off|annual leave|personal time|days off/;
const otherTime =
  /\bsick\b|holiday|parental|bereave|volunteer|sabbatical|jury|\bleave of absence|maternity|military|caregiver|disabilit|vest|401|\bunpaid\b|maximum (?:accrual|balance)|short-term/;
const notGranted =
  /carry|carri|roll(?:s|ed|ing)?[ -]?over|payout|paid out|cash|buy|sell|notice|advance|estimate|recommend|encourag|suggest|at least|minimum|should|typical|average|negative|consecutive|blackout|donat|balance|(?:can|may) borrow|no more than|unlimited|request|part[- ]time|interns?\b|executives?\b|contract|previous|former|\bunlimited\b|waiting|probation|excess|maximum|exempt employees scheduled/;

/** How vacation, or time off, grows with the years, of sentences and rows under one heading. */
export function tenureOf(group: readonly Sentence[], { payPeriods }: GuideContext): Told[] {
  const bands = group.flatMap((sentence) => bandsOf(sentence, payPeriods));
  const told: Told[] = [];
  for (const [metric, year] of milestones) {
    const best = bandAt(bands, year);
    if (best === null) continue;
    const { sentence, days, confidence } = best;
    told.push({ sentence, candidate: { metric, value: days, confidence } });
  }
  return told;
}

const milestones: readonly (readonly [MetricKey, number])[] = [
  ['time_off.days_year_1', 1],
  ['time_off.days_year_5', 5],
  ['time_off.days_year_10', 10],
  ['time_off.days_year_20', 20],
];

function bandAt(bands: readonly Band[], year: number): Band | null {
  if (year === 1) {
    const first = bands.filter(({ from, isAfter }) => from === 0 || (from <= 1 && !isAfter));
    return first.reduce<Band | null>((best, band) => (best === null || band.from < best.from ? band : best), null);
  }
  // A plain statement holds for a beginner; only where years are named it is known what comes later.
  const covering = bands
    .filter(({ from, to }) => from > 0 || to !== null)
    .filter(({ from, to }) => from <= year && (to === null || to >= year));
  const best = covering.reduce<Band | null>(
    (last, band) => (last === null || band.from > last.from ? band : last),
    null,
  );
  if (best === null || !best.isAfter) return best;
  // "After three years": so it is at five; what it is at twenty is not said.
  return milestones.some(([, other]) => other >= best.from && other < year && other > 1) && best.from < year
    ? null
    : best;
}

function bandsOf(sentence: Sentence, payPeriods: number | null): Band[] {
  const { text, kind } = sentence;
  const near = `${text} ${sentence.section} ${kind === 'row' ? sentence.heads.join(' ') : ''}`;
  const isOf = ofTime.test(near) || (sentence.subject === 'time_off' && ofTime.test(above(sentence)));
  if (
    !isOf ||
    otherTime.test(
      kind === 'row'
        ? `${sentence.cells[0] ?? ''} ${sentence.section}`
        : `${text} ${sentence.section}`.replace(/holidays?(?= list)/, ''),
    )
  )
    return [];
  if (notGranted.test(text)) return [];
  return kind === 'row' ? ofRow(sentence, payPeriods) : ofProse(sentence, payPeriods);
}

function ofRow(sentence: Sentence, payPeriods: number | null): Band[] {
  const { cells, heads } = sentence;
  const [label = ''] = cells;
  const [band] = bandsIn(/year|yr|\+|hire|service/.test(label) ? label : `${label} years`);
  const columns = cells.slice(1).map((cell, index) => ({ cell, head: heads[index + 1] ?? '' }));
  const amounts = columns.flatMap(({ cell, head }) => {
    if (/max|cap\b|carry|limit|balance|sick|holiday|roll|float/.test(head)) return [];
    const unit = /day/.test(head) ? 'days' : /hour|hrs/.test(head) ? 'hours' : /week/.test(head) ? 'weeks' : '';
    const text = /^[\d.]+$/.test(cell) && unit !== '' ? `${cell} ${unit} ${head}` : `${cell} ${head}`;
    const [length] = durationsIn(text).filter(
      ({ unit: named }) => named === 'day' || named === 'hour' || named === 'week',
    );
    const days = length === undefined ? null : yearlyDays(text, length, payPeriods);
    return days === null || days < 3 ? [] : [{ days, isYearly: /year|annual|days/.test(text) }];
  });
  const best = amounts.find(({ isYearly }) => isYearly) ?? amounts[0];
  if (best === undefined) return [];
  if (band !== undefined) return [{ ...band, days: best.days, sentence, confidence: 0.88 }];
  // "Vacation | 15 days"
  return ofTime.test(label) && !/\d/.test(label)
    ? [{ from: 0, to: null, isAfter: false, days: best.days, sentence, confidence: 0.85 }]
    : [];
}

/** Amounts that a year brings: with what they are for near them, where no years of service stand beside them. */
function grantsIn(text: string, bands: readonly Placed[]): Duration[] {
  return durationsIn(text).filter(
    (length) =>
      (length.unit === 'day' || length.unit === 'week' || length.unit === 'hour') &&
      !bands.some(({ at, end }) => length.from < end && length.to > at) &&
      !/(?:within|after|first|every|last|than|for each|per) (?:\w+ ){0,1}$/.test(leading(text, length, 20)) &&
      !/^(?: \w+)? (?:worked|of (?:work|employment)|per week|a week|notice|prior|before)/.test(
        trailing(text, length, 22),
      ),
  );
}

function ofProse(sentence: Sentence, payPeriods: number | null): Band[] {
  const { text } = sentence;
  const bands = bandsIn(text);
  const all = grantsIn(text, bands);
  const days = all.map((length) => yearlyDays(text, length, payPeriods));
  if (bands.length === 0) {
    const close = all.filter(
      (length) => ofTime.test(trailing(text, length, 45)) || ofTime.test(leading(text, length, 40)),
    );
    const values = new Set(
      close.flatMap((length) => yearlyDays(text, length, payPeriods) ?? []).filter((value) => value >= 3),
    );
    const [only] = values;
    return only === undefined || values.size > 1
      ? []
      : [{ from: 0, to: null, isAfter: false, days: only, sentence, confidence: 0.84 }];
  }
  if (days.some((value) => value === null || value < 3)) return [];
  const values = days.flatMap((value) => value ?? []);
  // "15 days, and 20 after five years": what stands before all years is the first year's.
  const first = values.length === bands.length + 1 && (all[0]?.from ?? 0) < (bands[0]?.at ?? 0);
  if (values.length !== bands.length && !first) return [];
  const paired = bands.map((band, index): Band => ({
    ...band,
    days: values[first ? index + 1 : index] ?? 0,
    sentence,
    confidence: 0.86,
  }));
  const base = first ? [{ from: 0, to: 0.99, isAfter: false, days: values[0] ?? 0, sentence, confidence: 0.85 }] : [];
  return [...base, ...paired];
}
