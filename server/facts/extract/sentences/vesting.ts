import { durationsIn, numberOf, NUMBER, percentsIn } from '../../read/amounts.ts';
import { leading, trailing } from './around.ts';
import type { Candidate, Sentence } from '../sentence.ts';

const immediate =
  /upon deposit[^.;]{0,90}(?:"?owned"? by you|yours|vested)|automatically (?:be )?(?:\d+% )?(?:fully )?vest(?:s|ed)? (?:when|as|once|upon) (?:\w+ )?(?:received|made)|vest\w*[^.;]{0,30} from inception|immediate(?:ly)?,? (?:and )?(?:fully |100% |full )?vest|vest(?:ed|s|ing)?(?: is| are)? (?:fully )?immediate|no vesting|always (?:be )?(?:100%|fully)(?: vested)?/;
const graded = new RegExp(String.raw`graded|gradual|ratabl|\bover (?:a |an |the first |the )?${NUMBER}[- ]`);
/** "You vest each year": what only says how a year of service is counted is no step. */
const yearly = /(?:per|each|every|a) year/;
const counting = /\d hours\b[^.;]{0,30}(?:per|each|every|a|in) (?:\w+ )?year/g;
/** "After three years all of it is yours": one date alone. */
const atOnce = /(?:fully|100 ?%)(?: \w+){0,2} vest[^.;%]{0,40}?(?:after|upon|once|at|when|until)\b/;
const ofFull = /vest\w*(?: \w+){0,5} $/;
const years = new RegExp(String.raw`\b(${NUMBER})(?:\+|[ -]or more)?[ -](?:years?|yrs?)`);

type Choice = 'immediate' | 'cliff' | 'graded';

const stated = (choice: Choice | null, length: number | null, confidence: number): Candidate[] => [
  ...(choice === null ? [] : [{ metric: 'retirement.vesting', words: choice, confidence } as const]),
  ...(length === null ? [] : [{ metric: 'retirement.vesting_years', value: length, confidence } as const]),
];

/** How the employer's contributions become the employee's, of a sentence or a row that is about that. */
export function readVesting({ kind, text: whole, cells, before }: Sentence): Candidate[] {
  // "The multiplier is 2.5% for each year; vested after 10 years": what the pension grows by is no step of it.
  const text = whole.replace(/[^;.]*\bmultiplier\b[^;]*;/, '');
  if (!/vest/.test(text))
    return ofScheduleRow(kind === 'row' ? cells : text.split(/: | - | (?=\d{1,3} ?%(?: vested)?$)/), before);
  if (/^vesting[a-z ]*(?: \||:| -) immediate(?:ly)?\.?$/.test(text)) return stated('immediate', 0, 0.82);
  const lengths = durationsIn(text)
    // "Vested at the end of 24 months of employment"
    .map((length) =>
      length.unit === 'month' && length.value % 12 === 0
        ? { ...length, unit: 'year' as const, value: length.value / 12 }
        : length,
    )
    .filter(({ unit, value }) => unit === 'year' && value >= 1 && value <= 10);
  const ownFirst = /(?:own|your|employee) contributions?/.test(text);
  if (lengths.length === 0)
    return immediate.test(text) && !/100% match/.test(text) ? stated('immediate', 0, 0.9) : stepsOf(text);
  const full = lengths.filter(
    (length) => ofFull.test(leading(text, length, 60)) || /^[^.;]{0,12}cliff/.test(trailing(text, length, 20)),
  );
  const longest = Math.max(...lengths.map(({ value }) => value));
  // "We match 50% up to 6%, fully vested after 3 years": the share that is matched is no step of it.
  const shares = percentsIn(text).filter(
    (share) =>
      share.value < 100 &&
      share.value >= 10 &&
      (!/\bmatch/.test(text) || /vest/.test(`${leading(text, share, 20)} ${trailing(text, share, 20)}`)),
  );
  if (/cliff/.test(text)) return stated('cliff', full[0]?.value ?? longest, 0.92);
  const steps = text.replaceAll(counting, ' ');
  const isByYear = yearly.test(steps) && (!atOnce.test(steps) || /vest\w*[^.;,]{0,20} (?:each|every|per) /.test(steps));
  if (shares.length > 0 || graded.test(steps) || isByYear) {
    const perYear = shares[0]?.value;
    const steady = perYear !== undefined && shares.length === 1 && /(?:per|each|every|a) year/.test(text);
    return stated('graded', steady && longest === 1 ? 100 / perYear : longest, 0.88);
  }
  if (full.length > 0 && /(?:after|upon|once|with|at|until|complet\w+|when|reach\w*) /.test(text))
    return stated('cliff', longest, ownFirst ? 0.8 : 0.86);
  return /vesting(?: period|:| is | - )/.test(text) ? stated(null, longest, 0.84) : [];
}

/** "25% after year 1, ... 100% after year 4": the year of all of it. */
const byYears = /\b100 ?%[^.;,%]{0,25}\byear (\d)\b|\byear (\d)[:( -]{1,4}100 ?%/;

/** "You vest 20% a year." */
function stepsOf(text: string): Candidate[] {
  const [, before, behind] = byYears.exec(text) ?? [];
  const last = Number(before ?? behind ?? 0);
  if (last > 1) return stated(percentsIn(text).length > 1 ? 'graded' : 'cliff', last, 0.88);
  const step = /(\d+) ?(?:%|percent)[a-z ]{0,25} (?:per|each|every|a) year/.exec(text);
  const share = Number(step?.[1] ?? 0);
  return share >= 10 && share <= 50 ? stated('graded', Math.ceil(100 / share), 0.85) : [];
}

/** "5 years | 100%" in a schedule: when all is vested, and whether some was before. */
function ofScheduleRow(cells: readonly string[], before: string): Candidate[] {
  const [label = '', ...rest] = cells;
  const share = rest.find((cell) => /^\d+ ?%(?: vested)?$/.test(cell));
  if (share === undefined || !share.startsWith('100')) return [];
  const length = numberOf(years.exec(label)?.[1] ?? /^(\d+)(?:\+| or more)?$/.exec(label)?.[1] ?? '');
  if (length === null || length < 1 || length > 10) return [];
  const partly = percentsIn(before).some(({ value }) => value > 0 && value < 100);
  const none = /\b0 ?%/.test(before);
  return stated(partly ? 'graded' : none ? 'cliff' : null, length, 0.9);
}
