import { cleanLine, countWords } from '../clean-text.ts';

/** What of the DOM is needed to find what stands around the content of a page. */
export interface DomElement {
  readonly localName: string;
  readonly textContent: string | null;
  readonly parentElement: DomElement | null;
  querySelectorAll(selector: string): Iterable<DomElement>;
  closest(selector: string): DomElement | null;
  getAttribute(name: string): string | null;
  remove(): void;
}

const around =
  'nav, body > header, body > footer, body > aside, [role="navigation"], [role="banner"], [role="contentinfo"], [role="complementary"], [role="search"], [role="dialog"], [role="alertdialog"], [aria-modal="true"], [id*="cookie"], [class*="cookie"]';
const content = 'main, article, [role="main"]';
const whole = new Set(['html', 'body', 'main', 'article']);
/** What says a value is no surroundings, whatever it is called. */
const value = /[$%]|\d (?:day|week|hour|month)/i;
/** Above this the parts of a page are not what they are called. */
const MOST = 0.6;

/** The parts of a page that are marked as surroundings, unless they hold titles, values or most of its words. */
export function markedSurroundings(root: DomElement): DomElement[] {
  const found = [...root.querySelectorAll(around)].filter(
    (element) =>
      !whole.has(element.localName) &&
      element.closest(content) === null &&
      [...element.querySelectorAll(`${content}, h1, h2, h3, h4, h5, h6`)].length === 0 &&
      !value.test(element.textContent ?? '') &&
      (element.parentElement?.closest(around) ?? null) === null,
  );
  const words = found.reduce((sum, { textContent }) => sum + countWords(textContent ?? ''), 0);
  return words > MOST * countWords(root.textContent ?? '') ? [] : found;
}

const FEWEST = 3;
/** Of a menu nearly all text is links. */
const SHARE = 0.8;
/** A text of so many words beside links is no menu. */
const PROSE = 8;

const textOf = ({ textContent }: DomElement): string => cleanLine(textContent ?? '');
const isHeading = ({ localName }: DomElement): boolean => /^h[1-6]$/.test(localName);
const isList = ({ localName }: DomElement): boolean => localName === 'ul' || localName === 'ol';
const linksOf = (element: DomElement): DomElement[] =>
  [...element.querySelectorAll('a')].filter((link) => textOf(link) !== '');

function isMenu(list: DomElement): boolean {
  const links = linksOf(list);
  const linked = links.reduce((sum, link) => sum + textOf(link).length, 0);
  return (
    links.length >= FEWEST && !value.test(textOf(list)) && linked >= SHARE * textOf(list).replaceAll(' ', '').length
  );
}

/** Whether a block says something of its own, other than links. */
const isProse = (block: DomElement): boolean =>
  !isHeading(block) &&
  countWords(textOf(block)) - linksOf(block).reduce((sum, link) => sum + countWords(textOf(link)), 0) >= PROSE;

/**
 * Lists that are nothing but links, where they stand before the first heading or behind the last text, come more than once, or
 * lead to parts of the same page; with the headings that have nothing else beneath them.
 *
 * @param isPage whether it is a whole page of the web; of any other text only what leads to its own parts is a menu
 */
export function menusIn(root: DomElement, isPage: boolean): DomElement[] {
  const blocks = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6, p, ul, ol, table, dl')].filter(
    (block) => (block.parentElement?.closest('ul, ol, table, dl') ?? null) === null && textOf(block) !== '',
  );
  const first = blocks.findIndex(isHeading);
  const last = blocks.findLastIndex(isProse);
  const menus = new Set(blocks.filter((block) => isList(block) && isMenu(block)));
  const counts = new Map<string, number>();
  for (const list of menus) counts.set(textOf(list), (counts.get(textOf(list)) ?? 0) + 1);
  const removed = new Set(
    blocks.filter((list, at) => {
      if (!menus.has(list)) return false;
      const isWithin = linksOf(list).every((link) => link.getAttribute('href')?.startsWith('#') === true);
      return isWithin || (isPage && (at < first || (last !== -1 && at > last) || (counts.get(textOf(list)) ?? 0) > 1));
    }),
  );
  const bare = blocks.filter((block, at) => {
    const [next, after] = [blocks[at + 1], blocks[at + 2]];
    return (
      isHeading(block) &&
      next !== undefined &&
      removed.has(next) &&
      (after === undefined || isHeading(after) || removed.has(after))
    );
  });
  return [...removed, ...bare];
}
