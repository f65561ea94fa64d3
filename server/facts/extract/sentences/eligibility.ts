import { durationsIn, NUMBER, numberOf, waitDays } from '../../read/amounts.ts';
import { headOf } from './around.ts';
import type { Candidate, Sentence, SentenceRules } from '../sentence.ts';
import type { Subject } from '../subject.ts';

const hours = new RegExp(
  String.raw`\b(${NUMBER})(?:\+| or more| plus)?[ -](?:or more )?hours?(?: or more)?[ -](?:per|a|each|every|\/)[ -]?week|(${NUMBER})\+? or more hours (?:per|a|each) week|(${NUMBER})\+? hours ?\/ ?week|(${NUMBER}) weekly hours|(${NUMBER})\+?(?: or more)? hours weekly|full[- ]time[^.;]{0,25}\((?:at least )?(${NUMBER})(?:\+| or more) hours\)`,
);
const eligible = /eligib|full[- ]?time|\bft\b|available to (?:all )?employees/;
const notEligible = /less than|fewer than|under \d|measurement/;

const fewer = new RegExp(
  String.raw`\b(?:work|working)\b[^.;]{0,25}\b(?:fewer|less) than (${NUMBER}) hours (?:per|a|each) week\b[^.;]{0,40}\bpart[- ]time\b|\bpart[- ]time\b[^.;]{0,60}\b(?:fewer|less) than (${NUMBER}) hours (?:per|a|each) week\b`,
);

const withoutBenefits = /part[- ]time (?:employees|staff|workers) (?:are|is) not eligible for (?:\w+ )?benefits/;
const refused = new RegExp(
  String.raw`\b(?:fewer|less) than (${NUMBER}) hours (?:per|a|each) week\b[^.;]{0,25} (?:are|is) not eligible for (?:\w+ )?insurance`,
);

/** "Who works fewer than 40 hours is part-time. Part-time employees are not eligible for benefits.": 40 are asked for. */
function hoursRefused({ text, before }: Sentence): Candidate[] {
  const [, least] = refused.exec(text) ?? [];
  const [, one, two] = least === undefined && withoutBenefits.test(text) ? (fewer.exec(`${before} ${text}`) ?? []) : [];
  const value = numberOf(least ?? one ?? two ?? '');
  return value === null ? [] : [{ metric: 'eligibility.hours', value, confidence: 0.82 }];
}

/** "Employees who regularly work at least 30 hours a week are eligible." */
function hoursOf({ text, heading, subject }: Sentence): Candidate[] {
  if (!text.includes('hour') || !/week|full[- ]time/.test(text)) return [];
  // "30-40 hours per week": the least counts.
  const said = text.replaceAll(/\b(\d\d(?:\.\d+)?) ?(?:-|to) ?\d\d(?:\.\d+)?(?= hours)/g, '$1');
  const match = hours.exec(said);
  const value = numberOf(match?.slice(1).find((part) => part !== undefined) ?? '');
  if (match === null || value === null || !eligible.test(`${heading} ${text}`)) return [];
  const partOnly = /part[- ]time/.test(text) && !/full[- ]time/.test(text);
  // "Full-time is 40 hours a week, but benefits need only 30 hours": what is asked for stands behind the "but".
  const isOther = /\b(?:but|however)\b[^.]*\d+ hours/.test(said.slice(match.index + match[0].length));
  if (
    isOther ||
    partOnly ||
    notEligible.test(text) ||
    /leave|pto|accru|disability|tuition|sick/.test(`${heading} ${text}`)
  )
    return [];
  const sure = /eligib|enroll/.test(text) || subject === 'eligibility';
  return [{ metric: 'eligibility.hours', value, confidence: sure ? 0.9 : 0.75 }];
}

const begins =
  /(?:coverage|benefits?|eligib\w*|insurance|plans?|elections|enroll\w*)\b.{0,80}?\b(?:begin|start|kicks? in|effective|take effect|into effect|active|eligible|available|after|following|wait)|eligible for [^.;]{0,60}\b(?:on|from|as of|upon) (?:the|your|their) (?:first|date|hire|start|\d+(?:st|nd|rd|th) day)|^after (?:the |a |your )?(?:first )?\(?\d+\)?[ -]days?\b.{0,90}\b(?:covered|enroll)/;
const ofOther =
  /401|403|retire|match|vest|disability|\bstd\b|\bltd\b|pto|leave|holiday|tuition|introductory period|terminat|\bend(?:s|ing)?\b|cease|qualifying|newborn|birth|adopt|loss of|cobra|open enrollment|rehire|pre-existing|elimination|within \d+ days|based on|life insurance/;
const firstOfMonth = /(?:first|1st)(?: \(1st\))? (?:day )?of (?:the )?(?:month|following month)/;
const firstDay =
  /\b(?:on|from|upon|with|as of|effective|day)\b.{0,12}\b(?:your |the |their )?(?:first day|day one|day 1|date of hire|start date)|\bday one\b|immediately upon (?:hire|starting|joining)/;
const afterDays = /(?:after|following|that follows) (?:a |an |your |the |first )?/;

/** "Health insurance (includes vision)" */
const ofHealth = /^(?:group )?(?:medical|health)\b/;
const waitHead = /^(?:the )?waiting period(?: for [a-z ]+)?\??$/;
/** "1st, on/following hire" */
const firstOnHire = /^(?:the )?(?:1st|first),? on(?: ?\/ ?| or )following (?:date of )?hire\b/;
const bareWait = new RegExp(String.raw`^(?:an? )?(${NUMBER})[- ](day|month)s?[.]?$`);

/** "None", "30 days", "First of the month following date of hire" beneath "Waiting period". */
function waitingBelow({ text }: Sentence): Candidate[] {
  const told = (value: number): Candidate[] => [{ metric: 'eligibility.waiting_days', value, confidence: 0.85 }];
  if (/^(?:none|n\/a|0 days)[.!]?$/.test(text)) return told(0);
  const [, count = '', unit] = bareWait.exec(text) ?? [];
  const value = numberOf(count);
  if (value !== null && unit !== undefined) return told(waitDays({ value, unit: unit === 'day' ? 'day' : 'month' }));
  if (firstOnHire.test(text)) return told(0);
  const isFirst = text.length < 80 && firstOfMonth.test(text) && /hire|start/.test(text);
  return isFirst && durationsIn(text).length === 0 ? told(0) : [];
}

/** "Coverage begins on the first of the month after 30 days": 30. The first of the month after the hire date itself: 0. */
function waitingOf(sentence: Sentence): Candidate[] {
  const { text, heading, section, subject, cells, around } = sentence;
  const isOfCover = subject === null || subject === 'medical' || subject === 'eligibility';
  if (waitHead.test(headOf(sentence)) && isOfCover && !ofOther.test(`${heading} ${text}`)) {
    const found = waitingBelow(sentence);
    if (found.length > 0) return found;
  }
  if (subject === null && around === 'retirement' && !/medical|health|insurance/.test(text)) return [];
  const labelled = cells.length > 1 && /waiting period|effective date/.test(cells[0] ?? '');
  const fromStart = /(?:insurance|coverage|benefits?)\b.{0,20}\bfrom (?:day (?:one|1)\b|your first day)/.test(text);
  const none =
    /\bno waiting period\b/.test(text) &&
    !ofOther.test(text) &&
    !(subject !== null && subject !== 'medical' && subject !== 'eligibility');
  if (fromStart || none) return [{ metric: 'eligibility.waiting_days', value: 0, confidence: 0.82 }];
  const isItem =
    (subject === 'medical' && /^effective (?:on|upon|as of|the|first)/.test(text)) ||
    ((subject === 'eligibility' || subject === 'medical') &&
      /^you (?:are|become) eligible (?:on|from|upon|after|as of) /.test(text));
  if (!labelled && !isItem && !begins.test(text) && !/waiting period/.test(text)) return [];
  const isGeneral =
    (subject === 'dental' || subject === 'vision') && !/dental|vision/.test(text) && /coverage/.test(text);
  const about = isGeneral || subject === 'eligibility' || subject === 'medical' || subject === null || labelled;
  if (/\bstd\b|\bltd\b|disability/.test(section)) return [];
  if (!about || ofOther.test(text) || /retire|leave|401/.test(heading)) return [];
  if (
    !labelled &&
    !isItem &&
    !(subject === 'eligibility' && firstOfMonth.test(text)) &&
    !/coverage|benefit|insur|medical|health|plan|enroll|waiting/.test(
      `${text} ${subject === 'medical' ? heading : ''} ${subject === null && ofHealth.test(headOf(sentence)) ? 'medical' : ''}`,
    )
  )
    return [];
  const monthStart = firstOfMonth.test(text);
  const [days] = durationsIn(text).filter(
    ({ unit, from }) =>
      (unit === 'day' || unit === 'month') &&
      (afterDays.test(text.slice(Math.max(0, from - 30), from)) ||
        /^-?day (?:wait|period)/.test(text.slice(from + 3)) ||
        /^\S+ (?:days|months) (?:after|from) (?:your|their|the)? ?(?:hire|start)/.test(text.slice(from))),
  );
  if (days !== undefined)
    return [{ metric: 'eligibility.waiting_days', value: waitDays(days), confidence: monthStart ? 0.92 : 0.85 }];
  if (durationsIn(text).some(({ unit }) => unit === 'day' || unit === 'month')) return [];
  const nth = /\b(\d+)(?:st|nd|rd|th) day (?:of|after) (?:employment|service|hire|the)/.exec(text)?.[1];
  if (nth !== undefined && Number(nth) > 1)
    return [{ metric: 'eligibility.waiting_days', value: Number(nth) - 1, confidence: 0.82 }];
  if (monthStart && /follow|after|coincid|next|hire|start/.test(text)) {
    return [{ metric: 'eligibility.waiting_days', value: 0, confidence: 0.88 }];
  }
  return firstDay.test(text) ? [{ metric: 'eligibility.waiting_days', value: 0, confidence: 0.85 }] : [];
}

const childAge = new RegExp(
  String.raw`\b(?:child|children|dependents?|kids|sons?)\b.{0,90}?(?:up to|until|under|to|through|below|less than|younger than|turn(?:s|ing)?)(?: the)?(?: the)?(?: age(?: of)?)? (${NUMBER})\b|(?:under|up to|until) (?:the )?age(?: of)? (${NUMBER}),? (?:.{0,30})?child`,
);

const bought = /\bvoluntary|\boptional|\bbuy|\bpurchas|accident|\blife\b|ad ?& ?d\b/;

/** Whether an age is that of a cover that employees buy, which has limits of its own. */
const boughtBy = (subject: Subject | null, text: string, heads: string): boolean =>
  subject === 'life' ||
  subject === 'other' ||
  ((bought.test(heads) || bought.test(text) || text.includes('$')) && !/medical|health|dental|vision/.test(text));

/** "Children up to age 26." Up to and under an age are the same limit. */
function dependentAgeOf({ text, subject, section, heading }: Sentence): Candidate[] {
  if (
    !/child|dependent|kids|sons?\b/.test(text) ||
    subject === 'leave' ||
    boughtBy(subject, text, `${heading} ${section}`) ||
    /\bbond|placed|care of (?:a|your)|care for|orthodont|fsa|dependent care|day ?care|rider/.test(text)
  )
    return [];
  // How often children have a treatment is no limit of who is covered.
  if (/fluoride|sealant|x-?rays?\b|\bonce (?:per|every|each)/.test(text)) return [];
  const match = childAge.exec(text);
  if (match !== null && /\b(?:life|ad ?& ?d|ad&amp;d)\b[^.;]{0,80}$/.test(text.slice(0, match.index))) return [];
  const value = numberOf(match?.[1] ?? match?.[2] ?? '');
  if (
    value === null ||
    value < 18 ||
    value > 30 ||
    /^ ?(?:%|days?|weeks?|months?|hours?)/.test(text.slice((match?.index ?? 0) + (match?.[0].length ?? 0)))
  )
    return [];
  return [{ metric: 'eligibility.dependent_age', value, confidence: /\bage\b|turn/.test(text) ? 0.92 : 0.7 }];
}

/** "Your spouse or domestic partner": covered, unless the sentence denies it. */
function domesticPartnerOf({ text, subject }: Sentence): Candidate[] {
  if (!text.includes('domestic partner') || subject === 'leave' || (text.includes('$') && /increments/.test(text)))
    return [];
  const refused =
    /domestic partners? (?:are|is) (?:not|in)|(?:not|no longer|do not|does not) (?:cover|include|eligible|extend|offer)\w*.{0,30}domestic partner|excluding domestic|except domestic/.test(
      text,
    );
  if (refused) return [{ metric: 'eligibility.domestic_partner', words: 'no', confidence: 0.85 }];
  const covers =
    /cover|eligib|enroll|spouse (?:or|and|\/|&) ?(?:your |a |registered )?domestic|spouse\/domestic|plan/.test(text);
  if (!covers || /bereave|leave|imputed|violence|sick|family planning/.test(text)) return [];
  const sure = subject === 'eligibility' || /cover|eligib|enroll/.test(text);
  return [{ metric: 'eligibility.domestic_partner', words: 'yes', confidence: sure ? 0.88 : 0.75 }];
}

export const eligibility: SentenceRules = {
  about:
    /hours?\b.*week|part[- ]time|weekly hours|full[- ]time|waiting|begin|start|kicks? in|following|\bafter\b|first of|1st of|effect|from (?:day|your first)|eligib|child|dependent|domestic partner/,
  rules: [hoursOf, hoursRefused, waitingOf, dependentAgeOf, domesticPartnerOf],
};
