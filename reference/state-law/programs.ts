import { places } from '../places.ts';
import type { LawRow, LawTable } from './law-table.ts';

/** Paid family and medical leave programs; most states' own entries stand in other files. */
export const familyLeave: LawTable = {
  topic: 'family-leave',
  isWhole: true,
  appliesTo: 'Employers with employees in the state, as its law says.',
  planDecides: 'A private plan of at least the same worth where the state allows one, and anything more generous.',
  general: 'state-paid-family-leave',
  nearest: 'any-reason',
  rules: {
    ME: { rule: 'Maine’s program pays from May 1, 2026: up to 12 weeks of family or medical leave in a year. The premium is 1% of wages in 2025 to 2027, of which employers of 15 or more pay at least half; smaller ones owe no share of their own.', source: '26 M.R.S. §850-A ff.' },
    MD: { rule: 'Maryland’s program (FAMLI) begins contributions on January 1, 2027 and benefits by January 3, 2028: up to 12 weeks in a year at up to $1,000 a week.', source: 'Md. Code, Lab. & Empl. §8.3-101 ff. (as amended by HB 102 of 2025)', checked: [places.natlawFamli, places.mondaqFamli, places.littlerFamli] },
    NH: { rule: 'New Hampshire’s program (Granite State PFML) is voluntary for private employers: insured leave of six weeks a year at 60% of wages, with a tax credit for employers that buy it.', source: 'N.H. Rev. Stat. ch. 21-I:96 ff.' },
    VA: { rule: 'Virginia’s program begins contributions on April 1, 2028 and benefits on December 1, 2028; until then there is none.', source: 'Va. SB 2 (2026)', checked: [places.hartfordVirginiaPfml, places.adpVirginiaPfml] },
    VT: { rule: 'Vermont’s paid family and medical leave insurance is voluntary for private employers: six weeks a year at 60% of wages. Unpaid leave of 12 weeks is required of employers of 10 or more, 15 for illness of the family.', source: '21 V.S.A. §472; Vermont FMLI' },
  },
  also: {
    CA: ['ca-paid-leave', 'ca-paid-leave-terms'], CO: ['co-paid-leave', 'co-paid-leave-terms'], CT: ['ct-paid-leave', 'ct-paid-leave-terms'], DC: ['dc-paid-leave'],
    DE: ['de-paid-leave'], MA: ['ma-paid-leave'], MN: ['mn-paid-leave', 'mn-paid-leave-terms'], NJ: ['nj-paid-leave'], NY: ['ny-paid-leave'], OR: ['or-paid-leave'], RI: ['ri-paid-leave'],
    WA: ['wa-paid-leave', 'wa-paid-leave-terms'],
  },
}; // prettier-ignore

/** Disability insurance that states require. */
export const disability: LawTable = {
  topic: 'disability',
  appliesTo: 'Employers with employees in the state, as its law says.',
  planDecides: 'A private plan of at least the same worth where the state allows one, and anything more generous.',
  general: {
    rule: 'No federal law requires disability insurance. California, Hawaii, New Jersey, New York and Rhode Island require it by a state program or policy; the medical leave of Colorado, Connecticut, Delaware, the District of Columbia, Maine, Massachusetts, Minnesota, Oregon and Washington does the same. Other states require none.',
    source: 'State statutes of each',
  },
  isWhole: true,
  rules: {},
  also: {
    CA: ['ca-paid-leave', 'ca-paid-leave-terms'], HI: ['hi-disability'], NJ: ['nj-paid-leave'], NY: ['ny-paid-leave'], RI: ['ri-paid-leave'], CO: ['co-paid-leave'], CT: ['ct-paid-leave'],
    DC: ['dc-paid-leave'], DE: ['de-paid-leave'], MA: ['ma-paid-leave'], MN: ['mn-paid-leave'], OR: ['or-paid-leave'], WA: ['wa-paid-leave'], ME: ['law-family-leave-me'],
  },
}; // prettier-ignore

/** How long insured coverage may be continued after the end of employment. */
const lasts = (
  state: string,
  time: string,
  source: string,
  plans = 'insured group plans, mostly those that COBRA does not reach,',
): LawRow => ({
  rule: `${state} gives up to ${time} of continuation under ${plans} after the end of employment and mostly other events.`,
  source,
});

/** Where the law does not look at the size of the employer. */
const ANY_SIZE = 'insured group plans of employers of any size';

/** Continuation of insured coverage; some states' own entries stand in another file. */
export const continuation: LawTable = {
  topic: 'continuation',
  appliesTo: 'Insured group health policies issued in the state, mostly of employers with fewer than 20 employees; self-funded plans are not bound.',
  planDecides: 'The policy and the carrier’s certificate say who may continue, how it is elected and what it costs.',
  general: 'mini-cobra',
  rules: {
    AZ: lasts('Arizona', '18 months', 'Ariz. Rev. Stat. §20-2330'),
    AR: lasts('Arkansas', '120 days', 'Ark. Code §23-86-114'),
    DE: lasts('Delaware', 'nine months', '18 Del. C. §3571F'),
    DC: lasts('The District of Columbia', 'three months', 'D.C. Code §32-732'),
    IA: lasts('Iowa', 'nine months', 'Iowa Code ch. 509B'),
    KS: lasts('Kansas', '18 months', 'Kan. Stat. §40-2209(i)'),
    KY: lasts('Kentucky', '18 months', 'KRS 304.18-110', 'insured group plans'),
    LA: lasts('Louisiana', '12 months', 'La. Rev. Stat. §22:1046'),
    ME: lasts('Maine', '12 months', '24-A M.R.S. §2809-A'),
    MD: { ...lasts('Maryland', '18 months', 'Md. Code, Ins. §15-407 ff.', ANY_SIZE), checked: [places.marylandContinuation, places.compliancePosterMaryland] },
    MS: lasts('Mississippi', '12 months', 'Miss. Code §83-9-51'),
    MO: lasts('Missouri', '18 months', 'Mo. Rev. Stat. §376.428'),
    NH: lasts('New Hampshire', '18 months', 'N.H. Rev. Stat. §415:18'),
    NM: lasts('New Mexico', 'six months', 'N.M. Stat. §59A-18-16'),
    ND: lasts('North Dakota', '39 weeks', 'N.D. Cent. Code §26.1-36-23'),
    OK: lasts('Oklahoma', '63 days', '36 Okla. Stat. §4509'),
    OR: lasts('Oregon', 'nine months', 'ORS 743B.347'),
    RI: lasts('Rhode Island', '18 months', 'R.I. Gen. Laws §27-19.1-1'),
    SC: lasts('South Carolina', 'six months', 'S.C. Code §38-71-770'),
    SD: lasts('South Dakota', '18 months', 'S.D. Codified Laws §58-18-7.5'),
    TN: lasts('Tennessee', 'three months', 'Tenn. Code §56-7-2312'),
    UT: lasts('Utah', '12 months', 'Utah Code §31A-22-722'),
    WV: lasts('West Virginia', '18 months', 'W. Va. Code §33-16-3'),
    WI: { ...lasts('Wisconsin', '18 months', 'Wis. Stat. §632.897', ANY_SIZE), checked: [places.blrWisconsin, places.askComplianceWisconsin] },
    WY: lasts('Wyoming', '12 months', 'Wyo. Stat. §26-19-113'),
  },
  also: {
    CA: ['cal-cobra'], NY: ['ny-continuation'], TX: ['tx-continuation'], FL: ['fl-continuation'], PA: ['pa-continuation'], GA: ['ga-continuation'],
    IL: ['il-continuation'], OH: ['oh-continuation'], NJ: ['nj-continuation'], VA: ['va-continuation'], MN: ['mn-continuation'], CO: ['co-continuation'], CT: ['ct-continuation'],
    MA: ['ma-continuation'], NC: ['nc-continuation'],
  },
}; // prettier-ignore
