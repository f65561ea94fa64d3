import { dollars, type Section, type Writer } from './sections.ts';
import type { MedicalPlan } from './model-medical.ts';

const row = (label: string, plans: readonly MedicalPlan[], cell: (plan: MedicalPlan) => string): string =>
  [label, ...plans.map(cell)].join(' | ');

const pair = ([single, family]: readonly [number, number]): string => `${dollars(single)} / ${dollars(family)}`;

export const writeMedical: Writer = ({ employer, medical, random }): Section => {
  const { plans, carrier, funding } = medical;
  const names = plans.map((plan) => plan.name);
  const list = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const lines = [
    random.pick([
      `${employer.name} offers ${plans.length === 1 ? 'one medical plan' : `${plans.length} medical plans`} through ${carrier}: ${list}.`,
      `Medical coverage is administered by ${carrier}. You can choose from: ${list}.`,
    ]),
    row('In-network', plans, (plan) => plan.name),
    row('Plan type', plans, (plan) => plan.type),
    row(random.pick(['Annual deductible (individual / family)', 'Deductible (individual / family)']), plans, (plan) =>
      pair(plan.deductible),
    ),
    row('Out-of-pocket maximum (individual / family)', plans, (plan) => pair(plan.outOfPocket)),
    row('Coinsurance (you pay)', plans, (plan) => `${plan.coinsurance}%`),
  ];
  const copay = (label: string, at: 0 | 1 | 2 | 3): void => {
    lines.push(
      row(label, plans, (plan) =>
        plan.copays === null ? `${plan.coinsurance}% after deductible` : `${dollars(plan.copays[at])} copay`,
      ),
    );
  };
  copay('Primary care visit', 0);
  copay('Specialist visit', 1);
  if (random.chance(0.8)) copay('Urgent care', 2);
  if (random.chance(0.9)) copay('Emergency room', 3);
  lines.push('Preventive care is covered in full when you use network providers.');
  if (random.chance(0.3)) lines.push(`The medical plans are ${funding}.`);
  return { heading: random.pick(['Medical plans', 'Medical coverage', 'Your medical plan options']), lines };
};

export const writeContributions: Writer = ({ medical, random }): Section => {
  const { plans, tobaccoSurcharge, spousalSurcharge, optOutCredit } = medical;
  const biweekly = random.chance(0.35);
  const amount = (monthly: number): string =>
    biweekly ? `$${((monthly * 12) / 26).toFixed(2)}` : `$${monthly.toFixed(2)}`;
  const tiers = random.pick([
    ['Employee only', 'Employee + spouse', 'Employee + child(ren)', 'Family'],
    ['Employee', 'Employee and spouse', 'Employee and children', 'Employee and family'],
  ] as const);
  const lines = [
    biweekly ? 'Your cost per pay period (26 pay periods a year), before tax:' : 'Your monthly cost, before tax:',
    row('Coverage level', plans, (plan) => plan.name),
    ...tiers.map((tier, at) => row(tier, plans, (plan) => amount(plan.contribution[at] ?? 0))),
  ];
  if (random.chance(0.25))
    lines.push(
      `The full monthly premium for employee-only coverage is ${plans.map((plan) => `${dollars(plan.premium[0])} (${plan.name})`).join(', ')}; the company pays the rest.`,
    );
  if (tobaccoSurcharge !== null)
    lines.push(
      `Tobacco users pay a surcharge of ${dollars(tobaccoSurcharge)} a month. The surcharge is waived when you complete a cessation program.`,
    );
  if (spousalSurcharge !== null)
    lines.push(
      `A spousal surcharge of ${dollars(spousalSurcharge)} a month applies when your spouse has access to coverage at work and is enrolled in ours.`,
    );
  if (optOutCredit !== null)
    lines.push(
      `If you waive medical coverage and show that you are covered elsewhere, you receive an opt-out credit of ${dollars(optOutCredit)} a month.`,
    );
  return {
    heading: random.pick(['What you pay for medical coverage', 'Employee contributions', 'Payroll contributions']),
    lines,
  };
};

export const writeDrugs: Writer = ({ medical, others, random }): Section | null => {
  if (random.chance(0.15)) return null;
  const { plans } = medical;
  const tier = (label: string, at: 0 | 1 | 2): string =>
    row(label, plans, (plan) =>
      plan.drugs === null ? `${plan.coinsurance}% after deductible` : dollars(plan.drugs[at]),
    );
  const lines = [
    row('Retail, 30-day supply', plans, (plan) => plan.name),
    tier('Tier 1: generic', 0),
    tier('Tier 2: preferred brand', 1),
    tier('Tier 3: non-preferred brand', 2),
    random.pick([
      'A 90-day supply by mail order costs two and a half times the retail copay.',
      'Maintenance drugs can be filled for 90 days by mail at twice the retail amount.',
    ]),
  ];
  if (others.glp1 === true) lines.push('GLP-1 medications are covered for weight loss with prior authorization.');
  if (others.glp1 === false)
    lines.push('GLP-1 medications are covered for diabetes; they are not covered for weight loss.');
  if (medical.telehealthCopay === 0) lines.push('Telehealth visits are free of charge.');
  else lines.push(`A telehealth visit costs ${dollars(medical.telehealthCopay)}.`);
  return { heading: random.pick(['Prescription drugs', 'Prescription drug coverage', 'Pharmacy benefits']), lines };
};
