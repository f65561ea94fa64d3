import type { DaysByService, Vacation } from '../benefits.ts';
import { dated } from '../holidays.ts';
import { placeOf } from '../state-leave.ts';
import { cells, chapter, inWords, type Line, listed, part, type Source, stating, type Writer } from '../sections.ts';

export const writeTimeOff: Writer = (source) => {
  const { others, random, say } = source;
  const { vacation, sickDays, stateSick } = others;
  const lines: Line[] = vacation.kind === 'unlimited' ? uncounted(source, vacation) : counted(source, vacation);
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
        `[Where {law} gives more, it applies.|Our policy meets or exceeds {law}.|{Law} applies to employees who work
          in {state}.]`,
        {
          law: stateSick.name,
          Law: stateSick.name.replace(/^the/, 'The'),
          state: placeOf(source.employer.state),
        },
      ),
    );
  const heading = say('[Time off|Paid time off|Vacation and sick time|Time away from work|Paid time off and holidays]');
  const days = part(
    say('[Holidays|Paid holidays|Our holidays|Holiday schedule]'),
    holidays(source, random.pick(['list', 'sentence', 'sentence', 'none'] as const)),
  );
  return [chapter(heading, lines), days];
};

function holidays(
  { others: { holidays: count, named, floating }, say, year }: Source,
  way: 'list' | 'sentence' | 'none',
): Line[] {
  const lines: Line[] = [
    stating(
      say(
        `[We observe {count} paid holidays each year|There are {number} paid holidays|{name} observes
          {count} paid holidays]`,
        { count: inWords(count), number: count },
      ) + (way === 'list' ? ':' : '.'),
      {
        metric: 'time_off.holidays',
        value: count,
      },
    ),
    ...(way === 'list' ? named.map((day) => `• ${dated(day, year)}`) : []),
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

/** Time that nobody counts, but for those who are paid by the hour. */
function uncounted({ say }: Source, { hourly }: Extract<Vacation, { kind: 'unlimited' }>): Line[] {
  const own = say(
    hourly === null
      ? `[We have flexible, unlimited paid time off (PTO). Take what you need, and agree on it with your
          manager.|Paid time off is not counted: our unlimited PTO policy asks only that your work is covered while you
          are away.]`
      : `[Salaried employees have unlimited paid time off (PTO), taken in agreement with their manager.|Salaried
          employees have flexible, unlimited paid time off (PTO); managers approve it.]`,
  );
  const line = stating(own, { metric: 'time_off.unlimited', value: 'yes' });
  if (hourly === null) return [line];
  const lead = say('[Hourly employees earn PTO|PTO for hourly employees grows] with their years of service:');
  return [line, lead, ...byService(say, 'PTO', hourly)];
}

function counted(
  { others: { carryoverDays }, say }: Source,
  { kind, days }: Exclude<Vacation, { kind: 'unlimited' }>,
): Line[] {
  const [word, name] = kind === 'pto' ? ['paid time off (PTO)', 'PTO'] : ['vacation', 'Vacation'];
  const lines: Line[] = [
    say(
      `[You earn {word} with every pay period; how much depends on your years of service.|{Word} is earned from your
        first day and grows with your service.|How much {word} you earn depends on how long you have been here.]`,
      { word, Word: `${word[0]?.toUpperCase()}${word.slice(1)}` },
    ),
    ...byService(say, name, days),
  ];
  if (carryoverDays === null) return lines;
  const carried = say(
    `[Up to {days} unused days carry over to the next year.|You may carry over up to {days} days into the next year.]`,
    { days: carryoverDays },
  );
  return [...lines, stating(carried, { metric: 'time_off.carryover_days', value: carryoverDays })];
}

const years = [
  'time_off.days_year_1',
  'time_off.days_year_5',
  'time_off.days_year_10',
  'time_off.days_year_20',
] as const;

/** A table of days by years of service. */
function byService(say: Source['say'], name: string, days: DaysByService): Line[] {
  const [first = '', last = ''] = say('[Less than 5 years/20 or more years|Up to 4 years/20 years or more]').split('/');
  return [
    cells(say('[Years of service|Length of service|Service]'), say(`[${name} days a year|${name} days per year]`)),
    ...[first, '5 to 9 years', '10 to 19 years', last].map((label, at) => {
      const [metric, value] = [years[at], days[at]];
      const row = cells(label, `${value}`);
      return metric === undefined || value === undefined ? row : stating(row, { metric, value });
    }),
  ];
}
