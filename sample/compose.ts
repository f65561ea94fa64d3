import type { Change, Medical, Others } from './benefits.ts';
import { enrollmentOf } from './calendar.ts';
import { carrierWriters, knownToCarrier } from './carrier-guide.ts';
import type { Employer } from './employer.ts';
import type { Family } from './families.ts';
import type { PlanYear } from './limits.ts';
import { Random } from './random.ts';
import {
  type Line,
  SAMPLE_NOTICE,
  type Section,
  type Source,
  type StatedFact,
  textOf,
  type Writer,
} from './sections.ts';
import { say, type Words } from './words/grammar.ts';
import { houseStyle } from './words/house-style.ts';
import { writeAccounts, writeAccountTable } from './writers/accounts.ts';
import { often, together, where } from './writers/combine.ts';
import { writeContributions, writeRates } from './writers/contributions.ts';
import { writeDental, writeVision } from './writers/dental-vision.ts';
import { writeDrugs } from './writers/drugs.ts';
import { writeFederalSummary } from './writers/federal-summary.ts';
import { writeLeave } from './writers/leave.ts';
import { writeMedical } from './writers/medical.ts';
import { writeChanges, writeContacts, writeEligibility, writeSites, writeWelcome } from './writers/opening.ts';
import { writePrograms } from './writers/programs.ts';
import { writeLife, writeVoluntary } from './writers/protection.ts';
import { writeRetirement } from './writers/retirement.ts';
import { writeTimeOff } from './writers/time-off.ts';
import { tell, writeGlossary, writeNotices } from './writers/told.ts';

export interface Written {
  employer: Employer;
  year: PlanYear;
  medical: Medical;
  others: Others;
  changes: readonly Change[];
}

/** Some put time off and savings before health, as the employer's own way; programs are what is left to say, in whatever order. */
const either =
  (...orders: readonly [readonly Writer[], readonly Writer[]]): Writer =>
  (source) => {
    const [first, second] = orders;
    const order = source.random.chance(0.15) ? [...second, ...first] : [...first, ...second];
    return [...order, often(0.9, writePrograms)].flatMap((write) => write(source));
  };

const hasPlans = ({ medical }: Source): boolean => medical.plans.length > 0;

/** How to choose among plans, or to use the one that there is. */
const choosing = where(hasPlans, (source) => tell(source.medical.plans.length > 1 ? 'choosing' : 'oneplan')(source));

/** Counselling, as the assistance program gives it. */
const mind = where(({ others }) => others.eap !== null, tell('mind'));

const beneficiary = where(({ others }) => others.life !== null, tell('beneficiary'));

const health: readonly Writer[] = [
  writeMedical,
  often(0.9, choosing),
  where(hasPlans, often(0.85, tell('network'))),
  where(hasPlans, often(0.8, tell('preventive'))),
  often(0.7, tell('where')),
  together(often(0.9, writeContributions), often(0.5, tell('taxes'))),
  together(often(0.85, writeDrugs), often(0.7, tell('drugs'))),
  together(often(0.95, writeAccounts), often(0.7, writeAccountTable), often(0.6, tell('accounts'))),
  together(often(0.97, writeDental), often(0.6, tell('dentalcare'))),
  together(often(0.97, writeVision), often(0.6, tell('visioncare'))),
];
const wealth: readonly Writer[] = [
  together(often(0.94, writeLife), often(0.7, beneficiary)),
  often(0.9, writeVoluntary),
  together(writeRetirement, often(0.7, tell('saving'))),
  writeTimeOff,
  together(often(0.9, writeLeave), often(0.5, tell('leaveask'))),
];

const shortBeside: readonly Writer[] = [
  often(0.85, writeContributions),
  often(0.7, writeDrugs),
  often(0.85, writeAccounts),
  often(0.95, writeDental),
  often(0.95, writeVision),
];
const shortBefore: readonly Writer[] = [writeMedical, ...shortBeside];
const short: readonly Writer[] = [...shortBefore, often(0.9, writeLife)];
const shortLater: readonly Writer[] = [often(0.9, writeRetirement), often(0.9, writeTimeOff), often(0.95, writeLeave)];

/** Of a handbook, which says how leave is asked for. */
const policies: readonly Writer[] = [
  often(0.9, writeRetirement),
  often(0.9, writeTimeOff),
  together(often(0.95, writeLeave), often(0.7, tell('leaveask'))),
];

/** What a sheet of a page or two has room for. */
const brief: readonly Writer[] = [
  often(0.85, writeContributions), often(0.3, writeDrugs), often(0.4, writeAccounts), often(0.85, writeDental), often(0.8, writeVision), often(0.6, writeLife),
  often(0.85, writeRetirement), often(0.75, writeTimeOff), often(0.5, writeLeave), often(0.5, writePrograms),
]; // prettier-ignore

/** What a document of each family holds, in order. */
const contents: Readonly<Record<Family, readonly Writer[]>> = {
  booklet: [
    writeWelcome, often(0.7, tell('letter')), often(0.6, tell('inside')), writeChanges, often(0.6, writeSites), writeEligibility, often(0.8, tell('dependents')), tell('events'), often(0.9, tell('enroll')),
    often(0.8, tell('ends')), either(health, wealth), often(0.7, mind), often(0.7, tell('life-stages')), often(0.4, tell('scams')), writeNotices(0.75), often(0.9, writeGlossary), writeContacts,
  ],
  carrier: carrierWriters,
  inhouse: [
    writeWelcome, often(0.6, tell('letter')), writeChanges, writeEligibility, often(0.4, tell('dependents')), often(0.5, tell('events')), often(0.4, tell('ends')), either(short, shortLater), often(0.5, mind),
    often(0.5, writeVoluntary), often(0.6, writeContacts),
  ],
  summary: [writeWelcome, often(0.5, writeEligibility), writeMedical, ...brief],
  intranet: [writeWelcome, often(0.9, writeEligibility), often(0.4, tell('events')), either([writeMedical, often(0.4, choosing), ...shortBeside, often(0.9, writeLife)], shortLater), often(0.4, mind), often(0.7, writeContacts)],
  handbook: [
    writeWelcome, writeEligibility, often(0.6, tell('dependents')), often(0.8, tell('events')), often(0.8, tell('ends')), either([...shortBefore, together(often(0.9, writeLife), often(0.7, beneficiary))], policies), often(0.6, writeVoluntary),
    writeNotices(0.15), often(0.4, writeGlossary), often(0.6, writeContacts),
  ],
  memo: [writeWelcome, writeChanges, often(0.9, writeEligibility), often(0.8, tell('enroll')), either(short, shortLater), often(0.6, writeContacts)],
  federal: [writeFederalSummary],
  rates: [writeWelcome, writeRates, often(0.9, writeDental), often(0.9, writeVision), often(0.8, writeContacts)],
}; // prettier-ignore

/** Writes a document of a family: the same employer always in its own way. */
export function compose(family: Family, all: Written): Section[] {
  const written = family === 'carrier' ? knownToCarrier(all) : all;
  const random = new Random(`style ${written.employer.number}`);
  const words = wordsOf(family, written);
  const source: Source = {
    ...written,
    random,
    words,
    family,
    isBrief: family === 'summary',
    before: [],
    deductions: family === 'rates' || random.chance(0.55) ? 12 : written.employer.payPeriods,
    say: (template, more) => say(random, template, more === undefined ? words : { ...words, ...more }),
  };
  const styled = houseStyle(written.employer, family);
  const sections: Section[] = [];
  for (const write of contents[family]) sections.push(...write({ ...source, before: sections }));
  // The words of the federal form are the law's.
  if (family === 'federal') return stateOnce(sections);
  return stateOnce(sections).map((section) => ({
    ...section,
    heading: styled(section.heading, { isFact: true, isFormal: true }),
    lines: section.lines.map((line) => own(line, styled, section.isFormal)),
  }));
}

/** What is said twice, such as a carrier among the contacts, is stated where it is said first. */
function stateOnce(sections: readonly Section[]): Section[] {
  const stated = new Set<string>();
  const isNew = ({ metric, plan, tier, network }: StatedFact): boolean => {
    const key = `${metric} ${plan} ${tier} ${network}`;
    if (stated.has(key)) return false;
    stated.add(key);
    return true;
  };
  return sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) =>
      typeof line === 'string' ? line : { ...line, facts: line.facts.filter(isNew) },
    ),
  }));
}

/** A line in the employer's words; rows and our notice stand as they are, and a fact is quoted as it is said. */
function own(line: Line, styled: ReturnType<typeof houseStyle>, isFormal = false): Line {
  if (line === SAMPLE_NOTICE || textOf(line).includes(' | ')) return line;
  return typeof line === 'string'
    ? styled(line, { isFact: false, isFormal })
    : { ...line, text: styled(line.text, { isFact: true, isFormal }) };
}

function wordsOf(family: Family, { employer, year, medical, others }: Written): Words {
  const { name, contact, town } = employer;
  const { from, to } = enrollmentOf(employer.number, year);
  return {
    name,
    year,
    town,
    // Nobody says "Health health".
    plan: `the ${name} ${name.endsWith('Health') ? 'medical' : 'health'} plan`,
    ...(family === 'carrier'
      ? { contact: 'Member Services', site: medical.vendor.web }
      : { contact: contact.team, site: contact.portal }),
    telehealth: medical.telehealth.name,
    from,
    to,
    starts: `January 1, ${year}`,
    days: others.eligibility.eventDays,
    carrier: medical.carrier,
    phone: medical.vendor.phone,
    vendor: others.retirement?.keeper ?? name,
    ...(medical.plans.some(({ referral }) => referral) ? { choice: 'yes' } : {}),
    ...(others.eligibility.domesticPartner ? { partner: 'yes' } : {}),
    ...(others.fsa === null ? {} : { fsa: 'yes' }),
    ...(others.life === null ? {} : { life: 'yes' }),
    ...(medical.wellnessCredit === null ? {} : { wellness: 'yes' }),
    ...((others.retirement?.match.length ?? 0) > 0 ? { match: 'yes' } : {}),
  };
}
