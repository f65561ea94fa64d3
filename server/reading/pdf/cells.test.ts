import { expect, test } from 'vitest';
import { drawPdf } from '../../library/testing/documents.ts';
import { readPdf } from './read-pdf.ts';

/** What is set on a page: text, and where it begins. */
type Piece = readonly [text: string, x: number, y: number];

async function linesOf(pieces: readonly Piece[]): Promise<string[]> {
  const pdf = await drawPdf((page) => {
    page.font('Helvetica').fontSize(9);
    for (const [text, x, y] of pieces) page.text(text, x, y, { lineBreak: false });
  });
  const [page] = (await readPdf(pdf)).pages;
  return (page?.sections ?? []).flatMap(({ text }) => text.split('\n'));
}

test('cells that are centred in the height of their row stand in it', async () => {
  const lines = await linesOf([
    ['Saver HDHP', 200, 100],
    ['Choice PPO', 300, 100],
    ['Annual deductible', 72, 120],
    ['$2,000', 200, 120],
    ['$750', 300, 120],
    ['20% after', 200, 140],
    ['Primary care visit', 72, 145.5],
    ['$25 copay', 300, 145.5],
    ['deductible', 200, 151],
    ['Urgent care', 72, 170],
    ['$60', 200, 170],
    ['$50', 300, 170],
  ]);
  expect(lines).toEqual([
    'Saver HDHP | Choice PPO',
    'Annual deductible | $2,000 | $750',
    'Primary care visit | 20% after deductible | $25 copay',
    'Urgent care | $60 | $50',
  ]);
});

test('heads that were broken into two lines are whole, whatever stands over the labels', async () => {
  const lines = await linesOf([
    ['Years of service', 72, 100],
    ['Hours per', 200, 100],
    ['Days per', 300, 100],
    ['pay period', 200, 111],
    ['year', 300, 111],
    ['0 - 4 years', 72, 130],
    ['4.62', 200, 130],
    ['15', 300, 130],
    ['5 years or more', 72, 146],
    ['6.15', 200, 146],
    ['20', 300, 146],
  ]);
  expect(lines).toEqual([
    'Years of service | Hours per pay period | Days per year',
    '0 - 4 years | 4.62 | 15',
    '5 years or more | 6.15 | 20',
  ]);
});

test('a row that leaves out cells keeps those that it has in their columns', async () => {
  const lines = await linesOf([
    ['Benefit', 72, 100],
    ['Basic PPO', 200, 100],
    ['Core PPO', 290, 100],
    ['Saver HDHP', 380, 100],
    ['Specialist', 72, 120],
    ['$40', 200, 120],
    ['$50', 290, 120],
    ['$60', 380, 120],
    ['Urgent care', 72, 140],
    ['$75', 290, 140],
    ['Telehealth', 72, 160],
    ['$10', 200, 160],
  ]);
  expect(lines).toEqual([
    'Benefit | Basic PPO | Core PPO | Saver HDHP',
    'Specialist | $40 | $50 | $60',
    'Urgent care | | $75 |',
    'Telehealth | $10 | |',
  ]);
});

test('a cell over several columns is left to stand for all of them', async () => {
  const lines = await linesOf([
    ['Specialist', 72, 120],
    ['$40', 200, 120],
    ['$50', 290, 120],
    ['Urgent care', 72, 140],
    ['$75', 200, 140],
    ['$80', 290, 140],
    ['Preventive care', 72, 160],
    ['covered in full by both of the plans', 195, 160],
  ]);
  expect(lines.at(-1)).toBe('Preventive care | covered in full by both of the plans');
});

test('a section of text with its table beside it is read before the next section', async () => {
  const text = (page: PDFKit.PDFDocument, words: string, y: number): void => {
    page.font('Helvetica').fontSize(9).text(words, 50, y, { width: 200 });
  };
  const head = (page: PDFKit.PDFDocument, words: string, y: number): void => {
    page.font('Helvetica-Bold').fontSize(12).text(words, 50, y, { lineBreak: false });
  };
  const table = (page: PDFKit.PDFDocument, rows: readonly (readonly [string, string])[], y: number): void => {
    page.font('Helvetica').fontSize(9);
    for (const [at, [label, value]] of rows.entries()) {
      page.text(label, 310, y + at * 15, { lineBreak: false });
      page.text(value, 450, y + at * 15, { lineBreak: false });
    }
  };
  const said =
    'You may see any dentist, but you pay less when you choose one who takes part in the network of the plan, and visits for preventive care do not count toward the yearly maximum. Ask for an estimate before any long treatment.';
  const pdf = await drawPdf((page) => {
    head(page, 'Dental plan', 60);
    text(page, said, 80);
    table(
      page,
      [
        ['Deductible', '$50'],
        ['Annual maximum', '$1,750'],
        ['Preventive care', '100%'],
        ['Basic care', '80%'],
      ],
      80,
    );
    head(page, 'Vision plan', 220);
    text(
      page,
      'Lenses are covered once in twelve months and frames once in twenty-four months, wherever you buy them.',
      240,
    );
    table(
      page,
      [
        ['Eye exam', '$10'],
        ['Frames', '$160'],
        ['Contact lenses', '$150'],
      ],
      240,
    );
  });
  const [page] = (await readPdf(pdf)).pages;
  expect(page?.sections.map(({ heading, text: lines }) => [heading, lines.split('\n').slice(1)])).toEqual([
    ['Dental plan', ['Deductible | $50', 'Annual maximum | $1,750', 'Preventive care | 100%', 'Basic care | 80%']],
    ['Vision plan', ['Eye exam | $10', 'Frames | $160', 'Contact lenses | $150']],
  ]);
});
