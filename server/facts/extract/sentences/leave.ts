import { durationsIn, leaveWeeks, NUMBER, numberOf, percentsIn, round, workDays } from '../../read/amounts.ts';
import { exceptAnnounced } from './announced.ts';
import { above, isStatutory, leading, trailing, windowOf } from './around.ts';
import { parentalOf } from './parental.ts';
import type { Candidate, Sentence, SentenceRules } from '../sentence.ts';

const unpaid = /\bunpaid\b/;
const notALength =
  /(?:within|notice|prior|before|least|advance|than|first|worked?|last|minimum|additional|extra|another|after|past)(?: \w+){0,2} ?\(?$|(?:every|per|each) $/;
const notLeave =
  /^\)?(?:'s?)? ?(?:notice|of (?:employment|service|the (?:death|event))|in advance|before|prior|from the|advance|after the|old\b|increments)/;

/** Lengths in a sentence that can be lengths of leave: no notice, no service, no window to take it in. */
const lengthsOf = (text: string) =>
  durationsIn(text).filter(
    (length) => !notALength.test(leading(text, length, 40)) && !notLeave.test(trailing(text, length, 24)),
  );

const mourning =
  /bereave|funeral|death (?:of|in)|\blos(?:e|es|ing) (?:an? |your |their )(?:family|loved|close)|grie[fv]|loss of (?:a |an |your )?(?:loved|family|close|spouse|child)/;
const farther =
  /extended (?!travel)|other (?:family|relative)|aunt|uncle|cousin|niece|nephew|grandparent|grandchild|friend|\bpets?\b|distant|in-laws?\b/;
const notNear = /(?:other than|not)(?: an?| the| one's| your| in the)? immediate family(?: member)?s?/;
const nearest = /immediate|spouse|partner|(?<!grand)child|close (?!friend)|primary/;

/** "A week off" has no number. */
const aWeek = /\ba (?:full |whole )?(?=week (?:off|paid)\b)/g;

/** Days at the death of somebody near; those for others are fewer. */
function bereavementOf(sentence: Sentence): Candidate[] {
  const { kind } = sentence;
  const text = sentence.text.replaceAll(aWeek, '1 ');
  const heads = above(sentence);
  const named = mourning.test(text);
  if ((!named && !/bereave|funeral/.test(heads)) || unpaid.test(text) || /unpaid/.test(heads)) return [];
  if (/\bterminat|sick (?:leave|time|days)/.test(text) || isStatutory(text)) return [];
  if (!named && farther.test(text) && !nearest.test(text)) return [];
  const lengths = lengthsOf(text).filter(
    ({ unit }) => unit === 'day' || unit === 'week' || (unit === 'hour' && kind === 'prose'),
  );
  if (!named && !/leave|off|paid|family|spouse|parent|travel|\|/.test(text)) return [];
  const values = lengths.map((length, index) => ({ value: workDays(length), around: windowOf(text, lengths, index) }));
  const [first] = values;
  if (first === undefined) return [];
  const near =
    values.find(({ around }) => nearest.test(around.replace(notNear, '')) && !farther.test(around)) ??
    values.reduce((most, each) => (each.value > most.value ? each : most), first);
  const told = text.replace(notNear, 'distant');
  const isFar = values.length === 1 && farther.test(told) && !nearest.test(told);
  if (isFar || near.value < 1) return [];
  return [{ metric: 'leave.bereavement_days', value: near.value, confidence: named ? 0.9 : 0.83 }];
}

const caring =
  /caregiver|caregiving|care (?:for|of) (?:an? |your |their |the )?(?:seriously |sick |ill |aging |elderly |close |loved |immediate )*(?:family|relative|loved|parent|spouse|member|person|dependent|one)/;

/** Paid leave to care for a member of the family. */
function caregiverOf(sentence: Sentence): Candidate[] {
  const { text } = sentence;
  const heads = above(sentence);
  const isNamed = caring.test(text) || caring.test(heads);
  if (
    !isNamed ||
    /(?:primary|secondary)[- ]care ?giver|parental|birth|newborn|bond/.test(`${text} ${sentence.section}`)
  )
    return [];
  if (
    unpaid.test(`${text} ${heads}`) ||
    isStatutory(`${text} ${heads}`) ||
    /\bsick\b.{0,12}(?:leave|time|days)/.test(text)
  )
    return [];
  if (!/\bpaid\b|100%|\|/.test(`${text} ${heads}`) && !/(?:caregiver|care) leave/.test(text)) return [];
  const lengths = lengthsOf(text).filter(({ unit, value }) => unit !== 'year' && (unit !== 'hour' || value >= 16));
  const [first] = lengths;
  if (first === undefined || lengths.length > 2) return [];
  const sure = /\bpaid\b/.test(`${text} ${heads}`) && caring.test(text);
  return [
    {
      metric: 'leave.caregiver_days',
      value: round(first.unit === 'month' ? (first.value * 260) / 12 : workDays(first)),
      confidence: sure ? 0.88 : 0.76,
    },
  ];
}

const span = new RegExp(String.raw`(?<![\d.])(${NUMBER})(?: ?\(\d+\))?[ -](?:[a-z]+[- ])?(week|month|day)s?\b`, 'g');
const service = new RegExp(
  String.raw`(?:every|after|each|with|upon|at|reach\w*|for|once)(?: [a-z']+){0,6}? (${NUMBER})(?:st|nd|rd|th)?(?: \(\d+\))?[ -](?:years?|yrs?)|(${NUMBER})(?:st|nd|rd|th)?(?:[ -]years?)?[ -]anniversary|(${NUMBER})(?:\+| or more)? years of`,
);
const aMonth = /\ba (?:full |paid |whole )*month(?:[- ]long)? (?:off|leave|break)\b/;
const ordinalYears: readonly (readonly [RegExp, number])[] = [
  [/\b(?:third|three-year)\b/, 3],
  [/\b(?:fourth|four-year)\b/, 4],
  [/\b(?:fifth|five-year)\b/, 5],
  [/\b(?:seventh|seven-year)\b/, 7],
  [/\b(?:tenth|ten-year)\b/, 10],
];

/** "After five years you may take a paid sabbatical of four weeks." */
function sabbaticalOf(sentence: Sentence): Candidate[] {
  const { text } = sentence;
  const isNamed = /sabbatical/.test(text);
  if ((!isNamed && !/sabbatical/.test(above(sentence))) || /\bunpaid\b|notice|in advance|accru/.test(text)) return [];
  const weeks = Array.from(text.matchAll(span)).flatMap(([whole, number = '', unit], index, all) => {
    const value = numberOf(number);
    if (unit === 'day') return value === null || value < 14 ? [] : [round(value / 7)];
    const at = all[index]?.index ?? 0;
    const lead = text.slice(Math.max(0, at - 30), at);
    if (
      value === null ||
      /(?:within|notice|prior|before|least|every|more than|extra|after|last|than)[a-z ]{0,12}\(?$/.test(lead) ||
      whole === ''
    )
      return [];
    return [leaveWeeks({ value, unit: unit === 'month' ? 'month' : 'week' })];
  });
  // "A month off" has no number.
  if (weeks.length === 0 && aMonth.test(text) && !/encourag/.test(text))
    weeks.push(leaveWeeks({ value: 1, unit: 'month' }));
  const years = service.exec(text);
  const said = years === null ? null : numberOf(years[1] ?? years[2] ?? years[3] ?? '');
  const length = said ?? (/year/.test(text) ? (ordinalYears.find(([is]) => is.test(text))?.[1] ?? null) : null);
  const [first] = weeks;
  const confidence = isNamed ? 0.9 : 0.8;
  return [
    ...(first === undefined || new Set(weeks).size > 1
      ? []
      : [{ metric: 'leave.sabbatical_weeks', value: first, confidence } as const]),
    ...(length === null || (!isNamed && first === undefined)
      ? []
      : [{ metric: 'leave.sabbatical_years', value: length, confidence } as const]),
  ];
}

const forParents =
  /(?:primary|secondary)[- ]care ?giver|parental|maternity|paternity|new parent|parenthood|new child|\bbaby\b|\bbond|birth|adopti|newborn/;
const fullPay =
  /\b(?:fully?[- ]?(?:paid|pay|salary)|100% paid|(?:paid at|receiv\w+|continu\w+)[^.;]{0,25} regular (?:base )?(?:compensation|wages))/;

/** The share of pay during parental leave; of several the first, for a person to look at. */
function parentalPayOf(sentence: Sentence): Candidate[] {
  const { text } = sentence;
  const all = `${above(sentence)} ${text}`;
  if (!forParents.test(all) || /\bunpaid\b/.test(text) || isStatutory(text)) return [];
  if (
    !/leave|weeks?|months?|time off/.test(text) ||
    /disabilit|\bstd\b|premium|caregiver leave|medical leave|bereave/.test(text.replaceAll(/parental|pregnancy/g, ''))
  )
    return [];
  if (/commission|\bote\b|quota|part[- ]time|\bramp|^(?:an )?(?:additional|extra|further) /.test(text)) return [];
  if (!forParents.test(text) && !/parental|maternity|paternity|primary[- ]care ?giver/.test(above(sentence))) return [];
  const shares = percentsIn(text).filter(
    (share) =>
      share.value >= 20 &&
      share.value <= 100 &&
      /pay|salary|wages|income|paid|wage/.test(`${leading(text, share, 25)} ${trailing(text, share, 45)}`) &&
      !/exceed|difference|employees|(?<!\bleave (?:of|at) )up to (?:\w+ )?(?:max\w* )?(?:of )?$/.test(
        leading(text, share, 20),
      ),
  );
  const values = [...(fullPay.test(text) ? [100] : []), ...shares.map(({ value }) => value)];
  const [first] = values;
  if (first === undefined) return [];
  const several = new Set(values).size > 1;
  return [
    {
      metric: 'leave.parental_pay',
      value: several ? Math.max(...values) : first,
      confidence: several ? 0.7 : 0.87,
      ...(several && { review: true }),
    },
  ];
}

/** What prose and rows say about paid leave. */
export const leave: SentenceRules = {
  about:
    /parental|maternity|paternity|bond|birth|adopt|baby|parents?\b|mothers?\b|fathers?\b|caregiv|care (?:for|of)|bereave|funeral|death|grie|\blose\b|\bloss\b|\bdies\b|passes|sabbatical/,
  rules: [parentalOf, parentalPayOf, caregiverOf, bereavementOf, sabbaticalOf].map(exceptAnnounced),
};
