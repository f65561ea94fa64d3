import { dollars, inWords, type Section, type Writer } from './sections.ts';

export const writeTimeOff: Writer = ({ others: { vacation, sickDays, holidays }, random }): Section => {
  const lines: string[] = [];
  if (vacation.kind === 'unlimited') {
    lines.push(random.pick([
      'We have flexible, unlimited paid time off (PTO). Take what you need, agree on it with your manager, and take at least two weeks a year.',
      'Paid time off is not counted: our unlimited PTO policy asks only that your work is covered while you are away.',
    ])); // prettier-ignore
  } else {
    const name = vacation.kind === 'pto' ? 'paid time off (PTO)' : 'vacation';
    const [one, five, ten, twenty] = vacation.days;
    lines.push(
      `You earn ${name} with every pay period; how much depends on your years of service.`,
      `Years of service | ${vacation.kind === 'pto' ? 'PTO' : 'Vacation'} days a year`,
      `Less than 5 | ${one}`,
      `5 to 9 | ${five}`,
      `10 to 19 | ${ten}`,
      `20 or more | ${twenty}`,
    );
    if (random.chance(0.5)) lines.push(`Up to ${random.pick([5, 10])} unused days carry over to the next year.`);
  }
  if (sickDays !== null && vacation.kind !== 'pto') lines.push(`Paid sick leave is ${sickDays} days a year.`);
  lines.push(
    random.pick([
      `We observe ${inWords(holidays)} paid holidays each year.`,
      `There are ${holidays} paid company holidays.`,
    ]),
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
  const lines: string[] = [];
  if (parental !== null) {
    const pay = parental.pay === 100 ? 'at full pay' : `at ${parental.pay}% of pay`;
    lines.push(
      parental.birth === parental.other
        ? random.pick([
            `All new parents receive ${parental.birth} weeks of paid parental leave ${pay}, for birth, adoption or foster placement.`,
            `Paid parental leave: ${parental.birth} weeks ${pay} for every parent, to be taken within 12 months of the birth or placement.`,
          ])
        : `Birthing parents receive ${parental.birth} weeks of paid parental leave ${pay}; non-birthing parents receive ${parental.other} weeks.`,
    );
  }
  if (bereavement !== null) {
    lines.push(
      `Bereavement leave is ${inWords(bereavement[0])} days for an immediate family member and ${inWords(bereavement[1])} for other relatives.`,
    );
  }
  if (caregiverDays !== null)
    lines.push(`You may take ${caregiverDays} paid days a year to care for a seriously ill family member.`);
  if (sabbatical !== null)
    lines.push(
      `After ${inWords(sabbatical.years)} years of service you may take a paid sabbatical of ${sabbatical.weeks} weeks.`,
    );
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
  const items: string[] = [];
  const { eap, wellness, tuition, commuter, adoption, fertility, homeOffice } = others;
  if (eap)
    items.push(
      `Employee assistance program (EAP): ${eap.vendor} offers ${inWords(eap.sessions)} free counseling sessions per issue, day and night.`,
    );
  if (wellness !== null)
    items.push(`Wellness: up to ${dollars(wellness)} a year for gym membership, classes or equipment.`);
  if (tuition !== null) items.push(`Tuition assistance: up to ${dollars(tuition)} a year for approved courses.`);
  if (commuter !== null)
    items.push(
      `Commuter benefits: up to ${dollars(commuter)} a month before tax for transit, and as much for parking.`,
    );
  if (adoption !== null) items.push(`Adoption assistance: up to ${dollars(adoption)} per child.`);
  if (fertility !== null)
    items.push(`Fertility: a lifetime maximum of ${dollars(fertility)} for treatment and family building.`);
  if (homeOffice !== null) items.push(`Home office stipend: ${dollars(homeOffice)} when you start.`);
  if (items.length === 0) return null;
  return {
    heading: random.pick(['More benefits', 'Wellbeing and other programs', 'Additional benefits']),
    lines: [
      random.pick([
        'These programs are open to everyone who is eligible for benefits.',
        'There is more to make use of:',
      ]),
      ...items.map((item) => `• ${item}`),
    ],
  };
};
