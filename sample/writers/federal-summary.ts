import type { MedicalPlan, Pair } from '../benefits.ts';
import { type CoverageExample, coverageExamples } from '../coverage-examples.ts';
import { Random } from '../random.ts';
import { formWords } from '../words/federal-form.ts';
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

/** The federal Summary of Benefits and Coverage of an employer's first plan: all but the answers is prescribed. */
export const writeFederalSummary: Writer = (source) => {
  const { medical, year } = source;
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
  const isFree = deductible[0] === 0 && outside === null;
  const { web, phone } = medical.vendor;
  const head = chapter('Summary of Benefits and Coverage: What this Plan Covers & What You Pay For Covered Services', [
    stating(cells(`${medical.carrier}: ${plan.name}`, `Coverage Period: 01/01/${year} - 12/31/${year}`), ...own()),
    stating(cells('Coverage for: Individual + Family', `Plan Type: ${plan.type}`), ...own({ metric: 'medical.plan_type', value: plan.type })),
    formWords.about(web, phone),
    SAMPLE_NOTICE,
  ]);
  const questions = part('Important questions', [
    cells('Important Questions', 'Answers', 'Why This Matters:'),
    stating(cells('What is the overall deductible?', isFree ? '$0' : deductibles.text, isFree ? formWords.noDeductible : formWords.deductible(plan.type === 'HDHP')), ...deductibles.facts),
    cells('Are there services covered before you meet your deductible?', isFree ? 'Not applicable.' : `Yes. ${earlyOf(plan)} covered before you meet your deductible.`, formWords.beforeDeductible),
    cells('Are there other deductibles for specific services?', 'No.', formWords.otherDeductibles),
    stating(cells('What is the out-of-pocket limit for this plan?', limits.text, formWords.limit), ...limits.facts),
    cells('What is not included in the out-of-pocket limit?', 'Premiums, balance-billing charges, and health care this plan doesn’t cover.', formWords.notInLimit),
    cells('Will you pay less if you use a network provider?', `Yes. See ${web} or call ${phone} for a list of network providers.`, formWords.network),
    stating(cells('Do you need a referral to see a specialist?', plan.referral ? 'Yes.' : 'No.', plan.referral ? formWords.referral : formWords.noReferral), ...own({ metric: 'medical.referral_needed', value: plan.referral ? 'yes' : 'no' })),
  ]);
  const heads = cells('Common Medical Event', 'Services You May Need', 'Network Provider (You will pay the least)', 'Out-of-Network Provider (You will pay the most)', 'Limitations, Exceptions, & Other Important Information');
  const drugsAt = (medical.pharmacy ?? medical.vendor).web;
  const chart = EVENTS.map(([event, costs], at): Section => ({
    ...part('Common medical events', [
      ...(at === 0 ? [formWords.afterDeductible] : []),
      heads,
      ...costs(plan).map((cost) => serviceRow(event, cost, plan, drugsAt)),
    ]),
    goesOn: at > 0,
  }));
  return [head, questions, ...chart, ...rightsOf(source), examplesOf(plan)];
}; // prettier-ignore

/** What a plan pays for before the deductible. */
const earlyOf = ({ copays }: MedicalPlan): string =>
  copays === null
    ? 'Preventive care is'
    : 'Preventive care, office visits, urgent care, emergency room care and prescription drugs are';

const amounts = ([single, family]: Pair): string => `${dollars(single)} individual / ${dollars(family)} family`;

const pairFacts = (metric: MetricKey, [single, family]: Pair, network: 'in' | 'out'): Omit<StatedFact, 'plan'>[] => [
  { metric, value: single, tier: 'individual', network },
  { metric, value: family, tier: 'family', network },
];

/** Care in a hospital, of which a copay is for all of it. */
const STAYS = ['hospital', 'delivery', 'Inpatient services'];

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
  const each = key === 'rx' ? '/prescription' : STAYS.includes(name) ? '/stay' : '/visit';
  const text = isFree ? 'No charge' : isShare ? `${percent}% coinsurance` : `${dollars(copay ?? 0)} copay${each}`;
  return { text, metric: metric as MetricKey, value: isShare ? percent : (copay ?? 0) };
}

function serviceRow(event: string, cost: Cost, plan: MedicalPlan, drugsAt: string): Line {
  const { label, key, name, copay, always } = cost;
  const near = costOf(cost, copay, plan.coinsurance);
  // A plan with copays asks for them from the first day, but for those of a hospital.
  const isAtOnce = copay !== null && plan.deductible[0] > 0 && !STAYS.includes(name);
  const inside = always ?? `${near.text}${isAtOnce ? '; deductible does not apply' : ''}`;
  const isAnywhere = name === 'er' || name === 'ambulance';
  const isOutside = plan.outside !== null && key !== 'rx' && always !== 'Not covered';
  const far = isAnywhere
    ? { ...near, text: inside }
    : isOutside
      ? costOf(cost, null, plan.outside?.coinsurance ?? 0)
      : null;
  const row = cells(event, label, inside, far?.text ?? 'Not covered', limitOf(cost, drugsAt));
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
function limitOf({ key, name, always }: Cost, drugsAt: string): string {
  if (name === 'tier_1') return `Covers up to a 30-day supply. ${formWords.drugs(drugsAt)}`;
  if (key === 'rx') return name === 'specialty' ? 'Filled by a specialty pharmacy.' : 'Covers up to a 30-day supply.';
  if (always === 'No charge') return formWords.preventive;
  if (name === 'Office visits') return formWords.pregnancy;
  return APPROVED.includes(name) ? 'Preauthorization is required.' : 'None';
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
function examplesOf(plan: MedicalPlan): Section {
  const patients = coverageExamples(plan);
  const rowOf = (both: (one: CoverageExample) => readonly [label: string, amount: string]): string =>
    cells(...patients.flatMap(both));
  const row = (label: string, of: (one: CoverageExample) => number): string =>
    rowOf((one) => [label, dollars(of(one))]);
  const terms = termsOf(plan).map(([label, amount]) => rowOf(() => [label, amount]));
  return part('About these coverage examples', [
    formWords.examples,
    rowOf(({ title, course }) => [`${title} (${course})`, '']),
    ...terms,
    rowOf(({ services }) => [`This EXAMPLE event includes services like: ${services}`, '']),
    row('Total Example Cost', ({ cost }) => cost),
    rowOf(({ patient }) => [`In this example, ${patient} would pay: Cost Sharing`, '']),
    row('Deductibles', ({ deductible }) => deductible),
    row('Copayments', ({ copays }) => copays),
    row('Coinsurance', ({ coinsurance }) => coinsurance),
    rowOf(() => ['What isn’t covered', '']),
    row('Limits or exclusions', ({ excluded }) => excluded),
    stating(
      rowOf(({ patient, total }) => [`The total ${patient} would pay is`, dollars(total)]),
      ...patients.map(({ metric, total }): StatedFact => ({ metric, value: total, plan: plan.name })),
    ),
    formWords.otherCosts,
  ]);
}

/** What the examples take from the plan. */
function termsOf({ deductible, copays, hospitalCopay, coinsurance }: MedicalPlan): (readonly [string, string])[] {
  const share = `${coinsurance}%`;
  return [
    ['The plan’s overall deductible', dollars(deductible[0])],
    copays === null ? ['Specialist coinsurance', share] : ['Specialist copayment', dollars(copays[1])],
    hospitalCopay === null
      ? ['Hospital (facility) coinsurance', share]
      : ['Hospital (facility) copayment', dollars(hospitalCopay)],
    ['Other coinsurance', share],
  ];
}

/** What the form has at the end of its chart: services in two lists, rights, and what the plan counts as. */
function rightsOf({ employer, medical: { vendor }, others }: Source): Section[] {
  const random = new Random(`form of ${employer.number}`);
  const covered = LISTED.filter(([service, often]) => {
    const drawn = random.chance(often);
    if (service === 'Infertility treatment') return others.fertility !== null;
    return drawn;
  }).map(([service]) => service);
  const excluded = LISTED.map(([service]) => service).filter((service) => !covered.includes(service));
  const { phone, web } = vendor;
  return [
    part('Excluded Services & Other Covered Services', [formWords.excluded(excluded), formWords.covered(covered)]),
    part('Your rights', formWords.rights(web, phone, employer.sector === 'public')),
    part('About this coverage', formWords.coverage(phone)),
  ];
}

/** The services that the form has every plan put into one list or the other, and how often they are covered. */
const LISTED: readonly (readonly [service: string, often: number])[] = [
  ['Acupuncture', 0.45], ['Bariatric surgery', 0.5], ['Chiropractic care', 0.92], ['Cosmetic surgery', 0], ['Dental care (Adult)', 0],
  ['Hearing aids', 0.6], ['Infertility treatment', 0], ['Long-term care', 0], ['Non-emergency care when traveling outside the U.S.', 0.5],
  ['Private-duty nursing', 0.35], ['Routine eye care (Adult)', 0.15], ['Routine foot care', 0.2], ['Weight loss programs', 0],
]; // prettier-ignore
