const MARKER = /\s*【[^】]*】?/gu;

/** The text of an answer without its citation markers, as it is copied. */
export function withoutMarkers(text: string): string {
  return text.replaceAll(MARKER, '');
}
