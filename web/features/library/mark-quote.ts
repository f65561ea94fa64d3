import { plain } from './find-passage.ts';

const NAME = 'quote';

/** Of the mark: the style sheets' compiler does not know such marks yet. */
const LOOK = 'light-dark(oklch(88% 0.17 95 / 0.5), oklch(62% 0.12 90 / 0.35))';

let styled = false;

function style(): void {
  if (styled) return;
  styled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`::highlight(${NAME}) { background-color: ${LOOK}; }`);
  document.adoptedStyleSheets.push(sheet);
}

/** A letter of a text and where it stands. */
interface Place {
  node: Text;
  offset: number;
}

/**
 * Marks a quote in a passage that is shown, without touching its elements: React owns them. Returns what takes the mark away.
 * Where the browser has no such marks, or the quote is not there, nothing is marked.
 */
export function markQuote(passage: Element, quote: string): () => void {
  const range = 'highlights' in CSS ? rangeOf(passage, quote) : null;
  if (range === null) return () => undefined;
  style();
  CSS.highlights.set(NAME, new Highlight(range));
  return () => void CSS.highlights.delete(NAME);
}

function rangeOf(passage: Element, quote: string): Range | null {
  const walker = document.createTreeWalker(passage, NodeFilter.SHOW_TEXT);
  const places: Place[] = [];
  let whole = '';
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (let offset = 0; offset < node.length; offset += 1) {
      const letters = plain(node.data.charAt(offset));
      whole += letters;
      for (let count = 0; count < letters.length; count += 1) places.push({ node, offset });
    }
  }
  const wanted = plain(quote);
  const at = wanted === '' ? -1 : whole.indexOf(wanted);
  const [first, last] = [places[at], places[at + wanted.length - 1]];
  if (!first || !last) return null;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return range;
}
