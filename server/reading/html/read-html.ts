import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { cleanLine, countWords } from '../clean-text.ts';
import { decodeText, refuseBlank, statedCharset } from '../decode-text.ts';
import { Unreadable, type Extraction, type Section } from '../document.ts';
import type { DomNode } from './dom-node.ts';
import { markedSurroundings, menusIn } from './surroundings.ts';
import { sectionsOfDom } from './sections-of-dom.ts';

/** What readability leaves must be at least this part of the page's words, or the whole page is taken. */
const KEPT = 0.6;

/**
 * Reads a web page: its main content where that is most of the page, else everything but navigation.
 *
 * @param isForm of a form every part counts, also what looks like the page's surroundings
 */
export function readHtml(
  bytes: Uint8Array,
  charset: string | undefined,
  isForm: (text: string) => boolean = () => false,
): Extraction {
  const html = decodeText(bytes, charset ?? statedCharset(bytes));
  refuseBlank(html);
  const whole = bodySections(html);
  if (words(whole) === 0) throw new Unreadable('The page holds no text.');
  const isWhole =
    !hasSurroundings(html) || isForm(whole.map(({ heading, text }) => `${heading ?? ''} ${text}`).join(' '));
  const main = isWhole ? null : mainSections(html);
  return {
    type: 'html',
    title: titleOf(html),
    pages: [
      { page: 1, sections: main !== null && words(main) >= KEPT * words(whole) ? underHeadline(main, html) : whole },
    ],
  };
}

/** The sections of a fragment of HTML that we made ourselves. */
export function sectionsOfHtml(html: string): Section[] {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  for (const menu of menusIn(document.body, false)) menu.remove();
  return sectionsOfDom(document.body);
}

/** The parser does not add the html and body elements that a browser would. */
function parse(html: string): Document {
  const bare = html.replace(/^[\s\ufeff]*(?:<\?xml[^>]*>|<!doctype[^>]*>|<!--[\s\S]*?-->|\s)*/i, '');
  const rooted = /<html[\s>]/i.test(bare.slice(0, 4096)) ? bare : `<html>${bare}</html>`;
  const whole = /<body[\s>]/i.test(rooted)
    ? rooted
    : rooted.replace(/<\/head\s*>|<html[^>]*>(?![\s\S]*<\/head\s*>)/i, (tag) => `${tag}<body>`);
  return parseHTML(`<!doctype html>${whole}`).document;
}

type Document = ReturnType<typeof parseHTML>['document'];

/** The page without what stands around its content. */
function parseContent(html: string): Document {
  const document = parse(html);
  for (const element of markedSurroundings(document.documentElement)) element.remove();
  for (const menu of menusIn(document.documentElement, true)) menu.remove();
  return document;
}

function bodySections(html: string): Section[] {
  const document = parseContent(html);
  for (const element of document.querySelectorAll(
    'nav, script, style, noscript, template, [hidden], [aria-hidden="true"]',
  )) {
    element.remove();
  }
  return sectionsOfDom(document.documentElement);
}

/** More links than this are a menu somewhere. */
const FEW_LINKS = 10;

/** Whether a page has anything about its content: what looks for the main part also leaves out headings and short texts of it. */
function hasSurroundings(html: string): boolean {
  const document = parse(html);
  const isMarked = document.querySelector('nav, header, footer, aside, [role], [class], [id]') !== null;
  return isMarked || document.querySelectorAll('a').length > FEW_LINKS;
}

/** Null where the main content cannot be told, also because the page is too much for what looks for it. */
function mainSections(html: string): Section[] | null {
  try {
    const article = new Readability(parseContent(html) as never, {
      maxElemsToParse: 50_000,
      keepClasses: false,
      serializer: (node) => node,
    }).parse() as { content: DomNode | null } | null;
    return article?.content ? sectionsOfDom(article.content) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What finds the main content leaves out the page's own headline: it heads what stands before the next heading. */
function underHeadline(sections: readonly Section[], html: string): Section[] {
  const [only, ...others] = parse(html).querySelectorAll('h1');
  const headline = cleanLine(only?.textContent ?? '');
  const isMissing = others.length === 0 && headline !== '' && !sections.some(({ heading }) => heading === headline);
  const first = sections.findIndex(({ heading }) => heading !== null);
  const end = first === -1 ? sections.length : first;
  return isMissing
    ? sections.map((section, at) => (at < end ? { ...section, heading: headline, level: 1 } : section))
    : [...sections];
}

function titleOf(html: string): string | null {
  const title = cleanLine(parse(html).title ?? '');
  return title === '' ? null : title;
}

function words(sections: readonly Section[]): number {
  return sections.reduce((sum, { heading, text }) => sum + countWords(heading ?? '') + countWords(text), 0);
}
