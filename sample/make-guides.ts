import type { GuideType } from '../contract/library.ts';
import { type Employer, employers } from './employer.ts';
import type { PlanYear } from './limits.ts';
import type { Medical, Others } from './benefits.ts';
import { modelYear } from './changes.ts';
import { Random } from './random.ts';
import { type Section, type StatedFact, textOf, type Writer } from './sections.ts';
import { writeAccounts, writeDental, writeLife, writeRetirement } from './write-accounts.ts';
import { writeContacts, writeEligibility, writeWelcome } from './write-cover.ts';
import { writeContributions, writeDrugs, writeMedical } from './write-medical.ts';
import { writeExtras, writeLeave, writeTimeOff } from './write-time.ts';

/** A passage of a modelled guide. Table rows are lines whose cells stand apart by " | ". */
export interface SamplePassage {
  page: number;
  heading: string;
  text: string;
  /** What its lines state, each with the line. */
  stated: (StatedFact & { quote: string })[];
}

export interface SampleGuide {
  /** Its place in the library: the same number is the same guide. */
  number: number;
  title: string;
  employer: string;
  type: GuideType;
  planYear: PlanYear;
  industry: string;
  state: string;
  employees: number;
  pageCount: number;
  fileName: string;
  sourceUrl: string | null;
  passages: SamplePassage[];
  /** What the texts were written from. */
  facts: { medical: Medical; others: Others };
}

/** Raised when the same number no longer gives the same guide. */
export const SAMPLE_EDITION = 3;

/** Many guides are silent about some of it: a writer that is passed over in that share of them. */
const leftOut =
  (share: number, write: Writer): Writer =>
  (source) =>
    source.random.chance(share) ? null : write(source);

const middle: readonly Writer[] = [
  writeMedical,
  leftOut(0.15, writeContributions),
  leftOut(0.25, writeDrugs),
  leftOut(0.1, writeAccounts),
  leftOut(0.05, writeDental),
  leftOut(0.1, writeLife),
];
const later: readonly Writer[] = [
  leftOut(0.08, writeRetirement),
  leftOut(0.1, writeTimeOff),
  leftOut(0.05, writeLeave),
  leftOut(0.15, writeExtras),
];
const ending = leftOut(0.35, writeContacts);

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

function makeGuide(number: number, employer: Employer, year: PlanYear): SampleGuide {
  const random = new Random(`guide ${employer.number} ${year}`);
  const style = new Random(`style ${employer.number}`);
  const { medical, others, changes } = modelYear(employer, year);
  const source = { employer, year, medical, others, changes, random: style };
  // Some put time off and savings first, as the employer's own way.
  const body = style.chance(0.2) ? [...later, ...middle] : [...middle, ...later];
  const sections = [writeWelcome, leftOut(0.08, writeEligibility), ...body, ending].flatMap(
    (write) => write(source) ?? [],
  );
  const paged = employer.type === 'pdf' || employer.type === 'txt';
  const passages = layOut(sections, paged, style.pick([1, 2, 2, 3]));
  const slug = employer.name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return {
    number,
    title: titleOf(employer, year, random),
    employer: employer.name,
    type: employer.type,
    planYear: year,
    industry: employer.industry.name,
    state: employer.state,
    employees: employer.employees,
    pageCount: passages.at(-1)?.page ?? 1,
    fileName: `${slug}-benefits-${year}.${employer.type === 'web' ? 'html' : employer.type}`,
    // A reserved name: it leads nowhere.
    sourceUrl: employer.type === 'web' ? `https://${slug}.example/benefits/${year}` : null,
    passages,
    facts: { medical, others },
  };
}

function titleOf({ name }: Employer, year: PlanYear, random: Random): string {
  return random.pick([
    `${name} ${year} Benefits Guide`,
    `${name} Employee Benefits Guide ${year}`,
    `${year} ${name} Benefits Overview`,
    `${name} Benefits Enrollment Guide, Plan Year ${year}`,
  ]);
}

/** So many lines, headings and wraps counted, stand on a page. */
const LINES_A_PAGE = 40;
const CHARACTERS_A_LINE = 90;

/** Gives each section its page, at most `most` to a page; a format without pages has one. */
function layOut(sections: readonly Section[], paged: boolean, most: number): SamplePassage[] {
  let page = 1;
  let used = 0;
  let onPage = 0;
  return sections.map(({ heading, lines }) => {
    const height = 3 + lines.reduce((sum, line) => sum + Math.ceil(textOf(line).length / CHARACTERS_A_LINE), 0);
    if (paged && onPage > 0 && (onPage >= most || used + height > LINES_A_PAGE)) {
      page += 1;
      used = 0;
      onPage = 0;
    }
    used += height;
    onPage += 1;
    const stated = lines.flatMap((line) =>
      typeof line === 'string' ? [] : line.facts.map((fact) => ({ ...fact, quote: line.text })),
    );
    return { page, heading, text: lines.map(textOf).join('\n'), stated };
  });
}
