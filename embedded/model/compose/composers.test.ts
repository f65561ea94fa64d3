import { expect, it } from 'vitest';
import type { Asked } from '../conversation.ts';
import { compose } from './answer.ts';
import { answer, fact, factsOf, passage, metric, rule, nothing, reading } from './testing/asked.ts';

/** What each composer makes of the same few results: the text as a person gets it, every number with its marker. */

it('says both levels that were asked for, each with its marker', () => {
  const facts = [factsOf('Fernhill', fact({}), fact({ tier: 'family', value: 1000, said: '$1,000 a year' }))];
  const text = answer(
    {
      question: 'deductible, individual and family',
      employers: ['Fernhill'],
      metrics: [metric('medical.deductible', 'individual'), metric('medical.deductible', 'family')],
    },
    { facts },
  );
  expect(text).toMatchInlineSnapshot(`
    "**Fernhill**, “Benefits 2026” (plan year 2026):
    - Medical deductible (PPO, individual): **$500 a year** (“Deductible $500 / $1,000”) 【1】
    - Medical deductible (PPO, family): **$1,000 a year** (“Deductible $500 / $1,000”) 【1】"
  `);
});

it('answers who does it with the sentence that names them, and the value beside it', () => {
  const passages = [
    passage({ text: 'Three visits a year are free. Unum is our life and disability provider and runs the EAP.' }),
  ];
  const text = answer(
    { question: 'who runs the EAP', employers: ['Fernhill'], metrics: [metric('programs.eap_sessions')] },
    {
      passages,
      facts: [
        factsOf(
          'Fernhill',
          fact({ metric: 'programs.eap_sessions', label: 'EAP sessions', tier: null, plan: null, value: 3, said: '3' }),
        ),
      ],
    },
  );
  expect(text).toMatchInlineSnapshot(`
    "**Fernhill**, “Benefits 2026” (plan year 2026): Unum is our life and disability provider and runs the EAP. 【5】

    Beside it:
    - EAP sessions: **3** 【1】"
  `);
});

it('quotes both of two guides that say opposite things', () => {
  const passages = [
    passage({ text: 'Emergency services are covered after the deductible.' }),
    passage({ marker: 6, guide: 'Standard plan', text: 'Emergency services are not covered under this plan.' }),
  ];
  expect(
    answer(
      { question: 'are emergency services covered', employers: ['Fernhill'], left: ['emergency', 'services'] },
      { passages },
    ),
  ).toMatchInlineSnapshot(`
    "**Fernhill**, “Standard plan” (plan year 2026): Emergency services are not covered under this plan. 【6】

    **Fernhill**, “Benefits 2026” (plan year 2026): Emergency services are covered after the deductible. 【5】

    These guides say different things on this: check which of them applies."
  `);
});

it('says a rule with its numbers, whom it binds and its source', () => {
  expect(answer({ question: 'how long does COBRA last', intent: 'rule', years: [2026] }, { rules: [rule] }))
    .toMatchInlineSnapshot(`
    "**How long COBRA lasts**. COBRA lasts 18 months 【2】.

    - Limit: 2026: **$8,750** 【2】

    Who is bound: Employers with 20 or more employees 【2】.

    Check the source: ERISA §602 【2】 (as of 2026-11-23).

    Counsel should look at it. This is general information, not legal advice."
  `);
});

it('does not pass the nearest rule off as the one that was asked for', () => {
  const text = answer(
    { question: 'who is a key employee', intent: 'rule' },
    { rules: [{ ...rule, fit: 0.4, said: 0.3, unspoken: ['key'] }] },
  );
  expect(text.split('\n')[0]).toMatchInlineSnapshot(
    `"The reference has no rule that I am sure speaks of “key”; this is the nearest."`,
  );
});

it('says a figure over employers with its peers and what was assumed', () => {
  const figures: Asked['figures'] = [
    {
      kind: 'figure',
      marker: 3,
      title: 'Medical deductible',
      peers: 'all employers',
      headline: 'The median medical deductible among 40 employers is $1,500 a year',
      hasFigures: true,
      n: 40,
      columns: [],
      rows: [],
      caveats: [],
      assumptions: ['The median: half of the employers are above, half below.'],
      wider: null,
    },
  ];
  expect(
    answer(
      { question: 'median deductible', intent: 'benchmark', metrics: [metric('medical.deductible')] },
      { figures },
    ),
  ).toMatchInlineSnapshot(`
    "The median medical deductible among 40 employers is $1,500 a year 【3】.

    Assumed: The median: half of the employers are above, half below."
  `);
});

it('sets two employers side by side', () => {
  const facts = [
    factsOf('Fernhill', fact({})),
    factsOf('Otterburn', fact({ marker: 4, value: 800, said: '$800 a year' })),
  ];
  expect(
    answer(
      {
        question: 'compare deductibles',
        intent: 'compare',
        employers: ['Fernhill', 'Otterburn'],
        metrics: [metric('medical.deductible')],
      },
      { facts },
    ),
  ).toMatchInlineSnapshot(`
    "| | Fernhill (plan year 2026) | Otterburn (plan year 2026) |
    | --- | --- | --- |
    | Medical deductible | $500 a year (PPO, individual) 【1】 | $800 a year (PPO, individual) 【4】 |"
  `);
});

it('sets the sentences that state values beneath them, and no cells', () => {
  const stated = 'Parents may take twelve weeks of leave with pay after 9 months of employment.';
  const facts = [factsOf('Fernhill', fact({})), factsOf('Otterburn', fact({ marker: 4, quote: stated }))];
  const said = answer(
    {
      question: 'compare deductibles',
      intent: 'compare',
      employers: ['Fernhill', 'Otterburn'],
      metrics: [metric('medical.deductible')],
    },
    { facts },
  );
  expect(said.split('\n\n').slice(1)).toEqual([`**Otterburn**:\n- “${stated.slice(0, -1)}” 【4】`]);
});

it('says what changed between two years', () => {
  const changes: Asked['changes'] = [
    {
      employer: 'Fernhill',
      years: [2025, 2026],
      from: 2025,
      to: 2026,
      same: 3,
      changed: [
        {
          label: 'Medical deductible',
          before: fact({ marker: 7, value: 400, said: '$400 a year', planYear: 2025 }),
          after: fact({}),
        },
      ],
    },
  ];
  expect(answer({ question: 'what changed', intent: 'changes', employers: ['Fernhill'] }, { changes }))
    .toMatchInlineSnapshot(`
    "What **Fernhill** states otherwise in 2026 than in 2025:

    | | 2025 | 2026 |
    | --- | --- | --- |
    | Medical deductible (PPO, individual) | $400 a year 【7】 | $500 a year 【1】 |

    Both years state the rest alike."
  `);
});

it('says that an employer is not in the library', () => {
  expect(
    answer(
      { question: 'deductible at Nobody Inc', unknown: ['Nobody Inc'] },
      { employers: [{ asked: 'Nobody Inc', employers: [], guides: [] }] },
    ),
  ).toMatchInlineSnapshot(
    `"There is no guide of **Nobody Inc** in the library. Check the spelling, or ask for it under Request Information."`,
  );
});

const closed =
  'We are closed on New Year’s Day, Martin Luther King Jr. Day, Memorial Day, Labor Day, the Friday after Thanksgiving and Christmas Day.';

it.each([
  [
    'is Memorial Day off at Fernhill',
    /^Yes\. \*\*Fernhill\*\*, “Benefits 2026” \(plan year 2026\).*Memorial Day.* 【5】/s,
  ],
  [
    'is Good Friday a holiday at Fernhill',
    /does not name \*\*Good Friday\*\* among its holidays: New Year’s Day, Martin Luther King Jr\. Day, .*Christmas 【5】\.$/s,
  ],
  // The day after is another day.
  ['do they get Thanksgiving', /does not name \*\*Thanksgiving\*\* among its holidays/],
] as const)('%s: answers from the list of holidays', (question, expected) => {
  expect(answer({ question, employers: ['Fernhill'] }, { passages: [passage({ text: closed })] })).toMatch(expected);
});

it('does not take a question about a bonus at Christmas for one about the day', () => {
  const given = { passages: [passage({ text: closed })] };
  expect(
    answer({ question: 'is there a Christmas bonus at Fernhill', employers: ['Fernhill'], left: ['bonus'] }, given),
  ).not.toMatch(/among its holidays|^Yes/);
});

it('says first which band of service holds the years that were named', () => {
  const text =
    'Vacation grows with service:\n\n- Fewer than 3 years: 10 days\n- Between 3 and 15 years: 15 days\n- 16+ years: 20 days\n\nVacation is asked for two weeks ahead of it, after talking with your manager.';
  const vacation = {
    metric: 'time_off.days_year_20',
    label: 'Vacation or PTO, after 20 years',
    tier: null,
    typed: '20 years',
  } as const;
  const said = answer(
    { question: 'and vacation with 20 years?', employers: ['Fernhill'], metrics: [vacation] },
    { passages: [passage({ text })] },
  );
  expect(said).toMatch(/; \*\*16\+ years: 20 days\*\*/);
  expect(said).not.toMatch(/not state anything/);
});

it.each([
  [2, 'Days off by service: **Fewer than 3 years: 10 days**; Between 3 and 15 years: 15 days; 16+ years: 20 days'],
  [9, 'Days off by service: Fewer than 3 years: 10 days; **Between 3 and 15 years: 15 days**; 16+ years: 20 days'],
] as const)('marks the band of a list that holds %i years of service', (years, expected) => {
  const text =
    'Days off by service:\n\n- Fewer than 3 years: 10 days\n- Between 3 and 15 years: 15 days\n- 16+ years: 20 days';
  const vacation = { metric: 'time_off.days_year_5', label: 'Vacation or PTO', tier: null, typed: 'days off' } as const;
  const said = answer(
    { question: `days off after ${years} years`, employers: ['Fernhill'], metrics: [vacation] },
    { passages: [passage({ text })] },
  );
  expect(said).toContain(expected);
});

it('says of the sentence that asks what it found nothing on, and of no other', () => {
  const said = (question: string, left: string[]): string =>
    answer(
      { question, left, employers: ['Fernhill'], metrics: [metric('medical.deductible')] },
      { facts: [factsOf('Fernhill', fact({}))] },
    );
  expect(
    said('We sign the cheques of an agency. What deductible do hourly workers have?', ['agency', 'hourly']),
  ).toMatch(/nothing there that speaks of “hourly”/);
  expect(said('Can you confirm the deductible?', ['confirm'])).not.toMatch(/nothing there/);
  expect(said('What deductible do hearing claims have?', ['hearing', 'claims'])).toMatch(/“hearing claims”/);
  expect(said('What deductible do preclaims have?', ['claims'])).not.toMatch(/nothing there/);
});

it('says an answer once to two questions that have the same', () => {
  const asked = (question: string): Asked => ({
    reading: { ...reading, question, employers: ['Fernhill'], metrics: [metric('medical.deductible')] },
    ...nothing,
    facts: [factsOf('Fernhill', fact({}))],
  });
  const said = ['_Answered from the library without a language model._'];
  const text = compose({ question: '', said, asked: [asked('what is the deductible'), asked('how high is it')] });
  expect(text).toMatch(/^\*\*what is the deductible\*\*\n\n\*\*how high is it\*\*\n\n\*\*Fernhill\*\*/);
  expect(text.match(/\$500 a year/g)).toHaveLength(1);
});

it('leaves out what adds neither a word that was asked for nor a figure', () => {
  const text =
    'A dental exam is covered at 100%.\n\nSee the dental section about how each dental exam is booked with our office in the first place, and which papers you bring along when you come.\n\nA second dental exam in a year costs $40.';
  const said = answer(
    { question: 'how much is a dental exam', employers: ['Fernhill'], left: ['dental', 'exam'] },
    { passages: [passage({ text })] },
  );
  expect(said).toMatch(/covered at 100%/);
  expect(said).toMatch(/costs \$40/);
  expect(said).not.toMatch(/See the dental section/);
});

it('reads a denial in a question as no word of its own', () => {
  const passages = [
    passage({ text: "You don't need permission for every purchase that you make at work." }),
    passage({ text: 'Coverage is waived for whoever does not enroll within 30 days.' }),
  ];
  const said = answer(
    { question: "what happens if I don't enroll in the first 30 days", employers: ['Fernhill'], left: ['enroll'] },
    { passages },
  );
  expect(said).toMatch(/Coverage is waived/);
  expect(said).not.toMatch(/permission/);
});
