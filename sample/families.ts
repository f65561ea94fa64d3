import type { GuideType } from '../contract/library.ts';
import type { Medical } from './benefits.ts';
import type { Employer } from './employer.ts';
import type { PlanYear } from './limits.ts';
import { Random } from './random.ts';

/** What kind of document a guide is: who made it, how long it is and what it looks like. */
export type Family =
  | 'booklet'
  | 'carrier'
  | 'inhouse'
  | 'summary'
  | 'intranet'
  | 'handbook'
  | 'memo'
  | 'rates'
  | 'federal';

const ofType: Readonly<Record<Exclude<GuideType, 'pdf'>, Family>> = {
  docx: 'handbook',
  doc: 'handbook',
  html: 'intranet',
  web: 'intranet',
  txt: 'memo',
};

/** An employer has its documents made in the same way every year. */
export function familyOf({ number, type, broker }: Employer, { plans }: Medical): Family {
  if (type !== 'pdf') return ofType[type];
  const random = new Random(`family ${number}`);
  const family = random.weighted<Family>([
    ['booklet', broker === null ? 25 : 50],
    ['carrier', 20],
    ['inhouse', broker === null ? 30 : 12],
    ['summary', 12],
    ['rates', 6],
    ['federal', 6],
  ]);
  // Without plans of its own an employer has little to fill a booklet with.
  return plans.length === 0 && family !== 'summary' ? 'inhouse' : family;
}

const titles: Readonly<Record<Family, readonly [string, ...string[]]>> = {
  booklet: ['{name} {year} Benefits Guide', '{name} Employee Benefits Guide {year}', '{year} {name} Benefits Enrollment Guide', '{name} Benefits Guide, Plan Year {year}'],
  carrier: ['{name} {year} Health Plan Guide', '{name} Health Plan Guide {year}', '{year} {name} Medical Plan Guide', '{name} {year} Member Guide'],
  inhouse: ['{name} Employee Benefits {year}', '{year} {name} Benefits Overview', '{name} {year} Guide to Benefits'],
  summary: ['{name} {year} Benefits Summary', '{year} Benefits at a Glance: {name}', '{name} Benefits Summary {year}'],
  intranet: ['Benefits at {name} {year}', '{name} {year} Employee Benefits', 'Your {year} Benefits: {name}'],
  handbook: ['{name} Employee Handbook: Benefits {year}', '{name} Benefits Policy {year}', '{name} Employee Benefits Handbook {year}'],
  memo: ['{name} {year} Benefits Memo', '{name} Open Enrollment {year}', '{year} Benefits Notice: {name}'],
  rates: ['{name} {year} Benefit Rates', '{name} Rate Sheet {year}', '{year} Employee Contributions: {name}'],
  federal: ['{name} {year} Summary of Benefits and Coverage: {plan}', '{name} Summary of Benefits and Coverage {year}: {plan}'],
}; // prettier-ignore

/** What a document is called: the same words every year. The federal form is of one plan, the first. */
export function titleOf({ number, name }: Employer, year: PlanYear, family: Family, [plan]: Medical['plans']): string {
  const title = new Random(`title ${number}`).pick(titles[family]);
  return title
    .replace('{name}', name)
    .replace('{year}', String(year))
    .replace('{plan}', plan?.name ?? '');
}
