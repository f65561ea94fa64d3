import { type Environment, readEnvironment, SAMPLE_GUIDES } from './environment.ts';
import type { LogLevel } from './http/log.ts';

/** The settings of a process, as the environment gives them. Every name is explained in docs/configuration.md. */
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
    /** Characters of the shortest password that is taken; of a service elsewhere, what it is set to at first. */
    minPasswordLength: number;
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

/** Reads the environment once. @throws ConfigError naming the variable that cannot be used */
export function readConfig(env: Record<string, string | undefined>): Config {
  const e = readEnvironment(env);
  // The embedded auth service alone reads AUTH_AUTOCONFIRM.
  const confirmsUnseen = e.AUTH_URL === null && e.AUTH_AUTOCONFIRM;
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
    filesDir: e.FILES_DIR,
    filesBucket: bucketOf(e),
    databaseUrl: e.DATABASE_URL,
    appUrl: e.APP_URL ?? `http://${nameOf(e.HOST)}:${e.PORT}`,
    appUrlGiven: e.APP_URL !== null,
    adminEmails: new Set(confirmsUnseen ? [] : e.ADMIN_EMAILS),
    adminEmailsIgnored: confirmsUnseen && e.ADMIN_EMAILS.length > 0,
    supportEmail: e.SUPPORT_EMAIL,
    legal: { termsFile: e.TERMS_FILE, privacyFile: e.PRIVACY_FILE },
    logLevel: e.LOG_LEVEL,
    trustedProxies: e.TRUSTED_PROXIES,
    metricsKey: e.METRICS_KEY,
    auth: {
      url: e.AUTH_URL,
      key: e.AUTH_KEY,
      serviceKey: e.AUTH_SERVICE_KEY,
      issuer: e.AUTH_ISSUER,
      jwks: e.AUTH_JWKS,
      encryptionKeys: e.AUTH_ENCRYPTION_KEY,
      autoconfirm: e.AUTH_AUTOCONFIRM,
      signup: e.AUTH_SIGNUP,
      anonymous: e.AUTH_ANONYMOUS,
      profile: e.AUTH_PROFILE,
      minPasswordLength: e.AUTH_PROFILE === 'strict' ? 8 : 6,
      redirects: e.AUTH_REDIRECTS,
      mailIntervalSeconds: e.AUTH_MAIL_INTERVAL,
    },
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM },
    model: {
      url: e.MODEL_URL,
      name: e.MODEL_NAME ?? 'benesight-engine',
      key: e.MODEL_KEY,
      firstByteMs: e.MODEL_FIRST_BYTE_MS,
    },
    modelPrices: e.MODEL_PRICES,
    factsModel: e.FACTS_MODEL && e.MODEL_URL ? { url: e.MODEL_URL, name: e.FACTS_MODEL, key: e.MODEL_KEY } : null,
    searchWorkflow: e.SEARCH_WORKFLOW_URL ? { url: e.SEARCH_WORKFLOW_URL, key: e.SEARCH_WORKFLOW_KEY } : null,
    searchLimitMs: e.SEARCH_LIMIT_MS,
    payments: { account: accountOf(e), publicUrl: e.PAYMENTS_PUBLIC_URL },
    maximus: {
      url: e.MAXIMUS_URL,
      publicUrl: e.MAXIMUS_PUBLIC_URL,
      serviceKey: e.MAXIMUS_SERVICE_KEY,
      databaseUrl: e.MAXIMUS_DATABASE_URL,
    },
    analytics: e.POSTHOG_KEY && e.POSTHOG_HOST ? { key: e.POSTHOG_KEY, host: e.POSTHOG_HOST } : null,
    sampleGuides: sampleGuidesOf(e),
  };
}

/** What a browser on this machine calls a host that we listen on. */
function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function bucketOf(e: Environment): Config['filesBucket'] {
  if (e.FILES_URL === null) return null;
  const { FILES_ACCESS_KEY: accessKeyId, FILES_SECRET_KEY: secretAccessKey } = e;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
  return { url: e.FILES_URL, region: e.FILES_REGION, credentials };
}

function accountOf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: Environment): Config['payments']['account'] {
  if (STRIPE_SECRET_KEY === null || STRIPE_WEBHOOK_SECRET === null) return null;
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET };
}

function sampleGuidesOf({ SAMPLE_LIBRARY: guides }: Environment): number {
  if (typeof guides === 'number') return guides;
  return guides === 'on' ? SAMPLE_GUIDES : 0;
}
