import { describe, expect, test } from 'vitest';
import type { Proof, Sought } from '../../db/search-marks.ts';
import type { PassageMarks } from './marks.ts';
import { snippetOf } from './snippet.ts';

/** A snippet with its marks in brackets. */
function shown(text: string, marks: Partial<PassageMarks>, heading?: string): string {
  const snippet = snippetOf(text, { sought: [], proofs: [], ...marks }, heading);
  return snippet.replaceAll('\uE000', '[').replaceAll('\uE001', ']');
}

const named = (weight: number, ...names: string[]): Sought => ({ names: names.map((name) => name.split(' ')), weight });
const proof = (ways: string[], label: string[] = [], sign: Proof['sign'] = '$'): Proof => ({ ways, label, sign });
const amount = (name: string): Sought => ({ names: [name.split(' ')], weight: 4, isAmount: true });

describe('marks', () => {
  test('stand around names as they stand, whole', () => {
    expect(shown('Paid time off is not time\noff without pay.', { sought: [named(3, 'paid time off')] })).toBe(
      '[Paid] [time] [off] is not time off without pay.',
    );
    expect(shown('Take 16 paid weeks.', { sought: [amount('16 week')] })).toBe('Take [16] paid [weeks].');
    const clinics = 'What you pay:\nClinic | $35 copay \n\nUrgent care | $60 copay\nAsk us.\n';
    expect(shown(clinics, { sought: [named(3, 'clinic')] })).toBe(
      'What you pay: [Clinic] | $35 copay; Urgent care | $60 copay; Ask us.',
    );
  });

  test('a text that holds our own marks has none of them', () => {
    expect(shown('Parental\uE000 leave \uE001here.', { sought: [named(2, 'parent leav')] })).toBe(
      '[Parental] [leave] here.',
    );
  });

  const hsa = [named(3, 'hsa'), named(2, 'contribut')];

  test('a figure is marked beside its benefit, not wherever it stands', () => {
    const text = 'The plan has a $500 deductible. The company contributes $500 to your HSA.';
    expect(shown(text, { sought: [...hsa, amount('500')] })).toBe(
      'The plan has a $500 deductible. The company [contributes] [$500] to your [HSA].',
    );
    const table = 'HSA plan | $500 deductible\nHSA contribution of the company | $500';
    expect(shown(table, { sought: [...hsa, amount('500')] })).toBe(
      '[HSA] plan | $500 deductible; [HSA] [contribution] of the company | [$500]',
    );
    expect(shown('Your HSA is yours. The deductible is $500.', { sought: [...hsa, amount('500')] })).toBe(
      'Your [HSA] is yours. The deductible is $500.',
    );
  });

  test('a figure beside the whole name is meant, not one beside a part of it', () => {
    const text = 'Short-term disability pays 60% for a while. Long-term disability pays 60% after it.';
    const ltd = named(4, 'long term disabl', 'disabl');
    for (const marks of [{ sought: [ltd, amount('60')] }, { sought: [ltd], proofs: [proof(['60'], [], '%')] }]) {
      expect(shown(text, marks)).toBe(
        'Short-term [disability] pays 60% for a while. [Long]-[term] [disability] pays [60%] after it.',
      );
    }
  });

  test('what satisfies a bound is marked, not the figures around it', () => {
    const text =
      'Members with a $500 deductible may open an HSA. You may contribute up to $4,300. The company contributes $650 to your HSA.';
    expect(shown(text, { sought: hsa, proofs: [proof(['650', '54.17'])] })).toBe(
      'Members with a $500 deductible may open an [HSA]. You may [contribute] up to $4,300. The company [contributes] [$650] to your [HSA].',
    );
  });

  test('of the same figure twice, the one of the metric is marked; each condition has its own', () => {
    const rows = 'Annual maximum per person | $1,500\nOrthodontia maximum | $1,500\nDeductible | $50';
    const sought = [named(3, 'maximum'), named(5, 'deductible')];
    const proofs = [proof(['1500'], ['dental', 'annual', 'maximum']), proof(['50'], ['dental', 'deductible'])];
    expect(shown(rows, { sought, proofs })).toBe(
      'Annual [maximum] per person | [$1,500]; Orthodontia [maximum] | $1,500; [Deductible] | [$50]',
    );
  });

  test('a figure with another sign is something else', () => {
    const rows = 'Deductible | None | $1,500\nYou pay | 0% | 20%';
    const proofs = [proof(['0', 'none'])];
    expect(shown(rows, { sought: [named(3, 'deductible')], proofs })).toBe(
      '[Deductible] | [None] | $1,500; You pay | 0% | 20%',
    );
  });

  test('an amount is found however it is written', () => {
    const monthly = 'The company adds $54.17 a month to your HSA; the office fund is $650.';
    expect(shown(monthly, { sought: hsa, proofs: [proof(['650', '54.17'])] })).toBe(
      'The company adds [$54.17] a month to your [HSA]; the office fund is $650.',
    );
    const off = [named(3, 'holidai')];
    expect(
      shown('There are ten paid holidays and 5 sick days.', {
        sought: off,
        proofs: [proof(['10', 'ten', '80'])],
      }),
    ).toBe('There are [ten] paid [holidays] and 5 sick days.');
  });

  test('of a figure that stands twice, the nearer to its benefit is marked', () => {
    const text = 'A wellness stipend of $500 and, for those at home, an office stipend of $500 a year.';
    const wellness = named(4, 'wellness stipend');
    const marked = 'A [wellness] [stipend] of [$500] and, for those at home, an office stipend of $500 a year.';
    expect(shown(text, { sought: [wellness, amount('500')] })).toBe(marked);
    expect(shown(text, { sought: [wellness, amount('500')], proofs: [proof(['500'])] })).toBe(marked);
    const pair = 'Home-office stipend of $500 once, wellness stipend of $500 a year.';
    expect(shown(pair, { sought: [wellness, amount('500')] })).toBe(
      'Home-office stipend of $500 once, [wellness] [stipend] of [$500] a year.',
    );
    const before = 'There is $500 at once, and then $500 for wellness.';
    expect(shown(before, { sought: [named(4, 'wellness'), amount('500')] })).toBe(
      'There is $500 at once, and then [$500] for [wellness].',
    );
  });

  test('a figure with another unit than was asked for proves nothing', () => {
    const sought = [
      named(4, 'bereav leav', 'bereav'),
      named(3, 'sabbat'),
      {
        names: [
          ['5', 'dai'],
          ['five', 'dai'],
        ],
        weight: 4,
        isAmount: true as const,
      },
    ];
    const proofs = [proof(['5', 'five'], ['bereav', 'leav'], '')];
    expect(shown('A sabbatical comes after five years. Bereavement leave is five days.', { sought, proofs })).toBe(
      'A [sabbatical] comes after five years. [Bereavement] [leave] is [five] [days].',
    );
    expect(shown('A sabbatical and bereavement leave come after five years.', { sought, proofs })).toBe(
      'A [sabbatical] and [bereavement] [leave] come after five years.',
    );
  });

  test('the sign of a currency or of a share is marked with its figure', () => {
    const asked = [named(3, 'disabl'), named(3, '60'), named(3, '1500')];
    expect(shown('Disability pays 60% of pay, up to $1,500.', { sought: asked })).toBe(
      '[Disability] pays [60%] of pay, up to [$1,500].',
    );
  });

  test('an amount under a head is marked in its cell, where there is one such cell', () => {
    const sought = [named(3, 'vacat')];
    const table = 'Years | Vacation days\nLess than 5 | 15\n5 to 9 | 20\n20 or more | 25';
    expect(shown(table, { sought, proofs: [proof(['20'])] })).toBe(
      'Years | [Vacation] days; Less than 5 | 15; 5 to 9 | [20]; 20 or more | 25',
    );
    expect(shown(table.replace('| 25', '| 20'), { sought, proofs: [proof(['20'])] })).not.toContain('[20]');
  });

  test('an amount of a coverage level is marked in its row or its column, and not where another level has the same', () => {
    const sought = [named(3, 'contribut'), named(2, 'employe')];
    const of = (tier: string) => [{ ...proof(['100'], ['employe', 'contribut']), tier }];
    const rows =
      'Contributions | HDHP | PPO\nEmployee only | $40 | $100\nEmployee + spouse | $100 | $210\nFamily | $180 | $390';
    expect(shown(rows, { sought, proofs: of('employee') })).toContain(
      '[Employee] only | $40 | [$100]; [Employee] + spouse | $100',
    );
    expect(shown(rows, { sought, proofs: of('employee_spouse') })).toContain(
      '[Employee] only | $40 | $100; [Employee] + spouse | [$100]',
    );
    expect(shown(rows, { sought, proofs: of('employee_family') })).not.toContain('[$100]');
    const columns =
      'Employee contributions | Employee | Employee + spouse | Family\nHDHP | $40 | $100 | $180\nPPO | $100 | $210 | $390';
    expect(shown(columns, { sought, proofs: of('employee') })).toContain('HDHP | $40 | $100 | $180; PPO | [$100]');
    expect(shown(columns, { sought, proofs: of('employee_spouse') })).toContain(
      'HDHP | $40 | [$100] | $180; PPO | $100',
    );
  });

  test('a figure needs no name beside it where the heading is the name', () => {
    const leave = [named(3, 'parent leav'), amount('16 week')];
    expect(shown('Everybody receives 16 weeks.', { sought: leave }, 'Parental leave')).toBe(
      '[Parental] [leave]: Everybody receives [16] [weeks].',
    );
    expect(shown('The plan pays for 16 weeks.', { sought: leave }, 'Disability')).toBe('The plan pays for 16 weeks.');
  });
});

describe('the stretch', () => {
  const filler = 'Nothing to see in this one. ';

  test('is the sentence with most of what was asked for', () => {
    const long = `${filler.repeat(20)}Parental leave lasts 16 weeks. ${'More words follow here. '.repeat(20)}`;
    const text = shown(long, { sought: [named(3, 'parent leav'), amount('16 week')] });
    expect(text.startsWith('…[Parental] [leave] lasts [16] [weeks]. More words')).toBe(true);
    expect(text.endsWith('…')).toBe(true);
    expect(text.length).toBeLessThan(320);
  });

  test('rare words weigh more than common ones that are said again and again', () => {
    const table = 'Years | PTO days\n1 | 15 PTO days of paid time off\n2 | 16 PTO days of paid time off\n';
    const text = `${table}${filler.repeat(15)}What is not used may roll over up to a limit of five days.`;
    const asked = [named(2, 'pto', 'paid time off'), named(5, 'roll over'), named(3, 'limit')];
    expect(shown(text, { sought: asked })).toContain('may [roll] [over] up to a [limit] of five days.');
  });

  test('begins with the text where that leaves room for all of it', () => {
    const text = `In general: HSA members pay less. The HSA contribution is $500. ${filler.repeat(15)}`;
    expect(shown(text, { sought: [named(3, 'hsa'), named(2, 'contribut')] }).startsWith('In general: [HSA]')).toBe(
      true,
    );
  });

  test('ends behind a whole figure, and not in the first words of a sentence', () => {
    const sought = [named(3, 'deduct'), named(3, 'deductible')];
    const rows = `Deductible | ${'20% | '.repeat(60)}`;
    for (let lead = 0; lead < 8; lead += 1) {
      expect(shown(`${'x'.repeat(lead)} ${rows}`, { sought })).toMatch(/20%…$/);
      expect(shown(`Before it. ${'y'.repeat(130 + lead)} and $100 $200 the deductible is ${rows}`, { sought })).toMatch(
        /^…(?:and|\$)/,
      );
    }
    const text = `The deductible is ${'as said '.repeat(29)}here. A word more, which goes on and on for a while.`;
    expect(shown(text, { sought })).toMatch(/here\. …$/);
  });

  test('has the head of its table before a row that is shown without it', () => {
    const sought = [named(3, 'famili')];
    const row = (name: string, at: number) => `${name} | $${at}01 | $${at}02 | $${at}03`;
    const rows = [
      'Employee only',
      'Employee + spouse',
      'Employee + child(ren)',
      'Employee + children',
      'Employee + partner',
      'Two adults',
    ].map(row);
    const table = (head: string) => [head, ...rows, 'Family | $900 | $901 | $902', filler.repeat(9)].join('\n');
    const head = 'Coverage level | Saver HDHP | Choice PPO | Network HMO';
    const text = shown(table(head), { sought, proofs: [proof(['901'], ['famili'])] });
    expect(text.startsWith(`${head}; …`)).toBe(true);
    expect(text).toContain('[Family] | $900 | [$901] | $902; ');
    expect(text.length).toBeLessThan(290);
    // What leads to a long one is left out, and a first row that is one of the others is no head.
    const led = shown(table(`What you pay for each of the twenty-six pay periods of a year, before tax:\n${head}`), {
      sought,
    });
    expect(led.startsWith(`${head}; …`)).toBe(true);
    expect(shown(table('Employee only, tobacco | $1 | $2 | $3'), { sought })).toMatch(/^…/);
    expect(shown(table('Level | None | 15 | Choice PPO'), { sought })).toMatch(/^…/);
    // In the middle of the table nothing is missing between its head and the first row.
    const first = shown(`${filler.repeat(12)}\n${table(head)}`, { sought: [named(3, 'onli')] });
    expect(first).toContain(`${head}; Employee [only] |`);
  });

  test('has no head where what is marked is no row, or would not stand beside it', () => {
    const head = 'Coverage level | Saver HDHP | Choice PPO';
    const rows = 'Employee only | $40 | $50\n'.repeat(12);
    const prose = `${head}\n${rows}Families pay for the rest of it. ${filler.repeat(10)}`;
    expect(shown(prose, { sought: [named(3, 'famili')] })).not.toContain('Coverage level');
    const wide = `Family | ${'words that go on and on | '.repeat(9)}$5`;
    const both = [named(3, 'famili'), named(9, 'retir')];
    const far = shown(`${head}\n${rows}${wide}\nRetirement | $6\n${filler.repeat(9)}`, { sought: both });
    expect(far).toContain('[Retirement]');
  });

  test('the heading stands before a text that does not say what it is about', () => {
    const sought = [named(5, 'home offic stipend')];
    expect(shown('• Phones • Couches', { sought }, 'NOT eligible via the home office stipend')).toBe(
      'NOT eligible via the [home] [office] [stipend]: • Phones • Couches',
    );
    expect(shown('The home office stipend is $300.', { sought }, 'Home office stipend')).toBe(
      'The [home] [office] [stipend] is $300.',
    );
    expect(shown('• Phones • Couches', { sought: [] }, 'Other matters')).toBe('• Phones • Couches');
  });
});
