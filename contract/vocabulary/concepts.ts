import { listed } from './listed.ts';
import { ideasOfCover } from './spoken/ideas-of-cover.ts';
import { ideasOfWork } from './spoken/ideas-of-work.ts';

const ideas = { ...ideasOfCover, ...ideasOfWork };
export type Concept = keyof typeof ideas;

/**
 * Ideas of which the names of metrics are made, each with the words that people use for it. A metric is named where all ideas of one of
 * its recipes (`metric-recipes.ts`) stand in a question, in whatever order.
 */
export const concepts: ReadonlyMap<Concept, readonly string[]> = new Map(
  (Object.keys(ideas) as Concept[]).map((idea) => [idea, listed(ideas[idea])]),
);
