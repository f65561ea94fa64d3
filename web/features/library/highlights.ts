/** What is marked in shown text: the quote of a fact, the hits of a search, the hit one is at. Later ones lie above. */
const LOOKS = {
  quote: 'light-dark(oklch(88% 0.17 95 / 0.5), oklch(62% 0.12 90 / 0.35))',
  found: 'light-dark(oklch(84% 0.12 195 / 0.55), oklch(60% 0.1 195 / 0.45))',
  current: 'light-dark(oklch(76% 0.17 60 / 0.75), oklch(62% 0.15 55 / 0.75))',
};
export type HighlightName = keyof typeof LOOKS;

const styled = new WeakSet<Document>();

function style(inside: Document, view: Window & typeof globalThis): void {
  if (styled.has(inside)) return;
  styled.add(inside);
  // The style sheets' compiler does not know such marks yet.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(
    Object.entries(LOOKS)
      .map(([name, look]) => `::highlight(${name}) { background-color: ${look}; }`)
      .join('\n'),
  );
  inside.adoptedStyleSheets.push(sheet);
}

/**
 * Marks ranges of a document's text without touching its elements. Returns what takes the marks away. Where the browser has
 * no such marks, nothing is marked.
 *
 * @param inside the document that the ranges are of: ours, or that of a frame
 */
export function highlight(inside: Document, name: HighlightName, ranges: readonly AbstractRange[]): () => void {
  const view = inside.defaultView;
  if (view === null || ranges.length === 0 || !('highlights' in view.CSS)) return () => undefined;
  style(inside, view);
  const { highlights } = view.CSS;
  const marks = highlights.get(name) ?? new view.Highlight();
  marks.priority = Object.keys(LOOKS).indexOf(name);
  highlights.set(name, marks);
  for (const range of ranges) marks.add(range);
  return () => {
    for (const range of ranges) marks.delete(range);
  };
}
