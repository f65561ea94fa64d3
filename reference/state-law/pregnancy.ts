import type { LawTable } from './law-table.ts';

/** Leave for pregnancy and birth beside paid family leave, by state. */
export const pregnancy: LawTable = {
  topic: 'pregnancy',
  appliesTo: 'Employers with employees in the state, by the size that the rule says; paid family leave and disability programs of the state come beside it.',
  planDecides: 'Whether the leave is paid where no program pays, and how much longer it lasts.',
  general: {
    rule: 'No federal law gives paid leave for pregnancy: the FMLA gives 12 unpaid weeks at employers of 50 or more, and the PWFA, from 15 employees on, leave as an accommodation. California, Connecticut, Hawaii, Iowa, Louisiana, Massachusetts, Minnesota, Montana, New Hampshire, Tennessee and Washington among others have a pregnancy or parental leave of their own.',
    source: '29 USC §2612; 42 USC §2000gg ff.; 42 USC §2000e(k); state statutes of each',
  },
  rules: {
    CA: { rule: 'California employers of five or more give pregnancy disability leave of up to four months (17⅓ weeks) while somebody is disabled by pregnancy or birth, from the first day of employment, with health coverage kept; 12 weeks of bonding under CFRA come after it. It may be unpaid; SDI pays a part of wages.', source: 'Cal. Gov. Code §§12945, 12945.2' },
    CT: { rule: 'Connecticut employers give a reasonable leave for disability by pregnancy and return the employee to the job; the state’s paid leave gives 12 weeks, and two more for a serious condition during pregnancy.', source: 'Conn. Gen. Stat. §46a-60(b)(7); §31-49g' },
    HI: { rule: 'Hawaii employers of any size give leave for a reasonable time, as a doctor says, for disability by pregnancy and birth, and return the employee to the job; temporary disability insurance pays a part of wages.', source: 'Haw. Admin. Rules §12-46-108' },
    IA: { rule: 'Iowa employers of four or more give up to eight weeks of unpaid leave, or as long as the disability lasts if that is less, for pregnancy and birth where other leave is not enough.', source: 'Iowa Code §216.6(2)' },
    KY: { rule: 'Kentucky employers of 15 or more make reasonable accommodations for pregnancy and birth, leave to recover among them.', source: 'KRS 344.040' },
    LA: { rule: 'Louisiana employers of more than 25 give six weeks for a normal pregnancy and birth and up to four months where the employee is disabled by it; it may be unpaid.', source: 'La. Rev. Stat. §§23:341, 23:342' },
    MA: { rule: 'Massachusetts employers of six or more give eight weeks of parental leave after three months of full-time employment; it may be unpaid, but the state’s paid leave program pays for medical and family leave.', source: 'M.G.L. c. 149 §105D; c. 175M' },
    MN: { rule: 'Minnesota employers of any size give up to 12 weeks of unpaid leave for pregnancy and for the birth or adoption of a child; the state’s paid leave pays from January 1, 2026.', source: 'Minn. Stat. §181.941; ch. 268B' },
    MT: { rule: 'Montana employers give a reasonable leave for pregnancy and may not make a mandatory leave of unreasonable length; the employee returns to the job.', source: 'Mont. Code §49-2-310' },
    NH: { rule: 'New Hampshire employers of six or more give leave while somebody is disabled by pregnancy or birth and return the employee to the job. Since January 1, 2026 those of 20 or more also give 25 unpaid hours in a child’s first year for appointments after birth and with its doctor.', source: 'N.H. Rev. Stat. §§354-A:7, 275:37-f' },
    NY: { rule: 'New York employers give 20 hours a year of paid prenatal leave since January 1, 2025; disability (DBL) pays up to $170 a week and paid family leave 12 weeks for bonding.', source: 'N.Y. Lab. Law §196-b(4-a); N.Y. Workers’ Comp. Law art. 9' },
    TN: { rule: 'Tennessee employers of 100 or more full-time employees at a site give up to four months of leave for pregnancy, birth, nursing and adoption after 12 months of full-time employment; it may be unpaid.', source: 'Tenn. Code §4-21-408' },
    WA: { rule: 'Washington employers of eight or more give leave for as long as somebody is disabled by pregnancy or birth; the state’s paid leave pays for medical and family leave.', source: 'WAC 162-30-020; RCW Title 50A' },
  },
}; // prettier-ignore
