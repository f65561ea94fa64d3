import type { SaidFigure } from '../../../contract/insight-tools.ts';
import type { Asked } from '../conversation.ts';
import { findStatements } from './find-statements.ts';
import { once } from './once.ts';
import { openWords } from './open-words.ts';
import { bold, bullets, listed, mark, quoted, yearOf } from './phrase.ts';
import { isNamed, saidRules } from './rules.ts';
import { subjectOf } from './subject-of.ts';

const MOST_EXAMPLES = 4;
const named = new Set(['ranking', 'share', 'passage']);

/** A figure over many employers: what comes of it, the groups, what to keep in mind, and guides that say it. */
export function saidFigure(asked: Asked): string {
  const { reading, figures } = asked;
  const [figure] = figures;
  if (figure?.kind === 'ask') {
    return `${figure.question.replace(/\?$/, '')}: ${listed(figure.choices.map(bold), 'or')}?`;
  }
  if (figure?.kind === 'refuse') return refused(asked, figure.sentence);
  const hasFigure = figures.some((one) => one.kind === 'figure' && one.hasFigures);
  // Figures of wider peers say more than single guides that need not be among the peers.
  const isWidened = figures.some((one) => one.kind === 'figure' && one.wider?.hasFigures === true);
  const examples = named.has(reading.intent) || !(hasFigure || isWidened) ? saidExamples(asked) : '';
  // What only leans on a question before it names no rule of its own; a median that was asked for is none of law.
  const isSaid = reading.metrics.length === 0 || reading.metrics.some(({ typed }) => typed !== null && typed !== '');
  const isOfLaw = isNamed(asked.rules) && !reading.isFollowUp && isSaid && !(hasFigure && reading.isStatistic);
  const rules = isOfLaw ? saidRules(asked) : '';
  const said = [doubtOf(asked), ...figures.map((one) => saidWhole(asked, one))];
  return (hasFigure ? [...said, examples, rules] : [rules, ...said, examples])
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What most of a question says nothing to may be the answer to another one. */
function doubtOf({ reading }: Asked): string {
  const open = openWords(reading, []);
  return open.length < MANY_OPEN
    ? ''
    : `I could not place ${listed(open.map((word) => `“${word}”`))}, so this may not be what you ask. The figure that comes nearest:`;
}

const MANY_OPEN = 3;

/** Where no figure can be computed, what guides and rules say of it. */
function refused(asked: Asked, sentence: string): string {
  const examples = saidExamples(asked);
  const rules = isNamed(asked.rules) && !asked.reading.isFollowUp ? saidRules(asked) : '';
  if (examples !== '' || rules !== '') return [rules, examples].filter((part) => part !== '').join('\n\n');
  return `${sentence}\n\nThe guides that I searched say nothing on ${subjectOf(asked.reading)}; it can be asked for under Request Information.`;
}

/** The sentence with the figure. */
export function saidHeadline(figure: SaidFigure): string {
  return figure.kind === 'figure' ? headlineOf(figure) : '';
}

const headlineOf = ({ headline, marker }: { headline: string; marker: number }): string =>
  `${headline.replace(/\.$/, '')} ${mark(marker)}.`;

function saidWhole(asked: Asked, figure: SaidFigure): string {
  if (figure.kind !== 'figure') return '';
  const { rows, columns, marker, wider } = figure;
  // What was assumed, and what to keep in mind, is said once in a conversation; that guides are modelled, with every figure.
  const assumptions = figure.assumptions.filter((one) => once(asked, one) !== '');
  const caveats = figure.caveats.filter((one) => MODELLED.test(one) || once(asked, one) !== '');
  const table =
    rows.length < 2
      ? ''
      : [
          `| | ${columns.join(' | ')} | n |`,
          `| --- |${columns.map(() => ' ---: |').join('')} ---: |`,
          ...rows.map(({ group, values, n }) => `| ${group} | ${values.join(' | ')} | ${n} ${mark(marker)} |`),
        ].join('\n');
  return [
    saidHeadline(figure),
    table,
    wider === null ? '' : `With wider peers: ${headlineOf(wider)}`,
    assumptions.length === 0 ? '' : `Assumed: ${assumptions.join(' ')}`,
    caveats.join(' '),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const MODELLED = /\bmodelled\b/i;

/** Guides that say it, one statement each. */
function saidExamples({ reading, passages }: Asked): string {
  const { answers } = findStatements(reading, passages, 12);
  const own = answers.filter(
    ({ passage }, at) => answers.findIndex((other) => other.passage.employer === passage.employer) === at,
  );
  if (own.length === 0) return '';
  const lines = own
    .slice(0, MOST_EXAMPLES)
    .map(
      (one) =>
        `${bold(one.passage.employer)} (${yearOf(one.passage.planYear)}${one.passage.sample === true ? ', sample' : ''}): ${quoted(one)}`,
    );
  return `What guides say:\n${bullets(lines)}`;
}
