import { expect, test } from 'vitest';
import { readDocument } from '../../reading/read-document.ts';
import { splitPassages } from '../../reading/split-passages.ts';
import { factsOfGuide } from '../facts-of-guide.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** `metric value plan tier network` of each fact that is sure. */
async function factsOf(text: string, name: string): Promise<string[]> {
  const { pages } = await readDocument({ bytes: bytesOf(text), name });
  return factsOfGuide(splitPassages(pages))
    .filter(({ review }) => !review)
    .map(({ metric, value, words, plan, tier, network }) =>
      [metric, value ?? words, plan, tier, network].filter((part) => part !== null).join(' '),
    );
}

test.each([
  ['Base Plan', 'Buy-Up Plan'],
  ['Basic', 'Enhanced'],
  ['High', 'Low'],
  ['Silver', 'Orchard'],
])('plans side by side have the names in their heads: %s and %s', async (one, other) => {
  const text = `# Dental\n\n| | ${one} | ${other} |\n|---|---|---|\n| Annual deductible (individual) | $50 | $25 |\n| Calendar year maximum | $1,000 | $2,000 |\n| Major services | 50% | 60% |\n| Orthodontia lifetime maximum | — | $1,500 |\n`;
  const facts = await factsOf(text, 'dental.md');
  expect(facts).toContain(`dental.deductible 25 ${other} individual`);
  expect(facts).toContain(`dental.annual_maximum 1000 ${one}`);
  expect(facts).toContain(`dental.annual_maximum 2000 ${other}`);
  expect(facts).toContain(`dental.orthodontia_maximum 1500 ${other}`);
  expect(facts.some((fact) => fact.startsWith(`dental.orthodontia_maximum 1500 ${one}`))).toBe(false);
});

test('an allowance is the amount of its own part of a cell, and of the network', async () => {
  const rows = [
    ['Carrier', 'Brightview Eyes', ''],
    ['Examination', '$10 copay', 'Up to $40'],
    ['Frames', '$0 copay; 20% off balance over $150 allowance', 'Up to $75'],
    ['Contact lenses', '$0 copay, $130 allowance, 15% off the balance', 'Up to $100'],
  ];
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const page = `<h2>Vision</h2><table><tr><th>Benefit</th><th>In network</th><th>Out of network</th></tr>${cells}</table>`;
  const facts = await factsOf(page, 'vision.html');
  expect(facts).toEqual(
    expect.arrayContaining([
      'vision.exam_copay 10',
      'vision.frame_allowance 150',
      'vision.contact_allowance 130',
      'vision.carrier Brightview Eyes',
    ]),
  );
  expect(facts.filter((fact) => fact.startsWith('vision.frame_allowance'))).toEqual(['vision.frame_allowance 150']);
});

test('what a visit costs on the average is no copay', async () => {
  const table = (cell: string): string =>
    `# Medical plan\n\n| Service | You pay |\n|---|---|\n| Primary care visit | $25 copay |\n| Virtual visit | ${cell} |\n`;
  expect(await factsOf(table('$10 copay'), 'medical.md')).toContain('medical.telehealth_copay 10');
  expect((await factsOf(table('$55 average cost per visit'), 'medical.md')).join()).not.toContain('telehealth');
});

test('dots lead from a label to its value, but not to the page of a table of contents', async () => {
  const text =
    'Long Term Disability\n\nMonthly benefit ........ 60% of monthly salary\nElimination period ........ 180 days\n';
  const facts = await factsOf(text, 'ltd.txt');
  expect(facts).toContain('ltd.percent 60');
  expect(facts).toContain('ltd.waiting_days 180');
  const contents = 'Contents\n\nHolidays ........ 12\nSick days ........ 14\n';
  expect(await factsOf(contents, 'contents.txt')).toEqual([]);
});

test('benefits that begin on the eighth day have seven days of waiting', async () => {
  const text =
    '# Short-term disability\n\n| Provision | Short-term disability |\n|---|---|\n| Weekly benefit | 60% of weekly earnings |\n| Benefits begin | 8th day |\n';
  expect(await factsOf(text, 'std.md')).toContain('std.waiting_days 7');
});

test('headings of a plain page stay, whatever its table holds', async () => {
  const rows = [
    'Class I, preventive|100%',
    'Class II, basic|80%',
    'Class III, major|50%',
    'Deductible, each person|$50',
  ];
  const cells = rows
    .map(
      (row) =>
        `<tr>${row
          .split('|')
          .map((cell) => `<td>${cell}</td>`)
          .join('')}</tr>`,
    )
    .join('');
  const { pages } = await readDocument({
    bytes: bytesOf(`<h2>Dental Schedule</h2><p>Group 12</p><table>${cells}</table>`),
    name: 'd.html',
  });
  expect(pages[0]?.sections[0]?.heading).toBe('Dental Schedule');
});

test('the note above a table of rates says how often, and who pays by the head alone is looked at', async () => {
  const rows =
    '| Level | Core PPO | Select PPO |\n|---|---|---|\n| Employee only | $62.50 | $98.00 |\n| Family | $256.00 | $361.25 |\n';
  const noted = await factsOf(
    `# Payroll Deductions\n\nAll amounts are per semi-monthly pay period.\n\n${rows}`,
    'rates.md',
  );
  expect(noted).toContain('medical.contribution 125 Core PPO employee');
  expect(noted).toContain('medical.contribution 722.5 Select PPO employee_family');
  const bare = await factsOf(`# Payroll Deductions\n\n${rows}`, 'rates.md');
  expect(bare.filter((fact) => fact.startsWith('medical.contribution'))).toEqual([]);
});

test('a dental plan has its figures in the network', async () => {
  const text =
    '# Dental\n\n| Service | PPO dentist | Any other dentist |\n|---|---|---|\n| Type II: Basic | 80% | 60% |\n| Waiting period for Type III services | 12 months | 12 months |\n';
  const facts = await factsOf(text, 'dental.md');
  expect(facts).toContain('dental.waiting_months 12');
  expect(facts.filter((fact) => fact.startsWith('dental.basic'))).toEqual(['dental.basic 80']);
});
