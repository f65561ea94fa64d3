import { places } from '../places.ts';
import type { LawTable } from './law-table.ts';

/** Leave for victims of crime or violence, by state. */
export const victims: LawTable = {
  topic: 'victims',
  appliesTo: 'Employers with employees in the state, by the size that the rule says.',
  planDecides: 'Whether the leave is paid where the law leaves it open, and what proof is asked for within what the law allows.',
  general: {
    rule: 'No federal law gives leave to victims of crime or domestic violence as such; the FMLA and the ADA may cover its effects on health. California, Colorado, Connecticut, Florida, Hawaii, Illinois, Kansas, Massachusetts, Missouri, Nevada, New Jersey, New Mexico, Oregon and Washington among others have a law, and sick leave laws of most states may be used for it.',
    source: 'State statutes of each',
  },
  rules: {
    AZ: { rule: 'Arizona employers of 50 or more let victims of a crime leave work, unpaid, to attend its proceedings and to obtain protection.', source: 'Ariz. Rev. Stat. §13-4439' },
    CA: { rule: 'California employers of any size let victims of violence take unpaid time off for court orders and to be safe; employers of 25 or more also for medical care, counseling, moving, and where a family member is the victim. Paid sick leave may be used.', source: 'Cal. Gov. Code §12945.8 (AB 2499)' },
    CO: { rule: 'Colorado employers of 50 or more give up to three working days in 12 months, paid or unpaid, to victims of domestic violence, stalking or sexual assault with 12 months of employment.', source: 'C.R.S. §24-34-402.7' },
    CT: { rule: 'Connecticut employers of three or more give victims of family violence or sexual assault up to 12 days of leave a year, paid or unpaid.', source: 'Conn. Gen. Stat. §31-51ss', checked: [places.wfpcConnecticutVictims, places.ctPaidLeaveVictims, places.noloConnecticutVictims] },
    FL: { rule: 'Florida employers of 50 or more give up to three working days in 12 months, paid or unpaid, to employees of three months or more who are victims of domestic or sexual violence or live with one.', source: 'Fla. Stat. §741.313' },
    HI: { rule: 'Hawaii employers of 50 or more give victims of domestic or sexual violence up to 30 days of unpaid leave a year, smaller ones five days, after six months of employment.', source: 'Haw. Rev. Stat. §378-72' },
    IL: { rule: 'Illinois’s VESSA gives victims of violence, and those whose family member is one, unpaid leave in 12 months: 12 weeks at employers of 50 or more, eight weeks at 15 to 49 and four weeks at 1 to 14.', source: '820 ILCS 180' },
    KS: { rule: 'Kansas employers give victims of domestic violence or sexual assault up to eight days a year for court, shelter and care; it may be unpaid.', source: 'Kan. Stat. §44-1132' },
    ME: { rule: 'Maine employers give reasonable and necessary leave, which may be unpaid, to victims of violence, assault, sexual assault or stalking, for court, care and safety.', source: '26 M.R.S. §850' },
    MA: { rule: 'Massachusetts employers of 50 or more give up to 15 days in 12 months to victims of abusive behavior and those whose family member is one; it may be unpaid.', source: 'M.G.L. c. 149 §52E' },
    MO: { rule: 'Missouri’s VESSA gives victims of domestic or sexual violence unpaid leave in 12 months: two weeks at employers of 50 or more and one week at 20 to 49.', source: 'Mo. Rev. Stat. §285.630' },
    NV: { rule: 'Nevada employers give victims of domestic violence or sexual assault up to 160 hours in 12 months, paid or unpaid, after 90 days of employment.', source: 'NRS 608.0198' },
    NJ: { rule: 'New Jersey’s SAFE Act gives victims of domestic violence or a sexually violent offense, and those whose family member is one, 20 days of unpaid leave in 12 months, at employers of 25 or more. Family leave insurance may pay for it.', source: 'N.J.S.A. 34:11C-1 ff.' },
    NM: { rule: 'New Mexico employers give up to 14 days a year of leave, unpaid unless paid leave is used, to victims of domestic abuse for court, police and safety.', source: 'N.M. Stat. §50-4A-1 ff.' },
    NC: { rule: 'North Carolina employers may not dismiss or discipline anybody who takes reasonable time off to obtain a protective order against domestic violence.', source: 'N.C. Gen. Stat. §50B-5.5' },
    OR: { rule: 'Oregon employers give reasonable leave to victims of domestic violence, harassment, sexual assault, bias crime or stalking; Paid Leave Oregon pays for safe leave within its 12 weeks.', source: 'ORS 659A.272; ORS ch. 657B' },
    VA: { rule: 'Virginia employers let victims of a crime leave work to attend its proceedings, and need not pay for it.', source: 'Va. Code §40.1-28.7:2' },
    WA: { rule: 'Washington employers of any size give victims of domestic violence, sexual assault or stalking, and since January 1, 2026 of hate crimes, and their family members, reasonable leave; it may be unpaid, and paid sick leave may be used.', source: 'RCW 49.76.030', checked: [places.millerNashVictims, places.fastDemocracyVictims] },
  },
}; // prettier-ignore
