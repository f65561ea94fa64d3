import type { LimitPolicies } from './limits.ts';
import type { PasswordLimits } from './password-attempts.ts';

/** What a mail is for; the product has a template of its own for each. */
export type AuthMailKind =
  | 'confirmation'
  | 'recovery'
  | 'magic_link'
  | 'email_change'
  | 'reauthentication'
  | 'invite'
  | NoticeKind;

/** Mails that only tell what has happened to an account. */
export const noticeKinds = [
  'already_registered',
  'password_changed',
  'email_changed',
  'factor_added',
  'factor_removed',
  'recovery_code_used',
  'new_device',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export interface AuthMail {
  kind: AuthMailKind;
  /** What the words of a notice name: the new address, the device. */
  details: Record<string, string>;
  /** The address, lower case. */
  to: string;
  /** The account that the mail is about. */
  userId: string;
  /** Six digits, ten to sign in with, good for ten minutes; empty where there is nothing to confirm. */
  token: string;
  /** A page of this service with a button, good for 24 hours; a page of the site where there is nothing to press. */
  url: string;
  /** One per token: giving the same mail twice must send it once. */
  idempotencyKey: string;
}

export type LogLevel = 'info' | 'warn' | 'error';

export interface AuthSettings {
  databaseUrl: string;
  /** Address of the site, for example `https://benesight.example`; links and redirects are built from it alone. */
  siteUrl: string;
  /** Further addresses (origin and path) that a mailed link may lead back to. */
  redirectAllowList: readonly string[];
  /** true: a sign-up is confirmed at once, without a mail. */
  autoconfirm: boolean;
  signupEnabled: boolean;
  anonymousEnabled: boolean;
  minPasswordLength: number;
  /** `strict`: at least eight characters, and no well-known password. */
  profile: 'standard' | 'strict';
  /** Least time between two mails of one purpose to one mailbox, of what anybody may ask for also from one network. */
  mailIntervalSeconds: number;
  /** A JSON array of private JWKs (EC P-256 or RSA); null: made at first start and kept in the database. */
  jwks: string | null;
  /** Encrypt signing keys and secrets of authenticators in the database: the first one from now on, the others are those before it. */
  encryptionKeys?: readonly string[];
  /** The `iss` of tokens; null: fixed at first start from the site address and kept in the database. */
  issuer: string | null;
  /** How many proxies of our own stand in front; 0: the socket's address counts and X-Forwarded-For is ignored. */
  trustedProxies: number;
  /** Puts a mail into the product's queue. A failure is tried again later. */
  sendMail(mail: AuthMail): Promise<void>;
  /** Never given a password, a token or a code. */
  log(level: LogLevel, message: string, detail?: Record<string, unknown>): void;
  limits?: Partial<LimitPolicies>;
  passwordLimits?: PasswordLimits;
  /** The clock; tests move it. */
  now?: () => Date;
}

export const seconds = { accessToken: 3600, code: 600, link: 86_400, flow: 300, challenge: 300 } as const;

/** A session ends after 30 days, and after 14 days without a refresh. */
export const sessionDays = { absolute: 30, inactive: 14 } as const;

export const day = 86_400_000;

/** The longest password in bytes, and the largest user_metadata (it travels in every token). */
export const sizes = { passwordBytes: 72, metadataBytes: 4096, bodyBytes: 1_048_576 } as const;
