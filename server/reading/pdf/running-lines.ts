import { textOf, type Line } from './lines.ts';

/** A page as it was placed: its lines in reading order, and its height in points. */
export interface PlacedPage {
  lines: Line[];
  height: number;
}

/** How far from the top or bottom edge a running head or foot may stand, as a part of the page. */
const MARGIN = 0.085;

/** Drops page numbers, and what stands in the margin of most pages, numbers apart: running heads and feet. */
export function dropRunningLines(pages: readonly PlacedPage[]): Line[][] {
  const numbered = pages.map(({ lines, height }) => ({ lines: withoutPageNumber(lines), height }));
  return pages.length < 4 ? numbered.map(({ lines }) => lines) : dropRepeated(numbered);
}

/** A number alone on a page's first or last line is the page's own, unless the page holds nothing else. */
function withoutPageNumber(lines: readonly Line[]): Line[] {
  const [top] = lines.toSorted((a, b) => a.y - b.y);
  const bottom = lines.toSorted((a, b) => b.y - a.y)[0];
  const kept = lines.filter((line) => (line !== top && line !== bottom) || !isPageNumber(textOf(line)));
  return kept.length === 0 ? [...lines] : kept;
}

const isPageNumber = (text: string): boolean =>
  /^(?:page )?[-–|]? ?(?:\d{1,4}|[ivxl]{1,6}) ?[-–|]?(?: (?:of|\/) \d{1,4})?$/i.test(text);

function dropRepeated(pages: readonly PlacedPage[]): Line[][] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(marginsOf(page).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const running = new Set([...counts].filter(([, count]) => count >= pages.length * 0.5).map(([key]) => key));
  return pages.map((page) => {
    const margins = new Set(marginsOf(page));
    return page.lines.filter((line) => !margins.has(line) || !running.has(keyOf(line)));
  });
}

function marginsOf({ lines, height }: PlacedPage): Line[] {
  return lines.filter(({ y }) => y < height * MARGIN || y > height * (1 - MARGIN));
}

const keyOf = (line: Line): string => `${textOf(line).replaceAll(/\d+/g, '#')} @${Math.round(line.y / 8)}`;
