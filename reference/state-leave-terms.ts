import { entriesOf } from './entry.ts';

/** Who is eligible for the paid leave of a state, and who pays for it. Written from knowledge: the answer says to check the source. */
export const stateLeaveTerms = entriesOf(
  {
    topics: ['paid-family-leave'],
    appliesTo: 'Employers with employees in the state, as its law says.',
    planDecides:
      'A private plan of at least the same worth where the state allows one, and whether the employer pays the employees’ share.',
    counsel: 'Counsel should look at employees in several states, remote work, and exemptions by size.',
  },
  [
    {
      id: 'wa-paid-leave-terms',
      title: 'Washington paid leave: eligibility and contributions',
      names: [
        'washington paid leave eligibility',
        'wa pfml eligibility',
        'contributions to wa pfml',
        'hours needed for washington paid leave',
      ],
      rule: 'Washington employees are eligible after 820 hours worked in the state in the qualifying period. Employees and employers share the premium; an employer with fewer than 50 employees in the state owes no share of its own. Notice of 30 days is due where the need can be foreseen.',
      source: 'RCW 50A.10.030, 50A.15.010, 50A.15.030',
    },
    {
      id: 'mn-paid-leave-terms',
      title: 'Minnesota paid leave: eligibility and contributions',
      names: [
        'minnesota paid leave eligibility',
        'minnesota paid leave premium',
        'contributions to minnesota paid leave',
        'minnesota paid leave small employers',
      ],
      rule: 'Minnesota employees are eligible with earnings of at least 5.3% of the state’s average annual wage. The premium is 0.88% of wages in 2026, of which the employer pays at least half; employers of 30 or fewer with low average wages pay less. The right to return to the job begins 90 days after hire.',
      source: 'Minn. Stat. §§268B.06, 268B.09, 268B.14',
    },
    {
      id: 'co-paid-leave-terms',
      title: 'Colorado FAMLI: eligibility and contributions',
      names: [
        'colorado famli eligibility',
        'famli premium small employers',
        'contributions to famli',
        'famli job protection',
      ],
      rule: 'Colorado employees are eligible with at least $2,500 of wages; their job is protected after 180 days. Employees and employers each pay half of the premium; an employer with fewer than 10 employees owes no half of its own.',
      source: 'C.R.S. §§8-13.3-504, 8-13.3-507, 8-13.3-509',
    },
    {
      id: 'ct-paid-leave-terms',
      title: 'Connecticut paid leave: eligibility and contributions',
      names: [
        'connecticut paid leave eligibility',
        'ct paid leave eligibility',
        'earnings needed for connecticut paid leave',
      ],
      rule: 'Connecticut employees are eligible with wages of $2,325 in the best quarter of the base period, while employed or within 12 weeks after. Employees alone pay for it.',
      source: 'Conn. Gen. Stat. §§31-49e, 31-49g',
    },
    {
      id: 'ca-paid-leave-terms',
      title: 'California: eligibility for family leave insurance, contributions',
      names: ['california eligibility for family leave insurance', 'contributions to california sdi'],
      rule: 'California employees are eligible with $300 of wages in the base period from which SDI was withheld. Employees alone pay for it, by SDI on all wages. It pays; the right to return to the job comes from CFRA or FMLA.',
      source: 'Cal. Unemp. Ins. Code §§984, 2652, 3301',
    },
    {
      id: 'il-paid-leave-terms',
      title: 'Illinois paid leave: when it may be used, notice, end of work',
      names: [
        'when can illinois paid leave be used',
        'illinois paid leave carryover',
        'illinois paid leave payout',
        'illinois paid leave notice',
      ],
      rule: 'Illinois employees may use paid leave from 90 days after they begin; notice of at most seven days may be asked for where the need can be foreseen. An employer that gives all 40 hours at the start of the year need not carry hours over. Unused hours are paid at the end of work only where they are part of a vacation bank.',
      source: '820 ILCS 192/15',
    },
  ],
);
