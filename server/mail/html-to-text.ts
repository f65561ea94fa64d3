const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  middot: '·',
  mdash: '—',
  ndash: '–',
  rsquo: '’',
  zwnj: '',
};

function decode(text: string): string {
  return text.replaceAll(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      return named[name?.toLowerCase() ?? ''] ?? whole;
    },
  );
}

const stripTags = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

/**
 * The plain form of a mail: paragraphs apart, every link with its address behind it, nothing that is hidden from the
 * reader of the HTML (head, styles, the preview line).
 */
export function htmlToText(html: string): string {
  const flat = html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(head|style|script|title)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<div\b[^>]*display:\s*none[\s\S]*?<\/div>/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, (_match, href: string, inner: string) => {
      const label = stripTags(inner).replaceAll(/\s+/g, ' ').trim();
      return label === href || label === '' ? href : `${label}: ${href}`;
    })
    .replaceAll(/<(?:br|hr)\b[^>]*>/gi, '\n')
    .replaceAll(/<\/(?:p|h\d|li|tr|table)>/gi, '\n\n')
    .replaceAll(/<\/div>/gi, '\n');
  return decode(stripTags(flat))
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .concat('\n');
}
