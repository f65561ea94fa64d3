import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AuthClient } from '@supabase/auth-js';
import { Pool } from 'pg';
import type { AuthService } from '../service.ts';
import { startAuth } from '../service.ts';
import type { AuthMail, AuthSettings } from '../settings.ts';
import { createEmptyDatabase } from './database.ts';

export const site = 'https://app.benesight.test';

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
  text: string;
}

export interface AuthServer {
  /** `http://127.0.0.1:PORT/auth/v1` */
  url: string;
  databaseUrl: string;
  service: AuthService;
  db: Pool;
  mails: AuthMail[];
  /** Everything that was logged, as one text. */
  logged: string[];
  /** Moves the service's clock. */
  advance(ms: number): void;
  now(): Date;
  client(options?: { flowType?: 'implicit' | 'pkce' }): InstanceType<typeof AuthClient>;
  /** A raw call, in the new error shape unless `headers` say otherwise. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** The newest mail to this address of this kind; waits up to fifteen seconds. */
  mail(to: string, kind: AuthMail['kind'], count?: number): Promise<AuthMail>;
  /** A confirmed person with a session. */
  person(email: string, password?: string): Promise<Signed>;
  close(): Promise<void>;
}

export interface CallOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface Signed {
  id: string;
  email: string;
  password: string;
  access: string;
  refresh: string;
}

/** Starts the real service on a database of its own, served over HTTP. */
export async function startAuthServer(
  overrides: Partial<AuthSettings> = {},
  existing?: { databaseUrl: string },
): Promise<AuthServer> {
  const database = existing ? { url: existing.databaseUrl, drop: async () => {} } : await createEmptyDatabase();
  const mails: AuthMail[] = [];
  const logged: string[] = [];
  let shift = 0;
  const now = (): Date => new Date(Date.now() + shift);
  const service = await startAuth({
    databaseUrl: database.url,
    siteUrl: site,
    redirectAllowList: [],
    autoconfirm: false,
    signupEnabled: true,
    anonymousEnabled: false,
    minPasswordLength: 6,
    profile: 'standard',
    mailIntervalSeconds: 60,
    jwks: null,
    issuer: null,
    trustedProxies: 0,
    sendMail: async (mail) => {
      mails.push(mail);
    },
    log: (level, message, detail) => logged.push(`${level} ${message} ${JSON.stringify(detail ?? {})}`),
    now,
    ...overrides,
  });
  const server = createServer((request, response) => service.handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/v1`;
  const db = new Pool({ connectionString: database.url, max: 2 });
  db.on('error', () => undefined);

  const call: AuthServer['call'] = async (method, path, options = {}) => {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        'X-Supabase-Api-Version': '2024-01-01',
        ...(options.body === undefined ? {} : { 'content-type': 'application/json;charset=UTF-8' }),
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
        ...options.headers,
      },
      ...(options.body === undefined
        ? {}
        : { body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
  };
  const mail: AuthServer['mail'] = async (to, kind, count = 1) => {
    for (let wait = 0; wait < 750; wait += 1) {
      const found = mails.filter((one) => one.to === to && one.kind === kind);
      const last = found.at(-1);
      if (last !== undefined && found.length >= count) return last;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`no mail "${kind}" to ${to}`);
  };
  return {
    url,
    databaseUrl: database.url,
    service,
    db,
    mails,
    logged,
    advance: (ms) => {
      shift += ms;
    },
    now,
    client: (options = {}) =>
      new AuthClient({
        url,
        headers: { apikey: 'anything' },
        autoRefreshToken: false,
        persistSession: true,
        detectSessionInUrl: false,
        storage: memory(),
        flowType: options.flowType ?? 'implicit',
      }),
    call,
    mail,
    async person(email, password = 'correct horse') {
      const made = await call('POST', '/admin/users', {
        token: service.serviceRoleKey,
        body: { email, password, email_confirm: true },
      });
      const signed = await call('POST', '/token?grant_type=password', { body: { email, password } });
      if (signed.status !== 200) throw new Error(`sign-in failed: ${signed.text}`);
      return { id: String(made.body['id']), email, password, ...tokensOf(signed) };
    },
    async close() {
      await new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      });
      await service.close();
      await db.end();
      await database.drop();
    },
  };
}

/** Both tokens of an answer that holds a session. */
export function tokensOf(answer: Answer): { access: string; refresh: string } {
  return { access: String(answer.body['access_token']), refresh: String(answer.body['refresh_token']) };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}
