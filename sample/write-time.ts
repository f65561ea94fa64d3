import { dollars, inWords, type Line, type Section, type StatedFact, stating, type Writer } from './sections.ts';

export const writeTimeOff: Writer = ({ others: { vacation, carryoverDays, sickDays, holidays }, random }): Section => {
  const lines: Line[] = [];
  if (vacation.kind === 'unlimited') {
    lines.push(
      stating(
        random.pick([
          'We have flexible, unlimited paid time off (PTO). Take what you need, agree on it with your manager, and take at least two weeks a year.',
          'Paid time off is not counted: our unlimited PTO policy asks only that your work is covered while you are away.',
        ]),
        { metric: 'time_off.unlimited', value: 'yes' },
      ),
    );
  } else {
    const name = vacation.kind === 'pto' ? 'paid time off (PTO)' : 'vacation';
    const [one, five, ten, twenty] = vacation.days;
    lines.push(
      `You earn ${name} with every pay period; how much depends on your years of service.`,
      `Years of service | ${vacation.kind === 'pto' ? 'PTO' : 'Vacation'} days a year`,
      stating(`Less than 5 | ${one}`, { metric: 'time_off.days_year_1', value: one }),
      stating(`5 to 9 | ${five}`, { metric: 'time_off.days_year_5', value: five }),
      stating(`10 to 19 | ${ten}`, { metric: 'time_off.days_year_10', value: ten }),
      stating(`20 or more | ${twenty}`, { metric: 'time_off.days_year_20', value: twenty }),
    );
    if (carryoverDays !== null) {
      lines.push(
        stating(`Up to ${carryoverDays} unused days carry over to the next year.`, {
          metric: 'time_off.carryover_days',
          value: carryoverDays,
        }),
      );
    }
  }
  if (sickDays !== null) {
    lines.push(
      stating(`Paid sick leave is ${sickDays} days a year.`, { metric: 'time_off.sick_days', value: sickDays }),
    );
  }
  lines.push(
    stating(
      random.pick([
        `We observe ${inWords(holidays)} paid holidays each year.`,
        `There are ${holidays} paid company holidays.`,
      ]),
      { metric: 'time_off.holidays', value: holidays },
    ),
  );
  return {
    heading: random.pick(['Time off', 'Paid time off and holidays', 'Vacation, sick time and holidays']),
    lines,
  };
};

export const writeLeave: Writer = ({
  others: { parental, bereavement, caregiverDays, sabbatical },
  random,
}): Section | null => {
  const lines: Line[] = [];
  if (parental !== null) {
    const pay = parental.pay === 100 ? 'at full pay' : `at ${parental.pay}% of pay`;
    lines.push(
      stating(
        parental.birth === parental.other
          ? random.pick([
              `All new parents receive ${parental.birth} weeks of paid parental leave ${pay}, for birth, adoption or foster placement.`,
              `Paid parental leave: ${parental.birth} weeks ${pay} for every parent, to be taken within 12 months of the birth or placement.`,
            ])
          : `Birthing parents receive ${parental.birth} weeks of paid parental leave ${pay}; non-birthing parents receive ${parental.other === 1 ? 'one week' : `${parental.other} weeks`}.`,
        { metric: 'leave.parental_birth_weeks', value: parental.birth },
        { metric: 'leave.parental_other_weeks', value: parental.other },
        { metric: 'leave.parental_pay', value: parental.pay },
      ),
    );
  }
  if (bereavement !== null) {
    lines.push(
      stating(
        `Bereavement leave is ${inWords(bereavement[0])} days for an immediate family member and ${inWords(bereavement[1])} for other relatives.`,
        { metric: 'leave.bereavement_days', value: bereavement[0] },
      ),
    );
  }
  if (caregiverDays !== null) {
    lines.push(
      stating(`You may take ${caregiverDays} paid days a year to care for a seriously ill family member.`, {
        metric: 'leave.caregiver_days',
        value: caregiverDays,
      }),
    );
  }
  if (sabbatical !== null) {
    lines.push(
      stating(
        `After ${inWords(sabbatical.years)} years of service you may take a paid sabbatical of ${sabbatical.weeks} weeks.`,
        { metric: 'leave.sabbatical_weeks', value: sabbatical.weeks },
        { metric: 'leave.sabbatical_years', value: sabbatical.years },
      ),
    );
  }
  if (lines.length === 0) return null;
  lines.push(random.pick([
    'Unpaid leave under the Family and Medical Leave Act (FMLA) is available to those who qualify, for up to 12 weeks.',
    'Jury duty and military leave follow federal and state law.',
  ])); // prettier-ignore
  return {
    heading:
      parental === null
        ? 'Leaves of absence'
        : random.pick(['Parental and family leave', 'Leave for your family', 'Leaves of absence']),
    lines,
  };
};

export const writeExtras: Writer = ({ others, random }): Section | null => {
  const items: Line[] = [];
  const item = (text: string, ...facts: StatedFact[]): void => void items.push(stating(`• ${text}`, ...facts));
  const { eap, wellness, tuition, commuter, adoption, fertility, homeOffice } = others;
  if (eap) {
    item(
      `Employee assistance program (EAP): ${eap.vendor} offers ${inWords(eap.sessions)} free counseling sessions per issue, day and night.`,
      { metric: 'programs.eap_sessions', value: eap.sessions },
    );
  }
  if (wellness !== null) {
    item(`Wellness: up to ${dollars(wellness)} a year for gym membership, classes or equipment.`, {
      metric: 'programs.wellness',
      value: wellness,
    });
  }
  if (tuition !== null) {
    item(`Tuition assistance: up to ${dollars(tuition)} a year for approved courses.`, {
      metric: 'programs.tuition',
      value: tuition,
    });
  }
  if (commuter !== null) {
    item(`Commuter benefits: up to ${dollars(commuter)} a month before tax for transit, and as much for parking.`, {
      metric: 'commuter.monthly',
      value: commuter,
    });
  }
  if (adoption !== null) {
    item(`Adoption assistance: up to ${dollars(adoption)} per child.`, {
      metric: 'programs.adoption',
      value: adoption,
    });
  }
  if (fertility !== null) {
    item(
      `Fertility: a lifetime maximum of ${dollars(fertility)} for treatment and family building.`,
      { metric: 'medical.fertility', value: 'yes' },
      { metric: 'medical.fertility_maximum', value: fertility },
    );
  }
  if (homeOffice !== null) {
    item(`Home office stipend: ${dollars(homeOffice)} when you start.`, {
      metric: 'programs.home_office',
      value: homeOffice,
    });
  }
  if (items.length === 0) return null;
  return {
    heading: random.pick(['More benefits', 'Wellbeing and other programs', 'Additional benefits']),
    lines: [
      random.pick([
        'These programs are open to everyone who is eligible for benefits.',
        'There is more to make use of:',
      ]),
      ...items,
    ],
  };
};
