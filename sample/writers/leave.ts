import { placeOf } from '../state-leave.ts';
import { chapter, inWords, type Line, type Source, stating, type Writer } from '../sections.ts';

export const writeLeave: Writer = (source) => {
  const { others, say } = source;
  const { parental, bereavement, caregiverDays, sabbatical, juryDays, volunteerDays, stateLeave } = others;
  const lines: Line[] = parental === null ? [] : parentalLeave(source, parental);
  if (stateLeave !== null) {
    lines.push(
      say(
        `[Employees in {state} may also have rights under {law}, {funded}.|{law}, {funded}, may pay part of your
          wages while you are away.]`,
        { law: stateLeave.name, funded: stateLeave.funded, state: placeOf(source.employer.state) },
      ),
    );
  }
  if (bereavement !== null) {
    lines.push(
      stating(
        say(
          `[Bereavement leave is {near} days for an immediate family member and {far} for other relatives.|You may
            take {near} days of paid bereavement leave for an immediate family member, and {far} for other
            relatives.]`,
          { near: inWords(bereavement[0]), far: inWords(bereavement[1]) },
        ),
        { metric: 'leave.bereavement_days', value: bereavement[0] },
      ),
    );
  }
  if (juryDays !== null) {
    lines.push(
      stating(
        say('[Jury duty is paid for up to {days} days.|You are paid for up to {days} days of jury duty.]', {
          days: juryDays,
        }),
        { metric: 'leave.jury_duty_days', value: juryDays },
        { metric: 'leave.jury_duty', value: 'yes' },
      ),
    );
  }
  if (volunteerDays !== null) {
    lines.push(
      stating(
        say(
          `[You may take {days} paid {unit} a year to volunteer.|{Days} paid volunteer {unit} a year {are} yours to
            give to a cause that you choose.]`,
          {
            days: inWords(volunteerDays),
            Days: inWords(volunteerDays).replace(/^[a-z]/, (letter) => letter.toUpperCase()),
            unit: volunteerDays === 1 ? 'day' : 'days',
            are: volunteerDays === 1 ? 'is' : 'are',
          },
        ),
        {
          metric: 'leave.volunteer_days',
          value: volunteerDays,
        },
      ),
    );
  }
  if (caregiverDays !== null) {
    lines.push(
      stating(
        say(
          `[You may take {days} paid days a year to care for a seriously ill family member.|Caregiver leave: {days}
            paid days a year to care for a seriously ill family member.]`,
          { days: caregiverDays },
        ),
        {
          metric: 'leave.caregiver_days',
          value: caregiverDays,
        },
      ),
    );
  }
  if (sabbatical !== null) {
    const { weeks, years } = sabbatical;
    lines.push(
      stating(
        say(
          `[After {years} years of service you may take a paid sabbatical of {weeks} weeks.|Employees with {years}
            years of service may take a paid sabbatical of {weeks} weeks.]`,
          { years: inWords(years), weeks },
        ),
        { metric: 'leave.sabbatical_weeks', value: weeks },
        { metric: 'leave.sabbatical_years', value: years },
      ),
    );
  }
  if (lines.length === 0) return [];
  lines.push(
    say(
      `[Military leave follows federal and state law.|Leave for jury service, voting and military duty follows the law.|[Speak with|Call] {contact} before [any|you take] leave.|The handbook describes other kinds of leave.|Other [leaves|kinds of leave] follow federal and state law.|Ask {contact} about
        unpaid leave.|Leaves required by law are described in the handbook.]`,
    ),
  );
  return [
    chapter(
      say(
        parental === null
          ? '[Leaves of absence|Leave]'
          : '[Parental and family leave|Leave for your family|Leaves of absence|Time for your family]',
      ),
      lines,
    ),
  ];
};

function parentalLeave({ say }: Source, parental: NonNullable<Source['others']['parental']>): Line[] {
  const { birth, other, pay, afterMonths } = parental;
  const at = pay === 100 ? 'at full pay' : `at ${pay}% of pay`;
  const weeks = (count: number): string => (count === 1 ? 'one week' : `${count} weeks`);
  const lines: Line[] = [
    stating(
      birth === other
        ? say(
            `[All new parents receive {birth} of paid parental leave {at}, for birth, adoption or foster
              placement.|Paid parental leave: {birth} {at} for every parent, to be taken within 12 months of the
              birth or placement.|Every new parent has {birth} of paid parental leave {at}.]`,
            { birth: weeks(birth), at },
          )
        : say(
            `[Birthing parents receive {birth} of paid parental leave {at}; non-birthing parents receive
              {other}.|Paid parental leave is {birth} {at} for birthing parents and {other} for non-birthing
              parents.]`,
            { birth: weeks(birth), other: weeks(other), at },
          ),
      { metric: 'leave.parental_birth_weeks', value: birth },
      { metric: 'leave.parental_other_weeks', value: other },
      { metric: 'leave.parental_pay', value: pay },
    ),
  ];
  if (afterMonths > 0) {
    lines.push(
      stating(
        say(
          `[You are eligible for parental leave after {months} months of service.|Parental leave is open to
            employees with at least {months} months of service.]`,
          { months: afterMonths },
        ),
        { metric: 'leave.eligibility_months', value: afterMonths },
      ),
    );
  }
  return lines;
}
