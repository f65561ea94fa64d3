import type { MetricKey } from '../../contract/metrics.ts';
import type { Change } from '../benefits.ts';
import { Random } from '../random.ts';
import type { Vendor } from '../vendors.ts';
import {
  cells,
  chapter,
  inWords,
  type Line,
  listed,
  part,
  SAMPLE_NOTICE,
  type Source,
  stating,
  textOf,
  type Writer,
} from '../sections.ts';

export const writeWelcome: Writer = ({ year, say }) => [
  chapter(say('[Welcome|Your benefits at a glance|Welcome to your {year} benefits|Overview]', { year }), [
    SAMPLE_NOTICE,
    say(
      `[{name} offers a comprehensive benefits package to support your health, your family and your financial future.|Benefits are one of the reasons [why|that] people [come to|join] {name}, and stay.|Our people are what makes {name} successful.|Your work matters to us, and so does your life outside of it.|At {name}, your total rewards are more than your paycheck.|Open enrollment is your once-a-year opportunity to choose the benefits that fit your life.|Your
        benefits are a large part of what {name} pays you.] [This guide explains what is available for the {year} plan year, what it costs and how to enroll.|Here you will find what is offered for {year}, what you pay for it and how to sign up.|This guide lists the {year} plans, what they cost and who can help.|Use this guide to compare the {year} plans, see what comes out
        of your paycheck and find out whom to call.|Read this guide before you make your elections for {year}.]`,
    ),
    say(
      `[The plan year runs from January 1 to December 31, {year}.|The benefits in these pages apply from January 1 to December 31, {year}.|Coverage described here begins on January 1, {year}, and runs through the year.|Elections made at open enrollment take effect on
        January 1, {year}.|Everything described here is in force from January 1 through December 31, {year}.]`,
    ),
  ]),
];

export const writeChanges: Writer = ({ changes, say }) => {
  if (changes.length === 0) return [];
  return [
    part(say("[What is new for {year}|What's changing in {year}|Changes for {year}|New this year]"), [
      say(
        '[Please note these changes:|Some things are different this year:|Compared with last year:|These are the changes from last year:|Here is what changes on January 1:]',
      ),
      ...changes.map((change) => `• ${describe(change, say).replace(/^[a-z]/, (letter) => letter.toUpperCase())}`),
    ]),
  ];
};

function describe(change: Change, say: Source['say']): string {
  switch (change.kind) {
    case 'carrier':
      return say(
        change.hasCards
          ? `[{to} replaces {from} for {line} coverage|{line} coverage moves from {from} to {to}]; [new ID cards come
              by mail|watch for new ID cards].`
          : '[{to} replaces {from} for the {line}|The {line} moves from {from} to {to}].',
        { line: change.line, from: change.from, to: change.to },
      );
    case 'plan added':
      return say('[The {plan} is new|There is a new option, the {plan}|We have added the {plan}].', { ...change });
    case 'plan closed':
      return say(
        `[The {plan} is no longer offered|The {plan} ends on December 31]; [its members must choose another
          plan|choose another plan if you are in it].`,
        { ...change },
      );
    case 'contribution':
      return say(
        change.to > change.from
          ? `[Contributions to the {plan} go up|The {plan} costs somewhat more]; [see the rates|the new rates are in
            this guide].`
          : '[Contributions to the {plan} go down|The {plan} costs less than last year].',
        { ...change },
      );
    case 'deductible':
      return say('The deductible of the {plan} [goes {way}|has been {changed}].', {
        plan: change.plan,
        way: change.to > change.from ? 'up' : 'down',
        changed: change.to > change.from ? 'raised' : 'lowered',
      });
    case 'limit':
      return say('[The IRS raises the {account} limit|You may put more into your {account}].', {
        account: change.account,
      });
    default:
      return change satisfies never;
  }
}

export const writeEligibility: Writer = ({ employer, others, say }) => {
  const { eligibility } = others;
  const { hours, waiting, dependentAge, domesticPartner, enrollmentDays, eventDays, partTime } = eligibility;
  const open = [
    others.dental && 'the dental plan',
    others.vision && 'the vision plan',
    others.eap && 'the employee assistance program',
    others.retirement && 'the retirement plan',
  ].filter((one) => one !== null);
  const lines: Line[] = [
    stating(
      say(
        `[You are eligible for benefits if you regularly work at least {hours} hours a week.|Employees who are
          scheduled for {hours} or more hours per week may enroll.|Benefits are open to employees who work at least
          {hours} hours per week.] [Coverage begins {waiting}.|Coverage starts {waiting}.]`,
        { hours, waiting: waiting.words },
      ),
      { metric: 'eligibility.hours', value: hours },
      { metric: 'eligibility.waiting_days', value: waiting.days },
    ),
    ...(!partTime || open.length === 0
      ? []
      : [
          say(
            '[Employees who work fewer hours may take part in {may}.|Part-time employees have {may}.|Part-time employees are eligible for {may}.]',
            { may: listed(open) },
          ),
        ]),
    ...(employer.workforce.partTime < 12 || employer.employees < 100
      ? []
      : [
          say(
            `[Hours of variable-hour employees are measured over a twelve-month look-back period.|If your hours vary, eligibility
              depends on your average over a twelve-month measurement period.|Variable-hour employees qualify by their average
              hours over a measurement period of twelve months.]`,
          ),
        ]),
    ...(employer.workforce.union === null
      ? []
      : [
          say(
            `[Benefits of members of {union} follow its collective bargaining agreement where the two differ.|For members of
              {union} the collective bargaining agreement controls.]`,
            { union: employer.workforce.union },
          ),
        ]),
    stating(
      say(
        `You may also cover your {spouse} and your children up to age {age}[|, whether or not they live with you|,
          married or not].`,
        { spouse: domesticPartner ? 'spouse or domestic partner' : 'spouse', age: dependentAge },
      ),
      { metric: 'eligibility.dependent_age', value: dependentAge },
      ...(domesticPartner ? [{ metric: 'eligibility.domestic_partner', value: 'yes' } as const] : []),
    ),
    stating(
      say(
        `[New employees must enroll within {days} days of their hire date.|As a new hire you must enroll within {days} days of your hire date.|New hires must enroll within {days} days of their hire date.|If you are new, enroll within {days} days of your hire date.]`,
        { days: enrollmentDays },
      ),
      { metric: 'eligibility.enrollment_days', value: enrollmentDays },
    ),
    stating(
      say(
        `[After open enrollment you can change your elections only within {days} days of a qualifying life event, such as [marriage, the birth or adoption of a child, or the loss of other coverage|a marriage, a divorce, a birth or an adoption|a new child, a wedding, a divorce or the end of other coverage].|Changes during the year must be made within {days} days of a qualifying life event ([marriage, divorce, birth, adoption, loss of coverage|a marriage or divorce, a birth or adoption, the loss of other coverage|a wedding, a new child, the loss of coverage]).]`,
        { days: eventDays },
      ),
      { metric: 'eligibility.event_days', value: eventDays },
    ),
  ];
  return [chapter(say('[Who is eligible|Eligibility and enrollment|Eligibility|Eligibility and changes]'), lines)];
};

export const writeContacts: Writer = ({ before, employer, medical, others, say }) => {
  const stated = before.flatMap(({ lines }) => lines.flatMap((line) => (typeof line === 'string' ? [] : line.facts)));
  /** Who is called about what the document tells of: it is seen by the figures that it states. */
  const about = (figures: string, vendor: Vendor | undefined): Vendor | null =>
    vendor !== undefined && stated.some(({ metric }) => metric.startsWith(figures)) ? vendor : null;
  const told = before.flatMap(({ lines }) => lines.map(textOf)).join('\n');
  const vendors: (readonly [string, Vendor | null, MetricKey | null])[] = [
    [
      'Medical',
      medical.ichra === null ? medical.vendor : medical.ichra.vendor,
      medical.ichra === null ? 'medical.carrier' : null,
    ],
    ['Prescription drugs', medical.plans.length === 0 ? null : medical.pharmacy, null],
    ['Telehealth', about('medical.', medical.telehealth), null],
    ['Dental', about('dental.', others.dental?.vendor), 'dental.carrier'],
    ['Vision', about('vision.', others.vision?.vendor), 'vision.carrier'],
    ['Life and disability', about('life.', others.life?.vendor), null],
    ['Spending accounts', about('fsa.', others.fsa?.vendor), null],
    ['Retirement plan', about('retirement.', others.retirement?.vendor), null],
    ['Employee assistance', about('programs.eap', others.eap?.by), null],
    ...others.voluntary
      .filter(({ vendor }) => told.includes(`(${vendor.name})`))
      .map(({ kind, vendor }) => [voluntaryNames[kind], vendor, null] as const),
  ];
  const { contact, broker } = employer;
  const random = new Random(`groups of ${employer.number}`);
  const hasGroups = random.chance(0.55);
  /** With the number of the group, where the document gives these. */
  const row = (line: string, name: string, group: string, ...reached: readonly string[]): string =>
    cells(line, name, ...(hasGroups ? [group] : []), ...reached);
  const lines: Line[] = [
    row(
      say('[Benefit|Coverage|For]'),
      say('[Carrier or administrator|Provider|Contact]'),
      say('[Group number|Group or policy number|Group #]'),
      say('[Phone|Telephone]'),
      say('[Website|Online]'),
    ),
    ...vendors.flatMap(([line, vendor, metric]): Line[] => {
      if (vendor === null) return [];
      const said = row(line, vendor.name, `${random.int(20_000, 989_999)}`, vendor.phone, vendor.web);
      return [metric === null ? said : stating(said, { metric, value: vendor.name })];
    }),
    row(
      say('[Enrollment|Questions on enrollment|Human resources]'),
      contact.team.replace(/^the /, ''),
      '–',
      contact.phone,
      contact.mail,
    ),
    ...(broker === null
      ? []
      : [row(say('[Benefits advocate|Broker|Benefits consultant]'), broker.name, '–', broker.phone, broker.web)]),
    say(
      `[This guide is a summary.|This guide is only a summary of your benefits.|A guide like this cannot cover every detail.|This guide gives highlights only.|These are highlights only.] [If there is any conflict, the plan documents govern.|The plan documents govern.|The plan documents and insurance contracts control.|For the rules in full, see the plan documents.|In case of any discrepancy, the plan documents control.]`,
    ),
  ];
  return [chapter(say('[Contacts|Key contacts|Important contacts|Contact information|Who to contact]'), lines)];
};

const voluntaryNames = {
  'critical illness': 'Critical illness',
  accident: 'Accident insurance',
  hospital: 'Hospital indemnity',
  legal: 'Legal plan',
  pet: 'Pet insurance',
  identity: 'Identity protection',
} as const;

/** Where an employer has several sites, that they share the benefits. */
export const writeSites: Writer = ({ employer: { sites, town, state }, say }) =>
  sites.length === 0
    ? []
    : [
        part(say('[Our locations|Where these benefits apply|Locations]'), [
          say(
            sites.length === 1
              ? `[These benefits are the same in {town}, {state} and at our other location, {sites}.|This guide is for
                  employees in {town}, {state}, and in {sites}.]`
              : `[These benefits are the same in {town}, {state} and at our {count} other locations: {sites}.|This
                  guide is for employees in {town}, {state}, and in {sites}.]`,
            {
              town,
              state,
              count: inWords(sites.length),
              sites: listed(sites),
            },
          ),
        ]),
      ];
