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

export const changeReferralButtonText = endpoint({
  method: 'PUT',
  path: '/api/admin/settings/referral-button-text',
  access: 'admin',
  summary: 'Changes the label of the referral button.',
  body: z.object({
    text: z.string().trim().min(1, 'The text is required').max(60, 'The text may have at most 60 characters'),
    /** What the administrator saw: where it is no longer so, nothing is changed. */
    was: z.string().optional(),
  }),
  reply: z.object({ text: z.string() }),
});

/** Where the browser finds the services it talks to; read once, before the app starts. */
export const BrowserConfig = z.object({
  /** Base of the auth service: a path on our own host for the embedded one, else an address. */
  authUrl: z.string(),
  /** The public key that a hosted auth service asks for; any text does for the embedded one. */
  authKey: z.string(),
  /** Characters of the shortest password that the auth service takes. */
  minPasswordLength: z.int(),
  analytics: z.object({ host: z.string(), key: z.string() }).nullable(),
  supportEmail: z.string(),
  /** Whether people can delete their account by themselves: a hosted auth service needs AUTH_SERVICE_KEY for it. */
  accountDeletion: z.boolean(),
  /** Credits for a first account, as the setting is now; 0 where the visitor's network has had its gifts of today. */
  signupCredits: z.int(),
  /** True while the embedded inbox catches mail: the sign-up page then says where to look. */
  inboxUrl: z.string().nullable(),
  /** Whether Maximus is open to everybody; else those on its waitlist must wait. */
  maximusEnabled: z.boolean(),
});
export type BrowserConfig = z.output<typeof BrowserConfig>;

export const getBrowserConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  access: 'public',
  summary: 'Addresses and public settings that the browser needs before it starts.',
  reply: BrowserConfig,
});

/** What the installation says in place of our terms and our privacy notice, as Markdown; null: ours stand. */
export const LegalTexts = z.object({ terms: z.string().nullable(), privacy: z.string().nullable() });
export type LegalTexts = z.output<typeof LegalTexts>;

export const getLegalTexts = endpoint({
  method: 'GET',
  path: '/api/legal-texts',
  access: 'public',
  summary: 'The terms and the privacy notice of this installation, where it has its own.',
  reply: LegalTexts,
});

export const getAdminCreditCosts = endpoint({
  method: 'GET',
  path: '/api/admin/settings/credit-costs',
  access: 'admin',
  summary: 'What each service costs, in credits.',
  reply: CreditCosts,
});

export const updateCreditCost = endpoint({
  method: 'PATCH',
  path: '/api/admin/settings/credit-costs',
  access: 'admin',
  summary: 'Changes what one service costs from now on.',
  body: z.object({
    serviceType: z.enum(['maximus', 'guide_search', 'document_view'], 'There is no such service'),
    cost: z
      .int('The cost must be a whole number')
      .min(1, 'The cost must be 1 to 100')
      .max(100, 'The cost must be 1 to 100'),
    /** What the administrator saw: where it is no longer so, nothing is changed. */
    was: z.int().optional(),
  }),
  reply: CreditCosts,
  errors: ['changed_meanwhile'],
});

/** Whether monthly credits end with the period that they were paid for, or are carried over. */
export const CreditExpiration = z.object({ monthlyCreditsExpire: z.boolean(), description: z.string() });

export const getCreditExpiration = endpoint({
  method: 'GET',
  path: '/api/admin/settings/credit-expiration',
  access: 'admin',
  summary: 'Whether monthly credits end with their period.',
  reply: CreditExpiration,
});

export const changeCreditExpiration = endpoint({
  method: 'POST',
  path: '/api/admin/settings/credit-expiration',
  access: 'admin',
  summary: 'Sets whether monthly credits end with their period; periods that end from now on follow it.',
  body: z.object({
    monthlyCreditsExpire: z.boolean('Choose whether monthly credits expire'),
    /** What the administrator saw: where it is no longer so, nothing is changed. */
    was: z.boolean().optional(),
  }),
  reply: CreditExpiration,
  errors: ['changed_meanwhile'],
});

const gift = z
  .int('The credits must be a whole number')
  .min(0, 'The credits must be 0 to 1,000')
  .max(1000, 'The credits must be 0 to 1,000');

/** What a new account brings, and what is asked of administrators. */
export const AccountSettings = z.object({
  /** Credits of a first account, and of its first complete profile. */
  signupCredits: gift,
  profileCredits: gift,
  /** New accounts a day from one network that are given these credits. */
  accountsPerNetwork: z
    .int('The number must be whole')
    .min(0, 'The number must be 0 to 10,000')
    .max(10_000, 'The number must be 0 to 10,000'),
  /** Whether whoever comes becomes a founding member. */
  foundingOpen: z.boolean('Choose whether founding members are still numbered'),
  /** Whether an administrator without a second factor can do nothing but set one up. */
  adminsNeedFactor: z.boolean('Choose whether administrators need a second factor'),
});
export type AccountSettings = z.output<typeof AccountSettings>;

export const getAccountSettings = endpoint({
  method: 'GET',
  path: '/api/admin/settings/accounts',
  access: 'admin',
  summary: 'What a new account brings, and what is asked of administrators.',
  reply: AccountSettings,
});

export const changeAccountSettings = endpoint({
  method: 'PATCH',
  path: '/api/admin/settings/accounts',
  access: 'admin',
  summary: 'Changes what a new account brings and what is asked of administrators; what is not named stays.',
  body: AccountSettings.partial()
    .refine((changes) => Object.keys(changes).length > 0, 'Name at least one setting')
    .safeExtend({
      /** What the administrator saw of the fields that change: where one is no longer so, nothing is changed. */
      was: z.record(z.string(), z.unknown()).optional(),
    }),
  reply: AccountSettings,
  errors: ['changed_meanwhile'],
});
