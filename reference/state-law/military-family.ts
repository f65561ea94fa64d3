import { places } from '../places.ts';
import type { LawTable } from './law-table.ts';

/** Leave of the families of service members, by state. */
export const militaryFamily: LawTable = {
  topic: 'military-family',
  appliesTo: 'Employers with employees in the state, by the size that the rule says.',
  planDecides: 'Whether the leave is paid, and whether paid leave that was earned is used first where the law allows it.',
  general: {
    rule: 'The FMLA gives families of service members 12 weeks for a qualifying exigency and 26 weeks in a single 12 months to care for a covered servicemember, at employers of 50 or more. California, Illinois, Indiana, Maine, Minnesota, Nebraska, New York, Ohio, Oregon, Rhode Island and Washington have laws of their own.',
    source: '29 USC §2612; state statutes of each',
  },
  rules: {
    CA: { rule: 'California employers of 25 or more give the spouse of a service member up to 10 days of unpaid leave while the member is home on leave from deployment.', source: 'Cal. Mil. & Vet. Code §395.10' },
    IL: { rule: 'Illinois employers of more than 50 give the spouse, parent, child or grandparent of a person called to service up to 30 days of unpaid leave, those of 15 to 50 up to 15 days. Employers of 51 or more also give paid leave of up to eight hours a month and 40 a year to employees who are trained to take part in a veteran’s funeral honors.', source: '820 ILCS 151 (Military Leave Act)', checked: [places.ilgaMilitary, places.ogletreeMilitary, places.airdoWerwasMilitary, places.virgilMilitary] },
    IN: { rule: 'Indiana employers of 50 or more give the spouse, parent, grandparent, child or sibling of a person ordered to active duty up to 10 days of unpaid leave a year.', source: 'Ind. Code §22-2-13' },
    ME: { rule: 'Maine employers of 15 or more give the family of a person deployed for more than 180 days up to 15 days of unpaid leave for each deployment.', source: '26 M.R.S. §814' },
    MN: { rule: 'Minnesota employers give up to 10 working days of unpaid leave to an employee whose child, spouse, parent, sibling or grandparent was injured or killed in active service, and a day to see a member off or home.', source: 'Minn. Stat. §§181.947, 181.948' },
    NE: { rule: 'Nebraska employers of more than 50 give the spouse or parent of a person called to service for 179 days or more up to 30 days of unpaid leave, those of 15 to 50 up to 15 days.', source: 'Neb. Rev. Stat. §55-501 ff.' },
    NY: { rule: 'New York employers of 20 or more at a site give the spouse of a service member up to 10 days of unpaid leave while the member is home on leave from deployment.', source: 'N.Y. Lab. Law §202-i' },
    OH: { rule: 'Ohio employers of 50 or more give the spouse or parent of a service member up to 10 days or 80 hours of unpaid leave a year, whichever is less, around a deployment or an injury.', source: 'Ohio Rev. Code §5906.02' },
    OR: { rule: 'Oregon employers of 25 or more give the spouse or partner of a person called to duty up to 14 days of unpaid leave for each deployment.', source: 'ORS 659A.093' },
    RI: { rule: 'Rhode Island employers of more than 50 give the spouse or parent of a person called to service up to 30 days of unpaid leave, those of 15 to 50 up to 15 days.', source: 'R.I. Gen. Laws §30-33' },
    WA: { rule: 'Washington employers give the spouse or partner of a service member up to 15 days of unpaid leave for each deployment.', source: 'RCW 49.77.030' },
  },
}; // prettier-ignore
