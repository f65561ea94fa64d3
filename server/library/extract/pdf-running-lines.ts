import type { Line } from './pdf-lines.ts';

/** Lines at a page's top or bottom that stand on most pages, numbers apart, are its running head and foot. */
export function dropRunningLines(pages: readonly Line[][]): Line[][] {
  if (pages.length < 4) return pages.map((lines) => [...lines]);
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const key of new Set(edgesOf(lines).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const running = new Set([...counts].filter(([, count]) => count >= pages.length * 0.6).map(([key]) => key));
  return pages.map((lines) => {
    const edges = new Set(edgesOf(lines));
    return lines.filter((line) => !edges.has(line) || !running.has(keyOf(line)));
  });
}

function edgesOf(lines: readonly Line[]): Line[] {
  const byHeight = [...lines].sort((a, b) => a.y - b.y);
  return [...byHeight.slice(0, 2), ...byHeight.slice(-2)];
}

const keyOf = (line: Line): string => `${line.cells.join(' ').replaceAll(/\d+/g, '#')} @${Math.round(line.y / 8)}`;
