import { expect, test } from 'vitest';
import { drawPdf } from '../../library/testing/documents.ts';
import { readPdf } from './read-pdf.ts';

const sentence = (topic: string): string =>
  `${topic} is open to every employee who works at least thirty hours a week, from the first day of the month after the day of hire and for as long as the employment lasts, whatever the place of work.`;

test('columns of running text are read one after the other', async () => {
  const pdf = await drawPdf((page) => {
    page.font('Helvetica-Bold').fontSize(18).text('Your benefits at a glance', 72, 72);
    page.font('Helvetica').fontSize(10);
    page.text(`${sentence('Dental care')} ${sentence('Orthodontia')}`, 72, 120, { width: 210 });
    // The other column's lines stand between those of the first.
    page.text(`${sentence('Vision care')} ${sentence('Hearing care')}`, 320, 126, { width: 210 });
  });
  const { pages } = await readPdf(pdf);
  expect(pages).toMatchObject([
    {
      page: 1,
      sections: [
        {
          heading: 'Your benefits at a glance',
          text: [
            `${sentence('Dental care')} ${sentence('Orthodontia')}`,
            `${sentence('Vision care')} ${sentence('Hearing care')}`,
          ].join('\n'),
        },
      ],
    },
  ]);
});

test('a table keeps its rows, with cells that were broken into lines', async () => {
  const pdf = await drawPdf((page) => {
    page.font('Helvetica').fontSize(10).text('Premiums are taken from each pay before taxes are.', 72, 72);
    const row = (y: number, ...cells: string[]): void =>
      cells.forEach((cell, column) => {
        if (cell !== '') page.text(cell, 72 + column * 150, y, { lineBreak: false });
      });
    row(110, '', 'Choice PPO', 'Saver HDHP');
    row(132, 'Deductible', '$750 individual', '$1,700 individual');
    row(144, '', '$1,500 family', '$3,400 family');
    row(166, 'Out-of-pocket', '$4,000', '$5,500');
    row(178, 'maximum', '', '');
    row(200, 'Coinsurance', '20% after', '10%');
    row(212, '', 'deductible', '');
    row(234, 'Telehealth', '$0', '$45');
  });
  const [page] = (await readPdf(pdf)).pages;
  expect(page?.sections[0]?.text.split('\n')).toEqual([
    'Premiums are taken from each pay before taxes are.',
    'Choice PPO | Saver HDHP',
    'Deductible | $750 individual | $1,700 individual',
    'Deductible | $1,500 family | $3,400 family',
    'Out-of-pocket maximum | $4,000 | $5,500',
    'Coinsurance | 20% after deductible | 10%',
    'Telehealth | $0 | $45',
  ]);
});

test('running heads and feet are left out, pages that look alike keep their text', async () => {
  const pdf = await drawPdf((page) => {
    for (let number = 1; number <= 5; number += 1) {
      if (number > 1) page.addPage();
      page.font('Helvetica').fontSize(8).text('Larkspur Tooling benefits', 72, 30);
      page.font('Helvetica-Bold').fontSize(14).text(`Plan ${number}`, 72, 90);
      page.font('Helvetica').fontSize(10).text(`The deductible of this plan is ${number}00 dollars.`, 72, 120);
      page.fontSize(8).text(`Page ${number} of 5`, 72, 760, { lineBreak: false });
    }
  });
  const { pages } = await readPdf(pdf);
  expect(pages.map(({ sections }) => sections)).toMatchObject(
    [1, 2, 3, 4, 5].map((number) => [
      { heading: `Plan ${number}`, text: `The deductible of this plan is ${number}00 dollars.` },
    ]),
  );
});

test('words that a line’s end divided are whole, hyphens of their own stay, list items are lines', async () => {
  const pdf = await drawPdf((page) => {
    page.font('Helvetica').fontSize(10);
    const lines = [
      'You choose your cover at the annual enroll-',
      'ment, and pay no more than the out-of-',
      'pocket maximum in a year.',
      'Changes later need a reason.',
      '• Medical and dental cover',
      '• Vision cover',
    ];
    lines.forEach((line, index) => page.text(line, 72, 72 + index * 13, { lineBreak: false }));
  });
  const [page] = (await readPdf(pdf)).pages;
  expect(page?.sections[0]?.text.split('\n')).toEqual([
    'You choose your cover at the annual enrollment, and pay no more than the out-of-pocket maximum in a year.',
    'Changes later need a reason.',
    '• Medical and dental cover',
    '• Vision cover',
  ]);
});

test('a contents page keeps its entries without their dots, numbered chapters are headings, page numbers go', async () => {
  const pdf = await drawPdf((page) => {
    page.font('Helvetica').fontSize(10);
    page.text('Medical plans . . . . . . . . . . . . . . . . . . . . . . . . 12', 72, 72);
    page.text('Dental plan ................................................ 19', 72, 84);
    page.fontSize(15).text('3. Vision plan', 72, 120);
    page.fontSize(10).text('1. Choose a doctor of the network.', 72, 150);
    page.text('2. Pay at the desk.', 72, 164);
    page.text('7', 300, 700);
  });
  const [page] = (await readPdf(pdf)).pages;
  expect(page?.sections).toMatchObject([
    { heading: null, text: 'Medical plans … 12\nDental plan … 19' },
    { heading: '3. Vision plan', text: '1. Choose a doctor of the network.\n2. Pay at the desk.' },
  ]);
});

test('headings are told from text by their size, their font or their capitals', async () => {
  const pdf = await drawPdf((page) => {
    page.font('Helvetica').fontSize(10);
    page.font('Helvetica-Bold').fontSize(10).text('Bereavement leave').moveDown(0.5);
    page.font('Helvetica').text(sentence('Bereavement leave')).moveDown(1);
    page.text('JURY DUTY').moveDown(0.5);
    page.text(sentence('Paid jury duty')).moveDown(1);
    page.fontSize(16).text('Sabbatical').moveDown(0.5);
    page.fontSize(10).text(sentence('A sabbatical'));
  });
  const [page] = (await readPdf(pdf)).pages;
  expect(page?.sections).toMatchObject([
    { heading: 'Bereavement leave', text: sentence('Bereavement leave') },
    { heading: 'JURY DUTY', text: sentence('Paid jury duty') },
    { heading: 'Sabbatical', text: sentence('A sabbatical') },
  ]);
});

test('a watermark and text along the edge are no part of a page; a page on its side is read', async () => {
  const pdf = await drawPdf((page) => {
    page.font('Helvetica').fontSize(10).text(sentence('Adoption aid'), 72, 72);
    page
      .save()
      .rotate(-50, { origin: [300, 400] })
      .fontSize(60)
      .text('DRAFT COPY', 150, 380)
      .restore();
    page.addPage({ layout: 'landscape', size: 'LETTER' });
    page.fontSize(10).text(sentence('Tuition aid'), 72, 72);
  });
  const { pages } = await readPdf(pdf);
  expect(pages.map(({ sections }) => sections.map(({ text }) => text))).toEqual([
    [sentence('Adoption aid')],
    [sentence('Tuition aid')],
  ]);
});

test('a paragraph that is set off from its letter is one paragraph, and no row of a table', async () => {
  const pdf = await drawPdf((page) => {
    page.font('Helvetica').fontSize(10);
    const item = (y: number, letter: string, ...lines: string[]): void => {
      page.text(letter, 72, y, { lineBreak: false });
      lines.forEach((line, at) => page.text(line, 100, y + at * 12, { lineBreak: false }));
    };
    item(72, 'B.', 'Bereavement Leave. Staff shall be granted four', 'successive working days of paid leave.');
    item(120, 'C.', 'Parental Leave. The employer shall allow', 'eight weeks of leave to a parent.');
  });
  const { pages } = await readPdf(pdf);
  expect(pages[0]?.sections[0]?.text).toBe(
    [
      'B. Bereavement Leave. Staff shall be granted four successive working days of paid leave.',
      'C. Parental Leave. The employer shall allow eight weeks of leave to a parent.',
    ].join('\n'),
  );
});
