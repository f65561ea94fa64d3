import { headOf } from './read/forms/summary-head.ts';
import { isSummaryPage, partForms } from './read/forms/summary-pages.ts';
import { rowsOf } from './read/rows.ts';

/** Whether a page is one of a form that is read by its cells, by the page's text. */
export const isFormPage = (text: string): boolean => isSummaryPage(text);

/** A page as text under headings. */
interface TextPage {
  page: number;
  sections: readonly { heading: string | null; text: string }[];
}

/** What a document that is a form says of itself; null where it is none, or more than one. */
export function describeForm(pages: readonly TextPage[]): { title: string; employer: string | null } | null {
  const passages = pages
    .flatMap(({ page, sections }) => sections.map((section) => ({ ...section, page })))
    .map((section, ordinal) => ({ ...section, ordinal }));
  const [form, ...others] = partForms(passages).forms;
  if (form === undefined || others.length > 0 || form[0] !== passages[0]) return null;
  const { plan, employer } = headOf(rowsOf(form));
  const name = 'Summary of Benefits and Coverage';
  return { title: plan === null ? name : `${plan}: ${name}`, employer };
}
