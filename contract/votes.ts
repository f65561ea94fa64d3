import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The keys of the announced products that can be voted for: Maximus Pro, Hindsight and Sentinel, in this order. */
export const productIds = ['resonance', 'perception', 'aurelia'] as const;
export const ProductId = z.enum(productIds, 'There is no such product');
export type ProductId = z.output<typeof ProductId>;

/** Votes of all people by product; every product has its number, 0 too. */
export const VoteCounts = z.object({ resonance: z.int(), perception: z.int(), aurelia: z.int() });
export type VoteCounts = z.output<typeof VoteCounts>;

export const getVoteCounts = endpoint({
  method: 'GET',
  path: '/api/products/vote-counts',
  access: 'public',
  summary: 'How many people have voted for each announced product.',
  reply: VoteCounts,
});

export const getUserVotes = endpoint({
  method: 'GET',
  path: '/api/products/user-votes',
  access: 'person',
  summary: 'The products that the person has voted for, in the order of their votes.',
  reply: z.array(ProductId),
});

export const voteForProduct = endpoint({
  method: 'POST',
  path: '/api/products/vote',
  access: 'person',
  summary: 'Votes for an announced product, once per person, and joins its waitlist. Free.',
  body: z.object({ productId: ProductId }),
  reply: z.object({ productId: ProductId, counts: VoteCounts }),
  errors: ['already_voted'],
});

export const joinWaitlist = endpoint({
  method: 'POST',
  path: '/api/waitlist/product/join',
  access: 'person',
  summary: 'Joins the waitlist of an announced product; joining again changes nothing. Free.',
  body: z.object({
    productId: ProductId,
    /** Where to write; without one, to the address of the account. */
    email: z.union([z.literal(''), z.email('Please enter a valid email address')]).default(''),
  }),
  reply: z.object({ productId: ProductId, joined: z.literal(true) }),
});
