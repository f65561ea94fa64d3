import { limits } from '../limits.ts';
import {
  chapter,
  dollars,
  inWords,
  type Line,
  type Source,
  type StatedFact,
  stating,
  type Writer,
} from '../sections.ts';

const vestings = {
  immediate: {
    text: `[Employer contributions are vested immediately.|You are immediately 100% vested in employer
      contributions.|Employer contributions are yours at once: vesting is immediate.]`,
    choice: 'immediate',
    years: 0,
  },
  'three-year cliff': {
    text: `[Employer contributions are fully vested after three years of service.|Employer contributions become 100%
      vested after three years of service, and not before.]`,
    choice: 'cliff',
    years: 3,
  },
  'five-year graded': {
    text: 'Employer contributions vest by 20% for each year of service and are fully vested after five years.',
    choice: 'graded',
    years: 5,
  },
} as const;

export const writeRetirement: Writer = (source) => {
  const {
    others: { retirement },
    say,
  } = source;
  if (retirement === null) return [];
  const { plan, keeper, nonElective, vesting, autoEnroll, autoIncrease, roth, loans, afterMonths } = retirement;
  const when =
    afterMonths === 0
      ? say('[You can join as soon as you are hired.|You may join from your first day.]')
      : say('[You may join after {months} {unit} of service.|Participation begins after {months} {unit} of service.]', {
          months: inWords(afterMonths),
          unit: afterMonths === 1 ? 'month' : 'months',
        });
  const lines: Line[] = [
    stating(
      `${say('[The {name} {plan} plan is administered by {keeper}.|{keeper} is the recordkeeper of the {name} {plan} plan.|You save for retirement through the {name} {plan} plan; your account is with {keeper}.]', { plan, keeper })} ${when}`,
      { metric: 'retirement.plan_type', value: plan },
    ),
    ...match(source),
  ];
  if (nonElective !== null) {
    lines.push(
      stating(
        say(
          `[Whether or not you save, the company contributes {percent}% of your pay.|The company contributes
            {percent}% of your pay whether or not you contribute.|In addition, the company makes a contribution of
            {percent}% of pay, whether or not you save.]`,
          { percent: nonElective },
        ),
        {
          metric: 'retirement.nonelective',
          value: nonElective,
        },
      ),
    );
  }
  const { text, choice, years } = vestings[vesting];
  if (retirement.match.length > 0 || nonElective !== null) {
    lines.push(
      stating(
        say(text),
        { metric: 'retirement.vesting', value: choice },
        { metric: 'retirement.vesting_years', value: years },
      ),
    );
  }
  if (autoEnroll !== null) {
    const rising =
      autoIncrease === null
        ? ''
        : say(
            ` [Your rate then rises by {by} point each year up to {most}.|The rate goes up {by} point a year until
              it reaches {most}.]`,
            { by: inWords(autoIncrease.by), most: `${autoIncrease.upTo} percent` },
          );
    lines.push(
      stating(
        `${say('[New employees are enrolled automatically at {percent}% of pay unless they choose otherwise.|New employees are enrolled automatically at {percent}% of pay and may opt out.]', { percent: autoEnroll })}${rising === '' ? '' : ` ${rising}`}`,
        {
          metric: 'retirement.auto_enrollment',
          value: autoEnroll,
        },
      ),
    );
  }
  if (roth) {
    lines.push(
      stating(
        say(
          `[You may save before tax, as Roth, or both.|Both pre-tax and Roth contributions are
            allowed.|Contributions can be made before tax or as Roth.]`,
        ),
        { metric: 'retirement.roth', value: 'yes' },
      ),
    );
  }
  lines.push(limitsOf(source));
  if (loans)
    lines.push(
      say(
        '[The plan [permits|allows] loans.|You may borrow from your account.|Loans are available for hardship and other needs.]',
      ),
    );
  return [
    chapter(
      say(
        `[{plan} retirement plan|Retirement savings|Saving for retirement|Your retirement plan|Planning for your
          future]`,
        { plan },
      ),
      lines,
    ),
  ];
};

/** What the law lets people save, and what public employers have beside a plan of savings. */
function limitsOf({ employer, say, year }: Source): string {
  const [limit, from50, from60] = limits[year].deferral;
  const amounts = { limit: dollars(limit), more: dollars(from50), most: dollars(from60 ?? from50) };
  const older =
    from60 === null
      ? '[and {more} more if you are 50 or older|plus a catch-up of {more} from age 50]'
      : '[and {more} more if you are 50 or older ({most} from 60 to 63)|plus a catch-up of {more} from age 50, or {most} at ages 60 to 63]';
  const allowed = say(
    `[In {year} the IRS lets you contribute up to {limit}|The IRS limit on your own contributions for {year} is {limit}|For {year} your contributions may not exceed {limit}], ${older}.`,
    amounts,
  );
  const pension =
    employer.sector === 'public'
      ? say(
          ' [This plan adds to the pension that you earn in the state retirement system.|You are also a member of the state retirement system, which provides a pension.]',
        )
      : '';
  return `${allowed}${pension === '' ? '' : ` ${pension}`}`;
}

function match({ others: { retirement }, say }: Source): Line[] {
  const { match: steps = [] } = retirement ?? {};
  const [first, second] = steps;
  if (first === undefined) return [];
  const facts: StatedFact[] = [
    { metric: 'retirement.match_formula', value: steps.map(([percent, of]) => `${percent}% of ${of}%`).join(' + ') },
    {
      metric: 'retirement.effective_match',
      value: steps.reduce((sum, [percent, of]) => sum + (percent * of) / 100, 0),
    },
  ];
  const [rate, of] = first;
  if (second !== undefined) {
    return [
      stating(
        say(
          `[We match {rate}% of the first {of}% of pay that you contribute and {next}% of the next {beyond}%.|The
            company matches {rate}% of the first {of}% of pay that you contribute, and {next}% of the next
            {beyond}%.]`,
          { rate, of, next: second[0], beyond: second[1] },
        ),
        ...facts,
      ),
    ];
  }
  const dollar =
    rate === 100
      ? 'For every dollar you save we add a dollar, up to {of}% of your pay.'
      : 'For every dollar you save we add {rate} cents, on up to {of}% of your pay.';
  return [
    stating(
      say(
        `[The company matches {rate}% of the first {of}% of eligible pay that you contribute.|Employer match: {rate}% of your contributions up to {of}% of pay.|${dollar}|{name} matches {rate}% of the first {of}% of pay that you contribute.]`,
        { rate, of },
      ),
      ...facts,
    ),
  ];
}
