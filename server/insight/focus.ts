import type { Citation } from '../../contract/insight.ts';

/** A section of a guide, by its heading. */
export interface Section {
  guideId: string;
  heading: string | null;
}

/** What the last answer of a chat stood on, in the order in which it was said: a follow-up is looked for there first. */
export interface Focus {
  sections: readonly Section[];
  /** Ids of rules; none where the answer stood on guides before any rule. */
  rules: readonly string[];
}

export const noFocus: Focus = { sections: [], rules: [] };

const MOST_SECTIONS = 6;

/** What an answer stood on, by its citations; what the one before stood on where it cites nothing. */
export function focusOf(citations: readonly Citation[], before: Focus = noFocus): Focus {
  if (citations.length === 0) return before;
  const sections = citations.flatMap((one) =>
    'passageId' in one ? [{ guideId: one.documentId, heading: one.heading }] : [],
  );
  const [first] = citations;
  const isOfRules = first?.kind === 'rule' && first.survey === undefined;
  return {
    sections: sections
      .filter((one, at) => sections.findIndex((other) => isSame(one, other)) === at)
      .slice(0, MOST_SECTIONS),
    rules: isOfRules ? citations.flatMap((one) => (one.kind === 'rule' ? [one.id] : [])) : [],
  };
}

const isSame = (one: Section, other: Section): boolean =>
  one.guideId === other.guideId && one.heading === other.heading;

/** How far a passage is what the last answer stood on: its section, else its guide. */
export const placeIn = (sections: readonly Section[], { guideId, heading }: Section): 'section' | 'guide' | null =>
  sections.some((one) => isSame(one, { guideId, heading }))
    ? 'section'
    : sections.some((one) => one.guideId === guideId)
      ? 'guide'
      : null;
