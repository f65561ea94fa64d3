import type { Region } from '../contract/vocabulary/states.ts';
import { hostOf } from './web-name.ts';

/** What an insurer or administrator is there for. */
export type VendorLine = keyof typeof names;

/** An insurer or administrator that does not exist: the same wherever it is named. */
export interface Vendor {
  name: string;
  /** Of the numbers that are kept for fiction. */
  phone: string;
  /** Under a reserved name: it leads nowhere. */
  web: string;
}

const names = {
  pharmacy: ['Tamarack Rx', 'ScriptHarbor', 'Copperleaf Pharmacy Benefits'],
  dental: ['Ivoryline Dental', 'Larkmoor Dental', 'Northbrace Dental', 'Stonemill Dental', 'Fernhollow Dental'],
  vision: ['Clearlane Vision', 'Opal Sight Network', 'Fernhollow Vision', 'Lakeglass Vision'],
  life: ['Stonebridle Life', 'Meridane Assurance', 'Tallgrass Mutual Life', 'Granite Row Life', 'Harrowgate Life'],
  retirement: ['Oakledger Retirement', 'Pinnock Trust', 'Westerlane Retirement Services', 'Fairlead Plan Services'],
  eap: ['Steadypath', 'Lanternlight EAP', 'CalmHarbor Assistance', 'Open Gate EAP'],
  accounts: ['Ledgerpoint Accounts', 'Coinway Benefits', 'Brightpurse Spending Accounts'],
  voluntary: ['Cornerpost Worksite Benefits', 'Stonebridle Worksite', 'Tallgrass Supplemental'],
  legal: ['Counsel Corner Legal Plan', 'Plainspoken Legal'],
  pet: ['Pawsworth Pet', 'Burrow & Bark Pet Insurance'],
  identity: ['KeyWarden Identity', 'SafeSignal ID'],
  'stop loss': ['Bulwark Hill Re', 'Quillstone Re'],
  telehealth: ['Doorstep Clinic', 'Vireo Virtual Care', 'CareHail'],
} as const;

/** An insurer of medical plans: national where it names no regions. */
export interface MedicalCarrier extends Vendor {
  regions: readonly Region[] | null;
  /** Its wide network, and the one that it keeps near home. */
  networks: { wide: string; local: string };
  /** Administers plans that employers fund themselves, and insures none. */
  administers: boolean;
}

const medical: readonly (readonly [string, string, string, readonly Region[] | null, boolean?])[] = [
  ['Harborwise Health', 'Harborwise Passage', 'Harborwise Homeport', null],
  ['Fernhollow Mutual', 'Fernhollow Open Path', 'Fernhollow Select', null],
  ['Copperline Health', 'Copperline National', 'Copperline Community', null],
  ['Tri-Cedar Health', 'Tri-Cedar Broad', 'Tri-Cedar Neighbors', ['Northeast']],
  ['Quabbin Ridge Health', 'Quabbin Ridge Traveler', 'Quabbin Ridge Local', ['Northeast']],
  ['Prairie Lantern Health', 'Prairie Lantern Plus', 'Prairie Lantern Partners', ['Midwest']],
  ['Bluestem Valley Health', 'Bluestem Regional', 'Bluestem Clinics', ['Midwest']],
  ['Magnolia Bend Health', 'Magnolia Bend Wide', 'Magnolia Bend Parish', ['South']],
  ['Gulfstead Health', 'Gulfstead Access', 'Gulfstead Shoreline', ['South']],
  ['Sierra Vale Health', 'Sierra Vale Summit', 'Sierra Vale Basin', ['West']],
  ['Cascadia Harbor Health', 'Cascadia Harbor Preferred', 'Cascadia Harbor Sound', ['West']],
  ['Larkmoor Benefit Administrators', 'Larkmoor Open Network', 'Larkmoor Focus', null, true],
  ['Keelstone Benefit Administrators', 'Keelstone PPO Alliance', 'Keelstone Direct', null, true],
];

const prefixes = ['800', '833', '844', '855', '866', '877', '888'] as const;
let given = 0;

/** Everyone has a number of their own. */
function vendor(name: string): Vendor {
  const phone = `${prefixes[given % prefixes.length]}-555-01${String(given * 3 + 1)
    .padStart(2, '0')
    .slice(-2)}`;
  given += 1;
  return { name, phone, web: `www.${hostOf(name)}` };
}

export const medicalCarriers: readonly MedicalCarrier[] = medical.map(([name, wide, local, regions, administers]) => ({
  ...vendor(name),
  regions,
  networks: { wide, local },
  administers: administers === true,
}));

const made = new Map(Object.entries(names).map(([line, all]) => [line, all.map(vendor)]));

/** Those of one line, always in the same order. */
export function vendorsOf(line: VendorLine): [Vendor, ...Vendor[]] {
  const [first, ...others] = made.get(line) ?? [];
  if (first === undefined) throw new Error(`There are no vendors of ${line}`);
  return [first, ...others];
}
