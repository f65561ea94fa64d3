import type { MetricKey } from '../../../../contract/metrics.ts';

/**
 * The Summary of Benefits and Coverage: the form that 45 CFR 147.200 prescribes for every health plan. Its questions and the
 * names of its services are fixed, in three editions (2012, 2017, 2021), so they are its labels here: letters only.
 */
export const questions = {
  deductible: ['whatistheoveralldeductible'],
  otherDeductibles: ['arethereotherdeductiblesforspecificservices'],
  limit: ['whatistheoutofpocketlimitforthisplan', 'isthereanoutofpocketlimitonmyexpenses', 'isthereanoutofpocketlimit'],
  notIncluded: ['whatisnotincludedintheoutofpocketlimit'],
  network: ['willyoupaylessifyouuseanetworkprovider', 'doesthisplanuseanetworkofproviders'],
  referral: ['doyouneedareferraltoseeaspecialist', 'doineedareferraltoseeaspecialist'],
} as const satisfies Record<string, readonly string[]>;

export type Question = keyof typeof questions;

/** A service of the second table, with what an amount and a share for it are facts of. */
export interface Service {
  /** How its label begins; the first that fits a label counts. */
  labels: readonly string[];
  /** How the event that it stands under begins, where the label alone does not tell. */
  event?: string;
  copay?: MetricKey;
  share?: MetricKey;
  /** Drugs are told by network nowhere in the catalogue: what is outside is left out. */
  inOnly?: true;
  /** Care that a plan must cover anywhere: it does not show that the plan covers what is outside of its network. */
  anywhere?: true;
}

const drugs = (tier: string, ...labels: string[]): Service => ({
  labels,
  copay: `rx.${tier}` as MetricKey,
  share: `rx.${tier}_coinsurance` as MetricKey,
  inOnly: true,
});

const care = (name: string, ...labels: string[]): Service => ({
  labels,
  copay: `medical.${name}_copay` as MetricKey,
  share: `medical.${name}_coinsurance` as MetricKey,
});

export const services: readonly Service[] = [
  care('pcp', 'primarycarevisit'),
  care('specialist', 'specialistvisit'),
  { labels: ['otherpractitioner', 'preventivecare'] },
  care('lab', 'diagnostictest'),
  care('imaging', 'imaging'),
  drugs(
    'tier_3',
    'nonpreferredbrand',
    'nonpreferreddrug',
    'nonpreferredgenericbrand',
    'nonpreferredgenericandbrand',
    'typicallynonpreferred',
    'nonformularybrand',
    'brandnonformulary',
  ),
  { labels: ['nonpreferredgeneric', 'nonpreferredspecialty'] },
  drugs('specialty', 'specialtydrug', 'specialtymedication', 'preferredspecialty', 'typicallyspecialty', 'specialty'),
  drugs(
    'tier_1',
    'genericdrug',
    'preferredgeneric',
    'typicallygeneric',
    'typicallylowercost',
    'lowcostgeneric',
    'generic',
  ),
  drugs(
    'tier_2',
    'preferredbrand',
    'formularybrand',
    'brandformulary',
    'preferreddrug',
    'typicallypreferred',
    'brandnamedrug',
    'branddrug',
    'preferred',
  ),
  { labels: ['facilityfeeegambulatory'], ...surgery() },
  { labels: ['facilityfeeeghospital'], ...stay() },
  { labels: ['facilityfee'], event: 'ifyouhaveoutpatient', ...surgery() },
  { labels: ['facilityfee'], event: 'ifyouhaveahospital', ...stay() },
  { labels: ['physiciansurgeon'] },
  { ...care('er', 'emergencyroom'), anywhere: true },
  { ...care('ambulance', 'emergencymedicaltransportation'), anywhere: true },
  { ...care('urgent_care', 'urgentcare'), anywhere: true },
  { ...care('mental_health', 'outpatientservices'), event: 'ifyouneedmental' },
  { ...care('mental_health', 'outpatientservices'), event: 'ifyouhavemental' },
  care('mental_health', 'mentalbehavioralhealthoutpatient', 'mentalhealthoutpatient'),
  care('delivery', 'childbirthdeliveryfacility', 'deliveryandallinpatient'),
  care('therapy', 'rehabilitationservices'),
  { labels: ['homehealthcare', 'habilitationservices', 'skillednursing', 'durablemedical', 'hospice', 'childrens'] },
];

function surgery(): Pick<Service, 'copay' | 'share'> {
  return { copay: 'medical.outpatient_surgery_copay', share: 'medical.outpatient_surgery_coinsurance' };
}

function stay(): Pick<Service, 'copay' | 'share'> {
  return { copay: 'medical.hospital_copay', share: 'medical.hospital_coinsurance' };
}

/** The patients of the three examples, by what the form says of each in the end. */
export const examples = [
  ['medical.example_birth', /\btotal peg would pay is/],
  ['medical.example_diabetes', /\btotal joe would pay is/],
  ['medical.example_fracture', /\btotal mia would pay is/],
] as const satisfies readonly (readonly [MetricKey, RegExp])[];

/** Words of the form's tables: a page with them is read by the cells that it draws. */
export const tableSigns: readonly string[] = [
  'whatistheoveralldeductible',
  'importantquestionsanswers',
  'willyoupaylessifyouuseanetworkprovider',
  'whatisnotincludedintheoutofpocketlimit',
  'commonmedicalevent',
  'servicesyoumayneed',
  'serviceyoumayneed',
  'ifyouneedhelprecovering',
  'pegishavingababy',
  'totalpegwouldpay',
];

/** Words of the form that stand on each of its pages; on other pages they stand next to never. */
export const signs: readonly string[] = [
  ...tableSigns,
  'servicesyourplangenerallydoesnotcover',
  'servicesyourplandoesnotcover',
  'coverageexamples',
  'thisisnotacostestimator',
];
