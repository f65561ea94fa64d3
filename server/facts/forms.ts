import { isSummaryPage } from './read/forms/summary-pages.ts';

/** Whether a page is one of a form that is read by its cells, by the page's text. */
export const isFormPage = (text: string): boolean => isSummaryPage(text);
