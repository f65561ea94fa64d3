import type { RankedEmployers } from '../../../contract/insight-tools.ts';
import type { Asked } from '../conversation.ts';
import { saidHeadline } from './figure.ts';
import { bold, mark, yearOf } from './phrase.ts';

/** Employers by what they state, and the figure over all of them to hold them against. */
export function saidRanking({ rankings, figures }: Asked): string {
  const [ranking] = rankings;
  if (ranking === undefined || ranking.rows.length === 0) return '';
  const { label, order, peers, rows, total, alike } = ranking;
  const which =
    order === 'stated'
      ? total > rows.length
        ? `the first ${rows.length}`
        : 'all'
      : order === 'desc'
        ? 'the highest'
        : 'the lowest';
  const whose = total === 1 ? 'the one employer that states it' : `${which} of ${total} employers that state it`;
  const head = `${label}, ${whose} (${peers}):`;
  const lines = rows.map((row, at) => `${at + 1}. ${line(row)}`);
  const more = alike === 0 ? '' : `${alike} more state the same as the last of these.`;
  const isSample = rows.some(({ fact }) => fact?.sample === true);
  return [
    `${head}\n${lines.join('\n')}`,
    more,
    ...figures.map(saidHeadline),
    isSample ? 'Those marked as sample are modelled, not real employers.' : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function line({ employer, fact }: RankedEmployers['rows'][number]): string {
  if (fact === null) return `${bold(employer)}: unlock its guide to see the value`;
  const { plan, said, planYear, sample, marker } = fact;
  const of = [plan, yearOf(planYear), sample ? 'sample' : null].filter((part) => part !== null).join(', ');
  return `${bold(employer)} (${of}): ${bold(said)} ${mark(marker)}`;
}
