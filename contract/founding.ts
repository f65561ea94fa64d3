import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** What the badge of a tier shows. */
export const badgeIcons = ['crown', 'star', 'sparkles', 'zap', 'award', 'shield'] as const;
export const BadgeIcon = z.enum(badgeIcons);
export type BadgeIcon = z.output<typeof BadgeIcon>;

/** The colours of a badge, as CSS colours; `direction` is the direction of a CSS gradient, `to right` for example. */
export const GradientColors = z.object({ from: z.string(), to: z.string(), direction: z.string() });

/** A tier as its members see it. */
export const FoundingTier = z.object({
  name: z.string(),
  description: z.string(),
  badgeIcon: BadgeIcon,
  gradientColors: GradientColors,
});
export type FoundingTier = z.output<typeof FoundingTier>;

export const getFoundingTier = endpoint({
  method: 'GET',
  path: '/api/user/founding-member-tier',
  access: 'person',
  summary: 'The tier of the founding member who asks; 404 for everybody else.',
  reply: FoundingTier,
});

/** A tier as administrators see it. The tier of a member is the active one whose range holds their number. */
export const AdminFoundingTier = FoundingTier.extend({
  id: z.uuid(),
  minNumber: z.int(),
  /** Null: without an end. */
  maxNumber: z.int().nullable(),
  displayOrder: z.int(),
  isActive: z.boolean(),
});
export type AdminFoundingTier = z.output<typeof AdminFoundingTier>;

export const getFoundingTiers = endpoint({
  method: 'GET',
  path: '/api/admin/founding-tiers',
  access: 'admin',
  summary: 'Every tier of the founding programme, in display order.',
  reply: z.array(AdminFoundingTier),
});
