import { expect, test } from 'vitest';
import { drawPdf } from '../../library/testing/documents.ts';
import { readPdf } from './read-pdf.ts';

/** The text of a page on which rows stand at these places, 15 points apart. */
async function textOf(columns: readonly number[], rows: readonly (readonly string[])[]): Promise<string[]> {
  const pdf = await drawPdf((page) => {
    page.font('Helvetica').fontSize(9);
    for (const [at, row] of rows.entries()) {
      for (const [index, text] of row.entries())
        if (text !== '') page.text(text, columns[index] ?? 0, 100 + at * 15, { lineBreak: false });
    }
  });
  const [page] = (await readPdf(pdf)).pages;
  return (page?.sections ?? []).flatMap(({ text }) => text.split('\n'));
}

test('two tables that stand side by side are read one after the other', async () => {
  const lines = await textOf(
    [40, 160, 225, 320, 420, 490],
    [
      ['Deductible', '$50', '$75', 'Eye exam', '$10 copay', 'Up to $45'],
      ['Annual maximum', '$2,000', '$1,500', 'Materials', '$25 copay', 'None'],
      ['Preventive care', '100%', '90%', 'Frames', '$150', 'Up to $70'],
      ['Basic care', '80%', '70%', 'Contact lenses', '$140', 'Up to $105'],
      ['Major care', '50%', '40%'],
    ],
  );
  expect(lines).toEqual([
    'Deductible | $50 | $75',
    'Annual maximum | $2,000 | $1,500',
    'Preventive care | 100% | 90%',
    'Basic care | 80% | 70%',
    'Major care | 50% | 40%',
    'Eye exam | $10 copay | Up to $45',
    'Materials | $25 copay | None',
    'Frames | $150 | Up to $70',
    'Contact lenses | $140 | Up to $105',
  ]);
});

test('one table is left whole, whatever words its cells hold', async () => {
  const rows = [
    ['Preventive care', '$0', 'Not covered', '$0', 'Not covered'],
    ['Primary care', '$20 copay', 'Covered at 60%', '$30 copay', 'Covered at 50%'],
    ['Urgent care', '$50 copay', 'No charge', '$60 copay', 'No charge'],
    ['Specialist', '$40 copay', 'Covered at 60%', '$50 copay', 'Covered at 50%'],
  ];
  expect(await textOf([40, 160, 260, 360, 460], rows)).toEqual(rows.map((row) => row.join(' | ')));
});

test('a row whose cells all go on in small letters or brackets belongs to the row above', async () => {
  const pdf = await drawPdf((page) => {
    page.font('Helvetica').fontSize(9);
    page.text('What is the limit for', 40, 100, { lineBreak: false });
    page.text('$3,500 individual in-', 250, 100, { lineBreak: false });
    page.text('(this plan)?', 40, 110, { lineBreak: false });
    page.text('network', 250, 110, { lineBreak: false });
    page.text('Specialist', 40, 130, { lineBreak: false });
    page.text('$40', 250, 130, { lineBreak: false });
  });
  const [page] = (await readPdf(pdf)).pages;
  expect(page?.sections[0]?.text.split('\n')).toEqual([
    'What is the limit for (this plan)? | $3,500 individual in-network',
    'Specialist | $40',
  ]);
});
