import type { Asked } from '../conversation.ts';
import type { Ranked } from '../rank.ts';
import { findStatements } from './find-statements.ts';
import { bold, bullets, quoted, titled, yearOf } from './phrase.ts';
import { subjectOf } from './subject-of.ts';

const MOST = 8;
const MOST_OF_ONE = 3;

/** What guides of several employers say, guide by guide, in their words. */
export function saidGuides({ reading, passages }: Asked): string {
  const { answers, nearest } = findStatements(reading, passages, MOST);
  if (answers.length > 0) return byGuide(answers);
  const near = nearest.length === 0 ? '' : `\n\nThe nearest that I found:\n${byGuide(nearest)}`;
  return `I am not sure. The passages that I found say nothing on ${subjectOf(reading)}; it can be asked for under Request Information.${near}`;
}

function byGuide(statements: readonly Ranked[]): string {
  const keys = [...new Set(statements.map(keyOf))];
  return keys
    .map((key) => {
      const own = statements.filter((one) => keyOf(one) === key).slice(0, MOST_OF_ONE);
      const [first] = own;
      if (first === undefined) return '';
      const { passage } = first;
      const head = `${bold(passage.employer)}, ${titled(passage)} (${yearOf(passage.planYear)}${passage.sample === true ? ', sample' : ''})`;
      return `${head}:\n${bullets(own.map(quoted))}`;
    })
    .join('\n\n');
}

const keyOf = ({ passage }: Ranked): string => `${passage.employer}|${passage.guide}|${passage.planYear ?? ''}`;
