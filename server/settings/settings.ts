import { z } from 'zod';

/**
 * Every setting of the product: its key, the form of its value and its value until somebody changes it.
 * Prices and rewards are credits.
 */
export const settings = {
  'cost.guide_search': { schema: z.int().min(1).max(100), initial: 1 },
  'cost.document_view': { schema: z.int().min(1).max(100), initial: 1 },
  'cost.maximus': { schema: z.int().min(1).max(100), initial: 5 },
  'credits.signup': { schema: z.int().min(0).max(1000), initial: 5 },
  'credits.profile': { schema: z.int().min(0).max(1000), initial: 5 },
  'credits.monthly_expire': { schema: z.boolean(), initial: true },
  'credits.renewal_grace_minutes': { schema: z.int().min(0).max(10_080), initial: 120 },
  /** New accounts a day from one network that are given welcome and profile credits. */
  'gifts.accounts_per_network': { schema: z.int().min(0).max(10_000), initial: 10 },
  /** False: those on the waitlist of Maximus cannot use it. */
  'maximus.enabled': { schema: z.boolean(), initial: true },
  'library.sample_removed': { schema: z.boolean(), initial: false },
  'reports.auto_refunds_enabled': { schema: z.boolean(), initial: true },
  'reports.max_auto_refunds': { schema: z.int().min(0).max(10), initial: 3 },
  'reports.refund_credits': { schema: z.int().min(1).max(10), initial: 1 },
  'reports.window_hours': { schema: z.int().min(1).max(168), initial: 72 },
  'founding.open': { schema: z.boolean(), initial: true },
  'referral.credits_per_email': { schema: z.int().min(0).max(1000), initial: 1 },
  'referral.credits_per_share': { schema: z.int().min(0).max(1000), initial: 1 },
  'referral.credits_per_success': { schema: z.int().min(0).max(1000), initial: 10 },
  'referral.max_emails_per_day': { schema: z.int().min(1).max(50), initial: 5 },
  'referral.max_shares_per_day': { schema: z.int().min(1).max(20), initial: 3 },
  /** Whether an administrator without a second factor can do nothing but set one up. */
  'security.admins_need_factor': { schema: z.boolean(), initial: false },
  'referral.button_text': { schema: z.string().trim().min(1).max(60), initial: 'Invite & Earn Credits' },
} as const satisfies Record<string, { schema: z.ZodType; initial: unknown }>;

export type SettingKey = keyof typeof settings;
export type SettingValue<K extends SettingKey> = z.output<(typeof settings)[K]['schema']>;
