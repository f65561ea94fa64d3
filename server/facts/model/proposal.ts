import { z } from 'zod';
import { networks, tiers } from '../../../contract/metrics.ts';

/** A fact as a model proposes it; nothing of it is believed before it was checked against the passage. */
export const Proposal = z.object({
  passage: z.int().describe('the number of the passage that says it'),
  metric: z.string().describe('a key of the catalogue'),
  value: z.number().nullish().describe('of a number: in the unit of the catalogue'),
  words: z.string().nullish().describe('of a choice, a name, a formula; "yes" or "no"'),
  plan: z.string().max(120).nullish().describe('the name of the plan, where the guide has several'),
  tier: z.enum(tiers).nullish().describe('whom the amount is for, where the catalogue names levels'),
  network: z.enum(networks).nullish().describe('in or out of the network, where the catalogue says so'),
  quote: z.string().describe('the words of the passage that say it, letter for letter'),
});
export type Proposal = z.output<typeof Proposal>;

/** What a model notes down at once: one that is ill-formed does not take the others with it. */
export const Proposals = z.object({ facts: z.array(z.union([Proposal, z.unknown()])).max(500) });
