import type { GuideType } from '../contract/library.ts';
import type { Medical } from './benefits.ts';
import { modelYear } from './changes.ts';
import { compose } from './compose.ts';
import { type Design, designOf } from './designs/design.ts';
import { type Employer, employers } from './employer.ts';
import { type Family, familyOf, titleOf } from './families.ts';
import type { SampleGuide } from './guide.ts';
import { layOut } from './layout.ts';
import type { PlanYear } from './limits.ts';

/** Raised when the same number no longer gives the same guide. */
export const SAMPLE_EDITION = 3;

/** The first `count` guides of the sample library, always the same. */
export function* makeSampleGuides(count: number): Generator<SampleGuide> {
  let number = 0;
  for (const employer of employers(`sample ${SAMPLE_EDITION}`)) {
    for (const year of employer.years) {
      if (number === count) return;
      yield makeGuide(number, employer, year);
      number += 1;
    }
  }
}

/** One guide, by its number. */
export function sampleGuide(wanted: number): SampleGuide {
  let number = 0;
  for (const employer of employers(`sample ${SAMPLE_EDITION}`)) {
    const year = employer.years[wanted - number];
    if (year !== undefined) return makeGuide(wanted, employer, year);
    number += employer.years.length;
  }
  throw new Error('There is no end of employers');
}

function makeGuide(number: number, employer: Employer, year: PlanYear): SampleGuide {
  const { medical, others, changes } = modelYear(employer, year);
  const family = familyOf(employer, medical);
  const maker = makerOf(employer, family, medical);
  const passages = layOut(
    compose(family, { employer, year, medical, others, changes }),
    paged(employer.type, family, maker),
  );
  const slug = employer.name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return {
    number,
    title: titleOf(employer, year, family),
    employer: employer.name,
    type: employer.type,
    planYear: year,
    industry: employer.industry.name,
    state: employer.state,
    employees: employer.employees,
    pageCount: passages.at(-1)?.page ?? 1,
    fileName: `${slug}-${family === 'rates' ? 'rates' : 'benefits'}-${year}.${employer.type === 'web' ? 'html' : employer.type}`,
    // A reserved name: it leads nowhere.
    sourceUrl: employer.type === 'web' ? `https://${slug}.example/benefits/${year}` : null,
    passages,
    family,
    maker,
    by: employer,
    facts: { medical, others },
  };
}

function makerOf({ name, broker }: Employer, family: Family, { carrier }: Medical): string {
  if (family === 'carrier') return carrier;
  return family === 'booklet' && broker !== null ? broker.name : name;
}

/** The pages that a document has; null where it is one stretch of text. */
const paged = (type: GuideType, family: Family, maker: string): Design | null =>
  type === 'pdf' || type === 'txt' ? designOf(family, maker) : null;
