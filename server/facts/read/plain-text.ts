const typographic: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\n': ' ',
};

/** A text in small letters with straight quotes, plain hyphens and spaces: letter for letter as long as the original. */
export function plainText(text: string): string {
  const small = text.toLowerCase();
  // A few letters of other languages grow when they are made small.
  const even = small.length === text.length ? small : text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  return even.replaceAll(/[’‘“”–—‐‑−\u00a0\u202f\n]/g, (mark) => typographic[mark] ?? mark);
}
