import { stemOf } from '../../contract/stem.ts';
import type { SaidReading } from '../../contract/insight-tools.ts';
import {
  isMetric,
  isMetricGroup,
  metricGroups,
  metricOf,
  metrics,
  type MetricKey,
  type MetricGroup,
} from '../../contract/metrics.ts';
import { concepts } from '../../contract/vocabulary/concepts.ts';
import { metricNames } from '../../contract/vocabulary/metric-names.ts';
import { metricRecipes } from '../../contract/vocabulary/metric-recipes.ts';
import { isSubject, subjects } from '../../contract/vocabulary/subjects.ts';
import { numberWords } from '../../contract/vocabulary/number-words.ts';
import { ideasOfWork } from '../../contract/vocabulary/spoken/ideas-of-work.ts';
import { synonymGroups } from '../../contract/vocabulary/synonyms.ts';
import { asksForContact, asksForName } from './asked-name.ts';
import { phrasesIn, wordingsOf } from './wordings.ts';
import { isContent, stemLine, wordsOf } from './words.ts';
import { wantsYesOrNo } from './yes-or-no.ts';

/** How an amount is stated. */
export type Unit = 'percent' | 'money' | 'time';

/** Something that a statement should speak of: phrases of stems, and others that may stand for them. */
export interface Term {
  phrases: readonly string[];
  standIns: readonly string[];
  /** A benefit by any of its names, rather than one word of the question. */
  isSubject: boolean;
  /** Nothing else stands for it: pet insurance is asked for, and not any contribution. */
  isNeeded: boolean;
  /** It was asked for before, and this question goes on about it. */
  isCarried?: true;
  /** A word of a question before: it tells statements apart that say the rest alike. */
  isAlong?: true;
}

/** What to look for in texts, as a question was read. */
export interface Wanted {
  question: string;
  terms: readonly Term[];
  /** Each benefit word for word as it was typed: who says all of its words speaks of it. */
  typed: readonly (readonly Term[])[];
  /** In what an answer may be measured. */
  units: readonly Unit[];
  isAmount: boolean;
  /** A list may be the answer. */
  isList: boolean;
  /** What has to be done beforehand is the answer: notice, approval, a certificate. */
  isProcedure: boolean;
  /** What is left out is the answer: "not covered", "exclusions". */
  isLeftOut: boolean;
  /** A day, or within what time, is the answer. */
  isWhen: boolean;
  years: readonly number[];
  /** Years of service that the question names: of bands the one that holds them answers. */
  service: number | null;
  /** Who does something for the plan is the answer; words of the names of those whose guides are asked about. */
  isName: boolean;
  isContact: boolean;
  owners: ReadonlySet<string>;
  /** Nobody's guides in particular are looked into: what is said of many must speak of most of the question. */
  isOfAll: boolean;
}

const line = (text: string): string => stemLine(text).trim();
const groups = synonymGroups.map(({ same }) => same.map(line));

/** What a reading wants of texts: each subject by all its names, then the other words of the question. */
export function wantedBy(reading: SaidReading): Wanted {
  const named = new Set(reading.employers.concat(reading.namedBy ?? []).flatMap((name) => wordsOf(name).map(stemOf)));
  // What only the question before was about steps back behind words of this one.
  const isSilent = reading.left.every((word) => (reading.carried ?? []).includes(word));
  const isOwn = (typed: string | null): boolean => typed !== null || isSilent;
  const isOther = isOfUnpaid(reading);
  const ofMetrics = (isOther ? [] : reading.metrics)
    .filter(({ typed }) => isOwn(typed))
    .map(({ metric, typed }) => [...namesOf(metric), ...(typed === null ? [] : [line(typed)])]);
  const ofSubjects = reading.subjects.flatMap(({ key }) => (isSubject(key) ? [subjects[key].names.map(line)] : []));
  const concept =
    (isNeeded: boolean) =>
    (phrases: readonly string[]): Term => ({ phrases, standIns: [], isSubject: true, isNeeded });
  const content = wordsOf(reading.question).filter((word) => isContent(word) && !/^(19|20)\d\d$/.test(word));
  // "Pay out": what several words say together, none of them says alone.
  const phrases = phrasesIn(stemLine(reading.question));
  const inPhrases = new Set(phrases.flatMap((phrase) => phrase.split(' ')));
  const words = [...phrases, ...new Set(content.map(stemOf))].filter(
    (word) => !named.has(word) && !inPhrases.has(word),
  );
  const before = reading.metrics
    .filter(({ typed }) => !isOwn(typed))
    .map(({ metric }): Term => ({
      phrases: namesOf(metric),
      standIns: [],
      isSubject: false,
      isNeeded: false,
      isCarried: true,
    }));
  const units = reading.metrics.flatMap(({ metric }) => unitOf(metric));
  const asksAmount =
    HOW_MUCH.test(reading.question) ||
    (GIVES.test(reading.question) && !PAPERS.test(reading.question)) ||
    !ASKS.test(reading.question.replace(/^\W*(?:what|how) about\b/i, ''));
  return {
    question: reading.question,
    terms: [
      ...ofMetrics.map(concept(false)),
      ...ofSubjects.map(concept(true)),
      ...before,
      ...words.map(ofWord),
      ...alongIn(reading, words),
    ],
    typed: reading.metrics.flatMap(({ typed }) =>
      typed === null ? [] : [[...new Set(wordsOf(typed).filter(isContent).map(stemOf))].map(ofWord)],
    ),
    units: units.length > 0 ? units : asksAmount ? ['money', 'percent', 'time'] : [],
    isAmount: asksAmount || (units.length > 0 && !wantsYesOrNo(reading.question)),
    isList: LISTS.test(reading.question) || reading.metrics.some(({ metric }) => listed.has(metric)),
    isProcedure: PROCEDURE.test(reading.question),
    isLeftOut: LEFT_OUT.test(reading.question),
    isWhen: WHEN.test(reading.question),
    service: Number(SERVICE.exec(reading.question)?.[1] ?? Number.NaN) || null,
    isName: asksForName(reading.question),
    isContact: asksForContact(reading.question),
    owners: new Set(reading.employers.flatMap(wordsOf)),
    years: reading.years,
    isOfAll: reading.employers.length === 0,
  };
}

const alongIn = ({ along }: SaidReading, own: readonly string[]): Term[] =>
  [...new Set((along ?? []).flatMap(wordsOf).filter(isContent).map(stemOf))]
    .filter((word) => !own.includes(word))
    .map((word) => ({ ...ofWord(word), isAlong: true }));

const ofWord = (word: string): Term => ({
  phrases: [word],
  standIns: standInsFor(word),
  isSubject: false,
  isNeeded: false,
});

/** Unpaid time off is none of the paid one's values. */
export const isOfUnpaid = ({ question, metrics: named }: SaidReading): boolean =>
  /\bunpaid\b/i.test(question) && named.length > 0 && named.every(({ metric }) => metric.startsWith('time_off'));

/** Of what is counted there people want the names, too. */
const listed = new Set<string>(['time_off.holidays']);

/** What only the wording says: that an amount, or a list, is what is asked for. */
const SERVICE = /\b(\d{1,2})(?:-| )?(?:years?|yrs?)\b(?! old)/i;
/** Without any of these a benefit is only named: its amount is what people come for. */
const ASKS = /\b(?:who|what|whats|when|where|why|which|how|do|does|did|is|are|can|will|list|name)\b/i;
const HOW_MUCH = /\bhow (?:much|many|long|often|large)\b|\b(?:max|min)imum\b|\bpercent/i;
/** What somebody gives for something is an amount: "what will they spend on a desk". */
const GIVES =
  /\bwhats?\b.{0,40}\b(?:spend|pay|pays|contribute|contributes|reimburse|reimburses|charge|charges|allow|allows|give|gives|put in|kicks? in|chips? in)\b/i;
/** "What notice must I give", "what if they do not pay": no amount is asked for. */
const PAPERS = /\b(?:notice|documents?|documentation|forms?|proof|information|certificate|have to|must|need to|if)\b/i;
const PROCEDURE = /\b(?:notice|approv\w*|permission|in advance|documentation|certificat\w*|note|request)\b/i;
/** What is denied of a benefit, in a question and in a heading alike. */
export const LEFT_OUT =
  /\b(?:not|n['’]t|never) (?:be |get )?(?:cover|eligib|includ|reimburs|allow|qualif|pa(?:y|id))\w*|\bexclu(?:de|sion)\w*|\bineligible\b/i;
const WHEN = /\bwhen\b|\b(?:what|which) (?:day|date|month)s?\b|\bdeadline\b|\bpay ?days?\b/i;
const LISTS = /\b(?:what|which)\b.{0,40}\b(?:holidays|expenses|perks|kinds?|types?)\b|\blist\b/i;

function namesOf(metric: MetricKey | MetricGroup): string[] {
  // Days after some years are days off under any of their names.
  const alike = metric.startsWith('time_off.days_year_') ? metricNames['time_off.days_year_1'] : [];
  if (!isMetricGroup(metric))
    return [metricOf(metric).label, ...metricNames[metric], ...headNames(metric), ...alike].map(line);
  const own = Object.keys(metrics)
    .filter(isMetric)
    .filter((key) => key.startsWith(`${metric}.`));
  return [metricGroups[metric], ...own.flatMap((key) => metricNames[key])].map(line);
}

/** Lines of benefits each value of which is known by the name of the benefit: what is said of jury duty is said of its days. */
const ofOneBenefit = new Set(['time_off', 'leave', 'programs']);

/** What people call the benefit itself that a metric measures: the first idea of its name; leave of either parent is parental. */
function headNames(metric: MetricKey): readonly string[] {
  const recipes = metricRecipes[metric] ?? [];
  const [head] = recipes[0] ?? [];
  // A stipend in place of medical cover is none of what is said of that.
  const isOfWork = head !== undefined && Object.hasOwn(ideasOfWork, head);
  if (!isOfWork || !ofOneBenefit.has(metric.split('.')[0] ?? '')) return [];
  const ideas = recipes.flat().includes('parental') ? [head, 'parental' as const] : [head];
  return ideas.flatMap((idea) => concepts.get(idea) ?? []);
}

function unitOf(metric: MetricKey | MetricGroup): Unit[] {
  const unit = isMetricGroup(metric) ? undefined : metricOf(metric).unit;
  if (unit === undefined) return [];
  if (unit.startsWith('usd')) return ['money'];
  return ['percent', 'multiple'].includes(unit) ? ['percent'] : ['time'];
}

/** "After the second year" is said of "2 years", too. */
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].map(
  stemOf,
);
const digitOf = (word: string): string[] => {
  const number = [ordinals.indexOf(word) + 1, numberStems.indexOf(word)].find((one) => one > 0);
  return number === undefined ? [] : [String(number)];
};
const numberStems = numberWords.map(stemOf);

const standInsFor = (word: string): string[] =>
  [
    ...digitOf(word),
    ...groups
      .filter((group) => group.includes(word))
      .flat()
      .filter((phrase) => phrase !== word),
    ...wordingsOf(word),
  ].filter((phrase) => !(word.includes(' ') && ofManyThings.has(phrase)));

/** By themselves they name no plan: an emergency is medical, too. */
const ofManyThings = new Set(['medical', 'health', 'health care'].map(line));
