import { coverageLevels } from '../../contract/vocabulary/coverage-levels.ts';
import type { Tiers } from '../benefits.ts';
import type { StatedFact } from '../sections.ts';
import {
  aPlan,
  cells,
  chapter,
  dollars,
  inCents,
  type Line,
  listed,
  part,
  type Source,
  stating,
  type Writer,
} from '../sections.ts';
import { acrossPlans } from './medical.ts';

/** How a guide names the four levels of coverage. */
const levelNames = [
  ['Employee only', 'Employee + spouse', 'Employee + child(ren)', 'Family'],
  ['Employee', 'Employee and spouse', 'Employee and children', 'Employee and family'],
  ['Employee only', 'Employee + spouse', 'Employee + children', 'Employee + family'],
  ['Employee only', 'Employee and spouse', 'Employee and child(ren)', 'Family'],
] as const;

/** The names of the levels, the same wherever a guide names them. */
export const levelsOf = ({ employer }: Source): (typeof levelNames)[number] =>
  levelNames[employer.number % levelNames.length] ?? levelNames[0];

const periods = {
  12: 'month',
  24: 'pay period (24 pay periods a year)',
  26: 'pay period (26 pay periods a year)',
  52: 'week (52 pay periods a year)',
} as const;

type Contribution = 'medical.contribution' | 'dental.contribution' | 'vision.contribution';

/** What the levels of a plan state. */
export const levelFacts = (metric: Contribution | 'medical.premium', of: Tiers, plan?: string): StatedFact[] =>
  coverageLevels.map((tier, at) => ({ metric, value: of[at] ?? 0, tier, ...(plan === undefined ? {} : { plan }) }));

/** The head of the column that names them. */
export const levelHead = ({ employer }: Source): string => levelHeads[employer.number % levelHeads.length] ?? 'Tier';
const levelHeads = ['Coverage level', 'Tier', 'Who is covered'];

/** How amounts are written: by month, or by paycheck. */
export const deduction = ({ deductions }: Source): { said: string; amount: (monthly: number) => string } => ({
  said: periods[deductions],
  amount: (monthly) => `$${((monthly * 12) / deductions).toFixed(2)}`,
});

export const writeContributions: Writer = (source) => {
  const { medical, random, say } = source;
  const { plans } = medical;
  if (plans.length === 0) return [];
  const { said, amount } = deduction(source);
  const lines: Line[] = [
    said === 'month'
      ? say(
          `[Your monthly cost, before tax:|Your monthly contribution, deducted before tax:|What you pay each month,
            before tax:]`,
        )
      : say('Your [cost|contribution] per {said}, before tax:', { said }),
    cells(levelHead(source), ...plans.map(({ name }) => name)),
    ...levelsOf(source).map((label, at) => {
      const tier = coverageLevels[at];
      return acrossPlans(
        label,
        plans,
        (plan) => amount(plan.contribution[at] ?? 0),
        (plan) =>
          tier === undefined ? [] : [{ metric: 'medical.contribution', value: plan.contribution[at] ?? 0, tier }],
      );
    }),
  ];
  if (random.chance(0.25)) {
    lines.push(
      stating(
        say(
          `The full monthly premium for employee-only coverage is {premiums}; [the company pays the rest|{name} pays
            what you do not].`,
          { premiums: listed(plans.map((plan) => `${dollars(plan.premium[0])} (${plan.name})`)) },
        ),
        ...plans.map(({ name: plan, premium: [value] }): StatedFact => ({
          metric: 'medical.premium',
          value,
          tier: 'employee',
          plan,
        })),
      ),
    );
  }
  lines.push(
    say(
      "[Deductions begin with the first paycheck after coverage starts.|Your share is taken from each paycheck.|Contributions are the same at all locations.|Amounts are deducted from each paycheck.|You see these deductions on your pay stub.|Rates are the same for everyone in a tier.] [{name} pays the larger part of the cost.|The company's share is not shown here.|The rest is paid by {name}.|]",
    ),
  );
  const extra = surcharges(source);
  return [
    chapter(
      say(
        `[What you pay for medical coverage|Employee contributions|Payroll contributions|Your cost for
          coverage|Medical rates]`,
      ),
      lines,
    ),
    ...(extra.length === 0
      ? []
      : [part(say('[Surcharges and credits|Adjustments to your contribution|What may change your cost]'), extra)]),
  ];
};

function surcharges({ medical, say }: Source): Line[] {
  const { tobaccoSurcharge, spousalSurcharge, optOutCredit, wellnessCredit } = medical;
  const lines: Line[] = [];
  if (tobaccoSurcharge !== null) {
    lines.push(
      stating(
        say(
          `[Tobacco users pay a surcharge of {amount} a month.|A tobacco surcharge of {amount} a month applies to
            employees who use tobacco.|If you use tobacco, a surcharge of {amount} a month is added to your
            contribution.] [The surcharge is waived when you complete a cessation program.|Complete a tobacco cessation program to have it removed.]`,
          { amount: dollars(tobaccoSurcharge) },
        ),
        { metric: 'medical.tobacco_surcharge', value: tobaccoSurcharge },
      ),
    );
  }
  if (spousalSurcharge !== null) {
    lines.push(
      stating(
        say(
          `[A spousal surcharge of {amount} a month applies when your spouse has access to coverage at work and is
            enrolled in ours.|If your spouse could be covered by an employer but joins our plan, you pay a spousal
            surcharge of {amount} a month.|Spousal surcharge: {amount} per month when your spouse is eligible for
            coverage elsewhere.]`,
          { amount: dollars(spousalSurcharge) },
        ),
        { metric: 'medical.spousal_surcharge', value: spousalSurcharge },
      ),
    );
  }
  if (optOutCredit !== null) {
    lines.push(
      stating(
        say(
          `[If you waive medical coverage and show that you are covered elsewhere, you receive an opt-out credit of
            {amount} a month.|Employees who decline medical coverage receive an opt-out credit of {amount} per
            month, with proof of other coverage.]`,
          { amount: dollars(optOutCredit) },
        ),
        { metric: 'medical.opt_out_credit', value: optOutCredit },
      ),
    );
  }
  if (wellnessCredit !== null) {
    const { monthly, action, by } = wellnessCredit;
    lines.push(
      say(
        `[Earn a wellness credit of {amount} a month: complete {action} by {by}.|Wellness credit: complete {action} by {by},
          and your contribution is {amount} a month lower.]`,
        { amount: dollars(monthly), action, by },
      ),
    );
  }
  return lines;
}

/** The rates of all plans and levels with what both sides pay, as a rate sheet gives them. */
export const writeRates: Writer = (source) => {
  const {
    medical: { plans, carrier },
    say,
  } = source;
  const levels = levelsOf(source);
  const intro = chapter(say('[Medical rates|What medical coverage costs|Medical premiums and contributions]'), [
    say(
      `[These are the full premiums and how they are shared|The table of each plan shows its premium and who pays
        what]; [contributions are deducted before tax|your share is taken from pay before tax].`,
    ),
  ]);
  const heads = say(
    '[Total monthly premium|Monthly premium]/[Employer pays|Employer share]/[You pay|Your contribution]',
  ).split('/');
  const sheets = plans.map((plan, number) => {
    const lines: Line[] = [
      stating(
        say(
          `The {plan} is {type} [offered through|administered by] {carrier}. [All amounts are monthly.|Amounts are
            per month.]`,
          { plan: plan.name, type: aPlan(plan.type), carrier },
        ),
        { metric: 'medical.plan_type', value: plan.type, plan: plan.name },
        ...(number === 0 ? [{ metric: 'medical.carrier', value: carrier } as const] : []),
      ),
      cells(levelHead(source), ...heads),
      ...levels.map((label, at) => {
        const tier = coverageLevels[at];
        const [premium = 0, pays = 0] = [plan.premium[at], plan.contribution[at]];
        const facts: StatedFact[] =
          tier === undefined
            ? []
            : [
                { metric: 'medical.premium', value: premium, tier, plan: plan.name },
                { metric: 'medical.contribution', value: pays, tier, plan: plan.name },
              ];
        return stating(cells(label, inCents(premium), inCents(premium - pays), inCents(pays)), ...facts);
      }),
    ];
    return part(`${plan.name}: monthly rates`, lines);
  });
  return [intro, ...sheets];
};
