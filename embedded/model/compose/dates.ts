import type { ComplianceDates } from '../../../contract/insight-tools.ts';
import type { Asked } from '../conversation.ts';
import { bold, bullets, mark } from './phrase.ts';

type DueDate = ComplianceDates['dates'][number];

/** What is due when, each with the rule that it follows; a single date as a sentence. */
export function saidDates({ dates }: Asked): string {
  return dates.map(saidOne).join('\n\n');
}

function saidOne({ dates, planYearStart, isAssumed, span }: ComplianceDates): string {
  const assumed = isAssumed ? `Assumed: plan years begin on ${planYearStart}.\n\n` : '';
  const [first, ...more] = dates;
  if (first === undefined) return `${assumed}Nothing of the compliance calendar falls ${span}.`;
  const closing =
    'Who files, and what is left to a carrier or administrator, depends on the plan: the plan document and counsel decide a case.';
  const body =
    more.length === 0
      ? `${sentence(first)}\n\n${authority(first)}`
      : `Due ${span}, earliest first:\n\n${bullets(dates.map(line))}`;
  return `${assumed}${body}\n\n${closing}`;
}

const moved = ({ moved: day }: DueDate): string => (day === null ? '' : ` (${day} is no working day)`);

function sentence(date: DueDate): string {
  return `${date.name}: due by ${bold(date.due)}${moved(date)}, for ${date.of} ${mark(date.marker)}. It concerns: ${date.who} ${mark(date.marker)}.`;
}

const line = (date: DueDate): string =>
  `${bold(date.due)}: ${date.name}, for ${date.of}${moved(date)}${date.checked ? '' : '; check the source'} ${mark(date.marker)}`;

const authority = ({ source, checked, marker }: DueDate): string =>
  `${checked ? 'Source' : 'Check the source'}: ${source} ${mark(marker)}.`;
