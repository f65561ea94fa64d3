import { z } from 'zod';
import { companySizes } from './vocabulary/company-sizes.ts';
import { endpoint } from './endpoint.ts';

/** A person who uses the product. `creditBalance` is what can be spent now: balance less holds, in credits. */
export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** The picture itself, as a data address; null where there is none. */
  profileImageUrl: z.string().nullable(),
  companyName: z.string().nullable(),
  companySizeRange: z.enum(companySizes).nullable(),
  goals: z.string().nullable(),
  isAdmin: z.boolean(),
  foundingMemberNumber: z.int().nullable(),
  foundingMemberDate: z.iso.datetime().nullable(),
  creditBalance: z.int(),
  /** Credits that completing the profile will bring; 0 where it brings none, and once it is complete. */
  profileReward: z.int(),
  onWaitlistCohortimus: z.boolean(),
  hasSeenGuideSearchOnboarding: z.boolean(),
  lastLoginAt: z.iso.datetime().nullable(),
});
export type User = z.output<typeof User>;

const requiredText = (what: string, verb: 'is' | 'are', max: number) =>
  z
    .string(`${what} ${verb} required`)
    .trim()
    .min(1, `${what} ${verb} required`)
    .max(max, `${what} ${verb} too long (at most ${max} characters)`)
    // The database stores neither NUL nor half of a surrogate pair, and nobody types them.
    .refine(
      (text) => text.isWellFormed() && !text.includes('\0'),
      `${what} ${verb} not readable: a character cannot be saved`,
    );

/** The person after saving a profile, and the credits that this earned. */
export const CompletedProfile = User.extend({ creditsEarned: z.int() });
export type CompletedProfile = z.output<typeof CompletedProfile>;

export const Profile = z.object({
  firstName: requiredText('First name', 'is', 100),
  lastName: requiredText('Last name', 'is', 100),
  companyName: requiredText('Company name', 'is', 200),
  companySizeRange: z.enum(companySizes, 'Please choose a company size'),
  goals: requiredText('Goals', 'are', 2000),
});
export type Profile = z.output<typeof Profile>;

export const getAuthUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'person',
  summary: 'The signed-in person; the first call creates them and grants the signup credits.',
  reply: User,
});

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'person',
  summary: 'The same as /api/auth/user.',
  reply: User,
});

export const getMe = endpoint({
  method: 'GET',
  path: '/api/users/me',
  access: 'person',
  summary: 'The signed-in person with the current credit balance.',
  reply: User,
});

export const getUserStats = endpoint({
  method: 'GET',
  path: '/api/user/stats',
  access: 'person',
  summary: 'Chats ever created, distinct guides unlocked, credits spent net of refunds.',
  reply: z.object({ totalChats: z.int(), documentsViewed: z.int(), creditsUsed: z.int() }),
});

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/user/profile',
  access: 'person',
  summary: 'Saves the profile; the first complete profile of a mailbox earns credits, once ever.',
  body: Profile,
  reply: CompletedProfile,
});

/** Characters of a picture's data address: some 22 kB, several times what the screen makes of a photograph. */
const MAX_PICTURE = 30_000;

export const updatePicture = endpoint({
  method: 'PUT',
  path: '/api/user/picture',
  access: 'person',
  summary: 'Keeps a small picture of the person, or removes it.',
  body: z.object({
    picture: z
      .string('Please choose a picture')
      .max(MAX_PICTURE, 'The picture is too large')
      .regex(/^data:image\/(?:jpeg|png|webp);base64,[\w+/]+={0,2}$/, 'The picture must be a JPEG, PNG or WebP file')
      .nullable(),
  }),
  reply: User,
});

export const updateOnboarding = endpoint({
  method: 'PATCH',
  path: '/api/user/onboarding',
  access: 'person',
  summary: 'Remembers that the person has seen the introduction to Insight.',
  body: z.object({ hasSeenGuideSearchOnboarding: z.boolean() }),
  reply: User,
});

export const checkAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/check',
  access: 'person',
  summary: 'Whether the signed-in person is an administrator.',
  reply: z.object({ isAdmin: z.boolean() }),
});
