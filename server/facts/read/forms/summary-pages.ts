import { lettersOf, type ReadPassage } from '../rows.ts';
import { questions, signs, tableSigns } from './summary-template.ts';

/** Whether a page holds a table of a Summary of Benefits and Coverage. */
export function isSummaryPage(text: string): boolean {
  const letters = lettersOf(text);
  return tableSigns.some((sign) => letters.includes(sign));
}

/** The title of the form, or a word of its table: a guide that only speaks of the form has its question, but not these. */
const titles = ['summaryofbenefitsandcoverage', 'whythismatters'];
const [opening] = questions.deductible;

/** A form has so many passages at least: where its first question stands again sooner, it goes on. */
const SHORTEST = 8;

function isApart(passages: readonly ReadPassage[], before: number | undefined, at: number): boolean {
  return before === undefined || (at - before >= SHORTEST && passages[before] !== passages[at]);
}

/** How many passages before its first question belong to a form, where they are on the same page: its head. */
const HEAD = 6;
/** Pages of a form that show nothing of it but text: rights, appeals, other languages. */
const PLAIN_PAGES = 4;

/** Labels of the form that its passages show at least: a text that quotes one of its questions is none. */
const FEWEST_LABELS = 4;
const labels = [...signs, ...Object.values(questions).flat()];

/** The forms that passages hold, each as its passages, and what is left. */
export function partForms(passages: readonly ReadPassage[]): { forms: ReadPassage[][]; rest: ReadPassage[] } {
  const letters = passages.map(({ text, heading }) => lettersOf(`${heading ?? ''} ${text}`));
  const titled = new Set(
    passages.flatMap(({ page }, at) => (titles.some((title) => letters[at]?.includes(title)) ? [page] : [])),
  );
  const starts = letters
    .flatMap((text, at) => (text.includes(opening) && titled.has(passages[at]?.page ?? 0) ? [at] : []))
    .filter((at, index, all) => isApart(passages, all[index - 1], at));
  const forms: ReadPassage[][] = [];
  let end = 0;
  starts.forEach((opened, index) => {
    const next = starts[index + 1] ?? passages.length;
    const from = headFrom(passages, opened, end);
    const last = lastOf(passages, letters, opened, next);
    const said = letters.slice(from, last + 1).join(' ');
    if (opened < end || labels.filter((label) => said.includes(label)).length < FEWEST_LABELS) return;
    forms.push(passages.slice(from, last + 1));
    end = last + 1;
  });
  const taken = new Set(forms.flat());
  return { forms, rest: passages.filter((passage) => !taken.has(passage)) };
}

/** Where the head of a form begins: on the page of its first question, behind what is of another form. */
function headFrom(passages: readonly ReadPassage[], opened: number, end: number): number {
  let from = opened;
  while (from > end && opened - from < HEAD && passages[from - 1]?.page === passages[opened]?.page) from -= 1;
  return from;
}

/** The last passage of a form: the page of its last label belongs to it to its end, unless the next form begins there. */
function lastOf(passages: readonly ReadPassage[], letters: readonly string[], opened: number, next: number): number {
  const pageOf = (at: number): number => passages[at]?.page ?? Infinity;
  let last = opened;
  for (let at = opened; at < next && pageOf(at) - pageOf(last) <= PLAIN_PAGES; at += 1)
    if (signs.some((sign) => letters[at]?.includes(sign))) last = at;
  while (last + 1 < next && pageOf(last + 1) === pageOf(last) && pageOf(last) < pageOf(next)) last += 1;
  return last;
}
