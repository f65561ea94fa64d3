import type { MedicalPlan, Pair } from '../benefits.ts';
import { type CoverageExample, coverageExamples } from '../coverage-examples.ts';
import type { MetricKey } from '../../contract/metrics.ts';
import {
  cells,
  chapter,
  dollars,
  type Line,
  part,
  SAMPLE_NOTICE,
  type Section,
  type Source,
  type StatedFact,
  stating,
  type Writer,
} from '../sections.ts';

/** What a service costs in the network and outside of it. */
interface Cost {
  label: string;
  /** Null where no figure is kept of it. */
  key: 'medical' | 'rx' | null;
  name: string;
  copay: number | null;
  /** What is said of it in the network, where that is no amount of the plan. */
  always?: 'No charge' | 'Not covered';
}

const EVENTS: readonly (readonly [string, (plan: MedicalPlan) => readonly Cost[]])[] = [
  ['If you visit a health care provider’s office or clinic', ({ copays }) => [
    care('Primary care visit to treat an injury or illness', 'pcp', copays?.[0]),
    care('Specialist visit', 'specialist', copays?.[1]),
    { ...other('Preventive care/screening/immunization'), always: 'No charge' },
  ]],
  ['If you have a test', () => [care('Diagnostic test (x-ray, blood work)', 'lab'), care('Imaging (CT/PET scans, MRIs)', 'imaging')]],
  ['If you need drugs to treat your illness or condition', ({ drugs, specialtyDrug }) => [
    drug('Generic drugs', 'tier_1', drugs?.[0]),
    drug('Preferred brand drugs', 'tier_2', drugs?.[1]),
    drug('Non-preferred brand drugs', 'tier_3', drugs?.[2]),
    drug('Specialty drugs', 'specialty', specialtyDrug),
  ]],
  ['If you have outpatient surgery', () => [
    care('Facility fee (e.g., ambulatory surgery center)', 'outpatient_surgery'),
    other('Physician/surgeon fees'),
  ]],
  ['If you need immediate medical attention', ({ copays }) => [
    care('Emergency room care', 'er', copays?.[3]),
    care('Emergency medical transportation', 'ambulance'),
    care('Urgent care', 'urgent_care', copays?.[2]),
  ]],
  ['If you have a hospital stay', ({ hospitalCopay }) => [
    care('Facility fee (e.g., hospital room)', 'hospital', hospitalCopay),
    other('Physician/surgeon fees'),
  ]],
  ['If you need mental health, behavioral health, or substance abuse services', ({ copays, hospitalCopay }) => [
    care('Outpatient services', 'mental_health', copays?.[0]),
    other('Inpatient services', hospitalCopay),
  ]],
  ['If you are pregnant', ({ copays, hospitalCopay }) => [
    other('Office visits', copays?.[0]),
    other('Childbirth/delivery professional services'),
    care('Childbirth/delivery facility services', 'delivery', hospitalCopay),
  ]],
  ['If you need help recovering or have other special health needs', ({ copays }) => [
    other('Home health care'),
    care('Rehabilitation services', 'therapy', copays?.[1]),
    other('Habilitation services', copays?.[1]),
    other('Skilled nursing care'),
    other('Durable medical equipment'),
    other('Hospice services'),
  ]],
  ['If your child needs dental or eye care', () =>
    ['Children’s eye exam', 'Children’s glasses', 'Children’s dental check-up'].map((label) => ({ ...other(label), always: 'Not covered' })),
  ],
]; // prettier-ignore

function care(label: string, name: string, copay: number | null = null): Cost {
  return { label, key: 'medical', name, copay };
}
function drug(label: string, name: string, copay: number | null = null): Cost {
  return { label, key: 'rx', name, copay };
}
function other(label: string, copay: number | null = null): Cost {
  return { label, key: null, name: label, copay };
}

/** The federal Summary of Benefits and Coverage of an employer's first plan: its questions are prescribed, the answers its own. */
export const writeFederalSummary: Writer = ({ medical, year, say }) => {
  const [plan] = medical.plans;
  if (plan === undefined) return [];
  const own = (...facts: Omit<StatedFact, 'plan'>[]): StatedFact[] => facts.map((fact) => ({ ...fact, plan: plan.name }));
  const { outside, deductible, outOfPocket } = plan;
  const bound = (metric: MetricKey, inside: Pair, out: Pair | undefined): { text: string; facts: StatedFact[] } => ({
    text: `For network providers ${amounts(inside)}${out === undefined ? '' : `; for out-of-network providers ${amounts(out)}`}`,
    facts: own(...pairFacts(metric, inside, 'in'), ...(out === undefined ? [] : pairFacts(metric, out, 'out'))),
  });
  const deductibles = bound('medical.deductible', deductible, outside?.deductible);
  const limits = bound('medical.out_of_pocket_max', outOfPocket, outside?.outOfPocket);
  const head = chapter('Summary of Benefits and Coverage: What this Plan Covers & What You Pay For Covered Services', [
    stating(cells(`${medical.carrier}: ${plan.name}`, `Coverage Period: 01/01/${year} - 12/31/${year}`), ...own()),
    stating(cells('Coverage for: Individual + Family', `Plan Type: ${plan.type}`), ...own({ metric: 'medical.plan_type', value: plan.type })),
    say('This is only a summary. [It shows how you and the plan share the cost of care; premiums are stated apart.|Use it to compare plans: it is in the form that the law prescribes.]'),
    SAMPLE_NOTICE,
  ]);
  const questions = part('Important questions', [
    cells('Important Questions', 'Answers', 'Why This Matters:'),
    stating(cells('What is the overall deductible?', deductible[0] === 0 && outside === null ? '$0' : deductibles.text, say('[Until you have paid this much, the plan pays for little but preventive care.|You pay for most care yourself up to this amount.]')), ...deductibles.facts),
    cells('Are there services covered before you meet your deductible?', 'Yes. Preventive care is covered before you meet your deductible.', say('[Some care is paid for from the first day.|Not everything waits for the deductible.]')),
    cells('Are there other deductibles for specific services?', 'No.', say('[There is only one deductible to meet.|You need to meet no other deductible.]')),
    stating(cells('What is the out-of-pocket limit for this plan?', limits.text, say('[This is the most that you can be asked to pay in a year for covered care.|Beyond this amount the plan pays everything that it covers.]')), ...limits.facts),
    cells('What is not included in the out-of-pocket limit?', 'Premiums, balance-billing charges, and health care this plan does not cover.', say('[These do not count toward the limit.|You pay these in any case.]')),
    cells('Will you pay less if you use a network provider?', `Yes. See ${medical.vendor.web} or call ${medical.vendor.phone} for a list of network providers.`, say('[Providers outside the network may bill you for more.|Ask whether a provider takes part before you go.]')),
    stating(cells('Do you need a referral to see a specialist?', plan.referral ? 'Yes.' : 'No.', say(plan.referral ? '[Referrals are given by your primary care provider.|Without a referral the plan may pay nothing for a specialist.]' : '[You can see the specialist that you choose without a referral.|No permission of the plan is needed for a specialist.]')), ...own({ metric: 'medical.referral_needed', value: plan.referral ? 'yes' : 'no' })),
  ]);
  const rowsOf = (from: number, to: number): Line[] => [
    cells('Common Medical Event', 'Services You May Need', 'Network Provider (You will pay the least)', 'Out-of-Network Provider (You will pay the most)', 'Limitations, Exceptions, & Other Important Information'),
    ...EVENTS.slice(from, to).flatMap(([event, costs]) => costs(plan).map((cost) => serviceRow(event, cost, plan))),
  ];
  const chart = [
    part('Common medical events', [say(AFTER_DEDUCTIBLE), ...rowsOf(0, 4)]),
    part('Common medical events, continued', rowsOf(4, 8)),
    part('Common medical events, continued', rowsOf(8, EVENTS.length)),
  ];
  return [head, questions, ...chart, ...rightsOf(medical), examplesOf(plan, say)];
}; // prettier-ignore

const AFTER_DEDUCTIBLE =
  '[Where a deductible applies, this chart shows what you pay once you have met it.|Copayments and coinsurance in this chart are what you pay after the deductible, where one applies.]';

const amounts = ([single, family]: Pair): string => `${dollars(single)} individual / ${dollars(family)} family`;

const pairFacts = (metric: MetricKey, [single, family]: Pair, network: 'in' | 'out'): Omit<StatedFact, 'plan'>[] => [
  { metric, value: single, tier: 'individual', network },
  { metric, value: family, tier: 'family', network },
];

/** A service that costs so much, or such a share; nothing to pay is a copay of nothing. */
function costOf(
  { key, name }: Cost,
  copay: number | null,
  percent: number,
): { text: string; metric: MetricKey; value: number } {
  const isFree = copay === null && percent === 0;
  const isShare = copay === null && !isFree;
  const metric =
    key === 'rx'
      ? `rx.${name}${isShare ? '_coinsurance' : ''}`
      : `medical.${name}_${isShare ? 'coinsurance' : 'copay'}`;
  const each = key === 'rx' ? '/prescription' : '/visit';
  const text = isFree ? 'No charge' : isShare ? `${percent}% coinsurance` : `${dollars(copay ?? 0)} copay${each}`;
  return { text, metric: metric as MetricKey, value: isShare ? percent : (copay ?? 0) };
}

function serviceRow(event: string, cost: Cost, plan: MedicalPlan): Line {
  const { label, key, name, copay, always } = cost;
  const near = costOf(cost, copay, plan.coinsurance);
  const isAnywhere = name === 'er' || name === 'ambulance';
  const isOutside = plan.outside !== null && key !== 'rx' && always !== 'Not covered';
  const far = isAnywhere ? near : isOutside ? costOf(cost, null, plan.outside?.coinsurance ?? 0) : null;
  const row = cells(event, label, always ?? near.text, far?.text ?? 'Not covered', limitOf(cost));
  if (key === null) return row;
  const facts: Omit<StatedFact, 'plan'>[] = [
    { metric: near.metric, value: near.value, ...(key === 'rx' ? {} : { network: 'in' }) },
  ];
  if (far !== null) facts.push({ metric: far.metric, value: far.value, network: 'out' });
  if (name === 'pcp') facts.push(...generally(plan));
  return stating(row, ...facts.map((fact) => ({ ...fact, plan: plan.name })));
}

/** What is approved beforehand. */
const APPROVED = [
  'imaging',
  'hospital',
  'outpatient_surgery',
  'Inpatient services',
  'Home health care',
  'Skilled nursing care',
];

/** What the plan asks beside the price. */
function limitOf({ key, name, always }: Cost): string {
  if (key === 'rx') return name === 'specialty' ? 'Ordered from a specialty pharmacy' : 'One fill is for up to a month';
  if (always === 'No charge') return 'Care that is not preventive has its price: ask your provider first';
  if (name === 'Office visits') return 'Preventive visits are free of charge';
  return APPROVED.includes(name) ? 'Preauthorization is needed' : 'None';
}

/** What the first row shows of the whole plan. */
function generally({ coinsurance, outside }: MedicalPlan): Omit<StatedFact, 'plan'>[] {
  return [
    ...(coinsurance === 0 ? [] : [{ metric: 'medical.coinsurance', value: coinsurance, network: 'in' } as const]),
    ...(outside === null
      ? []
      : [{ metric: 'medical.coinsurance', value: outside.coinsurance, network: 'out' } as const]),
    { metric: 'medical.out_of_network_covered', value: outside === null ? 'no' : 'yes' },
  ];
}

/** Three patients side by side, as the form has them: what their care costs in all, and what they would pay of it. */
function examplesOf(plan: MedicalPlan, say: Source['say']): Section {
  const patients = coverageExamples(plan);
  const row = (label: string, of: (one: CoverageExample) => number): string =>
    cells(...patients.flatMap((one) => [label, dollars(of(one))]));
  return part('About these coverage examples', [
    say(
      `[These are no estimates of your own costs: they show how three patients would share theirs with the plan in its
        network.|Use them to compare plans. Your own costs differ with the care you need and the providers you see.]`,
    ),
    cells(...patients.flatMap(({ title }) => [title, 'Amount'])),
    row('Total example cost', ({ cost }) => cost),
    row('Deductibles', ({ deductible }) => deductible),
    row('Copayments', ({ copays }) => copays),
    row('Coinsurance', ({ coinsurance }) => coinsurance),
    row('Limits or exclusions', ({ excluded }) => excluded),
    stating(
      cells(...patients.flatMap(({ patient, total }) => [`The total ${patient} would pay is`, dollars(total)])),
      ...patients.map(({ metric, total }): StatedFact => ({ metric, value: total, plan: plan.name })),
    ),
  ]);
}

function rightsOf({ vendor }: Source['medical']): Section[] {
  return [
    part('Excluded services and other covered services', [
      'Services your plan generally does not cover: cosmetic surgery, long-term care, routine foot care and weight loss programs.',
      'Other covered services, with limits: chiropractic care, hearing aids and care abroad in an emergency.',
    ]),
    part('Your rights', [
      'You can continue coverage for a time after it ends. The plan tells you how, and the Department of Labor helps at www.dol.gov/ebsa.',
      `You can appeal when a claim is denied. The notice of the denial says how; for help call ${vendor.phone}.`,
      'Does this plan provide Minimum Essential Coverage? Yes.',
      'Does this plan meet the Minimum Value Standards? Yes.',
      `Language access services: Para obtener asistencia en español, llame al ${vendor.phone}.`,
    ]),
  ];
}
