import type { Section } from '../document.ts';

/** A section of text alone. */
export const section = (heading: string | null, text: string): Section => ({
  heading,
  level: heading === null ? 0 : 2,
  text,
  tables: [],
});
