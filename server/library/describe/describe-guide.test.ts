import { expect, test } from 'vitest';
import type { Extraction } from '../../reading/document.ts';
import { section } from '../../reading/testing/section.ts';
import { describeGuide, UNKNOWN_EMPLOYER } from './describe-guide.ts';

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
    'the end of a sentence',
    document([['Benefits', 'It is for employees of Larkspur Tooling. Dental care is paid for them.'.repeat(3)]]),
    'x.pdf',
  ],
  [
    'a page title',
    document([[null, 'Dental care.']], { type: 'html', title: 'Our benefits | Larkspur Tooling' }),
    'benefits.html',
  ],
] as const)('the employer is found in %s', (_place, extraction, name) => {
  expect(describeGuide(extraction, name).employer).toBe('Larkspur Tooling');
});

test.each([
  [
    'what it gives its employees',
    'Quillon provides full health cover to its employees and families.',
    'x.pdf',
    'Quillon',
  ],
  ['the middle of a sentence', 'Because Hesper pays, it is free. Because Hesper offers it, enroll.', 'x.pdf', 'Hesper'],
  ['a footer', '© 2024 The Larkspur Company. All Rights Reserved.', 'x.pdf', 'Larkspur Company'],
  ['a class of people', 'Larkspur Company Salaried Employees pay. Larkspur Company pays.', 'x.pdf', 'Larkspur Company'],
  ['capitals', 'WELCOME\nFOR CITY OF DUNMORE EMPLOYEES\nThe City of Dunmore offers it.', 'x.pdf', 'City of Dunmore'],
  ['nothing but capitals', 'Prepared for CITY OF DUNMORE', 'x.pdf', 'City of Dunmore'],
  ['the end of a letter', 'Ann Lee, President and CEO. Hesper offers dental. Hesper pays.', 'x.pdf', 'Hesper'],
  [
    'initials',
    'NPU employees enroll. NPU pays.\nAt Northern Prairie University (NPU).',
    'x.pdf',
    'Northern Prairie University',
  ],
  ['the title of a guide', 'Hesper Health Benefits Guide\nWelcome to Hesper! Hesper pays.', 'x.pdf', 'Hesper'],
  ['a guide of a group', 'Hesper Group Benefits Guide\nWelcome to Hesper! Hesper pays.', 'x.pdf', 'Hesper'],
  ['care it gives', 'Welcome to Hesper Health! Hesper Health pays.\nHesper Health Guide', 'x.pdf', 'Hesper Health'],
  ['letters of an account', 'Welcome to HCA! Your Health Care Account pays. A Health Care Account.', 'x.pdf', 'HCA'],
  ['a word of letters', 'Prepared for UCLA HEALTH\nUCLA HEALTH pays.', 'x.pdf', 'UCLA Health'],
  ['two letters', 'Prepared for GE AEROSPACE', 'x.pdf', 'GE Aerospace'],
  ['a word of a place', 'Prepared for LOS ANGELES COUNTY', 'x.pdf', 'Los Angeles County'],
  ['a word that is spoken', 'Prepared for TOWN OF RENO TOOLS, INC.', 'x.pdf', 'Town of Reno Tools'],
  ['a file alone', 'Employees are paid twice a month.', 'quillon-harbor-hours-2019.md', 'Quillon Harbor'],
  [
    'a file with a kind',
    'Ask the Library.',
    'new-dunmore-public-library-loans-staff-handbook.md',
    'New Dunmore Public Library',
  ],
])('the name of an employer is clean in %s', (_place, text, name, employer) => {
  expect(describeGuide(document([['Your benefits', text]]), name).employer).toBe(employer);
});

test.each(['Gallagher', 'Gallagher Benefit Services, Inc.', 'Lockton Companies', 'Quillon Works'])(
  'whose copyright the end of a long guide states is no employer by that: %s',
  (name) => {
    const text = `${'All employees may enroll.\n'.repeat(2000)}© 2024 ${name}. All rights reserved.`;
    expect(describeGuide(document([['Your benefits', text]]), 'x.pdf').employer).toBe(UNKNOWN_EMPLOYER);
  },
);

test('a name holds digits, where a page is titled by it', () => {
  const title = 'Benefits for 9-1-1 Staff | Dunmore County 9-1-1 Dispatch District';
  const facts = describeGuide(
    document([[null, 'Dunmore County employees enroll.']], { type: 'html', title }),
    'x.html',
  );
  expect(facts.employer).toBe('Dunmore County 9-1-1 Dispatch District');
});

test('an agreement is of the party with which it is made, and no heading is', () => {
  const extraction = document([
    ['AGREEMENT', ''],
    ['between', 'THE QUILLON POST\nand the guild. The Quillon Post pays. The Quillon Post offers dental.'],
  ]);
  expect(describeGuide(extraction, 'quillon-post-guild-agreement-2023.pdf').employer).toBe('Quillon Post');
});

test.each([
  'new-hire-benefits.pdf',
  'sbc-ppo-plan.pdf',
  'delta-dental-benefits.pdf',
  'texas-leave.pdf',
  'draft-2-benefits.pdf',
])('no employer is made of a file named %s', (name) => {
  expect(describeGuide(document([['Plan', 'Your plan pays 80%.']]), name).employer).toBe(UNKNOWN_EMPLOYER);
});

test('an employer of the library keeps its name there', () => {
  const facts = describeGuide(document([['Benefits', 'Welcome to Hesper, Inc.! Hesper pays.']]), 'x.pdf', {}, [
    'The Hesper Company',
  ]);
  expect(facts.employer).toBe('The Hesper Company');
  expect(facts.title).toBe('The Hesper Company: Benefits');
  expect(facts.places.employer?.quote).toBe('Welcome to Hesper, Inc.! Hesper pays.');
});

test('an employer that nothing names is not guessed at', () => {
  const facts = describeGuide(
    document([['Dental plan', 'All employees may enroll. Your plan pays 80%.']]),
    'scan-2.pdf',
  );
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
  expect(describeGuide(document([[title, text]]), name).planYear).toBe(year);
});

test('what is stated stands; a title that a program wrote does not', () => {
  const extraction = document([['Leave', 'Five days.']], { title: 'Microsoft Word - leave_final.docx' });
  expect(describeGuide(extraction, 'leave.pdf').title).toBe('Leave');
  const stated = {
    title: 'Leave 2025',
    employer: 'Acme',
    planYear: 2022,
    industry: 'Retail',
    state: 'TX',
    employees: 40,
  };
  expect(describeGuide(extraction, 'leave.pdf', stated)).toEqual({ ...stated, places: {} });
  expect(describeGuide(document([[null, 'Five days.']]), 'paid_leave-final.pdf').title).toBe('Paid leave final');
});

test.each([
  ['a part of a document', 'ARTICLE 7 DEFINITIONS', {}, 'hesper-works-leave-2024.md', 'Hesper Works leave 2024'],
  ['what stands on every agreement', 'AGREEMENT', {}, 'hesper-works-leave-2024.md', 'Hesper Works leave 2024'],
  ['a file it was made from', 'Leave', { title: 'Leave by year.xlsx' }, 'x.pdf', 'Hesper Works: Leave'],
  ['a page of a layout', 'Leave', { title: 'Layout 1' }, 'x.pdf', 'Hesper Works: Leave'],
  ['another document', 'Leave', { title: 'WOLDING STORAGE EQUIPMENT' }, 'x.pdf', 'Hesper Works: Leave'],
  ['this document', 'Leave', { title: 'Hesper Works leave policy' }, 'x.pdf', 'Hesper Works leave policy'],
  ['a mark without what follows', 'Leave', { title: 'Leave —', type: 'html' }, 'x.html', 'Hesper Works: Leave'],
] as const)('a title is worth reading where the document has one of %s', (_what, heading, more, name, title) => {
  const text = 'Hesper Works employees enroll. Hesper Works offers leave by its policy.';
  expect(describeGuide(document([[heading, text]], more), name).title).toBe(title);
});

test.each([
  ['University of Ohio', 'OH', true],
  ['Ohio Valley University', 'OH', false],
  ['Commonwealth of Massachusetts', 'MA', true],
  ['Washington Tooling', null, undefined],
])('%s is in a state that its name says', (name, state, isSure) => {
  const facts = describeGuide(document([['Benefits', `Welcome to ${name}! Prepared for ${name}`]]), 'x.pdf');
  expect([facts.state, facts.places.state?.isSure]).toEqual([state, isSure]);
});

test('a title always carries its employer', () => {
  const extraction = document([
    ['How our leave of absence works', 'Larkspur Tooling employees may take leave. Larkspur Tooling offers it.'],
  ]);
  expect(describeGuide(extraction, 'x.pdf').title).toBe('Larkspur Tooling: How our leave of absence works');
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
  const facts = describeGuide(document([['Benefits', line.replaceAll(' | ', '\n')]]), 'x.pdf');
  expect(facts).toMatchObject({ state, employees });
});

test('an agency that answers questions is not the employer', () => {
  const text = 'The Department of Labor offers help. Department of Labor employees answer questions.';
  expect(describeGuide(document([['Your rights', text]]), 'x.pdf').employer).toBe(UNKNOWN_EMPLOYER);
});

test('an employer that begins like a carrier is an employer', () => {
  const text = 'Welcome to Delta Logistics! Delta Dental provides dental care.';
  expect(describeGuide(document([['Your benefits', text]]), 'x.pdf').employer).toBe('Delta Logistics');
});

test('a file is named by its employer first, whatever its office is called', () => {
  const text = 'CTT employees may give leave. Benefits at CTT are good. Log in with your LWC account.';
  const extraction = document([['Leave transfer', text]]);
  expect(describeGuide(extraction, 'lwc-ctt-12k-exchange-2025.md').employer).toBe('LWC');
});

test.each([
  'Remote employees have the same cover. Remote employees may enroll. All employees work in remote teams.',
  'Hourly employees accrue leave. Hourly employees are paid hourly.',
  'Friday employees leave early on Friday.',
  'Paychex Retirement Services provides the plan. Paychex Retirement Services offers help.',
  'Northwind Health Plus provides cover. Northwind Health Plus offers more. The Northwind Health Plus Plan pays.',
  'Delta Dental provides dental care. Delta Dental offers a network.',
  'PFL offers wages. PFL provides leave. PFL benefits are paid.',
])('no employer is taken from: %s', (text) => {
  expect(describeGuide(document([['Your benefits', text]]), 'x.pdf').employer).toBe(UNKNOWN_EMPLOYER);
});

test('each detail says where it stands, and whether that is sure', () => {
  const extraction: Extraction = {
    type: 'pdf',
    title: null,
    pages: [
      { page: 1, sections: [section('Your benefits', 'Welcome to Larkspur Tooling!\nDayton, OH 45402')] },
      {
        page: 2,
        sections: [
          section(
            'About us',
            'We are a family-owned manufacturing company. We employ about 640 people.\nEffective July 1, 2025, the plans change. Larkspur Tooling pays 80%.',
          ),
        ],
      },
    ],
  };
  expect(describeGuide(extraction, 'guide.pdf')).toEqual({
    title: 'Larkspur Tooling: Your benefits',
    employer: 'Larkspur Tooling',
    planYear: 2025,
    industry: 'Manufacturing',
    state: 'OH',
    employees: 640,
    places: {
      employer: { page: 1, quote: 'Welcome to Larkspur Tooling!', isSure: true },
      planYear: {
        page: 2,
        quote: 'Effective July 1, 2025, the plans change. Larkspur Tooling pays 80%.',
        isSure: false,
      },
      industry: {
        page: 2,
        quote: 'We are a family-owned manufacturing company. We employ about 640 people.',
        isSure: false,
      },
      state: { page: 1, quote: 'Dayton, OH 45402', isSure: true },
      employees: {
        page: 2,
        quote: 'We are a family-owned manufacturing company. We employ about 640 people.',
        isSure: false,
      },
    },
  });
});

test.each([
  ['Headquartered in Columbus, Ohio, we build tools.', 'OH', null],
  ['Our company has over 1,200 employees.', null, 1200],
  ['Number of eligible employees: 212', null, 212],
  ['COBRA holds for employers with 20 or more employees.', null, null],
])('what an employer says of itself later: %s', (line, state, employees) => {
  const before = Array.from({ length: 40 }, (_, at) => `Line ${at} of the guide says something about cover and care.`);
  const facts = describeGuide(document([['Benefits', [...before, line].join('\n')]]), 'x.pdf');
  expect(facts).toMatchObject({ state, employees });
});
