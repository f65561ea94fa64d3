import { describe, expect, test } from 'vitest';
import type { AnalysisSpec, Understood } from '../../contract/analysis.ts';
import type { Known } from '../../contract/reading.ts';
import { readQuestion } from './read-question.ts';

const known: Known = { employers: ['Northwind Traders'], carriers: ['Aetna'], words: new Set(), year: 2026 };
const value = (metric: string) => ({ of: 'value', metric });

describe('a question to Maximus whose words find no place', () => {
  const strictly = (question: string): Understood => readQuestion(question, null, known);

  test.each([
    ['median deductible in Ontario', '“Ontario”'],
    ['deductible at Zyxon Widgets', '“Zyxon Widgets”'],
    ["predict next year's deductible in retail", 'forecasts nothing'],
    ['median deductible in 2030', 'forecasts nothing'],
    ['what will deductibles be in five years', 'forecasts nothing'],
    ['pet insurance premiums by state', 'pet insurance'],
    ['which companies have the highest tuition assistance', 'names no single one'],
    ['median wombat stipend', 'wombat'],
    ['how many employees use the EAP', 'how many people take part'],
    ['participation in the FSA by industry', 'how many people take part'],
    ['which carrier has the best service', 'how good or how liked'],
    ['average wages of nurses with an HSA', 'neither wages'],
  ])('%s is refused, and what can be computed is offered', (question, said) => {
    const understood = strictly(question);
    expect(understood.kind === 'refuse' ? understood.sentence : understood).toContain(said);
  });

  test.each([
    ['what leave do tech companies give', 'Paid parental leave, birth parent'],
    ['employer contribution by size', 'Share of the premium that the employer pays'],
    ['life insurance amounts', 'Basic life, flat amount'],
    ['How much does insurance cost by region?', 'Full premium'],
    ['median STD', 'Short-term disability, share of pay'],
    ['cost of covering a spouse', 'Full premium'],
  ])('%s is asked about', (question, choice) => {
    const understood = strictly(question);
    expect(understood.kind).toBe('ask');
    expect(understood.kind === 'ask' ? understood.choices.map(({ label }) => label) : []).toContain(choice);
  });

  test.each<[string, object]>([
    ['percent of employers with an HRA by industry', { measures: [{ of: 'offering', metric: 'hra' }] }],
    ['median HRA contribution', { measures: [value('hra.employer_contribution')] }],
    ['most common vesting schedule', { measures: [{ of: 'employers' }], groupBy: ['retirement.vesting'], statistic: 'share' }],
    ['vesting for 401k', { groupBy: ['retirement.vesting'], statistic: 'share' }],
    ['vesting schedules by industry', { measures: [{ of: 'employers' }], groupBy: ['industry', 'retirement.vesting'] }],
    ['ranking of industries by vacation days', { groupBy: ['industry'], sort: 'desc' }],
    ['lowest deductible by state', { groupBy: ['state'], statistic: 'least', sort: null }],
    ['states with the lowest deductible, five of them', { groupBy: ['state'], statistic: 'median', sort: 'asc', limit: 5 }],
    ['how did paid holidays change from 2024 to 2026', { compare: { with: 'years', from: 2024, to: 2026 } }],
    ['share of employers with Aetna by region', { measures: [{ of: 'offering', metric: 'medical.carrier', is: 'Aetna' }] }],
  ])('%s', (question, expected) => {
    const understood = strictly(question);
    expect(understood.kind === 'spec' ? understood.spec : understood).toMatchObject(expected);
  }); // prettier-ignore
});

/** What comes of questions asked one after another. */
function lastOf(...questions: readonly string[]): Understood {
  return questions.reduce<Understood>(
    (before, question) => readQuestion(question, before.kind === 'spec' ? before.spec : null, known),
    { kind: 'refuse', sentence: '', choices: [] },
  );
}

describe('a word that changes nothing', () => {
  test.each([
    ['specialty drug coinsurance or copay', '“copay”'],
    ['match and vesting', '“match”'],
    ['both the mean and the median of paid holidays', '“median”'],
    ["what is the largest employer's deductible in Texas", '“largest”'],
    ['dental annual max for the high plan', '“high plan”'],
    ['family deductible for part-timers', '“part-timers”'],
    ['specialist copay for union workers', '“union workers”'],
    ['generic copay, 90 day mail order', '“mail order”'],
    ['adoption benefits for federal contractors', '“federal contractors”'],
    ['dental: major services, suppliers only', '“suppliers”'],
    ['hospitals under 500 beds: er copay', '“500”'],
    ['medical contribution for seasonal workers in hospitality', '“seasonal workers”'],
    ['percent with a spousal surcharge, plus the typical amount', '“amount”'],
    ['employer share of the family premium in dollars', '“dollars”'],
    ['employee share of family premium in percent', '“share”'],
    ['ratio of family to single deductible', '“ratio”'],
    ['how much more do families pay out of pocket', '“more”'],
    ['has the gap in parental leave become smaller', '“gap”'],
    ['sick days by department', '“department”'],
    ['trend of the HSA seed in 2024', '“2024”'],
    ['what do restaurants pay in total for single coverage per month', '“month”'],
    ['what part of the single premium at banks', '“part”'],
    ['is a lower deductible common at small employers', '“lower”'],
    ['how many small employers have lower deductibles for HMO plans', '“lower”'],
    ['is it common for small companies to offer better dental', '“better”'],
    ['do large employers offer better vision', '“better”'],
    ['how many employers waive the deductible for telehealth', '“waive”'],
    ['how many employers waive their deductible on generic drugs', '“waive”'],
    ['deductible at the biggest company in Ohio', '“biggest”'],
  ])('%s is asked about where it may say what is meant', (question, word) => {
    const understood = lastOf(question);
    expect(understood.kind === 'ask' ? understood.question : understood).toContain(word);
    expect(understood.kind === 'ask' ? understood.choices : []).toHaveLength(1);
  });

  test.each([
    ['people grumble about our deductible. What do tech firms have for a single deductible?', 'Not used: “grumble”.'],
    ['holidays at union-heavy manufacturing firms', 'Not used: “union”, “heavy”.'],
    ['what do nurses get for vacation in Ohio', 'Not used: “nurses”.'],
    [
      'Our union negotiates next week. How many holidays do retailers give?',
      'Background, no part of the figure: “Our union negotiates next week.”',
    ],
    ['dental PPO deductible', 'Not used: “PPO”.'],
    ['how much paid vacation do companies bestow on newcomers', 'Not used: “bestow”.'],
    ['employers about our size, 350 people, in Ohio: deductible', 'Employers of about that size: 200-499 employees.'],
  ])('%s is computed where it only colours, and says so', (question, said) => {
    const understood = lastOf(question);
    expect(understood.kind === 'spec' ? understood.spec.assumed : understood).toContain(said);
  });

  test.each([
    ['unused PTO payout', '“payout”'],
    ['deductible credit for wellness', 'or both'],
    ['how many weeks is the sick salary of short disability', 'or both'],
    ['stock options vesting', '“stock”'],
  ])('%s names a figure in part: it is asked about', (question, said) => {
    const understood = lastOf(question);
    expect(understood.kind === 'ask' ? understood.question : understood).toContain(said);
  });

  test('is a follow-up after which all is as it was: it is asked about', () => {
    expect(lastOf('holidays by region', 'put it back').kind).toBe('ask');
    expect(lastOf('holidays by region', 'as a chart').kind).toBe('spec');
  });
});

describe('the kind of a figure', () => {
  const offered = { of: 'offering', metric: 'leave.sabbatical_weeks' };
  test.each<[string[], object]>([
    [['do tech companies offer sabbaticals'], { measures: [offered], statistic: 'share' }],
    [['do tech companies give longer sabbaticals than retailers'], { measures: [value('leave.sabbatical_weeks')], groupBy: ['industry'] }],
    [['what percent of hospitals vs universities offer tuition assistance'], { measures: [{ of: 'offering', metric: 'programs.tuition' }], groupBy: ['industry'] }],
    [['share of plans with zero deductible'], { measures: [{ of: 'offering', metric: 'medical.deductible', atLeast: 0, atMost: 0 }] }],
    [['what employers pay toward gym memberships'], { measures: [value('programs.wellness')], peers: [] }],
    [['at employers that offer an HSA, what is the family deductible'], { measures: [value('medical.deductible')], peers: [{ any: [{ on: 'fact', metric: 'hsa' }] }] }],
    [['sick days where PTO is unlimited'], { measures: [value('time_off.sick_days')], peers: [{ any: [{ on: 'fact', metric: 'time_off.unlimited' }] }] }],
    [['in and out of network deductible'], { measures: [{ network: 'in' }, { network: 'out' }] }],
    [['median deductible for 1k-5k employers'], { peers: [{ any: [{ on: 'size', atLeast: 1000, atMost: 5000 }] }], compare: null }],
    [['sabbatical weeks by industry', 'how many years do you need for it'], { measures: [value('leave.sabbatical_years')], groupBy: ['industry'] }],
    [['sabbatical weeks by industry', 'how many employers have it'], { measures: [offered], statistic: 'count' }],
    [['std percent at banks', 'ltd?'], { measures: [value('ltd.percent')], peers: [{ any: [{ on: 'industry', is: 'Financial Services' }] }] }],
    [['holidays in the Midwest', 'South?'], { peers: [{ any: [{ on: 'region', is: 'South' }] }] }],
    [['sick days in Texas', 'holidays as well'], { measures: [value('time_off.sick_days'), value('time_off.holidays')], peers: [{ any: [{ on: 'state', is: 'TX' }] }] }],
    [['in-network versus out-of-network family deductible'], { measures: [{ tier: 'family', network: 'in' }, { tier: 'family', network: 'out' }] }],
    [['dental annual maximum', '75th'], { statistic: { percentile: 75 } }],
    [['how long until 401(k) money is yours'], { measures: [value('retirement.vesting_years')] }],
    [['copays for mental health vs primary care'], { measures: [value('medical.mental_health_copay'), value('medical.pcp_copay')] }],
    [['ambulance copay or coinsurance'], { measures: [value('medical.ambulance_copay'), value('medical.ambulance_coinsurance')] }],
    [['rank regions by deductible, cheapest first'], { groupBy: ['region'], sort: 'asc' }],
    [['5 most generous sectors for the 401(k) match'], { groupBy: ['industry'], sort: 'desc', limit: 5, compare: null }],
    [['regional comparison of sick days'], { groupBy: ['region'] }],
    [['what do people in Chicago pay for dental per month'], { measures: [value('dental.contribution')], peers: [{ any: [{ on: 'state', is: 'IL' }] }] }],
    [['how many midsize firms in percent automatically enroll people in the 401(k)'], { statistic: 'share' }],
    [['PTO in Texas', 'Oklahoma too'], { peers: [{ any: [{ is: 'TX' }, { is: 'OK' }] }] }],
    [['PTO in Texas', 'Oklahoma too', 'take out Texas'], { peers: [{ any: [{ is: 'OK' }], not: false }] }],
    [['holidays at employers over 500', 'lose the size thing'], { peers: [] }],
    [['holidays by industry', 'without retail', 'put retail back'], { peers: [] }],
    [['holidays by industry and size', 'just industry'], { groupBy: ['industry'] }],
    [['share with a tobacco surcharge', 'how much is it?'], { measures: [value('medical.tobacco_surcharge')], statistic: 'median' }],
    [['tuition assistance in Ohio', 'what share offers it'], { measures: [{ of: 'offering', metric: 'programs.tuition' }], statistic: 'share' }],
    [['ER copay in Texas', 'urgent care?'], { measures: [value('medical.urgent_care_copay')], peers: [{ any: [{ is: 'TX' }] }] }],
    [['HSA seed for singles, imported guides only'], { peers: [{ any: [{ on: 'source', is: 'imported' }] }] }],
    [['leave the sample guides out: sick days by industry'], { groupBy: ['industry'], peers: [{ any: [{ on: 'source', is: 'imported' }], not: false }] }],
    [['deductible in New England', 'only samples', 'and tech'], { peers: [{ any: [{ is: 'New England' }] }, { any: [{ is: 'sample' }] }, { any: [{ is: 'Technology' }] }] }],
    [['does size matter for commuter money?'], { measures: [value('commuter.monthly')], groupBy: ['size'] }],
    [['Deductible trend since 2023, tech vs retail'], { groupBy: ['year', 'industry'], peers: [{}, {}] }],
    [['Show both deductible and out-of-pocket max for PPOs by region'], { measures: [{ of: 'value', planType: 'PPO' }, { of: 'value', planType: 'PPO' }], groupBy: ['region'] }],
    [['Which states pay the most into HSAs?'], { measures: [value('hsa.employer_contribution')], sort: 'desc' }],
    [['number of firms with a pension'], { measures: [{ of: 'offering', metric: 'retirement.plan_type', is: 'Pension' }], statistic: 'count' }],
    [['imaging copay (MRI, CT)'], { measures: [value('medical.imaging_copay')], peers: [] }],
    [['copay and coinsurance for imaging'], { measures: [value('medical.imaging_copay'), value('medical.imaging_coinsurance')] }],
    [['deductible by funding (self-funded, level-funded, fully insured)'], { groupBy: ['medical.funding'], peers: [] }],
    [['the middle 50 percent of dental maximums'], { statistic: 'quartiles', compare: null }],
    [['paid leave for mothers by region', 'and the fathers, next to it', 'both by industry'], { measures: [value('leave.parental_birth_weeks'), value('leave.parental_other_weeks')], groupBy: ['industry'] }],
    [['parental leave and sick days by region', 'scatter them'], { chart: 'scatter', groupBy: [] }],
    [['employer share for family coverage', 'and single, next to it', 'drop the single one'], { measures: [{ metric: 'medical.employer_share', tier: 'employee_family' }] }],
    [['401k match at large companies', 'any size again'], { measures: [value('retirement.effective_match')], peers: [] }],
    [['401k match by industry', 'and just the big ones'], { groupBy: ['industry'], peers: [{ any: [{ on: 'size', atLeast: 1000 }] }] }],
    [['how many banks have an HRA', 'as a percent', 'by size'], { statistic: 'share', groupBy: ['size'] }],
    [['paid holidays in retail', 'the most anyone gives', 'by size'], { statistic: 'most', groupBy: ['size'] }],
    [['deductible in tech', 'how did it move from 2022 to 2024'], { compare: { with: 'years', from: 2022, to: 2024 } }],
    [['do hospitals cover fertility treatment', 'up to how many dollars?'], { measures: [value('medical.fertility_maximum')] }],
    [['who is slowest to vest? show it by industry'], { measures: [value('retirement.vesting_years')], groupBy: ['industry'], sort: 'desc' }],
    [['median deductible in tech? by region please'], { groupBy: ['region'] }],
    [['family deductible in Ohio', 'add the OOP max'], { measures: [{ tier: 'family' }, { metric: 'medical.out_of_pocket_max', tier: 'family' }] }],
    [['deductible in Ohio', 'split that by funding'], { measures: [value('medical.deductible')], groupBy: ['medical.funding'] }],
    [['deductible in Ohio and Indiana', 'and Michigan'], { peers: [{ any: [{ is: 'OH' }, { is: 'IN' }, { is: 'MI' }] }] }],
    [['sick days in the Midwest', 'put the South in'], { peers: [{ any: [{ is: 'Midwest' }, { is: 'South' }] }] }],
    [['holidays in tech, 75th percentile', 'now the 90th'], { statistic: { percentile: 90 } }],
    [['most generous parental leave by state, ten states'], { sort: 'desc', limit: 10, compare: null }],
    [['how long until 401(k) money is yours'], { measures: [value('retirement.vesting_years')] }],
    [['share with a dental plan', 'the annual max'], { measures: [value('dental.annual_maximum')], statistic: 'median' }],
    [['how many employers pay at least eighty-five percent of the premium'], { measures: [{ metric: 'medical.employer_share', atLeast: 85 }] }],
    [['two charts: holidays by size and sick days by size'], { measures: [value('time_off.holidays'), value('time_off.sick_days')], compare: null }],
    [['plot dental max against ortho max'], { measures: [value('dental.annual_maximum'), value('dental.orthodontia_maximum')], chart: 'scatter' }],
    [['pension by industry'], { measures: [{ of: 'offering', metric: 'retirement.plan_type', is: 'Pension' }] }],
    [['what percentage of employers offer no vision plan'], { measures: [{ of: 'offering', metric: 'vision' }], peers: [] }],
    [['fertility coverage at banks vs retailers'], { measures: [{ of: 'offering', metric: 'medical.fertility' }], groupBy: ['industry'] }],
    [['do hospitals let people bank unlimited vacation'], { peers: [{ any: [{ is: 'Healthcare' }] }] }],
    [['same employers 2024 to 2025: deductible'], { compare: { with: 'years', from: 2024, to: 2025 } }],
    [['how many firm have gym money'], { measures: [{ of: 'offering', metric: 'programs.wellness' }], statistic: 'count' }],
    [['deductible by plan'], { groupBy: ['planType'] }],
    [['deductible by state', 'most expensive five'], { sort: 'desc', limit: 5 }],
    [['share with a tobacco surcharge', 'and the spousal one'], { measures: [{ of: 'offering', metric: 'medical.spousal_surcharge' }] }],
  ])('%j', (questions, expected) => {
    const understood = lastOf(...questions);
    expect(understood.kind === 'spec' ? understood.spec : understood).toMatchObject(expected);
  }); // prettier-ignore

  test('of an amount and of something offered is asked about: whom it is of, or both', () => {
    const understood = lastOf('family out-of-pocket maximum, HSA plans only');
    expect(understood.kind === 'ask' ? understood.choices.map(({ spec }) => spec.measures.length) : []).toEqual([1, 2]);
  });
});

describe('figures told apart, and set side by side', () => {
  const each = (metric: string, values: readonly number[]) =>
    values.map((one) => ({ of: 'offering', metric, atLeast: one, atMost: one }));
  const both = (metric: string) => [{ of: 'offering', metric }, value(metric)];
  const bandOf = (...ends: readonly number[]) => [{ any: [{ on: 'size', atLeast: ends[0] }] }];
  test.each<[string, object]>([
    ['is LTD after 90 or 180 days more common?', { measures: each('ltd.waiting_days', [90, 180]) }],
    ['LTD after 60, 90 or 180 days, which is most common', { measures: each('ltd.waiting_days', [60, 90, 180]) }],
    ['life insurance 1x, 2x or 3x: which is most common', { measures: each('life.multiple', [1, 2, 3]) }],
    ['how many have life insurance of 1x, 2x, or 3x', { measures: each('life.multiple', [1, 2, 3]) }],
    ['how many have a deductible of $500, $1,000 or $1,500', { measures: each('medical.deductible', [500, 1000, 1500]) }],
    ['how many employers waive the telehealth copay', { measures: each('medical.telehealth_copay', [0]), peers: [] }],
    ['how many waive the ER copay at large employers', { measures: each('medical.er_copay', [0]), peers: bandOf(1000) }],
    ['are matches bigger at big companies', { measures: [value('retirement.effective_match')], groupBy: ['size'], peers: [] }],
    ['do small companies have higher deductibles', { measures: [value('medical.deductible')], groupBy: ['size'], peers: [] }],
    ['how many large employers offer more generous parental leave', { groupBy: [], peers: bandOf(1000) }],
    ['do many small employers offer longer parental leave', { groupBy: [], peers: bandOf(1) }],
    ['holidays at the largest employers', { statistic: 'median', peers: bandOf(1000) }],
    ['paid holidays in NY, NJ and CT, one bar each', { groupBy: ['state'], chart: 'bar' }],
    ['avg PPO deductible 500+ ee companies', { statistic: 'mean', peers: bandOf(500) }],
    ['caregiver leave anyone offering?', { measures: [{ of: 'offering', metric: 'leave.caregiver_days' }] }],
    ['percent of firms self-funded, tech vs retail', { statistic: 'share', groupBy: ['industry'] }],
    ['% of cos offering an HMO in CA vs TX', { statistic: 'share', groupBy: ['state'] }],
    ['share with unlimited PTO, 2023 vs 2025', { groupBy: ['year'] }],
    ['ER copay, highest three regions', { groupBy: ['region'], sort: 'desc', limit: 3 }],
    ['life insurance 1x, 2x and 3x', { measures: each('life.multiple', [1, 2, 3]) }],
    ['who has the richest parental leave', { measures: [value('leave.parental_birth_weeks')], statistic: 'most' }],
    ['how common is a spousal surcharge and how much is it', { measures: both('medical.spousal_surcharge') }],
    ['what share offers tuition assistance, and the typical amount', { measures: both('programs.tuition'), statistic: 'median' }],
    ['How common is tuition reimbursement by industry and size?', { measures: [both('programs.tuition')[0]], groupBy: ['industry', 'size'] }],
    ['prevalence of adoption benefits by region & size', { measures: [both('programs.adoption')[0]], groupBy: ['region', 'size'] }],
    ['how common is tuition reimbursement at tech and value driven companies', { measures: [both('programs.tuition')[0]] }],
    ['what do employers charge for family coverage', { measures: [{ metric: 'medical.contribution', tier: 'employee_family' }] }],
    ['what do they typically charge for family coverage', { measures: [value('medical.contribution')] }],
  ])('%s', (question, expected) => {
    const understood = lastOf(question);
    expect(understood.kind === 'spec' ? understood.spec : understood).toMatchObject(expected);
  }); // prettier-ignore

  test.each([
    'what do TPAs charge for family coverage',
    'what do insurers charge for employee-only coverage in Texas',
    'what do insurance companies charge for family coverage',
    'what is the charge for family coverage in total',
  ])('%s asks whose cost it is', (question) => {
    const understood = lastOf(question);
    expect(understood.kind === 'ask' ? understood.question : understood).toBe('Which cost do you mean?');
  });
});

describe('what only leads to a request', () => {
  const specOf = (question: string, before: AnalysisSpec | null = null, earlier: AnalysisSpec | null = null) => {
    const understood = readQuestion(question, before, known, null, earlier);
    return understood.kind === 'spec' ? understood.spec : understood;
  };
  const specAfter = (...questions: readonly string[]): AnalysisSpec[] =>
    questions.reduce<AnalysisSpec[]>((specs, question) => {
      const spec = specOf(question, specs.at(-1) ?? null, specs.at(-2) ?? null);
      if ('kind' in spec) throw new Error(`${question}: ${spec.kind}`);
      return [...specs, spec];
    }, []);

  test.each([
    ['Good afternoon. I am preparing a meeting and would like to see how many sick days school districts provide.', 'time_off.sick_days'],
    ['Could you please show me the median dental deductible, thanks', 'dental.deductible'],
    ['What do hotels take out of the check each month for family medical?', 'medical.contribution'],
  ])('is no part of it: %s', (question, metric) => {
    expect(specOf(question)).toMatchObject({ measures: [{ of: 'value', metric }] });
  }); // prettier-ignore

  test('is left where it asks for something by itself', () => {
    expect(readQuestion('can you change your FSA election mid year', null, known).kind).toBe('refuse');
  });

  test('a correction changes what it names and keeps the rest', () => {
    const specs = specAfter(
      'What share of the single premium does the employer pay in education?',
      'I am sorry, I meant for family coverage.',
      'We pay 70 percent.',
    );
    expect(specs.at(-1)).toMatchObject({
      measures: [{ metric: 'medical.employer_share', tier: 'employee_family' }],
      peers: [{ any: [{ on: 'industry', is: 'Education' }] }],
      compare: { with: 'amount', amount: 70 },
    });
  });

  test('a remark before a follow-up is no part of it', () => {
    const specs = specAfter('Median tuition assistance at small Texas hospitals', "That's probably too narrow. Use the whole South, any size."); // prettier-ignore
    expect(specs.at(-1)?.peers.flatMap(({ any }) => any)).toEqual([
      { on: 'industry', is: 'Healthcare' },
      { on: 'region', is: 'South' },
    ]);
  });

  test('"both" is the figures of the last two questions', () => {
    const specs = specAfter('STD weekly maximum at hospitals', 'STD waiting period', 'both by state');
    expect(specs.at(-1)).toMatchObject({
      measures: [{ metric: 'std.weekly_maximum' }, { metric: 'std.waiting_days' }],
      groupBy: ['state'],
    });
  });

  test('another answer takes the place of the one before, and another level that of a bound', () => {
    const pension = specAfter('How common are 403(b) plans among school employers?', 'And pensions?').at(-1);
    expect(pension?.measures).toEqual([{ of: 'offering', metric: 'retirement.plan_type', is: 'Pension' }]);
    const family = specAfter('What percentage of employers make the worker pay nothing for single coverage?', 'What about for a family?').at(-1); // prettier-ignore
    expect(family?.measures).toMatchObject([{ metric: 'medical.contribution', tier: 'employee_family', atMost: 0 }]);
  });

  test('two questions in one are one figure, where each asks for an amount', () => {
    const spec = specOf('how many counseling sessions does an EAP have, and what is the copay for outpatient mental health');
    expect(spec).toMatchObject({ measures: [{ metric: 'programs.eap_sessions' }, { metric: 'medical.mental_health_copay' }] });
  }); // prettier-ignore

  test('an amount that the figure does not hold is asked about, though names of the figure hold such numbers', () => {
    const understood = readQuestion('median basic life multiple by region 2', null, known);
    expect(understood.kind).toBe('ask');
  });
});
