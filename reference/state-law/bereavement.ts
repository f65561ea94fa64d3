import { places } from '../places.ts';
import type { LawTable } from './law-table.ts';

/** Leave after a death, by state. */
export const bereavement: LawTable = {
  topic: 'bereavement',
  appliesTo: 'Employers with employees in the state, by the size that the rule says.',
  planDecides: 'Whether the leave is paid where the law leaves it open, for which relatives more is given, and what proof is asked for.',
  general: {
    rule: 'No federal law requires bereavement leave, paid or unpaid. California, Illinois, Oregon and Vermont require it of private employers; Maryland lets paid leave that was earned be used for it, Colorado and Minnesota let sick leave be used, and Washington pays for a week after the death of a child. In other states the employer decides.',
    source: 'FLSA (29 USC §201 ff.); state statutes of each',
  },
  rules: {
    CA: {
      rule: 'California employers of 5 or more give up to 5 days of bereavement leave, within three months of the death of a spouse, child, parent, sibling, grandparent, grandchild, domestic partner or parent-in-law. It may be unpaid where the employer’s policy does not pay; paid leave that was earned may be used.',
      exceptions: 'It is due after 30 days of employment. A reproductive loss, such as a miscarriage, gives 5 days of its own.',
      source: 'Cal. Gov. Code §12945.7 (AB 1949), §12945.6 (SB 848)',
      checked: [places.calculatePtoBereavement, places.sedgwickBereavement, places.funeralHomesBereavement],
    },
    IL: {
      rule: 'Illinois employers of 50 or more give up to two weeks (10 work days) of unpaid bereavement leave to employees who are eligible under the FMLA, for family members and for a miscarriage, a stillbirth, or a failed adoption or fertility treatment.',
      exceptions: 'After the loss of a child by suicide or homicide it is 12 weeks at employers of 250 or more and six weeks at those of 50 to 249.',
      source: '820 ILCS 154; 820 ILCS 156',
    },
    OR: {
      rule: 'Oregon employers of 25 or more give two weeks of bereavement leave for each death of a family member, at most four weeks in a year, under the Oregon Family Leave Act. It may be unpaid; paid leave that was earned may be used.',
      source: 'ORS 659A.159, 659A.162',
    },
    VT: {
      rule: 'Since July 1, 2025 Vermont employers of 10 or more, by those who work 30 hours a week, give up to two weeks of bereavement leave within the 12 weeks of unpaid leave that the law gives in 12 months.',
      source: '21 V.S.A. §472 (Act 32 of 2025)',
    },
    WA: {
      rule: 'Washington has no general law on bereavement leave. Its paid family leave pays for the seven calendar days after the death of a child for whose birth or placement leave could have been taken.',
      source: 'RCW 50A.05.010',
    },
    MD: {
      rule: 'Maryland employers of 15 or more that give paid leave let employees use what they have earned after the death of a child, spouse or parent (Flexible Leave Act). The state requires no bereavement leave beyond that.',
      source: 'Md. Code, Lab. & Empl. §3-802',
    },
    CO: {
      rule: 'Colorado has no separate law on bereavement leave; since August 2023 paid sick leave under the HFWA, up to 48 hours a year, may be used after the death of a family member.',
      source: 'C.R.S. §8-13.3-404',
    },
    MN: {
      rule: 'Minnesota has no separate law on bereavement leave; earned sick and safe time may be used to arrange or attend a funeral and to settle what follows the death of a family member.',
      source: 'Minn. Stat. §181.9447',
    },
    NY: {
      rule: 'New York requires no bereavement leave of private employers. Who gives it for a spouse gives it for a same-sex committed partner, too.',
      source: 'N.Y. Civ. Rights Law §79-n',
    },
  },
}; // prettier-ignore
