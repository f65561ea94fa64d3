import sanitize from 'sanitize-html';
import { cutEndlessWords } from './clean-text.ts';
import { decodeText, statedCharset } from './decode-text.ts';
import { htmlOfDocx } from './docx/read-docx.ts';

const text =
  'a abbr address article aside b blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s section small span strong sub summary sup table tbody td tfoot th thead tr u ul';

/** A link to a place of the page, or to a whole address; what is relative would lead into our own site. */
const safeLink: sanitize.Transformer = (tagName, { href = '', ...attribs }) => {
  const kept = href.startsWith('#') || URL.canParse(href) ? { href } : {};
  return { tagName, attribs: { ...attribs, ...kept, rel: 'noopener noreferrer nofollow', target: '_blank' } };
};

/** No cell of a guide reaches over more columns or rows; a browser lays out all that a page claims. */
const WIDEST_SPAN = 50;

const safeCell: sanitize.Transformer = (tagName, { colspan, rowspan, ...attribs }) => ({
  tagName,
  attribs: { ...attribs, ...spanOf('colspan', colspan), ...spanOf('rowspan', rowspan) },
});

function spanOf(name: 'colspan' | 'rowspan', claimed: string | undefined): sanitize.Attributes {
  const span = Number(claimed ?? 1);
  return Number.isInteger(span) && span > 1 && span <= WIDEST_SPAN ? { [name]: String(span) } : {};
}

/** What is left of a document's HTML for our reader: its text and tables, no script, no form, nothing from elsewhere. */
function safeHtml(html: string): string {
  return sanitize(html, {
    allowedTags: text.split(' '),
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start'],
      '*': ['id', 'lang', 'dir'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'template',
      'title',
      'iframe',
      'object',
      'svg',
      'math',
    ],
    textFilter: cutEndlessWords,
    transformTags: { a: safeLink, td: safeCell, th: safeCell },
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' && !/^data:image\/(?:png|jpe?g|gif|webp);/i.test(attribs['src'] ?? ''),
    nestingLimit: 200,
  });
}

/** The same of a Word document. */
export async function safeHtmlOfDocx(bytes: Uint8Array): Promise<string> {
  return safeHtml(await htmlOfDocx(bytes));
}

/** The same of a web page's bytes. */
export function safeHtmlOfPage(bytes: Uint8Array): string {
  return safeHtml(decodeText(bytes, statedCharset(bytes)));
}
