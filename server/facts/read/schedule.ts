import type { MetricKey } from '../../../contract/metrics.ts';
import { type ServiceBand, serviceBandsIn, type Years } from './service-bands.ts';
import type { Match } from './candidate.ts';
import { isRate } from './days-of-year.ts';
import type { Unit } from './unit.ts';
import { said } from './words.ts';

/** Days a year from one length of service to another; null where what comes on top of those of before is all that is said. */
export interface Step extends Years {
  days: number | null;
  /** They were reckoned from what a month or a pay period brings. */
  isRate?: boolean;
  unit: Unit;
  score: number;
}

const always: Years = { from: 0, to: null, isAfter: false };
const firstYear: Years = { from: 0, to: 0.99, isAfter: false };
/** Amounts that differ by less are one, said twice and rounded. */
const ROUNDED = 0.6;
/** What comes on top of the days of before: "an additional 5 days". */
const added = /\b(?:additional|another|extra|further|(?<!or )more) (?:\w+ )?$/;

/** The steps of service that the days of one text are of; those of no step are of every year. */
export function stepsOf(matches: readonly Match[]): Step[] {
  const inOrder = lastSaid(matches.toSorted((one, other) => one.value.from - other.value.from));
  const [first] = inOrder;
  const last = inOrder.at(-1);
  if (first === undefined || last === undefined) return [];
  const { unit } = first;
  const { text } = unit.own;
  const bands = bandsOf(unit).filter(({ at, end }) => !inOrder.some(({ value }) => at < value.to && end > value.from));
  const [band] = bands;
  const isOne = inOrder.every(({ amount }) => Math.abs(amount - last.amount) < ROUNDED);
  // "15 days, and 20 after five years": what stands before all years is the first year's.
  const isLed =
    band !== undefined && inOrder.length === bands.length + 1 && first.value.from < band.at && band.from > 1;
  const told = isOne && bands.length < 2 ? [last] : inOrder;
  const rest = told.length === bands.length + 1 ? restOf(text, bands.at(-1)) : [];
  if (told.length > 1 && !isLed && told.length !== bands.length + rest.length) return [];
  const known = isLed && told.length > 1 ? [firstYear, ...bands] : [...bands, ...rest];
  const years = known.length > 0 ? known : [yearsAround(unit)];
  const score = Math.max(...inOrder.map((match) => match.score));
  return told.map(({ amount, value }, at) => {
    const { from, to, isAfter, isNth } = years[at] ?? always;
    const isAdded = added.test(text.slice(0, value.from));
    return {
      from,
      to,
      isAfter,
      ...(isNth === true && { isNth }),
      days: isAdded ? null : amount,
      isRate: isRate(value),
      unit,
      score,
    };
  });
}

const grows = /\b(?:additional|extra|another|one more) day\b[^.;]{0,25}\b(?:per|each|every|a) /;

/** From which year on each year adds a day: what it is later no step tells. */
export const growthOf = (unit: Unit): Step[] =>
  grows.test(unit.own.text)
    ? serviceBandsIn(unit.own.text).map(({ from, to, isAfter }) => ({ from, to, isAfter, days: null, unit, score: 0 }))
    : [];

/** "6 hours for the first four years, and 8 thereafter". */
const restOf = (text: string, last?: ServiceBand): Years[] =>
  last !== undefined && last.to !== null && /\b(?:thereafter|after that|from then on)\b/.test(text.slice(last.end))
    ? [{ from: Math.ceil(last.to), to: null, isAfter: false }]
    : [];

/** "…, increasing by a day each year up to 25": what a year adds is no step. */
const growth = /(?:increas|grow|ris)(?:es|s|ing) by /;

/** "1 day per month or 12 days per year", "4.6 hours per pay period (equivalent to 15 days per year)": an amount that is said again. */
function lastSaid(matches: readonly Match[]): readonly Match[] {
  const text = matches[0]?.unit.own.text ?? '';
  const end = growth.exec(text)?.index ?? text.length;
  const told = matches.filter(({ value }) => value.from < end);
  const isAgain = ({ value }: Match): boolean => again.test(text.slice(0, value.from));
  return told.filter(({ value }, at) => {
    const next = told.slice(at + 1).findLast(isAgain);
    return next === undefined || text.slice(value.to, next.value.from).includes(';');
  });
}

const again = /(?:\bor |\((?:\w+ ){1,2})$/;

/** The lengths of service of a text; "Date of hire - 4 years" was parted into a label and what follows. */
function bandsOf({ own, around }: Unit): ServiceBand[] {
  const [label = ''] = around.label.map((one) => said(one).text);
  const lead = /(?:hire|hired|employment|start)$/.test(label) ? `${label} - ` : '';
  return serviceBandsIn(lead + own.text).map(({ at, end, ...band }) => ({
    ...band,
    at: at - lead.length,
    end: end - lead.length,
  }));
}

/** The length of service that labels and heads name. */
function yearsAround(unit: Unit): Years {
  const open = /^(\d{1,2}) ?(?:-|–|and|or|&)? ?(?:above|over|up|more|plus|\+)\b/.exec(unit.own.text)?.[1];
  if (open !== undefined) return { from: Number(open), to: null, isAfter: false };
  const { label, row, lead, heading } = unit.around;
  const [named] = [...label, ...row, ...lead, ...heading].flatMap((text) => serviceBandsIn(said(text).text));
  return named ?? bare(unit) ?? always;
}

/** "0-2" and "less than 5" where what heads them says that they are years of service. */
function bare({ around }: Unit): Years | undefined {
  const isOfService = around.lead.some((text) => /\b(?:years?|service|tenure|employment)\b/i.test(text));
  const label = [...around.label, ...around.row][0]?.trim() ?? '';
  if (!isOfService || label.length > 20 || !/\d/.test(label)) return undefined;
  const [, from, to, more] = /^(\d{1,2})(?: ?(?:[-–]|to) ?(\d{1,2})|( ?\+| or more))?$/i.exec(label) ?? [];
  if (from !== undefined)
    return { from: Number(from), to: more === undefined ? Number(to ?? from) : null, isAfter: false };
  return serviceBandsIn(`${label} years of service`.toLowerCase())[0];
}

const asked = [
  ['time_off.days_year_1', 1],
  ['time_off.days_year_5', 5],
  ['time_off.days_year_10', 10],
  ['time_off.days_year_20', 20],
] as const satisfies readonly (readonly [MetricKey, number])[];

interface Granted {
  metric: MetricKey;
  value: number;
  unit: Unit;
  score: number;
}

/** What is granted in the first year and after 5, 10 and 20, by the steps of each part of a guide. */
export function scheduleOf(steps: readonly Step[]): Granted[] {
  const parts = new Map<string, Step[]>();
  for (const step of steps) {
    const { heading, chapter } = step.unit.around;
    const isHeaded = heading.some((text) => serviceBandsIn(said(text).text).length > 0);
    const key = [...(isHeaded ? [] : heading), ...chapter].join('\n');
    const part = parts.get(key);
    if (part === undefined) parts.set(key, [step]);
    else part.push(step);
  }
  return [...parts.values()].flatMap((part) => {
    const known = fromZero(part.filter((step) => !isAdvance(step, part) && !isSaidBeside(step, part)));
    return asked.flatMap(([metric, year]) => grantedAt(known, metric, year));
  });
}

/** "15 days | 4.62 hours": the days of a year stand in one row with the rate by which they come. */
const isSaidBeside = ({ isRate: is, unit: { kind, group, row } }: Step, part: readonly Step[]): boolean =>
  is === true &&
  kind === 'cell' &&
  part.some(({ isRate: isOther, unit }) => isOther === false && unit.group === group && unit.row === row);

const atHire = /\b(?:upon|at|on|when) (?:(?:your|the|date of) )?(?:hire|hired|first day)\b|\bnewly hired\b/;
/** So many days at once are no year's. */
const ADVANCE = 7;

/** "Upon hire you have 5 days; then you accrue 1.25 a month": what is there at once is no year's whole. */
const isAdvance = ({ days, unit: { own } }: Step, part: readonly Step[]): boolean =>
  days !== null &&
  days <= ADVANCE &&
  atHire.test(own.text) &&
  !/year|annual/.test(own.text) &&
  part.some((other) => (other.days ?? Infinity) > days);

/** "Years 0-2, 3-5, 6+": years that are over are counted, so that the sixth is over where the last begins. */
function fromZero(part: readonly Step[]): readonly Step[] {
  const isFromZero = part.some(({ from, to }) => from === 0 && to !== null && Number.isInteger(to));
  return isFromZero ? part.map((step) => (step.isNth === true ? { ...step, from: step.from + 1 } : step)) : part;
}

/** The days of a year of service; of steps that say different things of it, each. */
function grantedAt(part: readonly Step[], metric: MetricKey, year: number): Granted[] {
  const best = stepAt(part, year);
  if (best === undefined) return [];
  // "After one year, 10 days" and no more steps: whether it is so at five years is for a person to say.
  const isEarly = year > 1 && part.every(({ from, to }) => from <= 1 && to === null);
  return part.flatMap(({ from, to, isAfter, days, unit, score }) => {
    const isSame = from === best.from && to === best.to && isAfter === best.isAfter;
    return days === null || !isSame
      ? []
      : [{ metric, value: days, unit, score: Math.min(score, 0.9) - (isEarly ? 0.25 : 0) }];
  });
}

function stepAt(part: readonly Step[], year: number): Step | undefined {
  const lowest = (some: readonly Step[]): Step | undefined => some.toSorted((one, other) => one.from - other.from)[0];
  // Where nothing is said of the first year, what its end brings is what a beginner has to look for.
  if (year === 1)
    return (
      lowest(part.filter(({ from, isAfter }) => from === 0 || (from <= 1 && !isAfter))) ??
      lowest(part.filter(({ from }) => from <= 1))
    );
  const best = part
    .filter(({ from, to }) => (from > 0 || to !== null) && from <= year && (to === null || Math.ceil(to) >= year))
    .toSorted((one, other) => other.from - one.from)[0];
  const starts = new Set(part.map(({ from }) => from));
  if (best?.isAfter !== true || part.some(({ from }) => from > year) || starts.size > 2) return best;
  // "After three years": so it is at five; what it is at twenty is not said.
  return asked.some(([, other]) => other > 1 && other >= best.from && other < year) ? undefined : best;
}
