import type { FoundSurvey, FoundSurveys } from '../../../contract/insight-tools.ts';
import type { Asked } from '../conversation.ts';
import { saidHeadline } from './figure.ts';
import { once } from './once.ts';
import { bold, bullets, listed, mark } from './phrase.ts';

type Figure = FoundSurvey['figures'][number];
type Value = Figure['values'][number];

/** Lines beside a figure of the library. */
const MOST_BESIDE = 2;

/** Whether a question names a survey. */
export const namesSurvey = ({ surveys }: Asked): boolean => surveys.some(({ named }) => named.length > 0);

/** What a survey says that was named: the figure first, then its other years, who was asked, and what guides here state. */
export function saidSurveys(asked: Asked): string {
  const { surveys, figures } = asked;
  const [found] = surveys;
  if (found === undefined) return '';
  const { entries } = found;
  // That the library has too few for a figure says nothing beside a survey.
  const beside = figures.flatMap((one) => (one.kind === 'figure' && one.hasFigures ? [saidHeadline(one)] : []));
  const library =
    beside.length === 0
      ? ''
      : `In the guides of this library, which are other employers and not the survey’s:\n${bullets(beside)}`;
  return [missingOf(found), ...entries.map((entry) => saidEntry(asked, entry, found.years)), library]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** A survey that the reference lacks, or that has nothing on what is asked: said, with what comes nearest. */
function missingOf({ missing, entries, held }: FoundSurveys): string {
  if (missing.length === 0) return '';
  if (held.length > 0)
    return `I found no figure on this among those of ${listed(missing.map(bold), 'or')} in the reference of published surveys. These are there:\n${bullets(held)}`;
  const lacking = `I found no figure of ${listed(missing.map(bold), 'or')} on this in the reference of published surveys`;
  if (entries.length === 0)
    return `${lacking}, and none of another publisher; it can be asked for under Request Information.`;
  return `${lacking}. The nearest that it holds:`;
}

function saidEntry(question: Asked, entry: FoundSurvey, years: readonly number[]): string {
  const { marker, publisher, figures, correction, rule, population, reading, source, asOf } = entry;
  const asked = figures.filter(({ isAsked }) => isAsked);
  const shown = yearsShown(asked, years);
  const absent = years.filter((year) => !asked.some(({ values }) => values.some((one) => one.year === year)));
  const first = shown.map((year) => `${bold(`${publisher} ${year}`)}: ${sayYear(asked, year)} ${mark(marker)}.`);
  const lacks =
    absent.length === 0
      ? ''
      : `I found no such figure for ${listed(absent.map(String), 'or')}: it may not be published, or only since this was last looked over. `;
  const earlier = figuresBy(asked, (year) => !shown.includes(year));
  const isChecked = asked.every(({ values }) =>
    values.filter(({ year }) => shown.includes(year)).every(({ checked }) => checked),
  );
  return [
    correction === null ? '' : cited(correction, marker),
    `${lacks}${first.join(' ')}`,
    earlier.length === 0 ? '' : `Other years:\n${bullets(earlier.map((line) => `${line} ${mark(marker)}`))}`,
    [rule, `Who was asked: ${population}`, reading]
      .map((sentence) => once(question, cited(sentence, marker)))
      .filter((sentence) => sentence !== '')
      .join(' '),
    `${isChecked ? 'Source' : 'Check the source'}: ${source} ${mark(marker)} (as of ${asOf}).`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Every sentence bears its source. */
const cited = (text: string, marker: number): string => text.replaceAll(/[.!?](?=\s+\p{Lu}|$)/gu, ` ${mark(marker)}.`);

/** The years that were named and have a figure, else the newest that has one. */
function yearsShown(figures: readonly Figure[], years: readonly number[]): number[] {
  const held = figures.flatMap(({ values }) => values.map(({ year }) => year));
  const named = years.filter((year) => held.includes(year));
  return named.length > 0 ? named.toSorted() : held.length === 0 ? [] : [Math.max(...held)];
}

const sayYear = (figures: readonly Figure[], year: number): string =>
  figures
    .flatMap(({ label, values }) =>
      values
        .filter((one) => one.year === year)
        .map(({ said }) => `${label.charAt(0).toLowerCase()}${label.slice(1)} ${bold(said)}`),
    )
    .join('; ');

/** A line for each figure, with its values of some years. */
const figuresBy = (figures: readonly Figure[], isMeant: (year: number) => boolean): string[] =>
  figures.flatMap(({ label, values }) => {
    const own = values.filter(({ year }) => isMeant(year));
    return own.length === 0 ? [] : [`${label}: ${own.map(sayValue).join('; ')}`];
  });

const sayValue = ({ year, said }: Value): string => `${year}: ${bold(said)}`;

/** What surveys publish of a figure of the library, a line each. */
export function besideLibrary({ surveys }: Asked): string {
  const years = surveys.flatMap((one) => one.years);
  const entries = surveys.flatMap((one) => one.entries).slice(0, MOST_BESIDE);
  const lines = entries.flatMap(({ publisher, figures, marker }) =>
    figures
      .filter(({ isAsked }) => isAsked)
      .slice(0, 1)
      .flatMap(({ label, values }) => {
        const newest = values.find(({ year }) => years.includes(year)) ?? values.at(-1);
        return newest === undefined
          ? []
          : [
              `${publisher} ${newest.year}: ${label.charAt(0).toLowerCase()}${label.slice(1)} ${bold(newest.said)} ${mark(marker)}`,
            ];
      }),
  );
  return lines.length === 0 ? '' : `Published surveys, of other employers than these guides:\n${bullets(lines)}`;
}
