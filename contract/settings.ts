import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What each service costs, in credits. Maximus shows and charges twice its setting for a query. */
export const CreditCosts = z.object({ maximus: z.int(), guideSearch: z.int(), documentView: z.int() });
export type CreditCosts = z.output<typeof CreditCosts>;

export const getCreditCosts = endpoint({
  method: 'GET',
  path: '/api/settings/credit-costs',
  access: 'public',
  summary: 'What each service costs, in credits.',
  reply: CreditCosts,
});

export const getReferralButtonText = endpoint({
  method: 'GET',
  path: '/api/settings/referral-button-text',
  access: 'public',
  summary: 'The label of the referral button.',
  reply: z.object({ text: z.string() }),
});

/** Where the browser finds the services it talks to; read once, before the app starts. */
export const BrowserConfig = z.object({
  /** Base of the auth service: a path on our own host for the embedded one, else an address. */
  authUrl: z.string(),
  /** The public key that a hosted auth service asks for; any text does for the embedded one. */
  authKey: z.string(),
  analytics: z.object({ host: z.string(), key: z.string() }).nullable(),
  supportEmail: z.string(),
  /** Credits for completing the profile, as the setting is now. */
  profileCredits: z.int(),
  signupCredits: z.int(),
  /** True while the embedded inbox catches mail: the sign-up page then says where to look. */
  inboxUrl: z.string().nullable(),
});
export type BrowserConfig = z.output<typeof BrowserConfig>;

export const getBrowserConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  access: 'public',
  summary: 'Addresses and public settings that the browser needs before it starts.',
  reply: BrowserConfig,
});
