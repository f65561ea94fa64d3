import { cells, chapter, inWords, type Line, listed, part, stating, type Writer } from '../sections.ts';

export const writeTimeOff: Writer = ({ others, random, say }) => {
  const { vacation, sickDays, carryoverDays, stateSick } = others;
  const lines: Line[] = [];
  if (vacation.kind === 'unlimited') {
    lines.push(
      stating(
        say(
          `[We have flexible, unlimited paid time off (PTO). Take what you need, and agree on it with your
            manager.|Paid time off is not counted: our unlimited PTO policy asks only that your work is covered
            while you are away.|Salaried employees have unlimited paid time off (PTO), taken in agreement with their
            manager.]`,
        ),
        { metric: 'time_off.unlimited', value: 'yes' },
      ),
    );
  } else {
    const isPto = vacation.kind === 'pto';
    const [one, five, ten, twenty] = vacation.days;
    lines.push(
      say(
        `[You earn {kind} with every pay period; how much depends on your years of service.|{Kind} is earned from
          your first day and grows with your service.|How much {kind} you earn depends on how long you have been
          here.]`,
        isPto ? { kind: 'paid time off (PTO)', Kind: 'Paid time off (PTO)' } : { kind: 'vacation', Kind: 'Vacation' },
      ),
      cells(
        say('[Years of service|Length of service|Service]'),
        say(isPto ? '[PTO days a year|PTO days per year]' : '[Vacation days a year|Vacation days per year]'),
      ),
      stating(cells(say('[Less than 5|Less than 5 years]'), `${one}`), { metric: 'time_off.days_year_1', value: one }),
      stating(cells(say('[5 to 9|5 to 9 years]'), `${five}`), { metric: 'time_off.days_year_5', value: five }),
      stating(cells(say('[10 to 19|10 to 19 years]'), `${ten}`), { metric: 'time_off.days_year_10', value: ten }),
      stating(cells(say('[20 or more|20 or more years]'), `${twenty}`), {
        metric: 'time_off.days_year_20',
        value: twenty,
      }),
    );
    if (carryoverDays !== null) {
      lines.push(
        stating(
          say(
            `[Up to {days} unused days carry over to the next year.|You may carry over up to {days} days into the
              next year.]`,
            { days: carryoverDays },
          ),
          {
            metric: 'time_off.carryover_days',
            value: carryoverDays,
          },
        ),
      );
    }
  }
  if (sickDays !== null && vacation.kind !== 'pto') {
    lines.push(
      stating(
        say(
          `[Paid sick leave is {days} days a year.|You receive {days} paid sick days a year.|Employees have {days}
            days of paid sick leave each year.]`,
          { days: sickDays },
        ),
        { metric: 'time_off.sick_days', value: sickDays },
      ),
    );
  }
  if (stateSick !== null)
    lines.push(
      say(
        `[Where {law} gives more, it applies.|Our policy meets or exceeds {law}.|{law} applies to employees who work
          there.]`,
        { law: stateSick.name },
      ),
    );
  const heading = say('[Time off|Paid time off|Vacation and sick time|Time away from work|Paid time off and holidays]');
  const days = part(
    say('[Holidays|Paid holidays|Company holidays|Holiday schedule]'),
    holidays(others, random.pick(['list', 'sentence', 'sentence', 'none'] as const), say),
  );
  return [chapter(heading, lines), days];
};

function holidays(
  { holidays: count, named, floating }: Parameters<Writer>[0]['others'],
  way: 'list' | 'sentence' | 'none',
  say: Parameters<Writer>[0]['say'],
): Line[] {
  const lines: Line[] = [
    stating(
      say(
        `[We observe {count} paid holidays each year|There are {number} paid company holidays|{name} observes
          {count} paid holidays]`,
        { count: inWords(count), number: count },
      ) + (way === 'list' ? ':' : '.'),
      {
        metric: 'time_off.holidays',
        value: count,
      },
    ),
    ...(way === 'list' ? named.map((day) => `• ${day}`) : []),
    ...(way === 'sentence'
      ? [say('[They are|We close on|Offices are closed on|The days are] {days}.', { days: listed(named) })]
      : []),
  ];
  if (floating !== null) {
    const facts = { metric: 'time_off.floating_holidays', value: floating } as const;
    lines.push(
      stating(
        floating === 1
          ? say(
              `[In addition you have one floating holiday to use as you like.|One floating holiday is yours to
                choose.]`,
            )
          : say(
              `[In addition you have {count} floating holidays to use as you like.|You also receive {count} floating
                holidays.]`,
              { count: inWords(floating) },
            ),
        facts,
      ),
    );
  }
  return lines;
}
