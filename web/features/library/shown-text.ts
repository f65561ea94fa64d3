import { foldPieces, rangeOfHit, type Hit, type SearchText } from './search-text.ts';

/** Text that a document shows, ready to be searched. */
export interface ShownText {
  nodes: readonly Text[];
  text: SearchText;
}

/** Elements that stand within a line: everything else ends one. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code dfn em font i ins kbd mark q s samp small span strong sub sup time u var'
    .toUpperCase()
    .split(' '),
);

/** Reads the text below an element; parts that are hidden from screen readers, such as page numbers, are left out. */
export function readShownText(root: Element): ShownText {
  const nodes: Text[] = [];
  const ends: boolean[] = [];
  const endLine = () => {
    if (ends.length > 0) ends[ends.length - 1] = true;
  };
  const read = (element: Element) => {
    for (const child of element.childNodes) {
      if (child.nodeType === child.TEXT_NODE) {
        nodes.push(child as Text);
        ends.push(false);
      } else if (child.nodeType === child.ELEMENT_NODE) {
        const inner = child as Element;
        if (inner.getAttribute('aria-hidden') === 'true' || inner.tagName === 'STYLE') continue;
        const inline = INLINE.has(inner.tagName);
        if (!inline) endLine();
        read(inner);
        if (!inline) endLine();
      }
    }
  };
  read(root);
  const pieces = nodes.map((node, index) => ({ text: node.data, ends: ends[index] ?? false }));
  return { nodes, text: foldPieces(pieces) };
}

/** Where a hit stands in the document; null when its text is no longer there. */
export function rangeInDocument({ nodes, text }: ShownText, hit: Hit): Range | null {
  const { startPiece, startOffset, endPiece, endOffset } = rangeOfHit(text, hit);
  const [start, end] = [nodes[startPiece], nodes[endPiece]];
  if (!start?.isConnected || !end?.isConnected) return null;
  if (startOffset > start.length || endOffset > end.length) return null;
  const range = start.ownerDocument.createRange();
  range.setStart(start, startOffset);
  range.setEnd(end, endOffset);
  return range;
}
