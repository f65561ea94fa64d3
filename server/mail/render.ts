import { escapeHtml } from '../text/escape-html.ts';
import { htmlToText } from './html-to-text.ts';

interface Template {
  subject: string;
  htmlBody: string;
}

export interface Rendered {
  subject: string;
  html: string;
  text: string;
}

/**
 * Fills a template in. In the HTML every value is escaped, so that a name cannot become markup; in the subject line
 * breaks become spaces, so that a value cannot add a header. A variable without a value is empty.
 */
export function render(template: Template, variables: Record<string, string>): Rendered {
  const fill = (text: string, written: (value: string) => string): string =>
    text.replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, (_match, name: string) => written(variables[name] ?? ''));
  const html = fill(template.htmlBody, escapeHtml);
  const subject = fill(template.subject, (value) => value)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { subject, html, text: htmlToText(html) };
}
