import { coverageLevels } from '../contract/vocabulary/coverage-levels.ts';
import type { MedicalPlan } from './benefits.ts';
import { dollars, type Line, type Section, type StatedFact, stating, type Writer } from './sections.ts';

/** A row of a table with a cell for each plan, and what the cell says about its plan. */
const row = (
  label: string,
  plans: readonly MedicalPlan[],
  cell: (plan: MedicalPlan) => string,
  facts: (plan: MedicalPlan) => StatedFact[] = () => [],
): Line =>
  stating(
    [label, ...plans.map(cell)].join(' | '),
    ...plans.flatMap((plan) => facts(plan).map((fact) => ({ ...fact, plan: plan.name }))),
  );

const pair = ([single, family]: readonly [number, number]): string => `${dollars(single)} / ${dollars(family)}`;

const pairFacts = (
  metric: 'medical.deductible' | 'medical.out_of_pocket_max',
  [single, family]: readonly [number, number],
): StatedFact[] => [
  { metric, value: single, tier: 'individual', network: 'in' },
  { metric, value: family, tier: 'family', network: 'in' },
];

const visits = [
  'medical.pcp_copay',
  'medical.specialist_copay',
  'medical.urgent_care_copay',
  'medical.er_copay',
] as const;

export const writeMedical: Writer = ({ employer, medical, random }): Section | null => {
  const { plans, carrier, funding } = medical;
  if (plans.length === 0) return null;
  const names = plans.map((plan) => plan.name);
  const list = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const lines: Line[] = [
    stating(
      random.pick([
        `${employer.name} offers ${plans.length === 1 ? 'one medical plan' : `${plans.length} medical plans`} through ${carrier}: ${list}.`,
        `Medical coverage is administered by ${carrier}. You can choose from: ${list}.`,
      ]),
      { metric: 'medical.carrier', value: carrier },
    ),
    row('In-network', plans, (plan) => plan.name),
    row(
      'Plan type',
      plans,
      (plan) => plan.type,
      (plan) => [{ metric: 'medical.plan_type', value: plan.type }],
    ),
    row(
      random.pick(['Annual deductible (individual / family)', 'Deductible (individual / family)']),
      plans,
      (plan) => (plan.deductible[0] === 0 ? 'None' : pair(plan.deductible)),
      (plan) => pairFacts('medical.deductible', plan.deductible),
    ),
    row(
      'Out-of-pocket maximum (individual / family)',
      plans,
      (plan) => pair(plan.outOfPocket),
      (plan) => pairFacts('medical.out_of_pocket_max', plan.outOfPocket),
    ),
    row(
      'Coinsurance (you pay)',
      plans,
      (plan) => `${plan.coinsurance}%`,
      (plan) => [{ metric: 'medical.coinsurance', value: plan.coinsurance, network: 'in' }],
    ),
  ];
  const copay = (label: string, at: 0 | 1 | 2 | 3): void => {
    lines.push(
      row(
        label,
        plans,
        (plan) =>
          plan.copays === null ? `${plan.coinsurance}% after deductible` : `${dollars(plan.copays[at])} copay`,
        (plan) => (plan.copays === null ? [] : [{ metric: visits[at], value: plan.copays[at], network: 'in' }]),
      ),
    );
  };
  copay('Primary care visit', 0);
  copay('Specialist visit', 1);
  if (random.chance(0.8)) copay('Urgent care', 2);
  if (random.chance(0.9)) copay('Emergency room', 3);
  lines.push('Preventive care is covered in full when you use network providers.');
  if (random.chance(0.3)) {
    lines.push(stating(`The medical plans are ${funding}.`, { metric: 'medical.funding', value: funding }));
  }
  return { heading: random.pick(['Medical plans', 'Medical coverage', 'Your medical plan options']), lines };
};

export const writeContributions: Writer = ({ medical, random }): Section | null => {
  const { plans, tobaccoSurcharge, spousalSurcharge, optOutCredit } = medical;
  if (plans.length === 0) return null;
  const biweekly = random.chance(0.35);
  const amount = (monthly: number): string =>
    biweekly ? `$${((monthly * 12) / 26).toFixed(2)}` : `$${monthly.toFixed(2)}`;
  const tiers = random.pick([
    ['Employee only', 'Employee + spouse', 'Employee + child(ren)', 'Family'],
    ['Employee', 'Employee and spouse', 'Employee and children', 'Employee and family'],
  ] as const);
  const lines: Line[] = [
    biweekly ? 'Your cost per pay period (26 pay periods a year), before tax:' : 'Your monthly cost, before tax:',
    row('Coverage level', plans, (plan) => plan.name),
    ...tiers.map((label, at) =>
      row(
        label,
        plans,
        (plan) => amount(plan.contribution[at] ?? 0),
        (plan) => {
          const tier = coverageLevels[at];
          const value = plan.contribution[at] ?? 0;
          return tier === undefined ? [] : [{ metric: 'medical.contribution', value, tier }];
        },
      ),
    ),
  ];
  if (random.chance(0.25)) {
    lines.push(
      stating(
        `The full monthly premium for employee-only coverage is ${plans.map((plan) => `${dollars(plan.premium[0])} (${plan.name})`).join(', ')}; the company pays the rest.`,
        ...plans.map((plan) => ({
          metric: 'medical.premium' as const,
          value: plan.premium[0],
          tier: 'employee' as const,
          plan: plan.name,
        })),
      ),
    );
  }
  if (tobaccoSurcharge !== null) {
    lines.push(
      stating(
        `Tobacco users pay a surcharge of ${dollars(tobaccoSurcharge)} a month. The surcharge is waived when you complete a cessation program.`,
        { metric: 'medical.tobacco_surcharge', value: tobaccoSurcharge },
      ),
    );
  }
  if (spousalSurcharge !== null) {
    lines.push(
      stating(
        `A spousal surcharge of ${dollars(spousalSurcharge)} a month applies when your spouse has access to coverage at work and is enrolled in ours.`,
        { metric: 'medical.spousal_surcharge', value: spousalSurcharge },
      ),
    );
  }
  if (optOutCredit !== null) {
    lines.push(
      stating(
        `If you waive medical coverage and show that you are covered elsewhere, you receive an opt-out credit of ${dollars(optOutCredit)} a month.`,
        { metric: 'medical.opt_out_credit', value: optOutCredit },
      ),
    );
  }
  return {
    heading: random.pick(['What you pay for medical coverage', 'Employee contributions', 'Payroll contributions']),
    lines,
  };
};

const drugTiers = ['rx.tier_1', 'rx.tier_2', 'rx.tier_3'] as const;

export const writeDrugs: Writer = ({ medical, others, random }): Section | null => {
  const { plans } = medical;
  if (random.chance(0.15) || plans.length === 0) return null;
  const tier = (label: string, at: 0 | 1 | 2): Line =>
    row(
      label,
      plans,
      (plan) => (plan.drugs === null ? `${plan.coinsurance}% after deductible` : dollars(plan.drugs[at])),
      (plan) => (plan.drugs === null ? [] : [{ metric: drugTiers[at], value: plan.drugs[at] }]),
    );
  const lines: Line[] = [
    row('Retail, 30-day supply', plans, (plan) => plan.name),
    tier('Tier 1: generic', 0),
    tier('Tier 2: preferred brand', 1),
    tier('Tier 3: non-preferred brand', 2),
    `A 90-day supply by mail order costs ${medical.mailOrder} times the retail copay.`,
  ];
  if (others.glp1 !== null) {
    lines.push(
      stating(
        others.glp1
          ? 'GLP-1 medications are covered for weight loss with prior authorization.'
          : 'GLP-1 medications are covered for diabetes; they are not covered for weight loss.',
        { metric: 'medical.glp1_weight_loss', value: others.glp1 ? 'yes' : 'no' },
      ),
    );
  }
  lines.push(
    stating(
      medical.telehealthCopay === 0
        ? 'Telehealth visits are free of charge.'
        : `A telehealth visit costs ${dollars(medical.telehealthCopay)}.`,
      { metric: 'medical.telehealth_copay', value: medical.telehealthCopay },
    ),
  );
  return { heading: random.pick(['Prescription drugs', 'Prescription drug coverage', 'Pharmacy benefits']), lines };
};
