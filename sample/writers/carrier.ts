import { chapter, part, SAMPLE_NOTICE, type Source, stating, type Writer } from '../sections.ts';

/** How a carrier opens what it sends to the members of a group. */
export const writeCarrierWelcome: Writer = ({ medical: { carrier }, year, say }) => [
  chapter(say('[Welcome to {carrier}|Your health plan at a glance|Welcome, members|Your {year} health plan]', { year, carrier }), [
    SAMPLE_NOTICE,
    say(
      `[{name} has chosen {carrier} for your health coverage.|Thank you for being a member of {carrier}.|{carrier} provides the health coverage of {name}.|Your employer, {name}, works with {carrier} to offer health coverage.|With the coverage that {name} offers, you are a member of {carrier}.] [This guide is about your medical and prescription drug coverage only; {name} describes your other benefits.|Here you will find how the health plan works in {year}; for other benefits ask {name}.|These pages explain your medical and prescription coverage for {year}, and how to use it.|Use this guide to choose a plan, find care and understand what you pay.]`,
      { year, carrier },
    ),
    say(
      `[The plan year runs from January 1 to December 31, {year}.|Everything described here applies from January 1 through December 31, {year}.|Coverage described here begins on January 1, {year}, and runs through the year.]`,
    ),
  ]),
]; // prettier-ignore

/** Whom the plan covers beside the employee, and when that may change. */
export const writeFamilyCovered: Writer = ({ others: { eligibility }, say }) => [
  part(say('[Dependents and changes|Your family and the plan|Adding family members]'), [
    stating(
      say(
        `[Children are covered up to age {age}[|, married or not|, even if they are married].|You may cover your children up to age {age}.]`,
        { age: eligibility.dependentAge },
      ),
      { metric: 'eligibility.dependent_age', value: eligibility.dependentAge },
    ),
    stating(
      say(
        `[Changes during the year must be made within {days} days of a qualifying life event, such as [a marriage, a birth or the loss of other coverage|a birth, an adoption or a divorce].|After open enrollment you can change your coverage only within {days} days of a qualifying life event.]`,
        { days: eligibility.eventDays },
      ),
      { metric: 'eligibility.event_days', value: eligibility.eventDays },
    ),
  ]),
];

/** Whom members call: the carrier, and those who work for it. */
export const writeCarrierContacts: Writer = ({ medical, say }: Source) => {
  const { vendor, pharmacy, telehealth, plans } = medical;
  return plans.length === 0
    ? []
    : [
        chapter(say('[Contacts|How to reach us|Contact us|Where to get help]'), [
          ...[
            [say('[For|What you need|Question]'), say('[Call|Telephone]'), 'Online'],
            [say('[Member Services|Benefits and claims|Questions on coverage]'), vendor.phone, vendor.web],
            ...(pharmacy === null
              ? []
              : [[say('[Prescription drugs|Pharmacy]') + ` (${pharmacy.name})`, pharmacy.phone, pharmacy.web]]),
            [`Virtual visits (${telehealth.name})`, telehealth.phone, telehealth.web],
          ].map((row) => row.join(' | ')),
          say(
            '[This guide is a summary: the certificate of coverage decides.|The certificate of coverage governs where it differs.|These pages give highlights; the certificate and the contract with {name} decide.]',
          ),
        ]),
      ];
};
