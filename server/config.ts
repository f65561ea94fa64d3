import { z } from 'zod';
import type { LogLevel } from './http/log.ts';

const Port = z.coerce.number().int().min(1).max(65_529);
/** The whole sample library. */
export const SAMPLE_GUIDES = 7500;
/** More are not made: what a large installation costs is known up to here. */
const MOST_SAMPLE_GUIDES = 100_000;
/** Milliseconds of processor time that a search of our own index may take, unless set. */
export const SEARCH_LIMIT_MS = 2_000;
const Flag = z.enum(['on', 'off']);

const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const Environment = z.object({
  PORT: Port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  FILES_DIR: z.string().min(1).optional(),
  FILES_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address with a bucket' })
    .refine((url) => /^https?:\/\/[^/?#@]+\/[^/?#]+/.test(url), 'must be an http(s) address with a bucket')
    .optional(),
  FILES_REGION: z.string().default('us-east-1'),
  FILES_ACCESS_KEY: z.string().optional(),
  FILES_SECRET_KEY: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  APP_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  ADMIN_EMAILS: z.string().default(''),
  SUPPORT_EMAIL: z.email().default('support@benesight.example'),
  TERMS_FILE: z.string().optional(),
  PRIVACY_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  METRICS_KEY: z
    .string()
    .regex(/^[!-~]{16,}$/, 'must have at least 16 characters, without spaces')
    .optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  AUTH_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  AUTH_KEY: z.string().default('public'),
  AUTH_SERVICE_KEY: z.string().optional(),
  AUTH_ISSUER: z.string().optional(),
  AUTH_JWKS: z.string().optional(),
  AUTH_ENCRYPTION_KEY: z
    .string()
    .refine((keys) => list(keys).every((key) => key.length >= 32), 'must have at least 32 characters')
    .default(''),
  AUTH_AUTOCONFIRM: Flag.default('off'),
  AUTH_SIGNUP: Flag.default('on'),
  AUTH_ANONYMOUS: Flag.default('off'),
  AUTH_PROFILE: z.enum(['standard', 'strict']).default('standard'),
  AUTH_REDIRECTS: z.string().default(''),
  AUTH_MAIL_INTERVAL: z.coerce.number().int().min(0).max(3600).default(60),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
  MAIL_FROM: z.email().default('hello@benesight.example'),
  MODEL_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  MODEL_NAME: z.string().min(1).optional(),
  MODEL_FIRST_BYTE_MS: z.coerce.number().int().min(100).max(240_000).default(10_000),
  MODEL_KEY: z.string().default(''),
  MODEL_PRICES: z
    .string()
    .regex(/^\d+(\.\d+)?,\d+(\.\d+)?$/, 'must be two amounts of dollars, as in 0.25,2')
    .optional(),
  FACTS_MODEL: z.string().optional(),
  SEARCH_WORKFLOW_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .refine((url) => !/^https?:\/\/[^/?#]*@/.test(url), 'must hold no name or password; use SEARCH_WORKFLOW_KEY')
    .optional(),
  SEARCH_WORKFLOW_KEY: z.string().optional(),
  SEARCH_LIMIT_MS: z.coerce.number().positive().max(60_000).default(SEARCH_LIMIT_MS),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'must begin with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must begin with whsec_').optional(),
  PAYMENTS_PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  MAXIMUS_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  MAXIMUS_PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  MAXIMUS_SERVICE_KEY: z
    .string()
    .regex(/^[!-~]{32,}$/, 'must have at least 32 characters, without spaces')
    .optional(),
  MAXIMUS_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  POSTHOG_KEY: z.string().optional(),
  POSTHOG_HOST: z.url().optional(),
  SAMPLE_LIBRARY: z
    .union([Flag, z.coerce.number().int().min(0).max(MOST_SAMPLE_GUIDES)], 'must be on, off, or a number of guides')
    .default('on'),
});

/** The settings of a process, as the environment gives them. Every name is explained in the README. */
export interface Config {
  port: number;
  host: string;
  /** Where embedded services listen, when they are not given from outside: PORT and the six after it. */
  ports: { maximus: number; payments: number; inbox: number; smtp: number; model: number; analytics: number };
  dataDir: string;
  /** Where originals of guides are kept, when not within `dataDir`: a folder that several processes may share. */
  filesDir: string | null;
  /** The bucket of an S3-compatible service where originals are kept in place of a folder; null: the folder. */
  filesBucket: {
    url: string;
    region: string;
    /** Null: what the machine's own role or configuration gives. */
    credentials: { accessKeyId: string; secretAccessKey: string } | null;
  } | null;
  databaseUrl: string | null;
  /** The public address; links in mails begin with it. */
  appUrl: string;
  /** True when the address was given: only then is the browser held to it. */
  appUrlGiven: boolean;
  adminEmails: ReadonlySet<string>;
  /** True where `ADMIN_EMAILS` is given but counts for nothing: anybody could sign up with one of these addresses. */
  adminEmailsIgnored: boolean;
  supportEmail: string;
  /** Files of Markdown that stand in place of our terms and our privacy notice. */
  legal: { termsFile: string | null; privacyFile: string | null };
  logLevel: LogLevel;
  trustedProxies: number;
  /** What `GET /metrics` asks for as a bearer token; null: there is no such address. */
  metricsKey: string | null;
  auth: {
    url: string | null;
    key: string;
    /** What a hosted service asks of whoever administers accounts; null: nobody here does. */
    serviceKey: string | null;
    issuer: string | null;
    jwks: string | null;
    /** What encrypts signing keys and secrets of authenticators in the database: the present key, then those before it. */
    encryptionKeys: readonly string[];
    autoconfirm: boolean;
    signup: boolean;
    anonymous: boolean;
    profile: 'standard' | 'strict';
    redirects: readonly string[];
    mailIntervalSeconds: number;
  };
  mail: { smtpUrl: string | null; from: string };
  model: { url: string | null; name: string; key: string; firstByteMs: number };
  /** Dollars for a million tokens that the model reads, and writes; null where nobody said. */
  modelPrices: { read: number; written: number } | null;
  /** The model that reads plan facts beside the rules; null: the rules alone do. */
  factsModel: { url: string; name: string; key: string } | null;
  /** The outside search that finds guides; null: our own index does. */
  searchWorkflow: { url: string; key: string | null } | null;
  /** Milliseconds of processor time that a search of our own index may take. */
  searchLimitMs: number;
  payments: {
    /** The account that is used; null: the embedded sandbox, where nothing is real. */
    account: { secretKey: string; webhookSecret: string } | null;
    /** Where people reach the pages of the embedded sandbox, when not at its port. */
    publicUrl: string | null;
  };
  maximus: {
    /** Another provider of Maximus; null: the embedded one. */
    url: string | null;
    /** Where people reach the embedded one, when not at its port. */
    publicUrl: string | null;
    /** What provider and product know each other by; null: a secret that is made on first start. */
    serviceKey: string | null;
    /** Where the embedded one keeps its sessions; null: in the product's own database, in a schema of its own. */
    databaseUrl: string | null;
  };
  analytics: { key: string; host: string } | null;
  /** How many modelled guides the library is to have. */
  sampleGuides: number;
}

/** A setting of the environment that cannot be used; the message is one line for the person who starts the program. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** What a browser on this machine calls a host that we listen on. */
function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Whether an address is on this machine: whoever listens there answers under any name. */
const isLoopback = (url: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);

function bucketOf(e: z.output<typeof Environment>): Config['filesBucket'] {
  if (e.FILES_URL === undefined) return null;
  const { FILES_ACCESS_KEY: accessKeyId, FILES_SECRET_KEY: secretAccessKey } = e;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
  return { url: e.FILES_URL, region: e.FILES_REGION, credentials };
}

function pricesOf(given: string | undefined): Config['modelPrices'] {
  if (given === undefined) return null;
  const [read = 0, written = 0] = given.split(',').map(Number);
  return { read, written };
}

/** Reads the environment once. An empty variable counts as absent. @throws ConfigError naming the variable */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.') ?? 'The environment'}: ${issue?.message ?? 'cannot be used'}`);
  }
  const e = parsed.data;
  if ((e.POSTHOG_KEY === undefined) !== (e.POSTHOG_HOST === undefined)) {
    throw new ConfigError('POSTHOG_KEY and POSTHOG_HOST go together: set both or neither');
  }
  if ((e.STRIPE_SECRET_KEY === undefined) !== (e.STRIPE_WEBHOOK_SECRET === undefined)) {
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: set both or neither');
  }
  if (e.MAXIMUS_URL !== undefined && e.MAXIMUS_SERVICE_KEY === undefined) {
    throw new ConfigError('MAXIMUS_URL needs MAXIMUS_SERVICE_KEY, which the provider is given too');
  }
  if (e.MODEL_URL !== undefined && e.MODEL_NAME === undefined && !isLoopback(e.MODEL_URL)) {
    throw new ConfigError('MODEL_URL needs MODEL_NAME: the model that is to answer there');
  }
  if (e.FACTS_MODEL !== undefined && e.MODEL_URL === undefined) throw new ConfigError('FACTS_MODEL needs MODEL_URL');
  if (e.SEARCH_WORKFLOW_KEY !== undefined && e.SEARCH_WORKFLOW_URL === undefined) {
    throw new ConfigError('SEARCH_WORKFLOW_KEY needs SEARCH_WORKFLOW_URL');
  }
  if (e.FILES_URL !== undefined && e.FILES_DIR !== undefined) {
    throw new ConfigError('FILES_URL and FILES_DIR exclude each other: originals are kept in one place');
  }
  if ((e.FILES_ACCESS_KEY === undefined) !== (e.FILES_SECRET_KEY === undefined)) {
    throw new ConfigError('FILES_ACCESS_KEY and FILES_SECRET_KEY go together: set both or neither');
  }
  const adminEmails = list(e.ADMIN_EMAILS).map((email) => email.toLowerCase());
  // The embedded auth service alone reads this setting.
  const confirmsUnseen = e.AUTH_URL === undefined && e.AUTH_AUTOCONFIRM === 'on';
  const modelUrl = e.MODEL_URL?.replace(/\/+$/, '') ?? null;
  return {
    port: e.PORT,
    host: e.HOST,
    ports: {
      maximus: e.PORT + 1,
      payments: e.PORT + 2,
      inbox: e.PORT + 3,
      smtp: e.PORT + 4,
      model: e.PORT + 5,
      analytics: e.PORT + 6,
    },
    dataDir: e.DATA_DIR,
    filesDir: e.FILES_DIR ?? null,
    filesBucket: bucketOf(e),
    databaseUrl: e.DATABASE_URL ?? null,
    appUrl: (e.APP_URL ?? `http://${nameOf(e.HOST)}:${e.PORT}`).replace(/\/+$/, ''),
    appUrlGiven: e.APP_URL !== undefined,
    adminEmails: new Set(confirmsUnseen ? [] : adminEmails),
    adminEmailsIgnored: confirmsUnseen && adminEmails.length > 0,
    supportEmail: e.SUPPORT_EMAIL,
    legal: { termsFile: e.TERMS_FILE ?? null, privacyFile: e.PRIVACY_FILE ?? null },
    logLevel: e.LOG_LEVEL,
    trustedProxies: e.TRUSTED_PROXIES,
    metricsKey: e.METRICS_KEY ?? null,
    auth: {
      url: e.AUTH_URL?.replace(/\/+$/, '') ?? null,
      key: e.AUTH_KEY,
      serviceKey: e.AUTH_SERVICE_KEY ?? null,
      issuer: e.AUTH_ISSUER ?? null,
      jwks: e.AUTH_JWKS ?? null,
      encryptionKeys: list(e.AUTH_ENCRYPTION_KEY),
      autoconfirm: e.AUTH_AUTOCONFIRM === 'on',
      signup: e.AUTH_SIGNUP === 'on',
      anonymous: e.AUTH_ANONYMOUS === 'on',
      profile: e.AUTH_PROFILE,
      redirects: list(e.AUTH_REDIRECTS),
      mailIntervalSeconds: e.AUTH_MAIL_INTERVAL,
    },
    mail: { smtpUrl: e.SMTP_URL ?? null, from: e.MAIL_FROM },
    model: {
      url: modelUrl,
      name: e.MODEL_NAME ?? 'benesight-engine',
      key: e.MODEL_KEY,
      firstByteMs: e.MODEL_FIRST_BYTE_MS,
    },
    modelPrices: pricesOf(e.MODEL_PRICES),
    factsModel:
      e.FACTS_MODEL === undefined || modelUrl === null
        ? null
        : { url: modelUrl, name: e.FACTS_MODEL, key: e.MODEL_KEY },
    searchWorkflow:
      e.SEARCH_WORKFLOW_URL === undefined ? null : { url: e.SEARCH_WORKFLOW_URL, key: e.SEARCH_WORKFLOW_KEY ?? null },
    searchLimitMs: e.SEARCH_LIMIT_MS,
    payments: {
      account:
        e.STRIPE_SECRET_KEY && e.STRIPE_WEBHOOK_SECRET
          ? { secretKey: e.STRIPE_SECRET_KEY, webhookSecret: e.STRIPE_WEBHOOK_SECRET }
          : null,
      publicUrl: e.PAYMENTS_PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    },
    maximus: {
      url: e.MAXIMUS_URL?.replace(/\/+$/, '') ?? null,
      publicUrl: e.MAXIMUS_PUBLIC_URL?.replace(/\/+$/, '') ?? null,
      serviceKey: e.MAXIMUS_SERVICE_KEY ?? null,
      databaseUrl: e.MAXIMUS_DATABASE_URL ?? null,
    },
    analytics: e.POSTHOG_KEY && e.POSTHOG_HOST ? { key: e.POSTHOG_KEY, host: e.POSTHOG_HOST } : null,
    sampleGuides:
      typeof e.SAMPLE_LIBRARY === 'number' ? e.SAMPLE_LIBRARY : e.SAMPLE_LIBRARY === 'on' ? SAMPLE_GUIDES : 0,
  };
}
