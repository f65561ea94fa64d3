/** The contents of a Summary of Benefits and Coverage, as its maker fills in the federal form. */
export interface SummaryForm {
  /** The two lines of the head: what stands on the left and on the right of each. */
  head: readonly (readonly [string, string])[];
  /** Question, answer, and what the form says of it. */
  questions: readonly (readonly [string, string, string])[];
  /** The heads of the columns that say what one pays, without those around them. */
  networks: readonly string[];
  /** An event, and its services with what one pays in each column and the limitations. */
  events: readonly (readonly [string, readonly (readonly string[])[]])[];
  /** What each of the three patients pays in the end. */
  examples: readonly [string, string, string];
}

const generally =
  'Generally, you must pay all of the costs from providers up to the deductible amount before this plan begins to pay.';
const limit = 'The out-of-pocket limit is the most you could pay in a year for covered services.';
const network = 'You will pay less if you use a provider in the plan’s network.';
const LEAST = '(You will pay the least)';
const MOST = '(You will pay the most)';

/** A PPO that names the network first and the level behind each amount. */
export const harborPpo: SummaryForm = {
  head: [
    [
      'Summary of Benefits and Coverage: What this Plan Covers & What You Pay For Covered Services',
      'Coverage Period: 01/01/2026 – 12/31/2026',
    ],
    ['Granite Mutual Health: Harbor PPO 750', 'Coverage for: Individual + Family | Plan Type: PPO'],
  ],
  questions: [
    [
      'What is the overall deductible?',
      'For network providers $750 individual / $1,500 family; for out-of-network providers $2,250 individual / $4,500 family',
      generally,
    ],
    [
      'Are there services covered before you meet your deductible?',
      'Yes. Preventive care and primary care services are covered before you meet your deductible.',
      'This plan covers some items and services even if you haven’t yet met the deductible amount.',
    ],
    [
      'Are there other deductibles for specific services?',
      'Yes. $150 for prescription drug coverage. There are no other specific deductibles.',
      'You must pay all of the costs for these services up to the specific deductible amount.',
    ],
    [
      'What is the out-of-pocket limit for this plan?',
      'For network providers $4,000 individual / $8,000 family; for out-of-network providers $9,000 individual / $18,000 family',
      limit,
    ],
    [
      'What is not included in the out-of-pocket limit?',
      'Premiums, balance-billing charges, and health care this plan doesn’t cover.',
      'Even though you pay these expenses, they don’t count toward the out-of-pocket limit.',
    ],
    [
      'Will you pay less if you use a network provider?',
      'Yes. See www.granitemutual.example or call 1-800-555-0142 for a list of network providers.',
      network,
    ],
    ['Do you need a referral to see a specialist?', 'No.', 'You can see the specialist you choose without a referral.'],
  ],
  networks: [`Network Provider ${LEAST}`, `Out-of-Network Provider ${MOST}`],
  events: [
    [
      'If you visit a health care provider’s office or clinic',
      [
        [
          'Primary care visit to treat an injury or illness',
          '$30 copay/office visit; deductible does not apply',
          '40% coinsurance',
          'None',
        ],
        [
          'Specialist visit',
          '$55 copay/visit; deductible does not apply',
          '40% coinsurance',
          'Preauthorization is required after 12 visits, or a $200 penalty applies.',
        ],
        [
          'Preventive care/screening/immunization',
          'No charge',
          '40% coinsurance',
          'You may have to pay for services that aren’t preventive.',
        ],
      ],
    ],
    [
      'If you have a test',
      [
        ['Diagnostic test (x-ray, blood work)', '$15 copay/test', '40% coinsurance', 'None'],
        ['Imaging (CT/PET scans, MRIs)', '20% coinsurance', '40% coinsurance', 'Preauthorization is required.'],
      ],
    ],
    [
      'If you need drugs to treat your illness or condition. More information about prescription drug coverage is available at www.granitemutual.example',
      [
        [
          'Generic drugs (Tier 1)',
          '$10 copay/prescription (retail); $20 copay/prescription (mail order)',
          'Not covered',
          'Covers up to a 30-day supply (retail); 31-90 day supply (mail order).',
        ],
        [
          'Preferred brand drugs (Tier 2)',
          '$35 copay/prescription (retail); $70 copay/prescription (mail order)',
          'Not covered',
          '',
        ],
        [
          'Non-preferred brand drugs (Tier 3)',
          '$70 copay/prescription (retail); $140 copay/prescription (mail order)',
          'Not covered',
          '',
        ],
        ['Specialty drugs (Tier 4)', '25% coinsurance up to $250 per prescription', 'Not covered', ''],
      ],
    ],
    [
      'If you have outpatient surgery',
      [
        ['Facility fee (e.g., ambulatory surgery center)', '20% coinsurance', '40% coinsurance', 'None'],
        ['Physician/surgeon fees', '20% coinsurance', '40% coinsurance', 'None'],
      ],
    ],
    [
      'If you need immediate medical attention',
      [
        [
          'Emergency room care',
          '$300 copay/visit, then 20% coinsurance',
          '$300 copay/visit, then 20% coinsurance',
          'Copay is waived if admitted.',
        ],
        ['Emergency medical transportation', '20% coinsurance', '20% coinsurance', 'None'],
        ['Urgent care', '$60 copay/visit', '40% coinsurance', 'None'],
      ],
    ],
    [
      'If you have a hospital stay',
      [
        ['Facility fee (e.g., hospital room)', '20% coinsurance', '40% coinsurance', 'Preauthorization is required.'],
        ['Physician/surgeon fees', '20% coinsurance', '40% coinsurance', 'None'],
      ],
    ],
    [
      'If you need mental health, behavioral health, or substance abuse services',
      [
        [
          'Outpatient services',
          '$30 copay/office visit and 20% coinsurance for other outpatient services',
          '40% coinsurance',
          'None',
        ],
        ['Inpatient services', '20% coinsurance', '40% coinsurance', 'None'],
      ],
    ],
    [
      'If you are pregnant',
      [
        ['Office visits', 'No charge', '40% coinsurance', 'Cost sharing does not apply for preventive services.'],
        ['Childbirth/delivery professional services', '20% coinsurance', '40% coinsurance', 'None'],
        ['Childbirth/delivery facility services', '20% coinsurance', '40% coinsurance', 'None'],
      ],
    ],
    [
      'If you need help recovering or have other special health needs',
      [
        ['Home health care', '20% coinsurance', '40% coinsurance', '60 visits/year'],
        ['Rehabilitation services', '$40 copay/visit', '40% coinsurance', '30 visits/year'],
        ['Habilitation services', '$40 copay/visit', '40% coinsurance', '30 visits/year'],
        ['Skilled nursing care', '20% coinsurance', '40% coinsurance', '90 days/year'],
        ['Durable medical equipment', '20% coinsurance', '40% coinsurance', 'None'],
        ['Hospice services', 'No charge', '40% coinsurance', 'None'],
      ],
    ],
    [
      'If your child needs dental or eye care',
      [
        ['Children’s eye exam', '$25 copay/visit', 'Not covered', 'One exam/year'],
        ['Children’s glasses', 'Not covered', 'Not covered', 'None'],
        ['Children’s dental check-up', 'No charge', 'Not covered', 'None'],
      ],
    ],
  ],
  examples: ['$2,960', '$1,420', '$1,910'],
};

/** A plan with an account whose amounts come before the network that they are for, and whose costs are shares. */
export const cedarHdhp: SummaryForm = {
  ...harborPpo,
  head: [
    [
      'Summary of Benefits and Coverage: What this Plan Covers & What You Pay For Covered Services',
      'Coverage Period: 07/01/2025 - 06/30/2026',
    ],
    ['Prairie Health Trust: Cedar HSA 3400', 'Coverage for: Family | Plan Type: HDHP'],
  ],
  questions: [
    [
      'What is the overall deductible?',
      '$3,400/individual or $6,800/family for In-Network Providers. $6,800/individual or $13,600/family for Non-Network Providers.',
      generally,
    ],
    [
      'Are there services covered before you meet your deductible?',
      'Yes. Preventive care.',
      'This plan covers some items.',
    ],
    [
      'Are there other deductibles for specific services?',
      'No.',
      'You don’t have to meet deductibles for specific services.',
    ],
    [
      'What is the out-of-pocket limit for this plan?',
      '$5,000/individual or $10,000/family for In-Network Providers. Unlimited for Non-Network Providers.',
      limit,
    ],
    ['What is not included in the out-of-pocket limit?', 'Premiums and balance billed charges.', 'They don’t count.'],
    ['Will you pay less if you use a network provider?', 'Yes. See www.prairie.example.', network],
    ['Do you need a referral to see a specialist?', 'No.', 'You can see the specialist you choose.'],
  ],
  networks: [`In-Network Provider ${LEAST}`, `Non-Network Provider ${MOST}`],
  events: harborPpo.events.map(
    ([event, services]) =>
      [
        event,
        services.map(([service = '']) =>
          service.startsWith('Preventive')
            ? [service, 'No charge', '50% coinsurance', '--------none--------']
            : service.startsWith('Emergency')
              ? [service, '20% coinsurance', 'Covered as In-Network', '--------none--------']
              : [service, '20% coinsurance', '50% coinsurance', '--------none--------'],
        ),
      ] as const,
  ),
  examples: ['$4,980', '$4,120', '$2,800'],
};

/** An HMO: nothing outside of its network, a referral, amounts a day, words around them. */
export const juniperHmo: SummaryForm = {
  ...harborPpo,
  head: [
    [
      'Summary of Benefits and Coverage: What this Plan Covers & What You Pay For Covered Services',
      'Coverage Period: Beginning on or after 01/01/2026',
    ],
    ['Juniper Care HMO Standard', 'Coverage for: Individual / Family | Plan Type: HMO'],
  ],
  questions: [
    ['What is the overall deductible?', '$0', 'See the Common Medical Events chart below for your costs.'],
    ['Are there services covered before you meet your deductible?', 'Not Applicable.', 'See the chart below.'],
    ['Are there other deductibles for specific services?', 'No.', 'You don’t have to meet deductibles.'],
    ['What is the out-of-pocket limit for this plan?', 'Individual: $3,500; Family: $7,000', limit],
    ['What is not included in the out-of-pocket limit?', 'Premiums.', 'They don’t count.'],
    ['Will you pay less if you use a network provider?', 'Yes. See www.juniper.example.', network],
    [
      'Do you need a referral to see a specialist?',
      'Yes, written approval is required.',
      'This plan will pay some or all.',
    ],
  ],
  networks: [`Plan Provider ${LEAST}`, `Non-Plan Provider ${MOST}`],
  events: harborPpo.events.map(
    ([event, services]) =>
      [
        event,
        services.map(([service = '']) => {
          const cost =
            (
              {
                Primary: '$20 per visit',
                Specialist: '$35 per visit',
                Generic: 'Plan pharmacy: $10; Mail order: $20 for up to a 100-day supply',
                Preferred: 'Plan pharmacy: $30; Mail order: $60 for up to a 100-day supply',
                'Non-preferred': 'Same as preferred brand drugs when approved',
                Specialty: '20% coinsurance up to $150 (maximum)',
                Emergency: '$150 per visit',
                Urgent: '$20 per visit',
                Facility: '$250 per day for up to 3 days',
              } as Record<string, string>
            )[service.split(' ')[0] ?? ''] ?? 'No charge';
          return [service, cost, service.startsWith('Emergency room') ? cost : 'Not covered', 'None'];
        }),
      ] as const,
  ),
  examples: ['$500', '$900', '$400'],
};

/** A carrier's form with a column of its own between the network and what lies outside of it. */
export const summitTiers: SummaryForm = {
  ...harborPpo,
  head: [
    [
      'Summary of Benefits and Coverage: What this Plan Covers & What You Pay For Covered Services',
      'Coverage Period: 01/01/2026 - 12/31/2026',
    ],
    ['Summit Choice Plus', 'Coverage for: Employee & Dependents | Plan Type: POS'],
  ],
  questions: [
    [
      'What is the overall deductible?',
      'Designated Network and Network: $1,200 Individual / $2,400 Family. Out-of-Network: $3,600 Individual / $7,200 Family. Per calendar year.',
      generally,
    ],
    ...harborPpo.questions.slice(1, 3),
    [
      'What is the out-of-pocket limit for this plan?',
      'Designated Network and Network: $5,500 Individual / $11,000 Family. Out-of-Network: $11,000 Individual / $22,000 Family.',
      limit,
    ],
    ...harborPpo.questions.slice(4),
  ],
  networks: [`Designated Network Provider ${LEAST}`, 'Network Provider', `Out-of-Network Provider ${MOST}`],
  events: harborPpo.events.map(
    ([event, services]) =>
      [
        event,
        services.map(([service = '', near = '', far = '', limits = '']) => [service, near, near, far, limits]),
      ] as const,
  ),
};
