import { type DetailName, detailNames, type Place, type Places } from '../../../contract/guide-places.ts';
import { describeForm } from '../../facts/forms.ts';
import type { Extraction } from '../../reading/document.ts';
import type { Found, Line } from './detail.ts';
import { findEmployer } from './employer.ts';
import { asKnown } from './known-employer.ts';
import { findIndustry } from './industry.ts';
import { findPlace } from './place.ts';
import { findPlanYear } from './plan-year.ts';
import { bareName, coverLines, findTitle, titleOfFile, withEmployer } from './title.ts';

/** What is known about a guide beside its text. */
export interface GuideDescription {
  title: string;
  employer: string;
  planYear: number | null;
  industry: string | null;
  state: string | null;
  employees: number | null;
}

/** What a manifest or an administrator says about a source; whatever is absent is found in the document or left open. */
export type StatedDetails = Partial<GuideDescription>;

/** Shown where nothing names the employer. */
export const UNKNOWN_EMPLOYER = 'Employer not stated';

/** Characters of a document that may say whose it is. */
const OPENING = 40_000;
/** Lines at its end that may say it as well: there stands whose copyright it is. */
const CLOSING = 12;

/** What is known of a guide, and where each detail stands. */
export type Described = GuideDescription & { places: Places };

/**
 * Describes a guide: as it was stated, and else as the document, its title and its file's name say, with the place of each.
 *
 * @param employers those of the library, that of the most guides first: one of them keeps the name that it has there
 */
export const describeGuide = (
  extraction: Extraction,
  fileName: string,
  stated: StatedDetails = {},
  employers: readonly string[] = [],
): Described => describing(extraction, fileName, stated)(employers);

/** Looks through a document as {@link describeGuide} does; what is left is to say which employers the library has. */
export function describing(
  extraction: Extraction,
  fileName: string,
  stated: StatedDetails = {},
): (employers: readonly string[]) => Described {
  const all = linesOf(extraction);
  const lines = openingOf(all);
  const end = all.slice(Math.max(lines.length, all.length - CLOSING));
  const form = describeForm(extraction.pages);
  const text = [...lines, ...end].map((line) => line.text).join('\n');
  const file = bareName(fileName);
  const ownTitle = stated.title ?? form?.title ?? findTitle(extraction, text);
  const title = ownTitle ?? titleOfFile(file, null);
  const naming = { lines, end, cover: coverLines(extraction), title, fileName: file };
  const own = form === null ? findEmployer(naming, text) : inForm(form.employer, lines);
  const isForm = form !== null;
  const parts = { lines, isForm, file, title, ownTitle, stated };
  // A form that names nobody is a carrier's, whoever its file is named by.
  if (isForm && own === null) return () => described(parts, null);
  return (employers) => described(parts, asKnown(own, { text, fileName: file }, employers));
}

/** What was looked at of a document, and what was stated of it. */
interface Parts {
  lines: readonly Line[];
  isForm: boolean;
  file: string;
  title: string;
  ownTitle: string | null;
  stated: StatedDetails;
}

function described({ lines, isForm, file, title, ownTitle, stated }: Parts, employer: Found<string> | null): Described {
  const named =
    stated.employer === undefined
      ? employer
      : { value: stated.employer, page: null, quote: stated.employer, isSure: true };
  // A form is the carrier's: where it has its seat, and how many it insures, is not the employer's.
  const { state, employees } = isForm ? { state: null, employees: null } : findPlace(lines, named);
  const name = named?.value ?? null;
  const found: { [Name in DetailName]: Found<NonNullable<GuideDescription[Name]>> | null } = {
    employer,
    planYear: findPlanYear(title, file, lines),
    industry: findIndustry(named, lines),
    state,
    employees,
  };
  return {
    title: stated.title ?? withEmployer(ownTitle ?? titleOfFile(file, name), name),
    employer: name ?? UNKNOWN_EMPLOYER,
    planYear: stated.planYear ?? found.planYear?.value ?? null,
    industry: stated.industry ?? found.industry?.value ?? null,
    state: stated.state ?? found.state?.value ?? null,
    employees: stated.employees ?? found.employees?.value ?? null,
    places: placesOf(found, stated),
  };
}

function linesOf({ pages }: Extraction): Line[] {
  return pages.flatMap(({ page, sections }) =>
    sections
      .flatMap(({ heading, text }) => [heading ?? '', ...text.split('\n')])
      .flatMap((text) => (text.trim() === '' ? [] : [{ page, text: text.trim() }])),
  );
}

/** The lines of the beginning, which say whose guide it is. */
function openingOf(all: readonly Line[]): Line[] {
  let left = OPENING;
  return all.flatMap(({ page, text }) => {
    const most = left;
    left -= text.length + 1;
    return most > 0 ? [{ page, text: text.slice(0, most) }] : [];
  });
}

function inForm(employer: string | null, lines: readonly Line[]): Found<string> | null {
  if (employer === null) return null;
  const line = lines.find(({ text }) => text.includes(employer));
  return { value: employer.slice(0, 200), page: line?.page ?? 1, quote: employer, isSure: true };
}

function placesOf(found: Record<DetailName, Place | null>, stated: StatedDetails): Places {
  const places: Places = {};
  for (const name of detailNames) {
    const one = found[name];
    if (one !== null && (stated[name] ?? null) === null)
      places[name] = { page: one.page, quote: one.quote, isSure: one.isSure };
  }
  return places;
}
