import { z } from 'zod';

/** The whole sample library. */
export const SAMPLE_GUIDES = 7500;
/** More are not made: what a large installation costs is known up to here. */
const MOST_SAMPLE_GUIDES = 100_000;
/** Milliseconds of processor time that a search of our own index may take, unless set. */
export const SEARCH_LIMIT_MS = 2_000;

const Port = z.coerce.number().int().min(1).max(65_529);
const Flag = z.enum(['on', 'off']).transform((flag) => flag === 'on');
const DatabaseAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });
const WebAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
/** An address that others are appended to. */
const BaseAddress = WebAddress.transform((url) => url.replace(/\/+$/, ''));
const List = z.string().default('').transform(partsOf);

/** What is not set is null. */
const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);

const Environment = z.object({
  PORT: Port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  FILES_DIR: orNull(z.string().min(1)),
  FILES_URL: orNull(
    z
      .url({ protocol: /^https?$/, error: 'must be an http(s) address with a bucket' })
      .refine((url) => /^https?:\/\/[^/?#@]+\/[^/?#]+/.test(url), 'must be an http(s) address with a bucket'),
  ),
  FILES_REGION: z.string().default('us-east-1'),
  FILES_ACCESS_KEY: orNull(z.string()),
  FILES_SECRET_KEY: orNull(z.string()),
  DATABASE_URL: orNull(DatabaseAddress),
  APP_URL: orNull(BaseAddress),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform((emails) => partsOf(emails.toLowerCase())),
  SUPPORT_EMAIL: z.email().default('support@benesight.example'),
  TERMS_FILE: orNull(z.string()),
  PRIVACY_FILE: orNull(z.string()),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  METRICS_KEY: orNull(z.string().regex(/^[!-~]{16,}$/, 'must have at least 16 characters, without spaces')),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  AUTH_URL: orNull(BaseAddress),
  AUTH_KEY: z.string().default('public'),
  AUTH_SERVICE_KEY: orNull(z.string()),
  AUTH_ISSUER: orNull(z.string()),
  AUTH_JWKS: orNull(z.string()),
  AUTH_ENCRYPTION_KEY: List.refine((keys) => keys.every((key) => key.length >= 32), 'must have at least 32 characters'),
  AUTH_AUTOCONFIRM: Flag.default(false),
  AUTH_SIGNUP: Flag.default(true),
  AUTH_ANONYMOUS: Flag.default(false),
  AUTH_PROFILE: z.enum(['standard', 'strict']).default('standard'),
  AUTH_REDIRECTS: List,
  AUTH_MAIL_INTERVAL: z.coerce.number().int().min(0).max(3600).default(60),
  SMTP_URL: orNull(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' })),
  MAIL_FROM: z.email().default('hello@benesight.example'),
  MODEL_URL: orNull(BaseAddress),
  MODEL_NAME: orNull(z.string().min(1)),
  MODEL_FIRST_BYTE_MS: z.coerce.number().int().min(100).max(240_000).default(10_000),
  MODEL_KEY: z.string().default(''),
  MODEL_PRICES: orNull(
    z
      .string()
      .regex(/^\d+(\.\d+)?,\d+(\.\d+)?$/, 'must be two amounts of dollars, as in 0.25,2')
      .transform((prices) => {
        const [read = 0, written = 0] = prices.split(',').map(Number);
        return { read, written };
      }),
  ),
  FACTS_MODEL: orNull(z.string()),
  SEARCH_WORKFLOW_URL: orNull(
    WebAddress.refine(
      (url) => !/^https?:\/\/[^/?#]*@/.test(url),
      'must hold no name or password; use SEARCH_WORKFLOW_KEY',
    ),
  ),
  SEARCH_WORKFLOW_KEY: orNull(z.string()),
  SEARCH_LIMIT_MS: z.coerce.number().positive().max(60_000).default(SEARCH_LIMIT_MS),
  STRIPE_SECRET_KEY: orNull(z.string().regex(/^[sr]k_/, 'must begin with sk_ or rk_')),
  STRIPE_WEBHOOK_SECRET: orNull(z.string().startsWith('whsec_', 'must begin with whsec_')),
  PAYMENTS_PUBLIC_URL: orNull(BaseAddress),
  MAXIMUS_URL: orNull(BaseAddress),
  MAXIMUS_PUBLIC_URL: orNull(BaseAddress),
  MAXIMUS_SERVICE_KEY: orNull(z.string().regex(/^[!-~]{32,}$/, 'must have at least 32 characters, without spaces')),
  MAXIMUS_DATABASE_URL: orNull(DatabaseAddress),
  POSTHOG_KEY: orNull(z.string()),
  POSTHOG_HOST: orNull(z.url()),
  SAMPLE_LIBRARY: z
    .union([z.enum(['on', 'off']), z.coerce.number().int().min(0).max(MOST_SAMPLE_GUIDES)], {
      error: 'must be on, off, or a number of guides',
    })
    .default('on'),
});

/** The environment's variables with their defaults; one that is not set and has none is null. */
export type Environment = z.output<typeof Environment>;

/** A setting of the environment that cannot be used; the message is one line for the person who starts the program. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the variables. An empty one counts as absent. @throws ConfigError naming the variable */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.') ?? 'The environment'}: ${issue?.message ?? 'cannot be used'}`);
  }
  const problem = contradictionIn(parsed.data);
  if (problem !== null) throw new ConfigError(problem);
  return parsed.data;
}

/** Variables of which both are set, or neither. */
const PAIRS = [
  ['POSTHOG_KEY', 'POSTHOG_HOST'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['FILES_ACCESS_KEY', 'FILES_SECRET_KEY'],
] as const;

/** Variables that mean nothing without another; `why` is said after it. */
const NEEDS = [
  { name: 'MAXIMUS_URL', needs: 'MAXIMUS_SERVICE_KEY', why: ', which the provider is given too' },
  { name: 'FACTS_MODEL', needs: 'MODEL_URL', why: '' },
  { name: 'SEARCH_WORKFLOW_KEY', needs: 'SEARCH_WORKFLOW_URL', why: '' },
] as const;

function contradictionIn(e: Environment): string | null {
  const half = PAIRS.find(([one, other]) => (e[one] === null) !== (e[other] === null));
  if (half !== undefined) return `${half.join(' and ')} go together: set both or neither`;
  const lonely = NEEDS.find(({ name, needs }) => e[name] !== null && e[needs] === null);
  if (lonely !== undefined) return `${lonely.name} needs ${lonely.needs}${lonely.why}`;
  if (e.MODEL_URL !== null && e.MODEL_NAME === null && !isLoopback(e.MODEL_URL))
    return 'MODEL_URL needs MODEL_NAME: the model that is to answer there';
  if (e.FILES_URL !== null && e.FILES_DIR !== null)
    return 'FILES_URL and FILES_DIR exclude each other: originals are kept in one place';
  return null;
}

/** Whether an address is on this machine: whoever listens there answers under any name. */
const isLoopback = (url: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
