import { limits } from '../limits.ts';
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

/** Of those who save in an HSA: another account for health care would cost them the right to. */
const limitedPurpose = `[If you contribute to an HSA, your FSA is limited to dental and vision expenses.|HSA savers may enroll in a limited purpose FSA only, which pays for dental and vision care.|With an HSA you may have a limited purpose FSA, for dental and vision expenses, in place of the general one.]`;

export const writeAccounts: Writer = (source) => {
  const {
    others: { fsa },
    say,
  } = source;
  const hsa = savings(source);
  const hra = reimbursement(source);
  const spending: Line[] = [];
  if (fsa !== null) {
    const amounts = {
      health: dollars(fsa.health),
      carryover: dollars(fsa.carryover),
      care: dollars(fsa.dependentCare),
      vendor: fsa.vendor.name,
      web: fsa.vendor.web,
    };
    spending.push(
      stating(
        say(
          `[With a health care flexible spending account (FSA) you set aside up to {health} before tax.|The health
            care FSA takes up to {health} a year before tax.|You may contribute up to {health} a year to a health
            care FSA.] [Up to {carryover} of what is left carries over to the next year.|You can carry over up to {carryover} into the next plan year.|You may carry over up to {carryover} of unused money into the next year.]`,
          amounts,
        ),
        { metric: 'fsa.health_limit', value: fsa.health },
        { metric: 'fsa.carryover', value: fsa.carryover },
      ),
      stating(
        say(
          `[A dependent care FSA takes up to {care} per household for day care, preschool and care of elders.|For
            day care and after-school care you may put up to {care} a year into a dependent care FSA.|The dependent
            care FSA limit is {care} per household.]`,
          amounts,
        ),
        { metric: 'fsa.dependent_care_limit', value: fsa.dependentCare },
      ),
      ...(hsa.length === 0 ? [] : [say(limitedPurpose)]),
      say(
        `[{vendor} administers the accounts|The accounts are kept by {vendor}]: [claims are filed at {web}|see
          {web}]. [A debit card comes by mail.|Pay with the benefits debit card.|You must enroll again each year.|Save your receipts.|Claims are due soon after the year ends.|A new election is required each year.]`,
        amounts,
      ),
    );
  }
  if (hsa.length + hra.length + spending.length === 0) return [];
  const parts: Section[] = [
    ...ofHealth(say, hsa, hra),
    ...(spending.length > 0
      ? [
          part(
            say('[Flexible spending accounts (FSA)|Flexible Spending Accounts|Health care and dependent care FSA]'),
            spending,
          ),
        ]
      : []),
  ];
  const intro = say(
    parts.length > 1
      ? `[These accounts let you pay for care with money that is free of tax.|Pay for care with pre-tax dollars.|There is more than one way to pay for care with pre-tax money.|Tax-advantaged accounts lower the cost of
          care.|Set money aside before tax for what you will spend on care anyway.]`
      : `[Pay for care with money that is free of tax.|Pay for care with pre-tax dollars.|A tax-advantaged account lowers the cost of care.|Money that has not been taxed goes further.]`,
  );
  const heading = [
    parts.length > 1
      ? '[Health savings and spending accounts|Savings and spending accounts]'
      : '[Health care accounts]',
    hsa.length > 0 && spending.length > 0 ? 'HSA and FSA' : 'Tax-advantaged accounts',
    '[Tax-advantaged accounts|Pre-tax accounts]',
  ];
  return [chapter(say(`[${heading.join('|')}]`), [intro]), ...parts];
};

/** The accounts that go with a medical plan, as its carrier tells of them. */
export const writeSavings: Writer = (source) => ofHealth(source.say, savings(source), reimbursement(source));

function ofHealth(say: Source['say'], hsa: Line[], hra: Line[]): Section[] {
  return [
    ...(hsa.length > 0
      ? [part(say('[Health savings account (HSA)|Health Savings Account|How the HSA works]'), hsa)]
      : []),
    ...(hra.length > 0
      ? [part(say('[Health reimbursement arrangement (HRA)|Health Reimbursement Arrangement]'), hra)]
      : []),
  ];
}

function savings({ family: of, medical, year, say }: Source): Line[] {
  const saver = medical.plans.find(({ type }) => type === 'HDHP');
  if (saver === undefined) return [];
  const [self, family] = limits[year].hsa;
  const lines: Line[] = [
    stating(
      say(
        `[Members of the {plan} may open a health savings account (HSA).|If you enroll in the {plan} you can open a
          health savings account (HSA).|The {plan} comes with a health savings account (HSA).] [The IRS limit for
          {year} is {self} for individual and {family} for family coverage; from age 55 you may add $1,000.|For
          {year} the law allows contributions of {self} for self-only and {family} for family coverage, and $1,000
          more from age 55.]`,
        { plan: saver.name, self: dollars(self), family: dollars(family) },
      ),
      { metric: 'hsa.eligible', value: 'yes' },
    ),
  ];
  // What the employer puts into it is not the carrier's to say.
  if (of === 'carrier') return [...lines, ownership(say)];
  if (saver.hsaSeed === null) {
    lines.push(
      say(
        `[The company does not contribute to the HSA.|There is no employer contribution to the HSA this
          year.|Contributions come from you alone.]`,
      ),
    );
  } else {
    const [single, all] = saver.hsaSeed;
    lines.push(
      stating(
        say(
          `[The company contributes {single} a year to your HSA for individual coverage and {all} for family
            coverage.|{name} contributes {single} a year to the HSA of employees with individual coverage and {all}
            with family coverage.|Employer HSA contribution: {single} for individual coverage and {all} for family
            coverage, each year.]`,
          { single: dollars(single), all: dollars(all) },
        ),
        { metric: 'hsa.employer_contribution', value: single, tier: 'individual' },
        { metric: 'hsa.employer_contribution', value: all, tier: 'family' },
      ),
    );
  }
  return [...lines, ownership(say)];
}

/** Whose the money is, and who may put none in. */
const ownership = (say: Source['say']): string =>
  say(
    `[The money is yours, earns interest and goes with you.|What you do not spend stays in the account from year to year.|The account is yours for life.|Unspent money grows from year to year, free of tax.] [You may not contribute while you have Medicare or other coverage without a high deductible.|Anyone enrolled in Medicare or a general-purpose health care FSA may not contribute.|You cannot contribute if you have Medicare or your spouse has a general-purpose health care FSA.|Those enrolled in Medicare cannot contribute.]`,
  );

function reimbursement({ medical, say }: Source): Line[] {
  const plans = medical.plans.filter(({ hra }) => hra !== null);
  const [first] = plans;
  if (first?.hra === undefined || first.hra === null) return [];
  const [single, family] = first.hra;
  return [
    stating(
      say(
        `[With the {plans}, {name} contributes {single} a year to a health reimbursement arrangement (HRA) for
          individual coverage and {family} for family coverage.|The company funds an HRA for members of the {plans}:
          {single} a year for individual coverage and {family} for family coverage.]`,
        { plans: listed(plans.map(({ name }) => name)), single: dollars(single), family: dollars(family) },
      ),
      { metric: 'hra.employer_contribution', value: single, tier: 'individual' },
      { metric: 'hra.employer_contribution', value: family, tier: 'family' },
    ),
    say(
      `[The HRA pays part of your deductible first|Claims draw on the HRA until it is spent]; [you cannot contribute
        to it|only the company puts money in]. [It does not go with you when you leave.|What is left is forfeited
        when you leave.]`,
    ),
  ];
}

/** How the accounts differ: a table without amounts. */
export const writeAccountTable: Writer = ({ medical, others, say }) => {
  const has = [medical.plans.some(({ type }) => type === 'HDHP'), others.fsa !== null];
  if (!has.every(Boolean)) return [];
  return [
    part(say('[HSA or FSA?|The accounts compared|Which account is which?]'), [
      cells('Account', 'Health savings account', 'Health care FSA'),
      cells(say('[Who owns it|Owner of the account]'), 'You', 'Your employer'),
      cells(
        say('[Who may have one|Open to]'),
        say('[Members of a high-deductible plan|Those in a high-deductible plan]'),
        say('[Benefits-eligible employees|Anyone who may enroll]'),
      ),
      cells(
        say('[If you leave|When you leave|When your job ends]'),
        say('[It stays yours|You keep it]'),
        say('[Unused money is lost|Ends with your coverage]'),
      ),
      cells(say('[Can be invested|Investments]'), 'Yes', 'No'),
      cells(
        say('[Changes during the year|Change the amount]'),
        say('[Any time|Whenever you like]'),
        say('[After a life event only|Only with a life event]'),
      ),
    ]),
  ];
};
