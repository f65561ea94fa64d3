import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { isFormPage } from '../../facts/forms.ts';
import { cleanLine, countWords } from './clean-text.ts';
import { decodeText, refuseBlank, statedCharset } from './decode-text.ts';
import { Unreadable, type Block, type Extraction } from './document.ts';
import { blocksOfDom, type DomNode } from './gather-blocks.ts';

/** What readability leaves must be at least this part of the page's words, or the whole page is taken. */
const KEPT = 0.6;

/** Reads a web page: its main content where that is most of the page, else everything but navigation. */
export function readHtml(bytes: Uint8Array, charset: string | undefined): Extraction {
  const html = decodeText(bytes, charset ?? statedCharset(bytes));
  refuseBlank(html);
  const whole = bodyBlocks(html);
  if (words(whole) === 0) throw new Unreadable('The page holds no text.');
  // Of a form every part counts, also what looks like the page's surroundings.
  const isForm = isFormPage(whole.map(({ heading, text }) => `${heading ?? ''} ${text}`).join(' '));
  const main = isForm ? null : mainBlocks(html);
  return {
    type: 'html',
    title: titleOf(html),
    pages: [
      { page: 1, blocks: main !== null && words(main) >= KEPT * words(whole) ? underHeadline(main, html) : whole },
    ],
  };
}

/** The blocks of a fragment of HTML that we made ourselves. */
export function blocksOfHtml(html: string): Block[] {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  return blocksOfDom(document.body);
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

function bodyBlocks(html: string): Block[] {
  const document = parse(html);
  for (const element of document.querySelectorAll(
    'nav, script, style, noscript, template, [hidden], [aria-hidden="true"]',
  )) {
    element.remove();
  }
  return blocksOfDom(document.documentElement);
}

/** Null where the main content cannot be told, also because the page is too much for what looks for it. */
function mainBlocks(html: string): Block[] | null {
  try {
    const article = new Readability(parse(html) as never, {
      maxElemsToParse: 50_000,
      keepClasses: false,
      serializer: (node) => node,
    }).parse() as { content: DomNode | null } | null;
    return article?.content ? blocksOfDom(article.content) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What finds the main content leaves out the page's own headline: it heads what stands before the next heading. */
function underHeadline(blocks: readonly Block[], html: string): Block[] {
  const [only, ...others] = parse(html).querySelectorAll('h1');
  const headline = cleanLine(only?.textContent ?? '');
  const isMissing = others.length === 0 && headline !== '' && !blocks.some(({ heading }) => heading === headline);
  const first = blocks.findIndex(({ heading }) => heading !== null);
  const end = first === -1 ? blocks.length : first;
  return isMissing ? blocks.map((block, at) => (at < end ? { ...block, heading: headline } : block)) : [...blocks];
}

function titleOf(html: string): string | null {
  const title = cleanLine(parse(html).title ?? '');
  return title === '' ? null : title;
}

function words(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { heading, text }) => sum + countWords(heading ?? '') + countWords(text), 0);
}
