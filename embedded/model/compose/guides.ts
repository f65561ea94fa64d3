import type { Asked } from '../conversation.ts';
import type { Ranked } from '../rank.ts';
import { findStatements } from './find-statements.ts';
import { bold, bullets, listed, quotes, titled, yearOf } from './phrase.ts';
import { subjectOf } from './subject-of.ts';

const MOST = 8;
const MOST_OF_ONE = 3;

/** What guides of several employers say, guide by guide, in their words. */
export function saidGuides({ reading, passages }: Asked): string {
  const { answers, nearest } = findStatements(reading, passages, MOST);
  if (answers.length > 0) return `${yearNote(reading.years, answers)}${countNote(reading, answers)}${byGuide(answers)}`;
  const near = nearest.length === 0 ? '' : `\n\nThe nearest that I found:\n${byGuide(nearest)}`;
  return `I am not sure. The passages that I found say nothing on ${subjectOf(reading)}; it can be asked for under Request Information.${near}`;
}

/** A year that was named and of which no guide is shown. */
function yearNote(years: readonly number[], answers: readonly Ranked[]): string {
  if (years.length === 0 || answers.some(({ passage }) => years.includes(passage.planYear ?? 0))) return '';
  return `I found no guide of ${listed(years.map(String), 'or')} that states this, and I do not foresee amounts; these are of other plan years.\n\n`;
}

/** Of a benefit that the catalogue has no value for, guides are found by their words, and nobody has counted them all. */
function countNote({ intent, subjects, question }: Asked['reading'], answers: readonly Ranked[]): string {
  if (subjects.length === 0 || !(intent === 'share' || intent === 'ranking' || COUNTS.test(question))) return '';
  const employers = new Set(answers.map(({ passage }) => passage.employer)).size;
  return `The library counts no ${subjects.map(({ label }) => label.toLowerCase()).join(' or ')} as a figure, so there is no share of employers. I found it in the guides of ${employers} employers; there may be more:\n\n`;
}
const COUNTS = /\bhow (?:many|common)\b|\b(?:share|percent\w*|most|which|what|list)\b/i;

function byGuide(statements: readonly Ranked[]): string {
  const keys = [...new Set(statements.map(keyOf))];
  return keys
    .map((key) => {
      const own = statements.filter((one) => keyOf(one) === key).slice(0, MOST_OF_ONE);
      const [first] = own;
      if (first === undefined) return '';
      const { passage } = first;
      const head = `${bold(passage.employer)}, ${titled(passage)} (${yearOf(passage.planYear)}${passage.sample === true ? ', sample' : ''})`;
      return `${head}:\n${bullets(quotes(own))}`;
    })
    .join('\n\n');
}

const keyOf = ({ passage }: Ranked): string => `${passage.employer}|${passage.guide}|${passage.planYear ?? ''}`;
