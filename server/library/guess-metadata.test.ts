import { expect, test } from 'vitest';
import type { Extraction } from '../reading/document.ts';
import { section } from '../reading/testing/section.ts';
import { guessFacts, UNKNOWN_EMPLOYER } from './guess-metadata.ts';

function document(sections: [heading: string | null, text: string][], more: Partial<Extraction> = {}): Extraction {
  return {
    type: 'pdf',
    title: null,
    pages: [{ page: 1, sections: sections.map(([heading, text]) => section(heading, text)) }],
    ...more,
  };
}

test.each([
  [
    'a cover',
    document([
      ['Larkspur Tooling', ''],
      ['2025 Benefits Guide', 'What we offer.'],
    ]),
    'guide.pdf',
  ],
  ['a welcome', document([['Benefits', 'Welcome to Larkspur Tooling! Carriers provide cover.']]), 'x.pdf'],
  [
    'the file name',
    document([['Benefits', 'At larkspur tooling as at Larkspur Tooling, cover is good.']]),
    'larkspur-tooling-benefits-2024.pdf',
  ],
  [
    'a phrase',
    document([['Benefits', 'Larkspur Tooling employees may enroll. Larkspur Tooling offers dental.']]),
    'x.pdf',
  ],
  [
    'a page title',
    document([[null, 'Dental care.']], { type: 'html', title: 'Our benefits | Larkspur Tooling' }),
    'benefits.html',
  ],
] as const)('the employer is found in %s', (_place, extraction, name) => {
  expect(guessFacts(extraction, name).employer).toBe('Larkspur Tooling');
});

test('an employer that nothing names is not guessed at', () => {
  const facts = guessFacts(document([['Dental plan', 'All employees may enroll. Your plan pays 80%.']]), 'scan-2.pdf');
  expect(facts).toMatchObject({ title: 'Dental plan', employer: UNKNOWN_EMPLOYER, planYear: null });
});

test.each([
  ['2025 Benefits Guide', 'a.pdf', '', 2025],
  ['Benefits', 'acme_2023-24_guide.pdf', '', 2023],
  ['Benefits', 'a.pdf', 'For the plan year: 2026 premiums rise.', 2026],
  ['Benefits', 'a.pdf', 'Effective January 1, 2024, the plans change. Founded in 1998.', 2024],
  ['Benefits', 'a.pdf', 'The 2024-2025 plan year begins in July.', 2024],
  ['Benefits', 'a.pdf', 'Founded in 1998, we have 2021 employees in 3020 rooms.', null],
  ['Benefits', 'policy-19999.pdf', '', null],
  ['Vision 2090', 'a.pdf', '', null],
])('plan year of %s, %s: %s', (title, name, text, year) => {
  expect(guessFacts(document([[title, text]]), name).planYear).toBe(year);
});

test('what is stated stands; a title that a program wrote does not', () => {
  const extraction = document([['Leave', 'Five days.']], { title: 'Microsoft Word - leave_final.docx' });
  expect(guessFacts(extraction, 'leave.pdf').title).toBe('Leave');
  const stated = {
    title: 'Leave 2025',
    employer: 'Acme',
    planYear: 2022,
    industry: 'Retail',
    state: 'TX',
    employees: 40,
  };
  expect(guessFacts(extraction, 'leave.pdf', stated)).toEqual(stated);
  expect(guessFacts(document([[null, 'Five days.']]), 'paid_leave-final.pdf').title).toBe('Paid leave final');
});

test('a title always carries its employer', () => {
  const extraction = document([['How our leave of absence works', 'Larkspur Tooling employees may take leave. Larkspur Tooling offers it.']]); // prettier-ignore
  expect(guessFacts(extraction, 'x.pdf').title).toBe('Larkspur Tooling: How our leave of absence works');
});

test.each([
  ['Tucson, Arizona. 640 employees', 'AZ', 640],
  ['Larkspur Tooling | Dayton, OH 45402', 'OH', null],
  ['Our 1,250 full-time employees are in good hands', null, 1250],
  ['Employers with 50 or more employees', null, null],
  ['Write to the plan at 200 Main Street in Columbus, Ohio, or call', null, null],
  [
    'The first 100 employees to enroll win a prize in Boise, Idaho that is drawn at random among all of them',
    null,
    null,
  ],
])('where the employer is and how large: %s', (line, state, employees) => {
  const facts = guessFacts(document([['Benefits', line.replaceAll(' | ', '\n')]]), 'x.pdf');
  expect(facts).toMatchObject({ state, employees });
});

test('an agency that answers questions is not the employer', () => {
  const text = 'The Department of Labor offers help. Department of Labor employees answer questions.';
  expect(guessFacts(document([['Your rights', text]]), 'x.pdf').employer).toBe(UNKNOWN_EMPLOYER);
});
