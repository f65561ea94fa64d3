import { SAMPLE_NOTICE, stating, type Writer } from './sections.ts';

export const writeWelcome: Writer = ({ employer, year, random }) => ({
  heading: random.pick(['Welcome', 'Your benefits at a glance', `Welcome to your ${year} benefits`]),
  lines: [
    SAMPLE_NOTICE,
    random.pick([
      `${employer.name} offers a benefits package that is meant to look after your health, your family and your savings. This guide explains what is available for the ${year} plan year, what it costs and how to enroll.`,
      `At ${employer.name}, pay is only part of what you earn. Use this guide to compare the ${year} plans, see what comes out of your paycheck and find out whom to call with questions.`,
      `Each year you choose the benefits that suit you best. Read this guide before you make your elections for ${year}; they stay in force until the end of the plan year unless you have a qualifying life event.`,
    ]),
    random.pick([
      `The plan year runs from January 1 to December 31, ${year}.`,
      `Elections made at open enrollment take effect on January 1, ${year}.`,
    ]),
  ],
});

export const writeEligibility: Writer = ({ others: { eligibility }, random }) => ({
  heading: random.pick(['Who is eligible', 'Eligibility and enrollment', 'Eligibility']),
  lines: [
    stating(
      random.pick([
        `You are eligible for benefits if you regularly work at least ${eligibility.hours} hours a week. Coverage begins ${eligibility.waiting.words}.`,
        `Employees who are scheduled for ${eligibility.hours} or more hours per week may enroll. Coverage starts ${eligibility.waiting.words}.`,
      ]),
      { metric: 'eligibility.hours', value: eligibility.hours },
      { metric: 'eligibility.waiting_days', value: eligibility.waiting.days },
    ),
    stating(
      `You may also cover your spouse${eligibility.domesticPartner ? ' or domestic partner' : ''} and your children up to age ${eligibility.dependentAge}.`,
      { metric: 'eligibility.dependent_age', value: eligibility.dependentAge },
      ...(eligibility.domesticPartner ? [{ metric: 'eligibility.domestic_partner', value: 'yes' } as const] : []),
    ),
    random.pick([
      'After open enrollment you can change your elections only within 30 days of a qualifying life event, such as marriage, the birth or adoption of a child, or the loss of other coverage.',
      'Outside open enrollment, changes need a qualifying life event (marriage, divorce, birth, adoption, loss of coverage) and must be made within 31 days.',
    ]),
  ],
});

export const writeContacts: Writer = ({ employer, medical, others, random }) => {
  const rows = [`Medical | ${medical.carrier}`];
  if (others.dental) rows.push(`Dental | ${others.dental.carrier}`);
  if (others.vision) rows.push(`Vision | ${others.vision.carrier}`);
  if (others.life) rows.push(`Life and disability | ${others.life.carrier}`);
  if (others.retirement) rows.push(`Retirement plan | ${others.retirement.keeper}`);
  return {
    heading: random.pick(['Contacts', 'Whom to call', 'Important contacts']),
    lines: [
      ...rows,
      `Questions about enrollment go to the ${employer.name} benefits team.`,
      'This guide is a summary. Where it differs from a plan document, the plan document governs.',
    ],
  };
};
