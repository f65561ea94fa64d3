import { type Duration, durationsIn, leaveWeeks, NUMBER, numberOf } from '../../read/amounts.ts';
import { above, isStatutory, leading, trailing, windowOf } from './around.ts';
import type { Candidate, Sentence } from '../sentence.ts';

const parental =
  /\bbirth(?:,|\/|,? or|,? and) ?adoption\b|\badoption\b[^.;,]{0,40} leave|pregnant|becom\w+ (?:an? )?(?:new )?parents?\b|\bbirth of (?:an? |your |their )|parental|parenthood|maternity|paternity|new[- ](?:parent|child|baby|mother|father|mom|dad)|\bbaby\b|bonding|(?:non-)?birth(?:ing)?[- ](?:parent|mother)|(?:primary|secondary)[- ]care ?giver/;
const birth =
  /(?<!non-?)(?<!non )\bbirth(?:ing)?[- ](?:parent|mother)|\bg(?:ave|ive|iving|ives) birth|maternity|(?<!non-)\bprimary[- ]care ?giver|\bmothers?\b(?!-)/;
const other =
  /non-?[ -]?birth|paternity|secondary|\bfathers?\b(?!-)|adoptive|bonding|non-primary|\bpartners?\b|\bother parents?/;
const added = /\badditional|\bplus\b|another|\bextra\b|\bfurther\b|extend|recover|ramp|part-time|reduced|phase/;
const notBefore =
  /(?:within|notice|prior|before|least|rolling|advance|than|first|worked?|last|minimum|after|during|between|over (?:a|an|the)|until|from|one|blocks? of|wait\w*|remainder of|rest of)(?: \w+){0,2} ?\(?$|(?:every|per|each) $/;
const notAfter =
  /^\)?(?:'s?)? ?(?:notice|before|prior|from the|after (?:the|your|birth|a|child)|old\b|blocks?|period|window|pregnan|of age)/;
/** "Your full salary for 8 weeks following the birth": how long it is, and not until when. */
const isFromBirth =
  /(?:\bfor|up to|\btake|receive) (?:up to )?#\)? (?:following|after) (?:the|your|a) (?:birth|arrival|child)/;
const between = /[;,.|]| and (?=\S+ (?:\S+ ){0,3}(?:weeks|months))| while | whereas /;
const ofLeave = /leave|\bpaid\b|\boff\b|\bpay\b|salary|\||:/;

/** Whether a length is one of leave that is paid; what is around it tells. */
function isLeave(text: string, length: Duration, around: string, isListed: boolean): boolean {
  if (
    (length.unit === 'hour' && length.value < 80) ||
    length.unit === 'year' ||
    (length.unit === 'day' && length.value < 5)
  )
    return false;
  const lead = leading(text, length, 40);
  const trail = trailing(text, length, 30);
  if (notBefore.test(lead) || notAfter.test(isFromBirth.test(`${lead}#${trail}`) ? trail.slice(10) : trail))
    return false;
  return (
    !/\bunpaid\b/.test(`${leading(text, length, 12)} ${trailing(text, length, 26)}`) &&
    !/\bunpaid\b(?:(?!\bpaid\b)[^,;.]){0,45}$/.test(leading(text, length, 60)) &&
    !added.test(around) &&
    (isListed || ofLeave.test(around) || ((birth.test(around) || other.test(around)) && ofLeave.test(text)))
  );
}

/** "3 months (12 weeks)": the weeks are the closer. */
const inBoth = new RegExp(String.raw`(?:${NUMBER})[ -]months? \((${NUMBER}) weeks\)`, 'g');

/** "…, in addition to any disability leave": what else there is does not change how long this is. */
const onTop = /,? in addition to (?:any|the|your|other|all)\b[^.;,\d]*\.?$/;

const adoptionOnly = /^(?:for |upon )?(?:an? |the )?(?:paid )?(?:adopti\w+|foster\w*)\b/;

/** "Birth parents receive 16 weeks of paid leave, other parents 8." Where no parent is named, all are meant. */
export function parentalOf(sentence: Sentence): Candidate[] {
  const { kind, text: said } = sentence;
  const heads = above(sentence);
  if (!parental.test(said) && !parental.test(heads)) return [];
  const text = withoutParts(said.replaceAll(inBoth, '$1 weeks')).replace(onTop, '');
  if ((!parental.test(text) && !parental.test(heads)) || isStatutory(text.replaceAll(/\([^)]*\)/g, ''))) return [];
  if (/\bunpaid\b/.test(heads) || (/fmla|\blaw/.test(heads) && !/parental/.test(heads))) return [];
  // A short line beneath "Parental leave" that names the parent is part of what is granted there.
  const isListed =
    text.length < 60 && /parental|maternity|paternity/.test(heads) && (birth.test(text) || other.test(text));
  if (
    !isListed &&
    !/\bpaid\b|\bpay\b|salary|fully|100%/.test(
      `${heads} ${text} ${kind === 'row' || isMore(text) ? sentence.before : ''}`,
    )
  )
    return [];
  if (
    /\bstipend|commission|quota|(?:less|fewer) than \w+ (?:years?|months)|sabbatical|\bstd\b|short[- ]term|volunteer|equity|grandparent|bereave|\b(?:pets?|dogs?|puppy|kitten)\b|family member|\bpto\b|\byour (?:\w+ )?sick\b/.test(
      text,
    )
  )
    return [];
  const named = parental.test(text);
  const all = durationsIn(text);
  const lengths = all.filter((length, index) => isLeave(text, length, windowOf(text, all, index), isListed));
  // Bonding is for whoever becomes a parent.
  const label = `${heads.replaceAll('bonding', '')} `;
  const isOfAdoption = adoptionOnly.test(text) && !birth.test(text) && !/parental|paternity|bond|\bbirth\b/.test(text);
  // "6 weeks to recover, then 12 to bond" are 18 for who gave birth: a person adds them up.
  const isSum = lengths.length < all.length && /recover|\bplus\b|additional/.test(text) && birth.test(text);
  const found = lengths.flatMap((length): Candidate[] => {
    const index = all.indexOf(length);
    const value = leaveWeeks(length);
    const told = named && /leave|off|pay|paid/.test(text) ? 0.9 : isListed ? 0.76 : 0.8;
    // What is given for an adoption alone gives way to what other parents are given.
    const confidence = isOfAdoption ? told - 0.25 : told;
    const isSole = lengths.length === 1;
    const around = isSole && !(birth.test(text) && other.test(text)) ? text : nearestClause(text, all, index);
    const bySection = isSole && !birth.test(text) && !other.test(text) ? label : '';
    const isBirth = !isOfAdoption && birth.test(`${around} ${bySection}`);
    // A parent who gave birth may bond as well.
    const isOther =
      isOfAdoption ||
      other.test(isBirth ? `${around} ${bySection}`.replaceAll('bonding', '') : `${around} ${bySection}`);
    const both = isBirth === isOther;
    // Of several lengths one that names nobody may be of anything.
    if (both && !isSole) return [];
    return [
      ...(isBirth || both
        ? [{ metric: 'leave.parental_birth_weeks', value, confidence, ...(isSum && { review: true }) } as const]
        : []),
      ...(isOther || both ? [{ metric: 'leave.parental_other_weeks', value, confidence } as const] : []),
    ];
  });
  const [, paid = ''] = paidFirst.exec(text) ?? [];
  const weeks = numberOf(paid);
  // "12 weeks, the first 8 of which are paid"
  if (weeks !== null && !birth.test(text) && !other.test(text))
    return (['leave.parental_birth_weeks', 'leave.parental_other_weeks'] as const).map((metric) => ({
      metric,
      value: weeks,
      confidence: 0.9,
    }));
  const isBirthTold = found.some(({ metric }) => metric === 'leave.parental_birth_weeks');
  const whole = isBirthTold ? [] : (summed(text) ?? withMore(sentence));
  const isPart = partlyPaid.test(text) || shared.test(text);
  return [...found, ...whole].map((fact) => (isPart ? { ...fact, review: true } : fact));
}

const paidFirst = new RegExp(String.raw`\bfirst (${NUMBER}) weeks of which (?:are|is) (?:fully )?paid`);

/** A length that two share, or one of births that are unlike. */
const shared =
  /\bshare[sd]?\b[^.;]{0,20}\d|\bvaginal|weeks (?:at|of) \d+ ?%[^.;]{0,40}\b(?:then|and)\b[^.;]{0,20}weeks/;

/** "12 weeks of parental leave, 6 of which are paid": what is granted and what is paid are two lengths. */
const partlyPaid = new RegExp(
  String.raw`${NUMBER}(?: weeks)? of (?:which|these|those|them)\b[^.;]{0,20}\b(?:un)?paid\b`,
);
const more = new RegExp(
  String.raw`(?:additional|extra|another|further) (${NUMBER}) (?:paid )?weeks|(${NUMBER}) (?:additional|more|extra|further) (?:paid )?weeks`,
);

/** "Birth parents get an additional 6 weeks." */
const isMore = (text: string): boolean => birth.test(text) && !other.test(text) && more.test(text);

/** What comes on top of the length that the sentence before gives all parents: a person looks at the sum. */
function withMore(sentence: Sentence): Candidate[] {
  const { text, before } = sentence;
  const [length, second] = durationsIn(before);
  if (!isMore(text) || length === undefined || second !== undefined || !parental.test(`${before} ${above(sentence)}`))
    return [];
  const [, one, two] = more.exec(text) ?? [];
  const weeks = numberOf(one ?? two ?? '');
  return weeks === null || length.unit === 'hour' || length.unit === 'year'
    ? []
    : [{ metric: 'leave.parental_birth_weeks', value: leaveWeeks(length) + weeks, confidence: 0.85, review: true }];
}

/** "4 weeks (2 at the birth and 2 weeks later)": what adds up to the length before it is blank, letter for letter as long. */
function withoutParts(text: string): string {
  return text.replaceAll(/\(([^)]*)\)/g, (whole, inside: string, at: number) => {
    const [outside] = durationsIn(text.slice(0, at)).slice(-1);
    const within = durationsIn(inside);
    const all = within.reduce((total, length) => total + leaveWeeks(length), 0);
    const isPart =
      outside !== undefined &&
      within.length > 0 &&
      !/pa(?:y|id)|additional|plus/.test(inside) &&
      within.every((length) => leaveWeeks(length) < leaveWeeks(outside));
    return isPart || (outside !== undefined && within.length > 1 && all === leaveWeeks(outside))
      ? ' '.repeat(whole.length)
      : whole;
  });
}

const sum = new RegExp(
  String.raw`(${NUMBER}) weeks[^.;]{0,40}(?:recover|medical|birth)[^.;]{0,30}(?:\bplus\b|followed by|\band\b|\+|then)[^.;]{0,40}?(${NUMBER}) weeks[^.;]{0,30}bond`,
);

/** "8 weeks to recover plus 8 weeks to bond" are 16 for who gave birth, and a person looks at it. */
function summed(text: string): Candidate[] | null {
  const [, one = '', two = ''] = birth.test(text) ? (sum.exec(text) ?? []) : [];
  const first = numberOf(one);
  const second = numberOf(two);
  if (first === null || second === null || one === '' || two === '') return null;
  return [{ metric: 'leave.parental_birth_weeks', value: first + second, confidence: 0.76, review: true }];
}

/** The words that belong to one of several lengths: its clause, or what leads to it where the clause names both parents. */
function nearestClause(text: string, all: readonly Duration[], index: number): string {
  const length = all[index];
  if (length === undefined) return '';
  let at = 0;
  for (const clause of text.split(between)) {
    const from = text.indexOf(clause, at);
    at = from + clause.length;
    if (length.from < from || length.from >= at) continue;
    return birth.test(clause) && other.test(clause) ? text.slice(all[index - 1]?.to ?? 0, length.to) : clause;
  }
  return windowOf(text, all, index);
}
