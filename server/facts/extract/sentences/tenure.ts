import type { MetricKey } from '../../../../contract/metrics.ts';
import { isForFew } from '../../read/aside.ts';
import { durationsIn, NUMBER } from '../../read/amounts.ts';
import { yearlyDays } from './accrual.ts';
import { above, benefitRows } from './around.ts';
import { inYears, serviceBandsIn } from '../../read/service-bands.ts';
import { type Band, daysAndHours, grantsIn, isAmount, ofProse, ofTime } from './tenure-prose.ts';
import type { Candidate, GuideContext, Sentence } from '../sentence.ts';

/** A fact that several sentences state together, with the one that states it best. */
export interface Told {
  sentence: Sentence;
  candidate: Candidate;
}

const otherTime =
  /\bsick\b|holiday|parental|bereave|volunteer|jury|\bleave of absence|maternity|\blos(?:e|s of) (?:an? |your )|\bdeath\b|\bdies\b|caregiver|newborn|\b(?:the|a) birth\b|bonding|vest|401|\bunpaid\b|maximum (?:accrual|balance)|short-term/;
const notGranted =
  /(?:eligible|able|allowed) to use|\bincentive\b(?!-)|out of \d|extended (?:period|absence)|carry|carri|roll[ -]?over|payout|cash|buy|sell|notice|advance|estimate|recommend|encourag|suggest|at least|minimum|should|typical|average|negative|consecutive|blackout|donat|balance|no more than|unlimited|request|part[- ]time|interns?\b|\bofficers\b|contract(?:or|ed|ual|s\b)|former|hired (?:before|prior|on or before)|legacy|waiting|exce(?:ss|ed)|maximum|directors?\b|\b(?:our|the) goal\b|\bnobody\b|\bhave been earned\b|\bnot taken\b|\bno one\b|\bin lieu\b|comp time|\bis closed\b|\bin (?:the|your) first \d+ days\b|\b(?:resign|terminat)\w*|\bnegotiat|(?:accru\w+|earning) (?:stops|ceases|ends)|(?:rest|balance) of (?:the|that|your first) year/;

/** "Employees can earn a maximum of 5 days per calendar year" is what the year brings. */
const earnsAtMost =
  /\b(?:earn|accrue|receive)s? (?:up to )?a maximum of (?=[^.;]{0,60} (?:per|a|each) (?:calendar |fiscal )?year)/;

/** "You may accrue up to 45 days": what may be gathered in all, and no year's grant. */
const gathered = /(?:accrue|bank)\w*[^.;]{0,30} (?:up to|(?:a )?max)/;
const ofPeriod = /year|annual|month|pay ?period|pay ?check/;

/**
 * How vacation, or time off, grows with the years, of sentences and rows under one heading. `under` is the last heading
 * before that told what it is about.
 */
export function tenureOf(group: readonly Sentence[], { payPeriods }: GuideContext, under = ''): Told[] {
  const isOfYears = group.some(({ text, section }) =>
    /years? of (?:service|employment)|length of service/.test(`${section} ${text}`),
  );
  const isListed = group.filter(({ text }) => /^\d{1,2} ?- ?\d{1,2} (?:years|yrs)\b/.test(text)).length > 1;
  const isFromZero = group.some(({ text }) => fromZero.test(text));
  const bands = underLeads(group)
    .flatMap(benefitRows)
    .map((sentence) => (isFromZero ? { ...sentence, text: sentence.text.replace(openYears, '$1+ years') } : sentence))
    .flatMap((sentence) =>
      bandsOf({ ...sentence, text: inYears(ofYear(sentence.text), isOfYears || isListed) }, payPeriods, under),
    );
  // Steps of part-time employees stand beneath a line of their own beside those of all others.
  const general = bands.filter(({ sentence }) => !isForFew(sentence.section));
  const told = general.length > 0 ? general : bands;
  return told.length === 0 ? [] : toldOf(withoutAdvances(told), group);
}

/** "Years 0-2, 3-5, 6+": years that are over are counted, so that the sixth is over where 6+ begins. */
const fromZero = /^(?:years? )?0(?: years?)? ?(?:-|to|through)/;
const openYears = /\byears? (\d+) ?(?:\+|or more)/;

/** "…, and up to 5 of them can roll over": what becomes of the days that a year brings. */
const carried =
  /,? (?:and|but|of which)(?: up to)? \d+(?: days)? (?:of (?:them|these|those) )?(?:can|may|will) (?:be )?(?:carr|roll)[^;]*$/;

const trial =
  /^after (?:an? |the |your )?(?:\S+ )?(?:introductory|trial) period\b[^;]{0,120}?, (?=you |staff |full|each |team )/;

/** "At least 5 but less than 10 years": the least of a step is no least of what it grants. */
const leastYears = /^(?:\W*)at least (?=\d{1,2}(?: (?:full )?(?:years?|yrs?)\b| (?:but|and|to)\b))/;

/** "15 days per 2,080 hours worked" are of a year; what comes before the trial period's end is of no step. */
const ofYear = (text: string): string =>
  text
    .replace(leastYears, '')
    .replace(
      /\b(?:per|for every|each|every) (?:2,?080 hours|(?:12|twelve)[- ]months? (?:appointment|period))(?: (?:worked|of work))?/,
      'per year',
    )
    .replace(trial, '')
    .replace(/\bnever start with less than\b/, 'start with')
    .replace(carried, '');

const atHire = /\b(?:upon|at|on|when) (?:(?:your|the|date of) )?(?:hire|hired|first day)\b/;
const accrues =
  /(?:accru|earn)\w*(?:[^.;]|\.\d){0,60}(?:month|week|pay ?period)|\d (?:days?|hours?) ?(?:\/|per|a|each|every) ?(?:month|pay)/;

/** "Upon hire you have 5 days; then you accrue 1.25 a month": what is there at once is no year's whole. */
function withoutAdvances(bands: readonly Band[]): readonly Band[] {
  const rest = bands.filter(
    ({ days, sentence: { text } }) => days > 7 || !atHire.test(text) || /year|annual/.test(text),
  );
  return rest.some(({ sentence: { text } }) => accrues.test(text)) ? rest : bands;
}

/** Whether one length of service brings different days: steps of two kinds of employees stand in one list. */
const ofTwoKinds = (bands: readonly Band[]): boolean =>
  bands.some(
    (band) =>
      band.from > 1 &&
      band.sentence.kind === 'prose' &&
      bands.some(
        (other) =>
          other.sentence !== band.sentence &&
          other.sentence.kind === 'prose' &&
          other.from === band.from &&
          other.isAfter === band.isAfter &&
          other.to === band.to &&
          Math.abs(other.days - band.days) > 0.6,
      ),
  );

/** What steps say of the years that are asked for. */
function toldOf(bands: readonly Band[], group: readonly Sentence[]): Told[] {
  const growing = growsFrom(group);
  const added = addedFrom(group);
  const told: Told[] = [];
  const isMixed = ofTwoKinds(bands);
  for (const [metric, year] of milestones) {
    const best = bandAt(bands, year);
    if (best === null || (year >= growing && best.from < growing)) continue;
    const { sentence, days, confidence, assumed } = best;
    const isPart = sentence.kind === 'prose' && year >= added && best.from <= Math.max(1, added);
    if (isPart && year > 1) continue;
    const isOpen = assumed || isPart || isMixed || isEarly(bands, year);
    told.push({ sentence, candidate: { metric, value: days, confidence, ...(isOpen && { review: true }) } });
  }
  return told;
}

const ofOthers = /hired (?:before|prior|on or before)|legacy/;

/** "PTO accrual for those hired since 2020:" heads the steps beneath it, where no section does. */
function underLeads(group: readonly Sentence[]): Sentence[] {
  let lead = '';
  return group.map((sentence) => {
    const { kind, text, section } = sentence;
    if (kind === 'prose' && text.endsWith(':')) lead = text;
    // A note beneath one table heads nothing of the next.
    const isOpen = section === '' || /^[*†]/.test(section) || (!ofTime.test(section) && ofTime.test(lead));
    return isOpen && lead !== '' && text !== lead && /^(?:\d|less|under|over|more|years?\b)/.test(text)
      ? { ...sentence, section: lead }
      : sentence;
  });
}

const grows =
  /(?:beginning|after|from|upon)[^.;]{0,30}?\b(\d{1,2})(?:st|nd|rd|th)? years?\b[^.;]{0,45}\b(?:additional|extra|more|one|1|a) day\b[^.;]{0,25}\b(?:per|each|every|a) /;

/** From which year of service each year adds a day; what it is later no step tells. */
const growsFrom = (group: readonly Sentence[]): number =>
  Math.min(...group.map(({ text }) => Number(grows.exec(text)?.[1] ?? Infinity)));

const adds = new RegExp(
  String.raw`\b(?:additional|another|further|extra) ${NUMBER} (?:\w+ )?(?:days|hours|weeks)\b|\b${NUMBER} (?:more|further|extra) (?:\w+ )?(?:days|hours|weeks)\b`,
);
const addsOther = /\bsick\b|holiday|float|unpaid|\bbuy|purchas|borrow|carr[yi]|roll|advance|notice|bereave/;

/** From which year of service more days come on top of those of before: what a step gives is then no year's whole. */
const addedFrom = (group: readonly Sentence[]): number =>
  Math.min(
    Infinity,
    ...group.flatMap(({ kind, text }) =>
      kind === 'prose' && adds.test(text) && !addsOther.test(text)
        ? Math.max(0, ...serviceBandsIn(text).map(({ from }) => from))
        : [],
    ),
  );

/** "After one year, 10 days" and no more steps: whether it is so at five years is for a person to say. */
const isEarly = (bands: readonly Band[], year: number): boolean =>
  year > 1 && bands.every(({ from, to, isAfter }) => from <= 1 && to === null && (from === 0 || isAfter));

const milestones: readonly (readonly [MetricKey, number])[] = [
  ['time_off.days_year_1', 1],
  ['time_off.days_year_5', 5],
  ['time_off.days_year_10', 10],
  ['time_off.days_year_20', 20],
];

function bandAt(bands: readonly Band[], year: number): Band | null {
  if (year === 1) {
    const during = bands.filter(({ from, isAfter }) => from === 0 || (from <= 1 && !isAfter));
    // Where nothing is said of the first year, what its end brings is what a beginner has to look for.
    const first = during.length > 0 ? during : bands.filter(({ from }) => from <= 1);
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
  if (best === null || !best.isAfter || bands.some((band) => band.from > year)) return best;
  // The last step of a schedule of three or more is the last there is.
  if (new Set(bands.map(({ from }) => from)).size > 2) return best;
  // "After three years": so it is at five; what it is at twenty is not said.
  return milestones.some(([, other]) => other >= best.from && other < year && other > 1) && best.from < year
    ? null
    : best;
}

/** "In the year of the 5th anniversary: 20 days" beneath "Current employees", which is beneath "Vacation". */
const isStepBelow = ({ text, subject, around }: Sentence, under: string): boolean =>
  subject === null &&
  around === 'time_off' &&
  ofTime.test(under) &&
  !otherTime.test(under) &&
  serviceBandsIn(text).length > 0;

function bandsOf(sentence: Sentence, payPeriods: number | null, under: string): Band[] {
  const { text, kind } = sentence;
  const near = `${text} ${sentence.section}`;
  const isOf =
    ofTime.test(near) ||
    ((sentence.subject === 'time_off' || sentence.subject === 'leave') && ofTime.test(above(sentence))) ||
    isStepBelow(sentence, under) ||
    (kind === 'row' && sentence.around === 'time_off' && /accru|earn/.test(above(sentence)));
  if (
    !isOf ||
    (!/day|hour|hrs|week/.test(near) && !daysAndHours.test(text)) ||
    otherTime.test(sentence.section) ||
    ofOthers.test(sentence.section) ||
    notGranted.test(text.replace(earnsAtMost, 'earn').replace(/minimum(?= paid)/, ''))
  )
    return [];
  if (gathered.test(text) && !ofPeriod.test(text)) return [];
  // Personal time beside vacation is a benefit of its own.
  if (/personal (?:time|days?)/.test(text) && !/vacation|\bpto\b|sick/.test(text)) return [];
  if (/parental|bonding|ternity|bereave/.test(sentence.heading) && !/vacation|\bpto\b/.test(text)) return [];
  // "Accrue 4 hours every | 2 weeks": a line whose end was taken for a value is plain text.
  if (kind === 'row' && sentence.cells.slice(0, -1).some((cell) => /\b(?:every|per|each)$/.test(cell)))
    return bandsOf({ ...sentence, kind: 'prose', text: sentence.cells.join(' ') }, payPeriods, under);
  if (kind === 'row') return otherTime.test(sentence.cells[0] ?? '') ? [] : ofRow(sentence, payPeriods);
  // "Five weeks of paid time off (includes sick days)"
  const plain = text.replaceAll(/ \((?=[^)]*\bsick\b)[^)]*\)/g, '');
  if (!otherTime.test(plain)) return ofProse({ ...sentence, text: plain }, payPeriods);
  // "20 days of PTO plus 12 holidays": the part that is about time off alone.
  const parts = text
    .split(/[,;+&]| plus | and | in addition to | as well as /)
    .filter((part) => ofTime.test(part) && !otherTime.test(part) && grantsIn(part, []).length > 0);
  const [only] = parts;
  return only === undefined || parts.length > 1 || serviceBandsIn(text).length > 0
    ? []
    : ofProse({ ...sentence, text: only }, payPeriods);
}

function ofRow(sentence: Sentence, payPeriods: number | null): Band[] {
  const [first = '', ...rest] = sentence.cells;
  const label = first.replaceAll(/[*†‡]+/g, '').trim();
  const [band] = serviceBandsIn(/year|yr|hire|month/.test(label) ? label : `${label} years`);
  if (band === undefined && ofTime.test(label) && serviceBandsIn(rest.join(' ')).length > 0)
    return ofProse({ ...sentence, text: rest.join('; ') }, payPeriods);
  const amounts = rest.flatMap((cell) => {
    const [length] = durationsIn(cell).filter(({ unit: named }) => isAmount(named));
    const amount = length === undefined ? null : yearlyDays(cell, length, payPeriods);
    return amount === null || amount.days < 3 ? [] : [{ ...amount, isYearly: /year|annual|days/.test(cell) }];
  });
  const best = amounts.find(({ isYearly, assumed }) => isYearly && !assumed) ?? amounts[0];
  if (best === undefined) return [];
  const { days } = best;
  // Columns for several groups of employees: which of them counts is for a person to say.
  const isSplit = amounts.some((amount) => amount.isYearly && best.isYearly && Math.abs(amount.days - days) > 0.6);
  const assumed = best.assumed || isSplit;
  if (band !== undefined) return [{ ...band, days, assumed, sentence, confidence: 0.88 }];
  // "Vacation | 15 days"
  return ofTime.test(label) && !/\d/.test(label)
    ? [{ from: 0, to: null, isAfter: false, days, assumed, sentence, confidence: 0.85 }]
    : [];
}
