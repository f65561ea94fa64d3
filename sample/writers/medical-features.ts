import type { MedicalPlan, Pair } from '../benefits.ts';
import { dollars, type StatedFact } from '../sections.ts';

/** What a cell says, and what that states. */
export interface Cell {
  text: string;
  facts: StatedFact[];
}

type Outside = NonNullable<MedicalPlan['outside']>;

/** A thing that a plan sheet tells: its labels, and its cells in the network and outside of it. */
export interface Feature {
  labels: string;
  inside: (plan: MedicalPlan) => Cell;
  outside: (out: Outside, plan: MedicalPlan) => Cell;
}

const pair = ([single, family]: Pair): string => (single === 0 ? 'None' : `${dollars(single)} / ${dollars(family)}`);

/** A bound on what a household pays. */
function bound(metric: 'medical.deductible' | 'medical.out_of_pocket_max', of: Pair, network: 'in' | 'out'): Cell {
  const [single, family] = of;
  const facts: StatedFact[] = [
    { metric, value: single, tier: 'individual', network },
    { metric, value: family, tier: 'family', network },
  ];
  return { text: pair(of), facts };
}

type Service =
  | 'pcp'
  | 'specialist'
  | 'urgent_care'
  | 'er'
  | 'hospital'
  | 'lab'
  | 'imaging'
  | 'outpatient_surgery'
  | 'mental_health'
  | 'therapy';

/** The share that is left to the member, after the deductible where there is one. */
const shareText = (percent: number, [deductible]: Pair): string =>
  `${percent}% ${deductible === 0 ? 'coinsurance' : 'after deductible'}`;

/** The member's share of a service. */
const shared = (name: Service, value: number, network: 'in' | 'out', deductible: Pair): Cell => ({
  text: value === 0 ? 'No charge' : shareText(value, deductible),
  facts: [
    value === 0
      ? { metric: `medical.${name}_copay`, value, network }
      : { metric: `medical.${name}_coinsurance`, value, network },
  ],
});

/** A service that costs a copay, where the plan has one for it, or else the member's share. */
const service = (name: Service, labels: string, copayOf: (plan: MedicalPlan) => number | null): Feature => {
  const cellOf = (plan: MedicalPlan, network: 'in' | 'out'): Cell => {
    const value = copayOf(plan);
    if (value === null) return shared(name, plan.coinsurance, network, plan.deductible);
    return { text: `${dollars(value)} copay`, facts: [{ metric: `medical.${name}_copay`, value, network }] };
  };
  return {
    labels,
    inside: (plan) => cellOf(plan, 'in'),
    // An emergency costs the same everywhere.
    outside: (out, plan) =>
      name === 'er' ? cellOf(plan, 'out') : shared(name, out.coinsurance, 'out', out.deductible),
  };
};

const coinsurance = (value: number, network: 'in' | 'out'): Cell => ({
  text: `${value}%`,
  facts: [{ metric: 'medical.coinsurance', value, network }],
});

/** In the order of most plan sheets. */
export const features: readonly Feature[] = [
  {
    labels: `[Annual deductible|Deductible|Calendar year deductible|Plan year deductible] [(individual / family)|(single /
        family)]`,
    inside: (plan) => bound('medical.deductible', plan.deductible, 'in'),
    outside: (out) => bound('medical.deductible', out.deductible, 'out'),
  },
  {
    labels: `[Out-of-pocket maximum|Annual out-of-pocket maximum|Out-of-pocket limit] [(individual / family)|(single /
        family)]`,
    inside: (plan) => bound('medical.out_of_pocket_max', plan.outOfPocket, 'in'),
    outside: (out) => bound('medical.out_of_pocket_max', out.outOfPocket, 'out'),
  },
  {
    labels: '[Coinsurance (you pay)|Your coinsurance|Coinsurance, your share|Member coinsurance]',
    inside: (plan) => coinsurance(plan.coinsurance, 'in'),
    outside: (out) => coinsurance(out.coinsurance, 'out'),
  },
  {
    labels: '[Preventive care|Preventive services|Preventive care and screenings|Annual physical and screenings]',
    inside: () => ({ text: 'No charge', facts: [] }),
    outside: (out) => ({ text: shareText(out.coinsurance, out.deductible), facts: [] }),
  },
  service(
    'pcp',
    '[Primary care visit|Primary care office visit|Office visit, primary care|PCP visit]',
    ({ copays }) => copays && copays[0],
  ),
  service(
    'specialist',
    '[Specialist visit|Specialist office visit|Office visit, specialist]',
    ({ copays }) => copays && copays[1],
  ),
  service('urgent_care', '[Urgent care|Urgent care visit|Urgent care center]', ({ copays }) => copays && copays[2]),
  service('er', '[Emergency room|Emergency room visit|Emergency room care]', ({ copays }) => copays && copays[3]),
  service(
    'hospital',
    '[Hospital stay|Inpatient hospital|Inpatient hospitalization|Hospital admission]',
    ({ hospitalCopay }) => hospitalCopay,
  ),
];

/** What a plan sheet with room for more tells after these. */
export const moreFeatures: readonly Feature[] = [
  service('outpatient_surgery', '[Outpatient surgery|Outpatient surgery facility]', () => null),
  service('lab', '[Lab work and x-rays|Diagnostic lab and x-ray|Lab and x-ray]', () => null),
  service(
    'imaging',
    '[Advanced imaging (MRI, CT, PET)|Imaging (CT/PET scans, MRIs)|Complex imaging (MRI, CT)]',
    () => null,
  ),
  service(
    'mental_health',
    '[Outpatient mental health visit|Mental health visit|Outpatient mental health]',
    ({ copays }) => copays && copays[0],
  ),
  service('therapy', '[Physical therapy|Physical and occupational therapy]', ({ copays }) => copays && copays[1]),
];
