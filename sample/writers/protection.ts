import type { Voluntary } from '../benefits.ts';
import {
  cells,
  chapter,
  dollars,
  type Line,
  listed,
  part,
  type Section,
  type Source,
  stating,
  type Writer,
} from '../sections.ts';

export const writeLife: Writer = (source) => {
  const sections = [...life(source), ...disability(source)];
  if (sections.length === 0) return [];
  const { say } = source;
  const heading = say(
    '[Life and disability insurance|Income protection|Life insurance and disability|Protecting your income]',
  );
  return [
    chapter(heading, [
      say(
        `[These benefits protect those who depend on your pay.|Your family relies on your pay, and these plans protect it.|An illness, an injury or a death can leave a family without income.|Insurance stands in for your pay when you cannot earn
          it.|If illness or death should stop your paycheck, these plans help.]`,
      ),
    ]),
    ...sections,
  ];
};

function life({ others: { life: cover }, random, say }: Source): Section[] {
  if (cover === null) return [];
  const { carrier, multiple, flat, maximum, supplemental } = cover;
  const limit = maximum === null ? '' : `, up to a maximum of ${dollars(maximum)},`;
  const times = multiple === 1 ? 'one times' : `${multiple} times`;
  const amount = flat === null ? `${times} your base annual pay${limit}` : dollars(flat);
  const lines: Line[] = [
    stating(
      say(
        `[The company pays for basic life and accidental death and dismemberment (AD&D) insurance of {amount}
          through {carrier}.|{name} provides basic life and AD&D insurance of {amount} through {carrier} at no cost
          to you.|Basic life and AD&D insurance of {amount} is paid by the company and insured by {carrier}.]`,
        { amount, carrier },
      ),
      flat === null ? { metric: 'life.multiple', value: multiple ?? 1 } : { metric: 'life.flat', value: flat },
      ...(flat === null && maximum !== null ? [{ metric: 'life.maximum', value: maximum } as const] : []),
    ),
  ];
  if (random.chance(0.7))
    lines.push(
      say(
        `[Coverage is reduced by 35% at age 65 and by half at age 70.|At age 65 the amount is reduced to 65%, and at 70 to 50%.|Benefits reduce beginning at age 65.] [Please keep your beneficiary up to date.|AD&D pays the same amount again for an accidental death.|An accelerated benefit is available in case of terminal illness.]`,
      ),
    );
  if (multiple !== null && random.chance(0.6))
    lines.push(
      say(
        '[The value of coverage above $50,000 is imputed income, taxed as pay.|The IRS requires you to be taxed on the value of employer-paid coverage above $50,000 (imputed income).]',
      ),
    );
  if (supplemental !== null && random.chance(0.9)) {
    const { guaranteed, maximum: most, spouse, child } = supplemental;
    lines.push(
      say(
        `[You may buy supplemental life insurance for yourself and your family at group rates.|Voluntary life
          insurance is available at group rates.]`,
      ),
      cells(say('[Supplemental life|Voluntary life]'), say('[Amounts available|Available coverage]')),
      cells(say('[You|Employee]'), `Up to ${dollars(most)}; ${dollars(guaranteed)} without health questions`),
      cells(say('[Your spouse|Spouse]'), `Up to ${dollars(spouse)}`),
      cells(say('[Your children|Each child]'), `Up to ${dollars(child)}`),
    );
  }
  return [part(say('[Life and AD&D insurance|Life insurance|Basic and supplemental life]'), lines)];
}

function disability({ employer, others: { shortTerm, longTerm }, random, say }: Source): Section[] {
  const lines: Line[] = [];
  const payer = (paidBy: 'company' | 'employee'): string =>
    paidBy === 'company'
      ? say(
          '[The company pays the full cost.|Coverage is automatic and paid by {name}.|You pay nothing for it.|{name} pays the [full|entire] premium.|This coverage is [provided|yours] at no cost to you.]',
        )
      : say(
          '[You pay for this coverage through payroll.|Coverage is voluntary and paid by you.|If you [enroll|want this coverage], you pay for it by payroll deduction.]',
        );
  if (shortTerm !== null) {
    const { percent, weekly, waitingDays, weeks, paidBy } = shortTerm;
    lines.push(
      stating(
        say(
          `[Short-term disability (STD) replaces {percent}% of your pay, up to {weekly} a week, after a waiting
            period of {waiting} days and for as long as {weeks} weeks.|Short-term disability (STD) pays {percent}%
            of your weekly earnings, up to {weekly} a week, after a waiting period of {waiting} days and for up to
            {weeks} weeks.]`,
          { percent, weekly: dollars(weekly), waiting: waitingDays, weeks },
        ),
        { metric: 'std.percent', value: percent },
        { metric: 'std.weekly_maximum', value: weekly },
        { metric: 'std.waiting_days', value: waitingDays },
        { metric: 'std.maximum_weeks', value: weeks },
      ),
      payer(paidBy),
    );
    // Who has a salary is often paid on while ill; insurance is for those who are paid by the hour.
    if (employer.workforce.hourly > 20 && random.chance(0.3)) {
      lines.push(
        say(
          `[Salaried employees receive their pay from {name} instead for the first weeks of an illness.|For salaried
            employees {name} continues pay first; hourly employees rely on short-term disability from the start.]`,
        ),
      );
    }
  }
  if (longTerm !== null) {
    const { percent, monthly, afterDays, paidBy } = longTerm;
    lines.push(
      stating(
        say(
          `[Long-term disability (LTD) begins after {days} days and replaces {percent}% of your pay, up to {monthly}
            a month.|After {days} days of disability, long-term disability (LTD) replaces {percent}% of your monthly
            pay, up to {monthly} a month.]`,
          { days: afterDays, percent, monthly: dollars(monthly) },
        ),
        { metric: 'ltd.percent', value: percent },
        { metric: 'ltd.monthly_maximum', value: monthly },
        { metric: 'ltd.waiting_days', value: afterDays },
      ),
      payer(paidBy),
    );
  }
  return lines.length === 0
    ? []
    : [part(say('[Disability insurance|Short-term and long-term disability|Disability income protection]'), lines)];
}

/** What pays an amount of money, whatever care costs. */
const inCash: ReadonlySet<Voluntary['kind']> = new Set(['critical illness', 'accident', 'hospital']);

/** Insurance that people buy for themselves. */
export const writeVoluntary: Writer = ({ others: { voluntary }, say }) => {
  if (voluntary.length === 0) return [];
  const lines = voluntary.map((one) => `• ${describe(one, say)}`);
  return [
    chapter(
      say(
        `[Voluntary benefits|Supplemental health and voluntary plans|Voluntary and supplemental benefits|Additional
          insurance options]`,
      ),
      [
        say(
          `[You pay for these plans yourself, through payroll and at group rates.|Voluntary plans are paid by you,
            by payroll deduction.|None of these is required; you pay by payroll deduction.]`,
        ),
        ...lines,
        ...(voluntary.some(({ kind }) => inCash.has(kind))
          ? [
              say(
                `[Cash benefits are paid to you, whatever your medical plan pays.|Cash goes to you, not to a hospital, to use as you like.|You can keep most of these when you leave.]`,
              ),
            ]
          : []),
      ],
    ),
  ];
};

function describe(one: Voluntary, say: Source['say']): string {
  const { name } = one.vendor;
  switch (one.kind) {
    case 'critical illness':
      return say(
        `Critical illness [insurance|]: [a lump sum|cash] of {amounts} on a first diagnosis of cancer, heart attack
          or stroke, and {screening} for a yearly screening ({vendor}).`,
        { amounts: listed(one.amounts.map(dollars), 'or'), screening: dollars(one.screening), vendor: name },
      );
    case 'accident':
      return say(
        `Accident [insurance|]: [fixed amounts|cash payments] for injuries, such as up to {fracture} for a fracture;
          from {rate} a month ({vendor}).`,
        { fracture: dollars(one.fracture), rate: dollars(one.rates[0]), vendor: name },
      );
    case 'hospital':
      return say(
        `Hospital indemnity: {admission} on admission and {daily} for each day after it; from {rate} a month
          ({vendor}).`,
        { admission: dollars(one.admission), daily: dollars(one.daily), rate: dollars(one.rates[0]), vendor: name },
      );
    case 'legal':
      return say(
        `Legal plan: [wills, home closings and traffic matters|an attorney for wills, leases and family matters]
          for {rate} a month ({vendor}).`,
        { rate: dollars(one.rate), vendor: name },
      );
    case 'pet':
      return say(
        `Pet insurance: [a group discount of {discount} percent|{discount} percent off] [for dogs and cats|on
          policies for cats and dogs] ({vendor}).`,
        { discount: one.discount, vendor: name },
      );
    case 'identity':
      return say(
        `Identity theft protection: [credit monitoring and help with recovery|monitoring, alerts and recovery] for
          {single} a month, or {family} for a family ({vendor}).`,
        { single: dollars(one.single), family: dollars(one.family), vendor: name },
      );
    default:
      return one satisfies never;
  }
}
