import type { GuideType } from '../contract/library.ts';
import type { Change, Medical } from './benefits.ts';
import { modelYear, type YearOfBenefits } from './changes.ts';
import { compose } from './compose.ts';
import { type Design, designOf } from './designs/design.ts';
import { type Employer, employers } from './employer.ts';
import { type Family, familyOf, titleOf } from './families.ts';
import type { SampleGuide } from './guide.ts';
import { layOut } from './layout.ts';
import { planYears } from './limits.ts';

/** Raised when the same number no longer gives the same guide. */
export const SAMPLE_EDITION = 13;

/** Employers stay who they are from one edition to the next, as long as they are spread alike. */
const SEED = 'sample 3';

/** The first `count` guides of the sample library, always the same. */
export function* makeSampleGuides(count: number): Generator<SampleGuide> {
  for (const model of modelSampleGuides(count)) yield writeGuide(model);
}

/** What is modelled of a guide, before a word of it is written. */
export interface GuideModel extends Pick<
  SampleGuide,
  'number' | 'planYear' | 'industry' | 'state' | 'employees' | 'family' | 'by' | 'facts'
> {
  changes: readonly Change[];
}

/** The models of the first `count` guides: made in a tenth of the time that writing them takes. */
export function* modelSampleGuides(count: number): Generator<GuideModel> {
  for (const employer of employers(SEED)) {
    let known: YearOfBenefits | null = null;
    for (const [at, year] of planYears.entries()) {
      const number = employer.number * planYears.length + at;
      if (number === count) return;
      known = modelYear(employer, year, known);
      yield modelGuide(number, employer, known);
    }
  }
}

/** One guide, by its number. */
export function sampleGuide(number: number): SampleGuide {
  const year = planYears[number % planYears.length] ?? planYears[0];
  for (const employer of employers(SEED)) {
    if (employer.number === Math.floor(number / planYears.length))
      return writeGuide(modelGuide(number, employer, modelYear(employer, year)));
  }
  throw new Error('There is no end of employers');
}

function modelGuide(number: number, by: Employer, benefits: YearOfBenefits): GuideModel {
  const { year: planYear, medical, others, changes } = benefits;
  const { industry, state, employees } = by;
  const family = familyOf(by, medical);
  return {
    number,
    planYear,
    industry: industry.name,
    state,
    employees,
    family,
    by,
    facts: { medical, others },
    changes,
  };
}

function writeGuide({ changes, ...model }: GuideModel): SampleGuide {
  const { by: employer, planYear: year, family, facts } = model;
  const maker = makerOf(employer, family, facts.medical);
  const passages = layOut(compose(family, { employer, year, ...facts, changes }), paged(employer.type, family, maker));
  const slug = employer.name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return {
    ...model,
    title: titleOf(employer, year, family, facts.medical.plans),
    employer: employer.name,
    type: employer.type,
    pageCount: passages.at(-1)?.page ?? 1,
    fileName: `${slug}-${fileWords[family] ?? 'benefits'}-${year}.${employer.type === 'web' ? 'html' : employer.type}`,
    // A reserved name: it leads nowhere.
    sourceUrl: employer.type === 'web' ? `https://${slug}.example/benefits/${year}` : null,
    passages,
    maker,
  };
}

/** What the name of a file says of what is in it, where that is not all benefits. */
const fileWords: Readonly<Partial<Record<Family, string>>> = { rates: 'rates', federal: 'sbc', carrier: 'health-plan' };

function makerOf({ name, broker }: Employer, family: Family, { carrier }: Medical): string {
  if (family === 'carrier') return carrier;
  return family === 'booklet' && broker !== null ? broker.name : name;
}

/** The pages that a document has; null where it is one stretch of text. */
const paged = (type: GuideType, family: Family, maker: string): Design | null =>
  type === 'pdf' || type === 'txt' ? designOf(family, maker) : null;
