import type { GuideType } from '../contract/library.ts';
import type { Medical, Others } from './benefits.ts';
import type { Employer } from './employer.ts';
import type { Family } from './families.ts';
import type { PlanYear } from './limits.ts';
import type { StatedFact } from './sections.ts';

/** A passage of a modelled guide. Table rows are lines whose cells stand apart by " | ". */
export interface SamplePassage {
  page: number;
  heading: string;
  /** 1 is a chapter. */
  level: 1 | 2;
  /** Whether it begins with its heading, or goes on under it. */
  starts: boolean;
  isAside: boolean;
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
  family: Family;
  /** Whose design it has: a consultancy, a carrier, or the employer. */
  maker: string;
  by: Employer;
  /** What the texts were written from. */
  facts: { medical: Medical; others: Others };
}
