import { expect, test } from 'vitest';
import { readHtml } from '../../reading/html/read-html.ts';
import { readDocument } from '../../reading/read-document.ts';
import { splitPassages } from '../../reading/split-passages.ts';
import { readStructure } from './read-structure.ts';
import { unitsOf } from './units-of.ts';

type Part = readonly [heading: string | null, ...lines: string[]];

/** The facts of a guide of these parts as short lines, sorted; "?" is for review. */
function read(...parts: readonly Part[]): string[] {
  const passages = parts.map(([heading, ...lines], ordinal) => ({ ordinal, page: 1, heading, text: lines.join('\n') }));
  return readStructure(passages)
    .map(({ metric, value, words, plan, tier, network, review }) =>
      [metric, value ?? words, tier, network, plan === null ? null : `(${plan})`, review ? '?' : null]
        .filter((part) => part !== null)
        .join(' '),
    )
    .filter((fact) => !fact.startsWith('medical.plan_type'))
    .sort();
}

test('heads that stand over two networks each name the plans of both', () => {
  expect(
    read([
      'Medical plans',
      'Maple PPO | Oak HDHP',
      'In-Network | Out-of-Network | In-Network | Out-of-Network',
      'Deductible',
      'Individual | $600 | $1,200 | $1,700 | $3,400',
      'Specialist visit | $45 copay | 40% after deductible | 20% after deductible | 40% after deductible',
      'Chiropractic care | $45 copay | 40% after deductible | 20% after deductible | 40% after deductible',
    ]),
  ).toEqual([
    'medical.deductible 1200 individual out (Maple PPO)',
    'medical.deductible 1700 individual in (Oak HDHP)',
    'medical.deductible 3400 individual out (Oak HDHP)',
    'medical.deductible 600 individual in (Maple PPO)',
    'medical.specialist_coinsurance 20 in (Oak HDHP)',
    'medical.specialist_coinsurance 40 out (Maple PPO)',
    'medical.specialist_coinsurance 40 out (Oak HDHP)',
    'medical.specialist_copay 45 in (Maple PPO)',
  ]);
});

test('a pair beneath "individual / family", also where the row lost its bars', () => {
  const rows = ['Service | In-Network | Out-of-Network', 'Deductible (individual / family) $400 / $800 $900 / $1,800'];
  expect(read(['Birch PPO plan', ...rows, 'Urgent care | $60 | 30%'])).toEqual([
    'medical.deductible 1800 family out (Birch PPO plan)',
    'medical.deductible 400 individual in (Birch PPO plan)',
    'medical.deductible 800 family in (Birch PPO plan)',
    'medical.deductible 900 individual out (Birch PPO plan)',
    'medical.urgent_care_coinsurance 30 out (Birch PPO plan)',
    'medical.urgent_care_copay 60 in (Birch PPO plan)',
  ]);
});

test('rates by level are brought to a month, and the column of another payer is none', () => {
  const rows = ['Coverage | Employee cost | Harbor contribution', 'Employee only | $60 | $240', 'Family | $150 | $600'];
  expect(read(['Biweekly medical rates', ...rows])).toEqual([
    'medical.contribution 130 employee',
    'medical.contribution 325 employee_family',
  ]);
});

test('drugs without names are those of the tiers, and mail order is another matter', () => {
  expect(
    read([
      'Cedar HMO plan',
      'Feature | In-Network',
      'Prescription drugs | $10 / $35 / $70',
      'Mail order | $20 / $70 / $140',
    ]),
  ).toEqual(['rx.tier_1 10 (Cedar HMO plan)', 'rx.tier_2 35 (Cedar HMO plan)', 'rx.tier_3 70 (Cedar HMO plan)']);
});

test('days by years of service, from a table and from headings', () => {
  const days = [
    'time_off.days_year_1 12',
    'time_off.days_year_10 22',
    'time_off.days_year_20 22',
    'time_off.days_year_5 17',
  ];
  expect(read(['Vacation', 'Years of service | Days a year', '0-3 | 12', '4-8 | 17', '9+ | 22'])).toEqual(days);
  expect(
    read(
      ['Vacation policy', 'How days are earned'],
      ['Step 1: 0-3 years of service', '• Annual allotment: 12 days'],
      ['Step 2: 4-8 years of service', '• Annual allotment: 17 days'],
      ['Step 3: 9+ years of service', '• Annual allotment: 22 days'],
    ),
  ).toEqual(days);
});

test('what the heading is about decides between names that several plans share', () => {
  expect(
    read(
      ['Dental', '• Deductible: $50 individual / $150 family', '• Annual maximum: $1,800 per person'],
      ['Short-term disability', '• Benefit: 60% of pay', '• Waiting period: 7 days'],
      ['Long-term disability', '• Benefit: 50% of pay', '• Waiting period: 90 days'],
    ),
  ).toEqual([
    'dental.annual_maximum 1800',
    'dental.deductible 150 family',
    'dental.deductible 50 individual',
    'ltd.percent 50',
    'ltd.waiting_days 90',
    'std.percent 60',
    'std.waiting_days 7',
  ]);
});

test('items of the catalogue that no rule read before', () => {
  expect(
    read(
      ['Enrollment', 'New hires must enroll within 31 days of their start date.'],
      ['Changes', 'Report a qualifying life event within 45 days of the event.'],
      ['Jury duty', 'Employees receive full pay for up to 8 days of jury duty.'],
      ['Severance', '• Severance: 2 weeks of pay for each year of service'],
      ['Vision', '• Lenses: $25 copay'],
      ['HSA', 'The company deposits its contribution to your HSA in two installments.'],
    ),
  ).toEqual([
    'eligibility.enrollment_days 31',
    'eligibility.event_days 45',
    'hsa.eligible yes',
    'hsa.period twice a year',
    'leave.jury_duty yes',
    'leave.jury_duty_days 8',
    'programs.severance_weeks 2',
    'vision.materials_copay 25',
  ]);
});

test.each([
  ['an example', ['Medical', '• Example deductible: $500']],
  ['what former employees pay', ['COBRA', 'Coverage | Monthly cost', 'Employee only | $600', 'Family | $1,700']],
  ['care outside of the network that is paid back', ['Vision', 'Service | Out-of-Network', 'Frames | Up to $70']],
  ['a name that the catalogue lacks', ['Medical', 'Service | In-Network', 'Acupuncture | $30 copay']],
] as const satisfies readonly (readonly [string, Part])[])('%s is no fact', (_, part) => {
  expect(read(part)).toEqual([]);
});

/** The facts of a table that keeps its spans. */
function readTable(
  rows: readonly (readonly (string | readonly [text: string, rows: number, columns: number])[])[],
): string[] {
  const html = rows.map((cells) => `<tr>${cells.map((cell) => cellOf(cell)).join('')}</tr>`).join('');
  const { pages } = readHtml(Buffer.from(`<body><h2>Medical plans</h2><table>${html}</table></body>`), 'utf-8');
  return readStructure(splitPassages(pages))
    .filter(({ metric }) => metric !== 'medical.plan_type')
    .map(({ metric, value, tier, network, plan }) =>
      [metric, value, tier, network, plan].filter((part) => part !== null).join(' '),
    )
    .sort();
}

const cellOf = (cell: string | readonly [string, number, number]): string =>
  typeof cell === 'string' ? `<td>${cell}</td>` : `<td rowspan="${cell[1]}" colspan="${cell[2]}">${cell[0]}</td>`;

test('a label over several rows names all of them, and a service across the table the rows beneath it', () => {
  const facts = readTable([
    ['', '', 'Saver', 'PPO Plus'],
    [['Deductible', 1, 4]],
    [['Individual', 2, 1], 'In-network', '$1,900', '$500'],
    ['Out-of-network', '$3,800', '$900'],
    [['Specialist office visit', 1, 4]],
    [['In-network', 1, 2], '$50 copay', '20% after $75 copay plus deductible'],
  ]);
  expect(facts).toEqual([
    'medical.deductible 1900 individual in Saver',
    'medical.deductible 3800 individual out Saver',
    'medical.deductible 500 individual in PPO Plus',
    'medical.deductible 900 individual out PPO Plus',
    'medical.specialist_coinsurance 20 in PPO Plus',
    'medical.specialist_copay 50 in Saver',
    'medical.specialist_copay 75 in PPO Plus',
  ]);
});

test('plans that are called by their deductible are plans', () => {
  const facts = readTable([
    ['', '$300 Deductible', '$750 Deductible'],
    ['Out-of-pocket maximum (individual)', '$2,300', '$3,500'],
  ]);
  expect(facts).toEqual([
    'medical.out_of_pocket_max 2300 individual $300 Deductible',
    'medical.out_of_pocket_max 3500 individual $750 Deductible',
  ]);
});

test('columns of changes and of the year before state nothing', () => {
  const facts = readTable([
    ['Biweekly payroll deduction', 'PPO 2026', 'PPO 2025', 'Change'],
    ['Employee only', '$30', '$28', '$2'],
    ['Employee + spouse', '$60', '$55', '$5'],
  ]);
  expect(facts).toEqual([
    'medical.contribution 130 employee_spouse PPO 2026',
    'medical.contribution 65 employee PPO 2026',
  ]);
});

test('values of one row that no head tells apart state nothing', () => {
  expect(readTable([['Specialist visit', '$45 copay', '40%']])).toEqual([]);
});

test('a premium of which nobody says who pays it is for review', () => {
  const whole = 'Monthly premium: $600 (employee only), $900 (employee + spouse)';
  expect(read(['Maple PPO plan', whole])).toEqual([
    'medical.contribution 600 employee (Maple PPO plan) ?',
    'medical.contribution 900 employee_spouse (Maple PPO plan) ?',
  ]);
  expect(read(['Maple PPO plan', whole.replace('Monthly premium', 'Your monthly cost')])).not.toContain('?');
});

test('what is beside the column of the employee is the employer’s, and a table without a period states no rate', () => {
  const rows = [
    ['Per pay period', '2026 Employee', '2026 Larkspur Optics'],
    ['Employee only', '$30', '$330'],
    ['Family', '$80', '$990'],
  ];
  expect(readTable(rows)).toEqual(['medical.contribution 173.33 employee_family', 'medical.contribution 65 employee']);
  expect(
    readTable(rows.map(([label = '', ...cells]) => [label.replace('Per pay period', 'Rates'), ...cells.slice(1)])),
  ).toEqual([]);
});

test('"PPO" beside "Non-PPO" is care in the network', () => {
  const facts = readTable([
    ['', 'PPO', 'Non-PPO'],
    ['Office visit', '$30 copay', '50%'],
  ]);
  expect(facts).toEqual(['medical.pcp_coinsurance 50 out', 'medical.pcp_copay 30 in']);
});

test('what a label lists as remarks, or names besides two others, is of no service of its own', () => {
  const facts = readTable([
    ['', 'In-network'],
    ['Hospital care • Includes emergency room charges', '$250 copay'],
    ['Lab, emergency room and urgent care', 'No charge'],
    ['Family planning', 'Primary care $20 copay, specialist $40 copay'],
  ]);
  expect(facts).toEqual(['medical.hospital_copay 250 in']);
});

/** The facts of a file. */
async function readFile(name: string, lines: readonly string[]): Promise<string[]> {
  const bytes = new TextEncoder().encode(lines.join('\n'));
  const passages = splitPassages((await readDocument({ bytes, name })).pages);
  return readStructure(passages)
    .map(({ metric, value, tier, network, plan }) =>
      [metric, value, tier, network, plan].filter((one) => one !== null).join(' '),
    )
    .sort();
}

const readMarkdown = (...lines: readonly string[]): Promise<string[]> => readFile('guide.md', lines);

test('networks that lost the empty cell before them stand over the last columns', async () => {
  const found = await readMarkdown(
    '## Medical',
    'What you pay | Larkspur Choice, with an account or without one of the two that the company funds for you each year | |',
    '---|---|---|',
    'In-Network | Out-of-Network | |',
    'Deductible | ||',
    'Individual | $2,500 | $5,000 |',
    'Specialist visit | $40 | 45% |',
    'Urgent care (both in and out-of-network) | $60 | |',
  );
  expect(found).toContain('medical.deductible 2500 individual in');
  expect(found).toContain('medical.deductible 5000 individual out');
  expect(found).toContain('medical.specialist_copay 40 in');
  expect(found).toContain('medical.urgent_care_copay 60 in');
});

test('one network across the table is over all rows beneath it, and mail order that says again who pays is a part', async () => {
  const found = await readMarkdown(
    '## Larkspur HMO Plan',
    'What the plan covers | |',
    '---|---|',
    'In-Network Only | |',
    'Calendar Year Deductible | |',
    'Individual | $250 |',
    'Specialist visit | $30 |',
    'Pharmacy Retail (30 days) | You Pay |',
    'Generic | $10 |',
    'Mail Order (90 days) | You Pay |',
    'Generic | $20 |',
  );
  expect(found).toContain('medical.deductible 250 individual in Larkspur HMO Plan');
  expect(found).toContain('medical.specialist_copay 30 in Larkspur HMO Plan');
  expect(found.filter((one) => one.startsWith('rx.'))).toEqual(['rx.tier_1 10 Larkspur HMO Plan']);
});

test('a plan that heads columns of full and part time names what full-time people pay', async () => {
  const rows = [
    'FULL TIME',
    '3/4 TIME',
    '1/2 TIME',
    'EMPLOYEE ONLY',
    '$195.50',
    '$368.70',
    '$541.90',
    'EMPLOYEE + FAMILY',
    '$555.10',
    '$1,049.30',
    '$1,543.50',
  ];
  const found = await readMarkdown(
    'Monthly medical premiums that employees pay',
    '',
    ['LARKSPUR PLAN (NORTH & SOUTH NETWORKS)', ...rows].map((line) => `${line} |`).join('\n'),
  );
  expect(found.filter((one) => one.includes('contribution'))).toEqual([
    'medical.contribution 195.5 employee LARKSPUR PLAN',
    'medical.contribution 555.1 employee_family LARKSPUR PLAN',
  ]);
});

test('a typed table is read with the heads above its line, pairs by network, and who pays by one word', async () => {
  const found = await readFile('guide.txt', [
    'MEDICAL - LARKSPUR HEALTH                   HMO 20                 PPO 900 (in / out)',
    '-------------------------------------------------------------------------------------',
    'Deductible, individual                      None                   $900 / $1,800',
    'Office visit - specialist                   $35                    $50 / 40%',
    'Generic Rx                                  $10                    $15',
    '',
    'MONTHLY COST - ALL STAFF             HMO 20                              PPO 900',
    '                                     Total      District   You            Total      District   You',
    'Employee only                        $742.00    $700.00    $42.00         $816.50    $700.00    $116.50',
    'Family                               $2,189.00  $1,700.00  $489.00        $2,408.70  $1,700.00  $708.70',
  ]);
  expect(found).toContain('medical.deductible 900 individual in PPO 900');
  expect(found).toContain('medical.deductible 1800 individual out PPO 900');
  expect(found).toContain('medical.specialist_copay 50 in PPO 900');
  expect(found).toContain('medical.specialist_coinsurance 40 out PPO 900');
  expect(found).toContain('rx.tier_1 15 PPO 900');
  expect(found).toContain('medical.premium 742 employee HMO 20');
  expect(found).toContain('medical.contribution 42 employee HMO 20');
  expect(found).toContain('medical.contribution 708.7 employee_family PPO 900');
});

test('a row whose words stand in another passage states nothing here', () => {
  const place = { rows: 1, columns: 1 };
  const text = 'Area | Northern counties\nPlan | Aetna Choice PPO';
  const cells = [
    { ...place, text: 'Area', row: 0, column: 0, range: { from: 0, to: 4 } },
    { ...place, text: 'Northern counties', row: 0, column: 1, range: { from: 7, to: 24 } },
    { ...place, text: 'Plan', row: 1, column: 0, range: { from: 25, to: 29 } },
    { ...place, text: 'Aetna Choice PPO', row: 1, column: 1, rows: 2, range: { from: 32, to: 48 } },
    { ...place, text: 'Where it is offered', row: 2, column: 0, range: null },
  ];
  const range = { from: 0, to: text.length };
  const table = { kind: 'table' as const, caption: null, heads: 0, rows: 3, columns: 2, range, box: null, cells };
  const units = unitsOf([{ ordinal: 0, page: 1, heading: 'Medical plan: Aetna', text, blocks: [table] }]);
  expect(units.filter(({ from, to }) => from >= to)).toEqual([]);
});
