import type { StatedFact } from '../../../contract/insight-tools.ts';
import { isMetricGroup, metricOf } from '../../../contract/metrics.ts';
import { amountIn } from '../amount-in.ts';
import { asksForName, namesSomebody } from '../asked-name.ts';
import type { Asked } from '../conversation.ts';
import type { Ranked } from '../rank.ts';
import { NO_LIBRARY } from '../replies.ts';
import { withoutExceptions } from './exceptions.ts';
import { findStatements, withNeighbours, withoutRepeats } from './find-statements.ts';
import { bold, bullets, factLines, mark, quoted, quotes, titled, yearOf } from './phrase.ts';
import { isProcedure, ofAsking, openWords, speakingOf, speaksOf } from './open-words.ts';
import { asksForService, ofService } from './service.ts';
import { isOfUnpaid, type Unit, wantedBy } from '../wanted.ts';
import { saidHeadline } from './figure.ts';
import { saidHoliday } from './holidays.ts';
import { pointOut } from './point-out.ts';
import { subjectOf } from './subject-of.ts';
import { wordsOf } from '../words.ts';
import { oppositeOf } from './opposites.ts';
import { differNote, premiseOf, saidFacts } from './values.ts';

const MOST_FACTS = 8;
const MOST_OF_ALL = 14;
const MOST_BESIDE = 3;
const MOST_OPEN = 12;
const MOST_WORDS_BESIDE = 2;
/** Statements beside facts, and where there are none. */
const FEW_WORDS = 3;
const WORDS = 4;
/** How far behind the best a statement beside a value may be. */
const BESIDE_A_VALUE = 1.2;
/** An overview is a list of values; where there are few, the words say more. */
const FEW_VALUES = 4;
const OVERVIEW_WORDS = 6;

/** What one employer's guides say: the values first, then the words that say more, then what is not known. */
export function saidEmployer(asked: Asked): string {
  const { reading, facts: all, passages, figures } = asked;
  const [employer = ''] = reading.employers;
  const holiday = saidHoliday(asked);
  if (holiday !== '') return holiday;
  const facts = isOfUnpaid(reading) ? [] : (all[0]?.facts ?? []);
  const { main: stated, beside } = current(asked, sorted(asked, facts));
  const main = withoutExceptions(
    stated,
    stated.length === 1 ? findStatements(reading, passages, FEW_WORDS).answers : [],
  );
  const isWhole =
    reading.metrics.length === 0 &&
    reading.subjects.length === 0 &&
    (reading.left.length === 0 || facts.length > FEW_VALUES);
  const most = isWhole ? (main.length > FEW_VALUES ? 0 : OVERVIEW_WORDS) : main.length > 0 ? FEW_WORDS : WORDS;
  const { answers: found, nearest, all: statements } = findStatements(reading, passages, most);
  // Beside a value only what speaks of it nearly as well as the best says more of it.
  const best =
    main.length === 0 ? found : found.filter(({ score }) => score >= (found[0]?.score ?? 0) - BESIDE_A_VALUE);
  const open = isWhole ? [] : openWords(reading, main);
  // A name is the whole answer: what else speaks of "medical" says no more of who the medical carrier is.
  const areNames = main.length > 0 && open.length === 0 && main.every(({ metric }) => metricOf(metric).kind === 'text');
  const looked = findStatements(reading, passages, MOST_OPEN).answers;
  const opposite = oppositeOf(reading, best[0], looked);
  const answers = opposite === undefined ? best : merged([...best.slice(0, 1), opposite], best);
  const telling = open.length === 0 ? [] : speakingOf(looked, open).slice(0, FEW_WORDS);
  // What has to be done about a benefit stands in words: they come first, its amount after them.
  const service = asksForService(reading)
    ? ([looked, statements.slice(0, MOST_OPEN)].map(ofService).find((own) => own.length > 0) ?? []).slice(0, FEW_WORDS)
    : null;
  const first =
    service ??
    named(asked, open.length === 0 ? main : [], looked) ??
    (main.length === 0 ? [] : open.some(isProcedure) ? telling : exactly(telling, open, reading, main));
  const { service: years } = wantedBy(reading);
  const said = withoutRepeats(reading, telling.length === 0 ? answers : merged(telling, answers).slice(0, most));
  const words = withNeighbours(said, statements).map((one) => pointOut(years, one));
  if (first.length > 0) {
    const others = withoutRepeats(reading, merged(first, answers)).slice(
      first.length,
      first.length + MOST_WORDS_BESIDE,
    );
    const beside = withNeighbours([...first, ...others], statements).filter(
      ({ order }) => !first.some((one) => one.order === order),
    );
    return [
      yearNote(asked, main),
      saidWords(employer, first),
      main.length === 0 ? '' : `Beside it:\n${factLines(main.slice(0, MOST_BESIDE), employer)}`,
      beside.length === 0 ? '' : `In its words:\n${bullets(quotes(beside))}`,
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  }
  // Held against all, where it stands comes first, and its own words say nothing more.
  const isHeld = reading.intent === 'position' && figures.length > 0 && main.length > 0;
  const isUnnamed = main.length > 0 && answers.length === 0 && isOfOther(asked, main);
  const parts = [
    ...(isHeld ? figures.map(saidHeadline) : []),
    isUnnamed ? notStated(asked, []) : '',
    yearNote(asked, main),
    saidFacts(employer, main, premiseOf(asked, main), main.length > FEW_WORDS ? null : areNames ? [] : words),
    differNote(main),
    beside.length === 0 ? '' : `Beside it:\n${factLines(beside, employer)}`,
    main.length === 0
      ? noAmount(asked, words) + saidWords(employer, words)
      : answers.length === 0 || isHeld || areNames
        ? ''
        : `In its words:\n${bullets(quotes(words))}`,
    ...(isHeld ? [] : figures.map(saidHeadline)),
    opposite === undefined ? '' : OPPOSITE,
    main.length === 0 && answers.length === 0 ? notStated(asked, nearest) : '',
    service !== null
      ? 'I found nothing there on how long one must have worked for it.'
      : nothingOn(ofAsking(reading.question, open), main, [...telling, ...words]),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A value of the question before is none of this one where neither its words nor any statement speak of what is asked now. */
function current(asked: Asked, values: Values): Values {
  const { reading, passages } = asked;
  const open = openWords(reading, values.main);
  const isBefore =
    open.length > 0 && reading.metrics.length > 0 && reading.metrics.every(({ typed }) => typed === null);
  if (!isBefore || values.main.some(({ quote }) => open.some((word) => speaksOf(quote, word)))) return values;
  const looked = findStatements(reading, passages, MOST_OPEN).answers;
  return speakingOf(looked, open).length > 0 ? values : { main: [], beside: [] };
}

const OPPOSITE = 'These guides say different things on this: check which of them applies.';

/** Who does it is asked for: the statements that name somebody, unless a value is the name. */
function named({ reading }: Asked, main: readonly StatedFact[], looked: readonly Ranked[]): readonly Ranked[] | null {
  if (!asksForName(reading.question) || main.some(({ metric }) => metricOf(metric).kind === 'text')) return null;
  const owners = new Set(reading.employers.flatMap(wordsOf));
  const found = looked.filter(
    ({ text, context }) =>
      namesSomebody(`${context.split(': ').at(-1) ?? ''} ${text}`, owners) || namesSomebody(text, owners),
  );
  return found.length === 0 ? null : found.slice(0, MOST_NAMES);
}
const MOST_NAMES = 2;

/** Statements that speak of each open word and give an amount say more than a value that only goes with the benefit. */
const exactly = (
  telling: readonly Ranked[],
  open: readonly string[],
  reading: Asked['reading'],
  main: readonly StatedFact[],
): readonly Ranked[] =>
  open.length === 0 || main.some(({ quote }) => open.some((word) => speaksOf(quote, word)))
    ? []
    : telling
        .filter(
          ({ text, context }) =>
            open.every((word) => speaksOf(`${context} ${text}`, word)) &&
            wantedBy(reading).units.some((unit) => amountIn[unit].test(text)),
        )
        .slice(0, 1);

/** Words of the question that no statement speaks of: where a value's own words have them, and that the others are nowhere. */
function nothingOn(open: readonly string[], main: readonly StatedFact[], telling: readonly Ranked[]): string {
  if (main.length === 0) return '';
  const shown = telling.map(({ text, context, passage }) => `${context} ${text} ${passage.guide}`).join(' ');
  const said = open
    .filter((word) => !speaksOf(shown, word))
    .map((word) => ({ word, fact: main.find(({ quote }) => speaksOf(quote, word)) }));
  const named = said.flatMap(({ word, fact }) =>
    fact === undefined ? [] : [`Its words name “${word}” ${mark(fact.marker)}.`],
  );
  const silent = said.filter(({ fact }) => fact === undefined).map(({ word }) => word);
  const nothing = silent.length === 0 ? [] : [`I found nothing there that speaks of “${silent.join(' ')}”.`];
  return [...named, ...nothing].join(' ');
}

/** Some statements and then the others, each once. */
const merged = (first: readonly Ranked[], others: readonly Ranked[]): Ranked[] => [
  ...first,
  ...others.filter((one) => !first.some(({ order }) => order === one.order)),
];

/** Whether values are only of what goes with a benefit that was named and that none of them is of. */
function isOfOther({ reading }: Asked, facts: readonly StatedFact[]): boolean {
  const metrics = new Set<string>(reading.metrics.map(({ metric }) => metric));
  return reading.subjects.length > 0 && facts.every(({ metric }) => !metrics.has(metric));
}

/** Values of what was asked for, and those that go with it. */
interface Values {
  main: readonly StatedFact[];
  beside: readonly StatedFact[];
}

/** The values of what was asked for, at the level that was named, and those that go with it. */
function sorted({ reading }: Asked, facts: readonly StatedFact[]): Values {
  const asked = new Set<string>(reading.metrics.map(({ metric }) => metric));
  const levels = new Set(reading.metrics.map(({ metric, tier }) => `${metric} ${tier ?? ''}`));
  if (asked.size === 0) return { main: facts.slice(0, MOST_OF_ALL), beside: [] };
  const isAsked = ({ metric }: StatedFact): boolean => asked.has(metric) || asked.has(metric.split('.')[0] ?? '');
  const own = facts.filter(isAsked);
  const level = own.filter(({ metric, tier }) => tier !== null && levels.has(`${metric} ${tier}`));
  const others = facts.filter((fact) => !isAsked(fact));
  const main = level.length > 0 ? level : own;
  // What goes with it says more than that it has no value of its own.
  if (main.length === 0) return { main: others.slice(0, MOST_BESIDE), beside: [] };
  return { main: main.slice(0, MOST_FACTS), beside: others.slice(0, MOST_BESIDE) };
}

/** Words about what was asked for that give no amount of it are not passed off as one. */
function noAmount({ reading }: Asked, answers: readonly Ranked[]): string {
  const [asked] = reading.metrics;
  const [employer = ''] = reading.employers;
  if (asked === undefined || asked.typed === null || isMetricGroup(asked.metric) || answers.length === 0) return '';
  const { units, isAmount } = wantedBy(reading);
  const isGiven = ({ text }: Ranked): boolean =>
    WHOLLY.test(text) || units.flatMap(alsoIn).some((unit) => amountIn[unit].test(text));
  if (!isAmount || units.length !== 1 || answers.some(isGiven)) return '';
  return `The guides of ${bold(employer)} do not state an amount of ${subjectOf(reading)}, as far as I found; what they say:\n\n`;
}

/** What is paid is stated as money or as a share, whichever was asked for; "at no cost" is an amount, too. */
const alsoIn = (unit: Unit): readonly Unit[] => (unit === 'time' ? [unit] : ['money', 'percent']);
const WHOLLY = /\b(?:no cost|free of charge|fully (?:paid|covered)|in full|full premium|entire (?:cost|premium))\b/i;

function saidWords(employer: string, answers: readonly Ranked[]): string {
  const guides = [...new Set(answers.map(({ passage }) => keyOf(passage)))];
  return guides
    .map((key) => {
      const own = answers.filter(({ passage }) => keyOf(passage) === key);
      const [first] = own;
      if (first === undefined) return '';
      const head = `${bold(employer)}, ${titled(first.passage)} (${yearOf(first.passage.planYear)})`;
      return own.length === 1 ? `${head}: ${quoted(first)}` : `${head}:\n${bullets(quotes(own))}`;
    })
    .join('\n\n');
}

const keyOf = ({ guide, planYear }: Ranked['passage']): string => `${guide}|${planYear ?? ''}`;

/** A year that was named and of which nothing is stated. */
function yearNote({ reading, facts, passages }: Asked, main: readonly StatedFact[]): string {
  const [year] = reading.years;
  if (year === undefined || reading.years.length > 1) return '';
  const held = [...(facts[0]?.years ?? []), ...passages.map(({ planYear }) => planYear)];
  if (main.some(({ planYear }) => planYear === year) || (main.length === 0 && held.includes(year))) return '';
  return `I found no guide of ${year} that states this; the following is of another plan year.`;
}

function notStated({ reading, facts, passages, toolFailed }: Asked, nearest: readonly Ranked[]): string {
  if (toolFailed) return NO_LIBRARY;
  const [employer = ''] = reading.employers;
  const guides = new Set([...passages.map(({ guide }) => guide), ...(facts[0]?.facts ?? []).map(({ guide }) => guide)]);
  const whose = guides.size === 1 ? `The guide of ${bold(employer)} does` : `The guides of ${bold(employer)} do`;
  // What was only carried on from before is not denied.
  const isNamed = reading.metrics.some(({ typed }) => typed !== null) || reading.subjects.length > 0;
  if (!isNamed && nearest.length > 0) {
    return `I am not sure what of ${bold(employer)}’s guides answers this; the nearest that I found:\n${bullets(quotes(nearest))}`;
  }
  const near = nearest.length === 0 ? '' : `\n\nThe nearest that I found:\n${bullets(quotes(nearest))}`;
  return `${whose} not state anything on ${subjectOf(reading)}. It can be asked for under Request Information.${near}`;
}
