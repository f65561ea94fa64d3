import { holidays } from '../../../contract/vocabulary/holidays.ts';
import type { Asked } from '../conversation.ts';
import { type Statement, statementsOf } from '../statements.ts';
import { bold, mark, titled, yearOf } from './phrase.ts';

const plain = (text: string): string => text.toLowerCase().replaceAll(/[’‘]/g, "'");

/** The days that a text names; a longer name stands for itself alone: the day after Thanksgiving is no Thanksgiving. */
function namedIn(text: string): string[] {
  let rest = plain(text);
  const all = holidays.flatMap(({ name, names }) => names.map((spoken) => ({ name, spoken })));
  const found = new Set<string>();
  for (const { name, spoken } of all.toSorted((a, b) => b.spoken.length - a.spoken.length)) {
    const word = new RegExp(`(?<!\\p{L})${spoken.replaceAll('.', String.raw`\.`)}(?!\\p{L})`, 'gu');
    if (!word.test(rest)) continue;
    found.add(name);
    rest = rest.replaceAll(word, ' ');
  }
  return holidays.map(({ name }) => name).filter((name) => found.has(name));
}

const FEWEST_OF_LIST = 4;
/** What else a question may say that asks whether a day is free; a bonus or a party at Christmas is another question. */
const ofClosing = new Set(
  'off closed close closing holiday holidays observe observed observes paid day days get give given have free office list listed recognize recognized company one ones among amongst included too also'.split(
    ' ',
  ),
);
const DENIED = /\b(?:not|no|except\w*|unless|instead|closed only)\b/i;

/** Whether a day is among the holidays that one employer's guide lists: the list answers, whichever way; '' where there is none. */
export function saidHoliday({ reading, passages }: Asked): string {
  const [employer = ''] = reading.employers;
  const [day] = namedIn(reading.question);
  if (day === undefined || !asksWhetherFree(reading)) return '';
  const own = passages.filter((one) => one.employer === employer);
  const lists = own
    .map((passage) => ({ passage, days: namedIn(passage.text) }))
    .filter(({ days }) => days.length >= FEWEST_OF_LIST);
  const [list] = lists.toSorted((a, b) => b.days.length - a.days.length);
  if (list === undefined) return '';
  const holding = lists.find(({ days }) => days.includes(day));
  const { passage } = holding ?? list;
  const where = `${bold(employer)}, ${titled(passage)} (${yearOf(passage.planYear)})`;
  const statement = statementsOf(holding === undefined ? [] : [holding.passage]).find(({ text }) =>
    namedIn(text).includes(day),
  );
  if (statement !== undefined)
    return `${DENIED.test(statement.text) ? '' : 'Yes. '}${whereOf(statement)}: ${quotedRow(statement)}`;
  if (holding !== undefined)
    return `Yes. ${where} names ${bold(day)} among its holidays: ${holding.days.join(', ')} ${mark(holding.passage.marker)}.`;
  return `${where} does not name ${bold(day)} among its holidays: ${list.days.join(', ')} ${mark(list.passage.marker)}.`;
}

/** The same of several employers, each by its own list; '' where one of them has none. */
export function saidHolidays(asked: Asked): string {
  const each = asked.reading.employers.map((employer) =>
    saidHoliday({ ...asked, reading: { ...asked.reading, employers: [employer] } }),
  );
  return each.includes('') ? '' : each.join('\n\n');
}

function asksWhetherFree({ metrics, left }: Asked['reading']): boolean {
  const others = left.flatMap((word) => plain(word).split(/\s+/)).filter((word) => !ofClosing.has(word));
  const isOfDay = others.every((word) =>
    holidays.some(({ names }) => names.some((name) => name.split(' ').includes(word))),
  );
  return isOfDay && metrics.every(({ metric }) => metric === 'time_off.holidays');
}

const whereOf = ({ passage }: Statement): string =>
  `${bold(passage.employer)}, ${titled(passage)} (${yearOf(passage.planYear)})`;

/** The row or sentence that names it. */
const quotedRow = ({ text, passage }: Statement): string => `${text.replace(/[.\s]+$/, '')} ${mark(passage.marker)}.`;
