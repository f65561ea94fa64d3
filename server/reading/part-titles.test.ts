import { expect, test } from 'vitest';
import { drawPdf } from '../library/testing/documents.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { levelOfPart } from './part-titles.ts';
import { readHtml } from './html/read-html.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { splitPassages } from './split-passages.ts';
import { pagesOfText } from './text/read-plain-text.ts';

const text =
  'Everybody who works at least twenty hours a week may take it after a year, as long as the plant manager agrees.';
const headingsOf = (pages: ReturnType<typeof pagesOfText>): (string | null)[] =>
  splitPassages(pages).map(({ heading }) => heading);
const htmlOf = (body: string): ReturnType<typeof pagesOfText> => [
  ...readHtml(new TextEncoder().encode(`<html><body>${body}</body></html>`), undefined).pages,
];

test.each([
  ['ARTICLE 5 – HOLIDAYS', 4],
  ['Chapter II: Pay and hours', 4],
  ['Section 11. Parenthood Leave', 5],
  ['1.2 Eligibility', 5],
  ['4.2.7 Time Away for Voters', 6],
  ['C. Bilingual Pay', 6],
  ['III. WORKING CONDITIONS', 4],
  ['Section 4 of this agreement', null],
  ['Section 9. Employees may use it after they have told their supervisor.', null],
  ['1.5 days per month', null],
  ['2.5 Times Annual Pay', null],
  ['A. Employees who are called back', null],
  ['3.5% of pay', null],
  ['112.50 Worker', null],
  ['Section 125 Plan', null],
  ['Part D Notice', null],
  ['Part D: Notice', 4],
  ['3.08 Less than 5 Years', null],
])('%s', (line, level) => {
  expect(levelOfPart(line)).toBe(level);
});

test('a title is set apart from what counts it: no row of a table, on a page or in a text', async () => {
  const pdf = await drawPdf((page) => {
    page.font('Helvetica').fontSize(11);
    const line = (y: number, label: string, words: string): void => {
      page.text(label, 72, y, { lineBreak: false }).text(words, 190, y, { lineBreak: false });
    };
    line(80, 'ARTICLE VII', 'TIME AWAY');
    line(110, 'Section 1.', 'Volunteer Days');
    page.text(text, 72, 140, { width: 420 });
    line(200, 'Section 2.', 'Days of Mourning');
    page.text(text, 72, 230, { width: 420 });
  });
  const titles = [
    'ARTICLE VII TIME AWAY – Section 1. Volunteer Days',
    'ARTICLE VII TIME AWAY – Section 2. Days of Mourning',
  ];
  expect(headingsOf([...(await readPdf(pdf)).pages])).toEqual(titles);
  const lines = ['ARTICLE VII\tTIME AWAY', 'Section 1.     Volunteer Days', text, 'Section 2.\tDays of Mourning', text];
  expect(headingsOf(pagesOfText(lines.join('\n\n')))).toEqual(titles);
});

test('a row whose label looks like a number of parts stays a row', () => {
  const [section] = pagesOfText('V.   $12   $30\nC.   $15   $40')[0]?.sections ?? [];
  expect(section?.text).toBe('V. | $12 | $30\nC. | $15 | $40');
});

test('a short line with room above and text close beneath is a title, however it is set; the first line of a paragraph is none', async () => {
  const pdf = await drawPdf((page) => {
    page.font('Helvetica-Bold').fontSize(16).text('Leave for Veterans', 72, 72);
    page.font('Helvetica').fontSize(11).text(text, 72, 100, { width: 420 });
    page.text('Asking for the Leave', 72, 150).text(text, { width: 420 });
    page.text(text, 72, 215, { width: 420 });
  });
  const passages = splitPassages((await readPdf(pdf)).pages);
  expect(passages.map(({ heading }) => heading)).toEqual([
    'Leave for Veterans',
    'Leave for Veterans – Asking for the Leave',
  ]);
});

test('what is set in bold alone heads what follows; a lead that ends in a colon, an item and a value do not', () => {
  const bold = `<h2>Sabbatical</h2><p>${text}</p><p><b>Who may take one</b></p><p>${text}</p><p><strong>Bring with you:</strong></p>`;
  expect(headingsOf(htmlOf(`${bold}<ul><li><b>A form</b></li></ul><p><b>$400</b></p>`))).toEqual([
    'Sabbatical',
    'Sabbatical – Who may take one',
  ]);
  expect(headingsOf(readMarkdown(`## Sabbatical\n\n${text}\n\n**Who may take one**\n\n${text}`).pages.slice())).toEqual(
    ['Sabbatical', 'Sabbatical – Who may take one'],
  );
});

test('amounts and lengths of time that stand on lines of their own count no parts', () => {
  const lines = [
    'Worker',
    '112.50',
    'Worker and Partner',
    '245.20',
    'Up to Five Years',
    '7.5',
    'Other Years',
    '9.5',
    'Household',
  ];
  const [passage] = splitPassages(htmlOf(lines.map((line) => `<p>${line}</p>`).join('')));
  expect(passage).toMatchObject({ heading: null, text: lines.join('\n') });
});

test('a line in capitals takes nothing from the title above it, and heads no value', () => {
  const page = `<h2>Dental plan</h2><p>ANNUAL MAXIMUM</p><p>$1,500</p><p>DEDUCTIBLE</p><p>$50</p><p>ACME</p><p>${text}</p>`;
  expect(headingsOf(htmlOf(page))).toEqual(['Dental plan']);
});

test('one line that counts takes no title after it', () => {
  const titles = ['MEDICAL', 'Section 12 Plan', 'Dental Plan', 'Time Away'];
  expect(headingsOf(pagesOfText(titles.flatMap((title) => [title, text]).join('\n\n')))).toEqual([
    'MEDICAL',
    'MEDICAL – Section 12 Plan',
    'Dental Plan',
    'Time Away',
  ]);
});

test('of several lines of one bold paragraph none is a title, and columns of sentences are cells', async () => {
  const plans = (name: string): string => `<p><b>${name} Plan<br>${name} One</b></p><p>${text}</p>`;
  expect(headingsOf(htmlOf(plans('Eye') + plans('Tooth')))).toEqual([null]);
  const pdf = await drawPdf((page) => {
    page.font('Helvetica').fontSize(10);
    for (const y of [80, 100, 120]) {
      const said = 'You pay ten percent for a hospital stay here.';
      page.text(said, 72, y, { lineBreak: false }).text('You pay half of it.', 72 + page.widthOfString(said) + 18, y);
    }
  });
  const [passage] = splitPassages([...(await readPdf(pdf)).pages]);
  expect(passage?.text).toContain('stay here. | You pay half');
});

test('what counts a part may stand on a line of its own, above its title or its words', () => {
  const page = `<p>ARTICLE 31</p><p>DAYS OF REST</p><p>31.1</p><p>Who Has Them</p><p>31.1.1</p><p>${text}</p>`;
  const [passage] = splitPassages(htmlOf(page));
  expect(passage).toMatchObject({
    heading: 'ARTICLE 31 DAYS OF REST – 31.1 Who Has Them',
    text: `ARTICLE 31 DAYS OF REST\n31.1.1 ${text}`,
  });
});
