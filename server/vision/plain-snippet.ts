const LENGTH = 300;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' };

/** What somebody else says of a guide, as plain text without a mark; null where nothing is left. */
export function plainSnippet(said: string | null): string | null {
  const text = (said ?? '')
    .slice(0, LENGTH * 20)
    .replaceAll(/<(script|style)\b[^>]*>[^]*?(<\/\1\s*>|$)/gi, ' ')
    .replaceAll(/<\/?[a-z!][^<>]*(>|$)/gi, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|apos|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replaceAll(/[\uE000\uE001]/g, '')
    .replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  if (text === '') return null;
  return text.length <= LENGTH ? text : `${text.slice(0, LENGTH).replace(/\s+\S*$|\p{Cs}$/u, '')}…`;
}
