import { findPassage } from './find-passage.ts';

/** Marks a passage in another document (an imported page in its frame) and scrolls to it. */
export function markInDocument(inside: Document, passage: string): void {
  const walker = inside.createTreeWalker(inside.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const cited = findPassage(
    nodes.map((node) => node.data),
    passage,
  ).flatMap((index) => nodes[index] ?? []);
  for (const node of cited) {
    const mark = inside.createElement('mark');
    mark.style.background = 'oklch(88% 0.17 95 / 0.5)';
    mark.style.color = 'inherit';
    node.replaceWith(mark);
    mark.append(node);
  }
  inside.querySelector('mark')?.scrollIntoView({ block: 'center' });
}
