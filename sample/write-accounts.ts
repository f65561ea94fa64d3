import type { Tiers } from './benefits.ts';
import { limits } from './limits.ts';
import { dollars, type Line, type Section, type StatedFact, stating, type Writer } from './sections.ts';

export const writeAccounts: Writer = ({ medical, others, year, random }): Section | null => {
  const high = medical.plans.find((plan) => plan.type === 'HDHP');
  const lines: Line[] = [];
  if (high !== undefined) {
    const [self, family] = limits[year].hsa;
    lines.push(
      stating(
        `Members of the ${high.name} may open a health savings account (HSA). The IRS limit for ${year} is ${dollars(self)} for individual and ${dollars(family)} for family coverage; from age 55 you may add $1,000.`,
        { metric: 'hsa.eligible', value: 'yes' },
      ),
      high.hsaSeed === null
        ? random.pick([
            'The company does not contribute to the HSA.',
            'There is no employer contribution to the HSA this year.',
          ])
        : stating(
            `The company contributes ${dollars(high.hsaSeed[0])} a year to your HSA for individual coverage and ${dollars(high.hsaSeed[1])} for family coverage.`,
            { metric: 'hsa.employer_contribution', value: high.hsaSeed[0], tier: 'individual' },
            { metric: 'hsa.employer_contribution', value: high.hsaSeed[1], tier: 'family' },
          ),
    );
  }
  if (others.fsa !== null) {
    lines.push(
      stating(
        `With a health care flexible spending account (FSA) you set aside up to ${dollars(others.fsa.health)} before tax. Up to ${dollars(others.fsa.carryover)} of what is left carries over to the next year.`,
        { metric: 'fsa.health_limit', value: others.fsa.health },
        { metric: 'fsa.carryover', value: others.fsa.carryover },
      ),
      stating(
        `A dependent care FSA takes up to ${dollars(others.fsa.dependentCare)} per household for day care, preschool and care of elders.`,
        { metric: 'fsa.dependent_care_limit', value: others.fsa.dependentCare },
      ),
    );
  }
  if (lines.length === 0) return null;
  return {
    heading: random.pick(['Health savings and spending accounts', 'HSA and FSA', 'Tax-advantaged accounts']),
    lines,
  };
};

const both = (metric: 'dental.contribution' | 'vision.contribution', [single, , , family]: Tiers): StatedFact[] => [
  { metric, value: single, tier: 'employee' },
  { metric, value: family, tier: 'employee_family' },
];

export const writeDental: Writer = ({ others: { dental, vision }, random }): Section | null => {
  if (dental === null && vision === null) return null;
  const lines: Line[] = [];
  if (dental !== null) {
    const [plan] = dental.plans;
    lines.push(
      stating(
        `Dental coverage through ${dental.carrier} pays cleanings and exams in full.`,
        { metric: 'dental.carrier', value: dental.carrier },
        { metric: 'dental.preventive', value: 100 },
      ),
      'Dental service | You pay',
      stating(
        `Annual deductible (individual / family) | ${dollars(plan.deductible)} / ${dollars(plan.deductible * 3)}`,
        { metric: 'dental.deductible', value: plan.deductible, tier: 'individual' },
        { metric: 'dental.deductible', value: plan.deductible * 3, tier: 'family' },
      ),
      stating(`Basic services (fillings, extractions) | ${100 - plan.basic}%`, {
        metric: 'dental.basic',
        value: plan.basic,
      }),
      stating(`Major services (crowns, dentures) | ${100 - plan.major}%`, {
        metric: 'dental.major',
        value: plan.major,
      }),
      stating(`Annual maximum per person | ${dollars(plan.maximum)}`, {
        metric: 'dental.annual_maximum',
        value: plan.maximum,
      }),
    );
    if (plan.orthodontia !== null) {
      lines.push(
        stating(`Orthodontia lifetime maximum | ${dollars(plan.orthodontia)}`, {
          metric: 'dental.orthodontia_maximum',
          value: plan.orthodontia,
        }),
      );
    }
    lines.push(
      stating(
        `Your monthly cost is ${dollars(plan.contribution[0])} for yourself and ${dollars(plan.contribution[3])} for a family.`,
        ...both('dental.contribution', plan.contribution),
      ),
    );
  }
  if (vision !== null) {
    lines.push(
      stating(
        `The vision plan of ${vision.carrier} covers an eye exam every 12 months for a ${dollars(vision.exam)} copay and frames up to ${dollars(vision.frames)} every ${vision.framesEvery} months. It costs ${dollars(vision.contribution[0])} a month for yourself and ${dollars(vision.contribution[3])} for a family.`,
        { metric: 'vision.carrier', value: vision.carrier },
        { metric: 'vision.exam_copay', value: vision.exam },
        { metric: 'vision.frame_allowance', value: vision.frames },
        ...both('vision.contribution', vision.contribution),
      ),
    );
  }
  return {
    heading:
      dental !== null && vision !== null
        ? random.pick(['Dental and vision', 'Dental and vision plans'])
        : dental !== null
          ? 'Dental plan'
          : 'Vision plan',
    lines,
  };
};

export const writeLife: Writer = ({ others: { life, shortTerm, longTerm }, random }): Section | null => {
  const lines: Line[] = [];
  if (life !== null) {
    const amount =
      life.flat === null
        ? `${life.multiple === 1 ? 'one times' : `${life.multiple} times`} your base annual pay`
        : dollars(life.flat);
    lines.push(
      stating(
        `The company pays for basic life and accidental death and dismemberment (AD&D) insurance of ${amount} through ${life.carrier}.`,
        life.flat === null
          ? { metric: 'life.multiple', value: life.multiple ?? 1 }
          : { metric: 'life.flat', value: life.flat },
      ),
    );
    if (random.chance(0.7))
      lines.push('You may buy supplemental life insurance for yourself, your spouse and your children at group rates.');
  }
  if (shortTerm !== null) {
    lines.push(
      stating(
        `Short-term disability (STD) replaces ${shortTerm.percent}% of your pay, up to ${dollars(shortTerm.weekly)} a week, after a waiting period of ${shortTerm.waitingDays} days and for as long as ${shortTerm.weeks} weeks.`,
        { metric: 'std.percent', value: shortTerm.percent },
        { metric: 'std.weekly_maximum', value: shortTerm.weekly },
        { metric: 'std.waiting_days', value: shortTerm.waitingDays },
        { metric: 'std.maximum_weeks', value: shortTerm.weeks },
      ),
    );
  }
  if (longTerm !== null) {
    lines.push(
      stating(
        `Long-term disability (LTD) begins after ${longTerm.afterDays} days and replaces ${longTerm.percent}% of your pay, up to ${dollars(longTerm.monthly)} a month.`,
        { metric: 'ltd.percent', value: longTerm.percent },
        { metric: 'ltd.monthly_maximum', value: longTerm.monthly },
        { metric: 'ltd.waiting_days', value: longTerm.afterDays },
      ),
    );
  }
  if (lines.length === 0) return null;
  return {
    heading: random.pick(['Life and disability insurance', 'Income protection', 'Life insurance and disability']),
    lines,
  };
};

const vestings = {
  immediate: { text: 'Company contributions are vested immediately.', choice: 'immediate', years: 0 },
  'three-year cliff': {
    text: 'Company contributions are fully vested after three years of service.',
    choice: 'cliff',
    years: 3,
  },
  'five-year graded': {
    text: 'Company contributions vest by 20% for each year of service and are fully vested after five years.',
    choice: 'graded',
    years: 5,
  },
} as const;

export const writeRetirement: Writer = ({ employer, others: { retirement }, random }): Section | null => {
  if (retirement === null) return null;
  const { plan, keeper, match, nonElective, vesting, autoEnroll, roth } = retirement;
  const lines: Line[] = [
    stating(`The ${employer.name} ${plan} plan is kept by ${keeper}. You can join as soon as you are hired.`, {
      metric: 'retirement.plan_type',
      value: plan,
    }),
  ];
  const [first, second] = match;
  const formula = match.map(([percent, of]) => `${percent}% of ${of}%`).join(' + ');
  const matchFacts: StatedFact[] = [
    { metric: 'retirement.match_formula', value: formula },
    {
      metric: 'retirement.effective_match',
      value: match.reduce((sum, [percent, of]) => sum + (percent * of) / 100, 0),
    },
  ];
  if (first !== undefined && second !== undefined) {
    lines.push(
      stating(
        `We match ${first[0]}% of the first ${first[1]}% of pay that you contribute and ${second[0]}% of the next ${second[1]}%.`,
        ...matchFacts,
      ),
    );
  } else if (first !== undefined) {
    lines.push(
      stating(
        random.pick([
          `The company matches ${first[0]}% of the first ${first[1]}% of eligible pay that you contribute.`,
          `Employer match: ${first[0]}% of your contributions up to ${first[1]}% of pay.`,
          first[0] === 100
            ? `For every dollar you save we add a dollar, up to ${first[1]}% of your pay.`
            : `For every dollar you save we add ${first[0]} cents, on up to ${first[1]}% of your pay.`,
        ]),
        ...matchFacts,
      ),
    );
  }
  if (nonElective !== null) {
    lines.push(
      stating(`Whether or not you save, the company contributes ${nonElective}% of your pay.`, {
        metric: 'retirement.nonelective',
        value: nonElective,
      }),
    );
  }
  const { text, choice, years } = vestings[vesting];
  lines.push(
    stating(
      text,
      { metric: 'retirement.vesting', value: choice },
      { metric: 'retirement.vesting_years', value: years },
    ),
  );
  if (autoEnroll !== null) {
    lines.push(
      stating(`New employees are enrolled automatically at ${autoEnroll}% of pay unless they choose otherwise.`, {
        metric: 'retirement.auto_enrollment',
        value: autoEnroll,
      }),
    );
  }
  if (roth)
    lines.push(stating('You may save before tax, as Roth, or both.', { metric: 'retirement.roth', value: 'yes' }));
  return { heading: random.pick([`${plan} retirement plan`, 'Retirement savings', 'Saving for retirement']), lines };
};
