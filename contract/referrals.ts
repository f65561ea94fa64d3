import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { MAX_EMAILS_A_SUBMISSION } from './limits.ts';

export const sharePlatforms = ['twitter', 'linkedin', 'facebook'] as const;
export const SharePlatform = z.enum(sharePlatforms, 'There is no such platform');
export type SharePlatform = z.output<typeof SharePlatform>;

const reward = z.int('The credits must be a whole number').min(0, 'The credits must be 0 or more').max(1000);

/** What referring others brings, in credits, and how often a person may do it in 24 hours. */
export const ReferralSettings = z.object({
  creditsPerEmailSubmission: reward,
  creditsPerSocialShare: reward,
  creditsPerSuccessfulReferral: reward,
  maxEmailsPerDay: z.int().min(1, 'The limit must be 1 to 50').max(50, 'The limit must be 1 to 50'),
  /** Of each platform. */
  maxSharesPerDay: z.int().min(1, 'The limit must be 1 to 20').max(20, 'The limit must be 1 to 20'),
});
export type ReferralSettings = z.output<typeof ReferralSettings>;

export const getReferralSettings = endpoint({
  method: 'GET',
  path: '/api/referrals/settings',
  access: 'public',
  summary: 'What referring others brings, and its limits.',
  reply: ReferralSettings,
});

/** Why an address was not invited. */
export const refusedBecause = ['invalid', 'own_address', 'member', 'already_invited', 'over_limit'] as const;
export type RefusedBecause = (typeof refusedBecause)[number];

export const inviteByEmail = endpoint({
  method: 'POST',
  path: '/api/referrals/emails',
  access: 'person',
  summary: 'Mails an invitation to each address that may have one, and earns credits for each.',
  body: z.object({
    emails: z
      .array(z.string().max(1000), 'Please enter at least one email address')
      .min(1, 'Please enter at least one email address')
      .max(MAX_EMAILS_A_SUBMISSION, `Maximum ${MAX_EMAILS_A_SUBMISSION} emails per submission`),
  }),
  reply: z.object({
    message: z.string(),
    invited: z.array(z.string()),
    refused: z.array(z.object({ email: z.string(), because: z.enum(refusedBecause) })),
    creditsEarned: z.int(),
  }),
  errors: ['invitation_limit', 'invitations_off'],
});

export const recordShare = endpoint({
  method: 'POST',
  path: '/api/referrals/social-share',
  access: 'person',
  summary: 'Notes that the person shares their link on a platform, and earns credits for it.',
  body: z.object({ platform: SharePlatform }),
  reply: z.object({ message: z.string(), creditsEarned: z.int() }),
  errors: ['share_limit', 'sharing_off'],
});

/** An invitation of the person's own. `joined` once its addressee has signed up and confirmed. */
export const Invitation = z.object({
  id: z.uuid(),
  /** Null for somebody who came by the person's link. */
  email: z.string().nullable(),
  status: z.enum(['invited', 'joined']),
  invitedAt: z.iso.datetime().nullable(),
  joinedAt: z.iso.datetime().nullable(),
  creditsEarned: z.int(),
});
export type Invitation = z.output<typeof Invitation>;

export const getInvitations = endpoint({
  method: 'GET',
  path: '/api/referrals/invitations',
  access: 'person',
  summary: 'Whom the person has invited and who has joined, newest first.',
  reply: z.array(Invitation),
});

export const getAdminReferralSettings = endpoint({
  method: 'GET',
  path: '/api/admin/referral-settings',
  access: 'admin',
  summary: 'What referring others brings, and its limits.',
  reply: ReferralSettings,
});

export const changeReferralSettings = endpoint({
  method: 'POST',
  path: '/api/admin/referral-settings',
  access: 'admin',
  summary: 'Changes what is named of the rewards and limits, from now on.',
  body: ReferralSettings.partial().extend({
    /** What the administrator saw of the fields that change: where one is no longer so, nothing is changed. */
    was: z.record(z.string(), z.unknown()).optional(),
  }),
  reply: ReferralSettings,
});

/** What a share on a platform says. */
export const SocialContent = z.object({
  platform: SharePlatform,
  title: z.string(),
  description: z.string(),
  callToAction: z.string(),
  /** Without their signs, separated by commas: `benefits,HR`. */
  hashtags: z.string(),
  isActive: z.boolean(),
});
export type SocialContent = z.output<typeof SocialContent>;

export const getSocialContent = endpoint({
  method: 'GET',
  path: '/api/social-sharing-content',
  access: 'public',
  summary: 'What shares on social platforms say.',
  reply: z.array(SocialContent),
});

export const getAdminSocialContent = endpoint({
  method: 'GET',
  path: '/api/admin/social-sharing-content',
  access: 'admin',
  summary: 'What shares on every platform say, inactive ones too.',
  reply: z.array(SocialContent),
});

const sentence = (what: string, max: number) =>
  z.string().trim().min(1, `${what} is required`).max(max, `${what} is too long (at most ${max} characters)`);

export const changeSocialContent = endpoint({
  method: 'POST',
  path: '/api/admin/social-sharing-content/{platform}',
  access: 'admin',
  summary: 'Changes what is named of the words that shares on a platform carry.',
  params: z.object({ platform: SharePlatform }),
  body: z.object({
    title: sentence('The title', 200).optional(),
    description: sentence('The description', 1000).optional(),
    callToAction: sentence('The call to action', 200).optional(),
    hashtags: z.string().trim().max(200, 'The hashtags are too long (at most 200 characters)').optional(),
    isActive: z.boolean().optional(),
    /** What the administrator saw of the fields that change: where one is no longer so, nothing is changed. */
    was: z.record(z.string(), z.unknown()).optional(),
  }),
  reply: SocialContent,
  errors: ['changed_meanwhile'],
});

export const seedSocialContent = endpoint({
  method: 'POST',
  path: '/api/admin/seed-social-content',
  access: 'admin',
  summary: 'Adds the first words of platforms that have none; what is there stays.',
  reply: z.array(SocialContent),
});
