import type { AnalysisSpec, Choice, Understood } from '../../contract/analysis.ts';
import { isMetricGroup, type MetricKey, metricOf } from '../../contract/metrics.ts';
import type { Condition, Known, Reading } from '../../contract/reading.ts';
import { askedBack, costs, severalFigures } from '../../contract/vocabulary/asked-back.ts';
import { subjects } from '../../contract/vocabulary/subjects.ts';
import { testsOf } from '../language/conditions.ts';
import { accountOf, type Context } from './account.ts';
import { wordsOfMetric } from './metric-words.ts';
import { holders, saysNoMore, withoutFigure } from './no-figure.ts';
import { notHeldIn } from './not-held.ts';
import { isForecast, unknownName } from '../language/unknown.ts';
import { stemOf } from '../../contract/stem.ts';
import { tokensOf } from '../language/tokens.ts';
import { askBack, askWhich, spokenName } from '../analysis/ask-back.ts';
import { factsIn, labelOf, nothingAsked, refused } from '../analysis/refusals.ts';
import { wordsOf } from '../analysis/words.ts';
import { asBefore } from './peers-said.ts';
import { OTHERS_SHOWN } from '../analysis/measured.ts';
import { specify, specOf } from '../analysis/specify.ts';

const asked = { ...askedBack, ...severalFigures };

/**
 * What a question of an analysis asks for. Stricter than `specify`, which also serves answers that show passages beside their figures:
 * where a word with a meaning found no place, it is asked about, or the figure is refused and offered without that word.
 */
export function understand(said: Reading, known: Known, context: Context): Understood {
  const reading = ofAnyone(refined(said, context.question));
  if (refused(reading) === null) {
    const doubt = doubtOf(reading, known.year);
    if (doubt !== null) return doubt;
  }
  const which = withoutFigure(reading, context.before);
  if (which !== null) return which;
  const payment = paymentOfAny(reading);
  if (payment !== null) return payment;
  const cost = costOfLevel(reading);
  if (cost !== null) return cost;
  const ranking = employersRanked(reading);
  if (ranking !== null) return ranking;
  const isShare = reading.intent.value === 'share';
  const mixed = isShare ? null : mixedOf(reading);
  if (mixed !== null) return mixed;
  const phrase = isShare ? null : oneOfTwo(reading);
  if (phrase !== null) return phrase;
  const several = isShare || refused(reading) !== null ? null : askBack(reading, asked, specOf);
  if (several?.kind === 'ask' && isOfUnknown(reading))
    return { kind: 'refuse', sentence: nothingAsked({ ...reading, subjects: [] }), choices: several.choices };
  return accounted(reading, noted(reading, several ?? shareAndAmount(reading) ?? specify(reading)), known, context);
}

/** "Who has the richest parental leave": the one end, for single employers are not named. */
function ofAnyone(reading: Reading): Reading {
  const { intent, groupBy, limit, statistic, sort, text, metrics } = reading;
  const isOpen = intent.value === 'ranking' && groupBy.length === 0 && limit === null && statistic === null;
  if (!isOpen || sort === null || metrics.length !== 1 || !/\bwho\b/i.test(text) || holders.test(text)) return reading;
  return { ...reading, statistic: { value: sort.value === 'desc' ? 'most' : 'least', from: sort.from } };
}

/** "Strike fund contributions": a name of several figures right behind a word that is of none of them. */
function isOfUnknown({ metrics, left, text }: Reading): boolean {
  const names = metrics.flatMap(({ from, value }) =>
    from.kind === 'typed' && value.or !== undefined ? [from.span[0]] : [],
  );
  const named = new Set(metrics.flatMap(({ value }) => (value.or ?? []).flatMap((key) => [...wordsOfMetric(key)])));
  const isLeading = ({ word, span: [, to] }: Reading['left'][number]): boolean =>
    !saysNoMore(word) &&
    !named.has(stemOf(word.toLowerCase())) &&
    names.some((at) => at > to && /^[\s-]*(?:\p{L}{3,}[\s-]+)?$/u.test(text.slice(to, at)));
  return left.some(isLeading);
}

/** "Who is slowest to vest? Show it by industry": a second sentence that names no figure of its own refines the first one. */
function refined(reading: Reading, question: string): Reading {
  const [next, ...others] = reading.more;
  if (next === undefined || others.length > 0 || next.metrics.length === 0 || reading.metrics.length === 0)
    return reading;
  const both = asOneFigure(reading, next, question);
  if (both !== null) return both;
  const isCarried = next.metrics.every(({ from }) => from.kind === 'carried') && next.subjects.length === 0;
  const says = next.groupBy.some(({ from }) => from.kind === 'typed') || next.chart?.from.kind === 'typed';
  const isSame = reading.intent.value !== 'position' && next.amounts.every(({ from }) => from.kind === 'carried');
  if (!isCarried || !says || !isSame) return reading;
  return {
    ...next,
    text: question,
    operation: reading.operation,
    left: [...reading.left, ...next.left],
    covered: [...reading.covered, ...next.covered],
    more: [],
  };
}

const keyOf = ({ metrics }: Reading): string =>
  metrics
    .map(({ value }) => value.metric)
    .toSorted()
    .join(' ');

/**
 * Two questions as one figure: of the same metric, where the second says more of it ("Is it odd not to match? What share of nonprofits do?");
 * or of two amounts of the same employers, side by side ("how many sessions, and what is the copay").
 */
function asOneFigure(reading: Reading, next: Reading, question: string): Reading | null {
  const isTyped = next.metrics.every(({ from }) => from.kind === 'typed');
  const isPlain = reading.amounts.length + next.amounts.length === 0 && reading.employers.length === 0;
  if (!isTyped || !isPlain || reading.operation !== null) return null;
  const left = [...reading.left, ...next.left];
  const covered = [...reading.covered, ...next.covered];
  const where = next.where ?? reading.where;
  if (keyOf(reading) === keyOf(next) && reading.where === null && reading.groupBy.length === 0)
    return { ...next, text: question, left, covered, operation: null, more: [] };
  const isAmounts = [reading, next].every(
    ({ intent, statistic }) => intent.value === 'benchmark' && statistic === null,
  );
  const isOfAll = JSON.stringify(next.where) === JSON.stringify(reading.where) || next.where === null;
  const isBare = reading.groupBy.length + next.groupBy.length === 0 && reading.chart === null && next.chart === null;
  if (!isAmounts || !isOfAll || !isBare) return null;
  return { ...reading, where, text: question, metrics: [...reading.metrics, ...next.metrics], left, covered, more: [] };
}

/** "OOP max, HSA plans only": an amount beside something that is only offered or not. Whom it is of, or a figure of its own. */
function mixedOf(reading: Reading): Understood | null {
  const both = refused(reading) === null ? specOf(reading) : null;
  if (both?.kind !== 'spec' || reading.operation !== null || reading.more.length > 0) return null;
  const { spec, sentence } = both;
  const amounts = spec.measures.filter(({ of }) => of === 'value');
  const facts = spec.measures.flatMap((one) => (one.of === 'offering' ? [one] : []));
  if (amounts.length === 0 || facts.length === 0) return null;
  const peers = [
    ...spec.peers,
    ...facts.map(({ of: _, ...fact }) => ({ any: [{ on: 'fact' as const, ...fact }], not: false })),
  ];
  const among = { ...spec, measures: amounts, peers };
  return {
    kind: 'ask',
    question: 'Do you mean the employers that offer it, or both figures?',
    choices: [
      { label: wordsOf(among), spec: among },
      { label: sentence, spec },
    ],
  };
}

const andHowMuch =
  /(?:\band|\+|,|&|\/)\s*(?:for )?(?:how (?:much|long|many days|many weeks)|(?:the|its|(?:the |a )?(?<statistic>typical|usual|average|mean|median)) (?:amounts?|value))\b(?!-)/i;

/** "How common is it and how much": the share that has it, and the amount beside it. */
function shareAndAmount(reading: Reading): Understood | null {
  const match = andHowMuch.exec(reading.text);
  const [first, ...others] = reading.metrics;
  const isAmount =
    first !== undefined && !isMetricGroup(first.value.metric) && metricOf(first.value.metric).kind === 'number';
  if (match === null || !isAmount || others.length > 0 || reading.intent.value !== 'share') return null;
  const [share, amount] = [
    specOf(reading),
    specOf({ ...reading, intent: { ...reading.intent, value: 'benchmark' }, statistic: null }),
  ];
  if (share.kind !== 'spec' || amount.kind !== 'spec') return null;
  const statistic = /average|mean/i.test(match.groups?.['statistic'] ?? '') ? 'mean' : 'median';
  const spec: AnalysisSpec = { ...amount.spec, measures: [...share.spec.measures, ...amount.spec.measures], statistic };
  return { kind: 'spec', spec, sentence: wordsOf(spec) };
}

const between = new Set([
  'and',
  'or',
  'vs',
  'versus',
  ',',
  ';',
  ':',
  '/',
  '&',
  '+',
  'plus',
  'against',
  'with',
  'to',
  'then',
  'than',
  'also',
  'but',
  'by',
  '.',
  '?',
  '-',
]);

/** "Sick salary", "deductible carryover": two figures are named in one phrase, and nothing sets them side by side. Which of them, or both? */
function oneOfTwo(reading: Reading): Understood | null {
  const [first, second, ...others] = reading.metrics;
  if (first?.from.kind !== 'typed' || second?.from.kind !== 'typed' || others.length > 0 || refused(reading) !== null)
    return null;
  const [one, other] = [first.from.span, second.from.span].toSorted((a, b) => a[0] - b[0]) as [
    readonly [number, number],
    readonly [number, number],
  ];
  const isElse = first.value.metric === second.value.metric || other[0] < one[1] || other[1] > reading.text.length;
  const words = tokensOf(reading.text.slice(one[1], other[0]));
  const both = specOf(reading);
  // "Vesting in use for employer contributions": nothing says that the one is told apart by the other.
  const isTold =
    both.kind === 'spec' &&
    words.length > 0 &&
    both.spec.groupBy.some((by) => by === first.value.metric || by === second.value.metric);
  if (both.kind !== 'spec' || (both.spec.measures.length < 2 && !isTold)) return null;
  if (isElse || reading.operation !== null || words.some(({ low }) => between.has(low))) return null;
  const sides = isTold ? [[first], [second]] : [[first], [second], [first, second]];
  const choices = sides.flatMap((metrics): Choice[] => {
    const understood = specOf({ ...reading, metrics });
    return understood.kind === 'spec' ? [{ label: understood.sentence, spec: understood.spec }] : [];
  });
  return choices.length < sides.length
    ? null
    : { kind: 'ask', question: `Which of these do you mean${isTold ? '' : ', or both'}?`, choices };
}

/** A spec that says all that the question says; one that does not is asked about, with what could not be placed. */
function accounted(reading: Reading, understood: Understood, known: Known, context: Context): Understood {
  if (understood.kind !== 'spec') return understood;
  const { spec, sentence } = understood;
  const { asked: open, unused, told, isOfThoseWithout, read } = accountOf(reading, spec, known, context);
  const list = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');
  if (open.length > 0)
    return {
      kind: 'ask',
      question: `I found no place for ${list(open.slice(0, 4))}. Is this what you mean?`,
      choices: [{ label: sentence, spec }],
    };
  const stories = [...(reading.background ?? []), ...told].map(
    (one) => `Background, no part of the figure: “${one.slice(0, 200)}”`,
  );
  const idle = unused.length === 0 ? [] : [`Not used: ${list(unused.slice(0, 8))}.`];
  const others = spec.assumed.filter((one) => !one.startsWith('Not used'));
  const shown = isOfThoseWithout && !others.includes(OTHERS_SHOWN) ? [OTHERS_SHOWN] : [];
  const assumed = [...shown, ...read, ...idle, ...asBefore(reading, spec, context.before), ...others, ...stories].slice(
    0,
    12,
  );
  return { ...understood, spec: { ...spec, assumed }, ...(unused.length > 0 && { unused: [...unused] }) };
}

const refuse = (sentence: string, reading: Reading | null = null): Understood => {
  const without = reading === null ? null : specify({ ...reading, left: [] });
  const choices =
    without?.kind === 'spec' ? [{ label: without.sentence, spec: without.spec }] : (without?.choices ?? []);
  return { kind: 'refuse', sentence, choices };
};

const advising =
  /\b(?:should (?:we|i|they|my client|our|it)|do you (?:recommend|suggest|advise)|what would you|is it worth|worth it|(?:would|will) it (?:cost|take) (?:us|me|them|our))\b/i;

/** "What is my deductible": of the one who asks, and not to be compared with anything. "My manager wants …" is no such thing. */
const isOwn = ({ text, amounts, intent, where, metrics }: Reading): boolean => {
  if (intent.value === 'position' || amounts.length > 0 || where !== null) return false;
  const mine = [...text.matchAll(/\bmy (?:own )?(?<word>\w+)/gi)];
  const isNamed = (from: number): boolean =>
    metrics.some((one) => one.from.kind === 'typed' && from >= one.from.span[0] - 1 && from < one.from.span[1]);
  return mine.some(
    ({ index, 0: all, groups }) =>
      ownPlan.test(groups?.['word'] ?? '') || isNamed(index + all.length - (groups?.['word'] ?? '').length),
  );
};
const ownPlan =
  /^(?:plan|plans|insurance|coverage|benefits?|health|medical|dental|vision|policy|paycheck|balance|account|card|claims?)$/i;

/** Why the figure that the words give would answer something else than what was asked. */
function doubtOf(reading: Reading, year: number): Understood | null {
  if (isForecast(reading) || yearsIn(reading.where).some((one) => one > year + 1)) {
    return refuse(
      'Maximus computes what guides state and forecasts nothing. It shows the years that the library holds.',
      reading,
    );
  }
  if (advising.test(reading.text))
    return refuse('Maximus computes what guides state and gives no advice. This is what others do:', reading);
  if (/^\W*(?:and |but |so )?why\b/i.test(reading.text))
    return refuse('Maximus computes what guides state, and no reasons for it. This is what they state:', reading);
  if (isOwn(reading)) return refuse('I do not know your own plan. Maximus computes what others state:', reading);
  const missing = notHeldIn(reading);
  if (missing !== null) return refuse(`${missing} This is the nearest that they do state:`, reading);
  const name = unknownName(reading);
  if (name !== null)
    return refuse(`I know no employer, place or trade called “${name}”. Without it I can compute this:`, reading);
  if (isOfSubject(reading)) return refuse(nothingAsked(reading));
  return isCountOfNothing(reading) && withoutFigure(reading, null) === null ? refuse(nothingAsked(reading)) : null;
}

/** "Pet insurance premiums": the price of something that the catalogue does not hold. */
function isOfSubject(reading: Reading): boolean {
  return reading.subjects.some(({ value, from }) => {
    if (from.kind !== 'typed' || subjects[value].kind !== 'benefit') return false;
    return reading.metrics.some((one) => {
      const isPrice = one.value.or !== undefined && one.from.kind === 'typed' && one.from.span[0] - from.span[1] === 1;
      return isPrice && asked[spokenName(reading, one) ?? ''] !== undefined;
    });
  });
}

const yearsIn = (where: Condition | null): number[] =>
  testsOf(where).flatMap(({ test }) => (test.on === 'year' ? [test.atLeast ?? test.above ?? 0] : []));

/** "Insurance by region": it would count employers, though nobody asked how many there are. */
const isCountOfNothing = ({ intent, metrics, where, left, text }: Reading): boolean =>
  intent.value === 'library' &&
  metrics.length === 0 &&
  factsIn(where).length === 0 &&
  left.length > 0 &&
  !holders.test(text);

/** What employers charge is what employees pay of it; what insurers charge is not. */
const charging =
  /(?<!insurance |insurer |carrier )\b(?:employers?|compan(?:y|ies)|firms?|organizations?|business(?:es)?|they)(?: \w+ly)? charges?\b/i;

/** "The cost of covering a spouse": whose cost, nobody says. */
function costOfLevel(reading: Reading): Understood | null {
  const [slot, ...others] = reading.metrics;
  if (slot?.value.metric !== 'medical.contribution' || others.length > 0 || reading.operation !== null) return null;
  const isOpen = slot.value.or?.includes('medical.premium') === true && slot.value.or.length === 2;
  const { or: _, ...asked } = slot.value;
  const choices = costs.map((metric): [MetricKey, Reading] => [
    metric,
    { ...reading, metrics: [{ value: { ...asked, metric }, from: { kind: 'carried' } }] },
  ]);
  const isOfPeople =
    /\b(?:for|to) (?:the |an? |their )?(?:employees?|workers?|members?|staff|people)\b(?![ -]only)/i.test(reading.text);
  return isOpen && !isOfPeople && !charging.test(reading.text) ? askWhich('cost', choices, specOf) : null;
}

/** "How much does the employer pay": for what is not said. */
function paymentOfAny(reading: Reading): Understood | null {
  const [slot, ...others] = reading.metrics;
  const typed = slot === undefined ? null : spokenName(reading, slot);
  const isPayment = typed !== null && /\b(?:pays?|contributes?|covers?|spends?|puts? in|chips? in)$/.test(typed);
  const isPrice =
    slot !== undefined &&
    (slot.value.metric === 'medical.employer_share' || slot.value.metric === 'medical.contribution');
  if (!isPrice || !isPayment || others.length > 0 || slot.value.tier !== undefined) return null;
  if (/\b(?:medical|health|premiums?|insurance|dental|vision|coverage|plans?|hsa|401)\b/i.test(reading.text))
    return null;
  const { or: _, ...asked } = slot.value;
  const names =
    severalFigures[slot.value.metric === 'medical.contribution' ? 'contribute' : 'employer contribution'] ?? [];
  const choices = names.map((metric): [MetricKey, Reading] => [
    metric,
    { ...reading, metrics: [{ value: { ...asked, metric }, from: { kind: 'carried' } }] },
  ]);
  return askWhich('payment', choices, specOf);
}

const isOfHolders = ({ text }: Reading): boolean =>
  /\b(?:which|what|who|top|bottom|list)\b/i.test(text) && holders.test(text);

/** "Which companies have the highest": single employers are not named, groups of them are. */
function employersRanked(reading: Reading): Understood | null {
  const isRanking = reading.intent.value === 'ranking' && reading.groupBy.length === 0 && isOfHolders(reading);
  const isOfValues = reading.statistic !== null && reading.statistic.value !== 'median';
  if (!isRanking || isOfValues || reading.sort === null || refused(reading) !== null) return null;
  const plain = specOf(reading);
  if (plain.kind !== 'spec' || plain.spec.measures[0]?.of !== 'value') return null;
  const choices = (['industry', 'state', 'size'] as const).flatMap((value) => {
    const groupBy = [{ value, from: { kind: 'carried' } as const }];
    const understood = specOf({ ...reading, groupBy });
    return understood.kind === 'spec' ? [{ label: understood.sentence, spec: understood.spec }] : [];
  });
  return {
    kind: 'refuse',
    sentence: 'Maximus compares groups of employers and names no single one. These it can rank:',
    choices,
  };
}

/** A figure with what its name may mean as well. */
function noted(reading: Reading, understood: Understood): Understood {
  if (understood.kind !== 'spec') return understood;
  const also = reading.metrics.flatMap((slot) => {
    const { metric, or = [] } = slot.value;
    const typed = spokenName(reading, slot);
    const all = (typed === null ? undefined : askedBack[typed]) ?? or;
    const others = all.filter((one) => one !== metric && metricOf(one).kind === 'number');
    const isPlain = metric.startsWith('medical.') && others.every((one) => !one.startsWith('medical.'));
    if (typed === null || others.length === 0 || isPlain || isMetricGroup(metric)) return [];
    return [`Read “${typed}” as ${labelOf(metric)}; it can also mean ${others.slice(0, 2).map(labelOf).join(' or ')}.`];
  });
  const more = reading.more.length > 0 ? ['Only the first question is answered; ask the next one by itself.'] : [];
  const assumed = [...understood.spec.assumed, ...also, ...more].slice(0, 12).map((one) => one.slice(0, 300));
  return { ...understood, spec: { ...understood.spec, assumed } };
}
