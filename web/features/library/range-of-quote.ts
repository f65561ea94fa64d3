import { plain } from './find-passage.ts';

/** A letter of a text and where it stands. */
interface Place {
  node: Text;
  offset: number;
}

/** Where a quote stands in a passage that is shown; null where it does not. */
export function rangeOfQuote(passage: Element, quote: string): Range | null {
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
