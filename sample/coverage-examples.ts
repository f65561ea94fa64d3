import type { MedicalPlan } from './benefits.ts';

/** A patient of the federal summary's examples, and what they would pay in the network. */
export interface CoverageExample {
  metric: 'medical.example_birth' | 'medical.example_diabetes' | 'medical.example_fracture';
  patient: string;
  title: string;
  /** The care that is counted, and services that are part of it. */
  course: string;
  services: string;
  /** What all care costs together: the same on every form. */
  cost: number;
  deductible: number;
  copays: number;
  coinsurance: number;
  /** What the plan never pays for. */
  excluded: number;
  total: number;
}

/** What is claimed for a patient: services with copays are counted, all else is by deductible and coinsurance. */
interface Claims extends Pick<
  CoverageExample,
  'metric' | 'patient' | 'title' | 'course' | 'services' | 'cost' | 'excluded'
> {
  /** What the services cost that most plans ask copays for. */
  copied: number;
  copaysOf: (plan: MedicalPlan) => number;
}

const patients: readonly [Claims, Claims, Claims] = [
  {
    metric: 'medical.example_birth',
    patient: 'Peg',
    title: 'Peg is Having a Baby',
    course: '9 months of in-network pre-natal care and a hospital delivery',
    services:
      'Specialist office visits (prenatal care), Childbirth/Delivery Professional Services, Childbirth/Delivery Facility Services, Diagnostic tests (ultrasounds and blood work), Specialist visit (anesthesia)',
    cost: 12_700,
    excluded: 60,
    copied: 300,
    copaysOf: ({ drugs, hospitalCopay }) => (drugs?.[0] ?? 0) + (hospitalCopay ?? 0),
  },
  {
    metric: 'medical.example_diabetes',
    patient: 'Joe',
    title: 'Managing Joe’s Type 2 Diabetes',
    course: 'a year of routine in-network care of a well-controlled condition',
    services:
      'Primary care physician office visits (including disease education), Diagnostic tests (blood work), Prescription drugs, Durable medical equipment (glucose meter)',
    cost: 5600,
    excluded: 20,
    copied: 4600,
    copaysOf: ({ copays, drugs }) => 4 * (copays?.[0] ?? 0) + 2 * (copays?.[1] ?? 0) + 12 * (drugs?.[1] ?? 0),
  },
  {
    metric: 'medical.example_fracture',
    patient: 'Mia',
    title: 'Mia’s Simple Fracture',
    course: 'in-network emergency room visit and follow up care',
    services:
      'Emergency room care (including medical supplies), Diagnostic test (x-ray), Durable medical equipment (crutches), Rehabilitation services (physical therapy)',
    cost: 2800,
    excluded: 0,
    copied: 1500,
    copaysOf: ({ copays }) => (copays?.[3] ?? 0) + 2 * (copays?.[1] ?? 0),
  },
];

const tens = (amount: number): number => Math.round(amount / 10) * 10;

/** What a plan leaves to each of the three patients: never more than its out-of-pocket limit and what it excludes. */
export const coverageExamples = (plan: MedicalPlan): CoverageExample[] =>
  patients.map(({ copied, copaysOf, ...known }) => {
    const { cost, excluded } = known;
    const isCopied = plan.copays !== null;
    let left = plan.outOfPocket[0];
    const pays = (amount: number): number => {
      const paid = Math.min(left, tens(amount));
      left -= paid;
      return paid;
    };
    const shared = cost - excluded - (isCopied ? copied : 0);
    const deductible = pays(Math.min(plan.deductible[0], shared));
    const copays = pays(isCopied ? copaysOf(plan) : 0);
    const coinsurance = pays(((shared - deductible) * plan.coinsurance) / 100);
    const total = deductible + copays + coinsurance + excluded;
    return { ...known, deductible, copays, coinsurance, total };
  });
