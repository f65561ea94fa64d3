import type { Block } from './document.ts';

/** A part of a guide as it is stored and searched; `ordinal` counts from 0 within the guide. It never crosses a page. */
export interface Passage {
  ordinal: number;
  page: number;
  /** The lowest heading above it; what stands within the text of another heading is named behind that. */
  heading: string | null;
  text: string;
  /** What the text is made of. A heading that begins here comes first; passages that go on under it do not repeat it. */
  blocks: readonly Block[];
}
