import { limits } from './limits.ts';
import { dollars, type Section, type Writer } from './sections.ts';

export const writeAccounts: Writer = ({ medical, others, year, random }): Section | null => {
  const high = medical.plans.find((plan) => plan.type === 'HDHP');
  const lines: string[] = [];
  if (high !== undefined) {
    const [self, family] = limits[year].hsa;
    lines.push(
      `Members of the ${high.name} may open a health savings account (HSA). The IRS limit for ${year} is ${dollars(self)} for individual and ${dollars(family)} for family coverage; from age 55 you may add $1,000.`,
    );
    lines.push(
      high.hsaSeed === null
        ? random.pick([
            'The company does not contribute to the HSA.',
            'There is no employer contribution to the HSA this year.',
          ])
        : `The company contributes ${dollars(high.hsaSeed[0])} a year to your HSA for individual coverage and ${dollars(high.hsaSeed[1])} for family coverage.`,
    );
  }
  if (others.fsa !== null) {
    lines.push(
      `With a health care flexible spending account (FSA) you set aside up to ${dollars(others.fsa.health)} before tax. Up to ${dollars(others.fsa.carryover)} of what is left carries over to the next year.`,
      `A dependent care FSA takes up to ${dollars(others.fsa.dependentCare)} per household for day care, preschool and care of elders.`,
    );
  }
  if (lines.length === 0) return null;
  return {
    heading: random.pick(['Health savings and spending accounts', 'HSA and FSA', 'Tax-advantaged accounts']),
    lines,
  };
};

export const writeDental: Writer = ({ others: { dental, vision }, random }): Section | null => {
  if (dental === null && vision === null) return null;
  const lines: string[] = [];
  if (dental !== null) {
    lines.push(
      `Dental coverage through ${dental.carrier} pays cleanings and exams in full.`,
      'Dental service | You pay',
      `Annual deductible (individual / family) | ${dollars(dental.deductible)} / ${dollars(dental.deductible * 3)}`,
      'Basic services (fillings, extractions) | 20%',
      'Major services (crowns, dentures) | 50%',
      `Annual maximum per person | ${dollars(dental.maximum)}`,
    );
    if (dental.orthodontia !== null) lines.push(`Orthodontia lifetime maximum | ${dollars(dental.orthodontia)}`);
    lines.push(
      `Your monthly cost is ${dollars(dental.contribution[0])} for yourself and ${dollars(dental.contribution[1])} for a family.`,
    );
  }
  if (vision !== null) {
    lines.push(
      `The vision plan of ${vision.carrier} covers an eye exam every 12 months for a ${dollars(vision.exam)} copay and frames up to ${dollars(vision.frames)} every ${random.pick(['12', '24'])} months. It costs ${dollars(vision.contribution[0])} a month for yourself and ${dollars(vision.contribution[1])} for a family.`,
    );
  }
  const both = dental !== null && vision !== null;
  return {
    heading: both
      ? random.pick(['Dental and vision', 'Dental and vision plans'])
      : dental !== null
        ? 'Dental plan'
        : 'Vision plan',
    lines,
  };
};

export const writeLife: Writer = ({ others: { life, shortTerm, longTerm }, random }): Section | null => {
  const lines: string[] = [];
  if (life !== null) {
    const amount =
      life.flat === null
        ? `${life.multiple === 1 ? 'one times' : `${life.multiple} times`} your base annual pay`
        : dollars(life.flat);
    lines.push(
      `The company pays for basic life and accidental death and dismemberment (AD&D) insurance of ${amount} through ${life.carrier}.`,
    );
    if (random.chance(0.7))
      lines.push('You may buy supplemental life insurance for yourself, your spouse and your children at group rates.');
  }
  if (shortTerm !== null) {
    lines.push(
      `Short-term disability (STD) replaces ${shortTerm.percent}% of your pay, up to ${dollars(shortTerm.weekly)} a week, after a waiting period of ${shortTerm.waitingDays} days and for as long as ${shortTerm.weeks} weeks.`,
    );
  }
  if (longTerm !== null) {
    lines.push(
      `Long-term disability (LTD) begins after ${longTerm.afterDays} days and replaces ${longTerm.percent}% of your pay, up to ${dollars(longTerm.monthly)} a month.`,
    );
  }
  if (lines.length === 0) return null;
  return {
    heading: random.pick(['Life and disability insurance', 'Income protection', 'Life insurance and disability']),
    lines,
  };
};

export const writeRetirement: Writer = ({ employer, others: { retirement }, random }): Section | null => {
  if (retirement === null) return null;
  const { plan, keeper, match, nonElective, vesting, autoEnroll, roth } = retirement;
  const lines = [`The ${employer.name} ${plan} plan is kept by ${keeper}. You can join as soon as you are hired.`];
  const [first, second] = match;
  if (first !== undefined && second !== undefined) {
    lines.push(
      `We match ${first[0]}% of the first ${first[1]}% of pay that you contribute and ${second[0]}% of the next ${second[1]}%.`,
    );
  } else if (first !== undefined) {
    lines.push(
      random.pick([
        `The company matches ${first[0]}% of the first ${first[1]}% of eligible pay that you contribute.`,
        `Employer match: ${first[0]}% of your contributions up to ${first[1]}% of pay.`,
        first[0] === 100
          ? `For every dollar you save we add a dollar, up to ${first[1]}% of your pay.`
          : `For every dollar you save we add ${first[0]} cents, on up to ${first[1]}% of your pay.`,
      ]),
    );
  }
  if (nonElective !== null) lines.push(`Whether or not you save, the company contributes ${nonElective}% of your pay.`);
  const vested = {
    immediate: 'Company contributions are vested immediately.',
    'three-year cliff': 'Company contributions are fully vested after three years of service.',
    'five-year graded':
      'Company contributions vest by 20% for each year of service and are fully vested after five years.',
  };
  lines.push(vested[vesting]);
  if (autoEnroll !== null)
    lines.push(`New employees are enrolled automatically at ${autoEnroll}% of pay unless they choose otherwise.`);
  if (roth) lines.push('You may save before tax, as Roth, or both.');
  return { heading: random.pick([`${plan} retirement plan`, 'Retirement savings', 'Saving for retirement']), lines };
};
