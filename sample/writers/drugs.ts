import type { MedicalPlan } from '../benefits.ts';
import { cells, chapter, dollars, type Line, part, stating, type Writer } from '../sections.ts';
import { acrossPlans } from './medical.ts';

const tiers = [
  ['rx.tier_1', '[Tier 1: generic|Generic drugs|Generic (Tier 1)|Generic]'],
  ['rx.tier_2', '[Tier 2: preferred brand|Preferred brand drugs|Preferred brand (Tier 2)|Preferred brand]'],
  [
    'rx.tier_3',
    '[Tier 3: non-preferred brand|Non-preferred brand drugs|Non-preferred brand (Tier 3)|Non-preferred brand]',
  ],
] as const;

export const writeDrugs: Writer = ({ medical, others, random, say }) => {
  const { plans, pharmacy, mailOrder } = medical;
  if (plans.length === 0) return [];
  const cost = (plan: MedicalPlan, copay: number | null | undefined): string =>
    copay === null || copay === undefined
      ? `${plan.coinsurance}% coinsurance${plan.deductible[0] === 0 ? '' : ' after deductible'}`
      : `${dollars(copay)} copay`;
  const lines: Line[] = [
    pharmacy === null
      ? say(
          `[Prescription drugs are part of every medical plan|Each medical plan includes prescription drugs]; [no separate enrollment is needed|one ID card covers both].`,
        )
      : say(
          `[Prescriptions are managed by {pharmacy}, whose card you will receive|{pharmacy} manages the drug benefit
            for all medical plans]: {web}, {phone}.`,
          { pharmacy: pharmacy.name, web: pharmacy.web, phone: pharmacy.phone },
        ),
    cells(
      say('[Retail, 30-day supply|Retail pharmacy (30-day supply)|Retail (up to 30 days)]'),
      ...plans.map(({ name }) => name),
    ),
    ...tiers.map(([metric, label], at) =>
      acrossPlans(
        say(label),
        plans,
        (plan) => cost(plan, plan.drugs?.[at]),
        ({ drugs, coinsurance }) => {
          const value = drugs?.[at];
          return value === undefined ? [{ metric: `${metric}_coinsurance`, value: coinsurance }] : [{ metric, value }];
        },
      ),
    ),
  ];
  if (plans.some(({ specialtyDrug }) => specialtyDrug !== null)) {
    lines.push(
      acrossPlans(
        say('[Specialty drugs|Specialty drugs (Tier 4)|Tier 4: specialty]'),
        plans,
        (plan) => cost(plan, plan.specialtyDrug),
        ({ specialtyDrug, coinsurance }) =>
          specialtyDrug === null
            ? [{ metric: 'rx.specialty_coinsurance', value: coinsurance }]
            : [{ metric: 'rx.specialty', value: specialtyDrug }],
      ),
    );
  }
  const times = { 2: 'twice', 2.5: 'two and a half times', 3: 'three times' }[mailOrder];
  lines.push(
    say(
      `[A 90-day supply by mail order costs {times} the retail copay.|Maintenance drugs can be filled for 90 days by
        mail at {times} the retail amount.|A 90-day supply by mail costs {times} what a 30-day supply costs at retail.]`,
      { times },
    ),
  );
  if (others.glp1 !== null && random.chance(0.8)) {
    lines.push(
      stating(
        others.glp1
          ? say(
              `[GLP-1 medications are covered for weight loss with prior authorization.|GLP-1 drugs for weight loss are covered with prior authorization.]`,
            )
          : say(
              `[GLP-1 medications are covered for diabetes; they are not covered for weight loss.|GLP-1 drugs are
                not covered for weight loss.]`,
            ),
        { metric: 'medical.glp1_weight_loss', value: others.glp1 ? 'yes' : 'no' },
      ),
    );
  }
  const heading = '[Prescription drugs|Prescription drug coverage|Pharmacy benefits|Your prescription benefit]';
  return [(random.chance(0.5) ? chapter : part)(say(heading), lines)];
};
