import { places } from '../places.ts';
import type { LawTable } from './law-table.ts';

/** Leave of those who give an organ, marrow or blood, by state. */
export const donors: LawTable = {
  topic: 'donors',
  appliesTo: 'Employers with employees in the state, by the size that the rule says.',
  planDecides: 'Whether the leave is paid where the law leaves it open, and which paid leave runs beside it.',
  general: {
    rule: 'No federal law gives leave to organ donors as such; the FMLA covers the surgery and recovery of a donor as a serious health condition. California, Hawaii, Illinois, Louisiana, Maryland, Minnesota, New York, Oregon, Virginia and Wisconsin among others have a law of their own.',
    source: '29 USC §2612; DOL Opinion Letter FMLA2018-2-A; state statutes of each',
  },
  rules: {
    CA: { rule: 'California employers of 15 or more give organ donors 30 business days of paid leave in a year and 30 more unpaid, and bone marrow donors five business days of paid leave.', source: 'Cal. Lab. Code §1510' },
    HI: { rule: 'Hawaii employers of 50 or more give unpaid leave in a year of 30 days to organ donors and seven days to donors of bone marrow or stem cells.', source: 'Haw. Rev. Stat. ch. 398A' },
    IL: { rule: 'Illinois employers of 51 or more give up to 10 days of leave in 12 months to donate an organ, to part-time employees as well since January 1, 2026. They give full-time employees a paid hour every 56 days to give blood.', exceptions: 'Lawyers differ on whether all of the days for an organ must be paid.', source: '820 ILCS 149', checked: [places.alightIllinoisDonors, places.mondaqIllinoisDonors, places.adpIllinoisDonors] },
    LA: { rule: 'Louisiana employers of 20 or more give up to 40 hours of paid leave to donate bone marrow.', source: 'La. Rev. Stat. §40:1263.4' },
    MD: { rule: 'Maryland employers of 15 or more give unpaid leave in 12 months of 60 business days to organ donors and 30 business days to bone marrow donors.', source: 'Md. Code, Lab. & Empl. §3-1401 ff.' },
    MN: { rule: 'Minnesota employers of 20 or more give up to 40 hours of paid leave to donate bone marrow or an organ.', source: 'Minn. Stat. §§181.945, 181.9456' },
    NY: { rule: 'New York employers of 20 or more at a site give up to 24 hours of leave to donate bone marrow and three hours in 12 months to give blood; both may be unpaid.', source: 'N.Y. Lab. Law §§202-a, 202-j' },
    OR: { rule: 'Oregon employees may use up to 40 hours of paid leave that they have earned to donate bone marrow.', source: 'ORS 659A.312' },
    SC: { rule: 'South Carolina employers of 20 or more may give up to 40 hours of paid leave to donate bone marrow; nobody may be dismissed for it.', source: 'S.C. Code §44-43-80' },
    VA: { rule: 'Virginia employers of 50 or more give unpaid leave in 12 months of 60 business days to organ donors and 30 business days to bone marrow donors, after 12 months and 1,250 hours of work. It does not run together with FMLA leave.', source: 'Va. Code §40.1-33.8', checked: [places.sparrowVirginiaDonors, places.adpVirginiaDonors] },
    WI: { rule: 'Wisconsin employers of 50 or more give up to six weeks of unpaid leave in 12 months to donate bone marrow or an organ.', source: 'Wis. Stat. §103.11' },
  },
}; // prettier-ignore
