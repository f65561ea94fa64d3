import { findQuote } from './find-passage.ts';
import type { Passage } from './use-guide.ts';

/** Marks a passage, or the quote in it, in another document (an imported page in its frame) and scrolls to it. */
export function markInDocument(inside: Document, { text, quote }: Passage): void {
  for (const mark of inside.querySelectorAll('mark[data-cited]')) mark.replaceWith(...mark.childNodes);
  const walker = inside.createTreeWalker(inside.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const pieces = nodes.map((node) => node.data);
  for (const index of findQuote(pieces, text, quote)) {
    const node = nodes[index];
    if (!node) continue;
    const mark = inside.createElement('mark');
    mark.dataset['cited'] = '';
    mark.style.background = 'oklch(88% 0.17 95 / 0.5)';
    mark.style.color = 'inherit';
    node.replaceWith(mark);
    mark.append(node);
  }
  inside.querySelector('mark[data-cited]')?.scrollIntoView({ block: 'center' });
}
