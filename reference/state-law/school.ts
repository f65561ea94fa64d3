import { places } from '../places.ts';
import type { LawTable } from './law-table.ts';

/** Leave for what happens at a child's school, by state. */
export const school: LawTable = {
  topic: 'school',
  appliesTo: 'Employers with employees in the state, by the size that the rule says.',
  planDecides: 'Whether the time is paid, and which paid leave is used for it.',
  general: {
    rule: 'No federal law gives leave for school activities. California, the District of Columbia, Illinois, Massachusetts, Minnesota, Nevada, North Carolina, Rhode Island and Vermont require some hours a year, mostly unpaid; Indiana protects an absence for certain meetings.',
    source: 'State statutes of each',
  },
  rules: {
    CA: { rule: 'California employers of 25 or more at a location give parents up to 40 hours a year, at most 8 hours a month, for school or child care activities; emergencies are not bound to the month. It may be unpaid; vacation may be used.', source: 'Cal. Lab. Code §230.8' },
    DC: { rule: 'In the District of Columbia employers give parents and guardians up to 24 hours in 12 months for school events; it may be unpaid.', source: 'D.C. Code §32-1202', checked: [places.c2School, places.adpSchool] },
    IL: { rule: 'Illinois employers of 50 or more give parents up to eight hours in a school year, at most four in a day, for school conferences and meetings that cannot be held outside of work; it may be unpaid.', source: '820 ILCS 147' },
    IN: { rule: 'Since July 1, 2025 Indiana employers of any size may not punish a parent for an absence, once a calendar year, at an attendance conference or a case conference committee meeting of a child’s school. The employee gives five days’ notice; the time may be unpaid.', exceptions: 'Lawyers differ on whether each of the two meetings is counted on its own.', source: 'Ind. Code §22-2-20', checked: [places.barrettIndianaSchool, places.hallRenderIndianaSchool] },
    MA: { rule: 'Massachusetts’s small necessities law gives 24 hours of leave in 12 months for school activities and for medical visits of children and elderly relatives, at employers of 50 or more, to those eligible under the FMLA; it may be unpaid.', source: 'M.G.L. c. 149 §52D' },
    MN: { rule: 'Minnesota employers give parents up to 16 hours in 12 months for school conferences and activities that cannot be held outside of work; it may be unpaid.', source: 'Minn. Stat. §181.9412', checked: [places.c2School, places.basSchool] },
    NV: { rule: 'Nevada employers of 50 or more give parents four hours in a school year for each child, unpaid if the employer likes, for school conferences and activities.', source: 'NRS 392.4577' },
    NC: { rule: 'North Carolina employers give parents and guardians four hours a year for involvement at a child’s school; it may be unpaid.', source: 'N.C. Gen. Stat. §95-28.3', checked: [places.basSchool, places.mondaqSchool] },
    RI: { rule: 'Rhode Island employers of 50 or more give parents 10 hours in 12 months for school involvement; it may be unpaid.', source: 'R.I. Gen. Laws §28-48-12' },
    VT: { rule: 'Vermont’s short-term family leave gives up to four hours in 30 days and 24 hours in 12 months for school activities and family appointments; it may be unpaid.', source: '21 V.S.A. §472a' },
  },
}; // prettier-ignore
