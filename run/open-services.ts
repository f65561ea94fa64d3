import { join } from 'node:path';
import { startAnalytics } from '../embedded/analytics/start.ts';
import { NewerSchema } from '../embedded/auth/schema.ts';
import { startAuth } from '../embedded/auth/service.ts';
import { UnknownEncryptionKey } from '../embedded/auth/vault.ts';
import { startModel } from '../embedded/model/start.ts';
import { startMailbox } from '../embedded/mail/start.ts';
import type { AppParts } from '../server/app-parts.ts';
import type { Config } from '../server/config.ts';
import { ConfigError } from '../server/environment.ts';
import type { Database } from '../server/db/connect.ts';
import { describeError } from '../server/db/describe-error.ts';
import type { Log } from '../server/http/log.ts';
import { queueAuthMail } from '../server/mail/queue-auth-mail.ts';
import type { AuthAddress } from '../server/outside/auth.ts';
import { sharedSecret } from '../server/settings/shared-secret.ts';
import { connectModel, type Model } from '../server/outside/model.ts';
import { inboxHost, isOpen, isPublic, reachable, shownHost } from './addresses.ts';

const nothing = async (): Promise<void> => undefined;

export interface OpenAuth {
  address: AuthAddress;
  /** What opens the administrating calls; null where a hosted service is used and no key of it was given. */
  serviceKey: string | null;
  /** Answers the requests under `/auth/v1`; undefined for a hosted service. */
  before: AppParts['before'];
  /** Tells of ended sessions; null for a hosted service. */
  sessionChanges: AppParts['sessionChanges'];
  close(): Promise<void>;
}

/** The hosted auth service where one is set, else the embedded one under `/auth/v1` of the app's own port. */
export async function openAuth(config: Config, databaseUrl: string, db: Database, log: Log): Promise<OpenAuth> {
  const { auth } = config;
  if (auth.url !== null) {
    const address = { url: auth.url, key: auth.key, issuer: auth.issuer ?? auth.url };
    return { address, serviceKey: auth.serviceKey, before: undefined, sessionChanges: null, close: nothing };
  }
  const service = await startAuth({
    databaseUrl,
    siteUrl: config.appUrl,
    redirectAllowList: auth.redirects,
    autoconfirm: auth.autoconfirm,
    signupEnabled: auth.signup,
    anonymousEnabled: auth.anonymous,
    minPasswordLength: auth.minPasswordLength,
    profile: auth.profile,
    mailIntervalSeconds: auth.mailIntervalSeconds,
    jwks: auth.jwks,
    encryptionKeys: auth.encryptionKeys,
    issuer: auth.issuer,
    trustedProxies: config.trustedProxies,
    sendMail: (mail) =>
      queueAuthMail(db, mail).catch((error: unknown) => {
        // The service logs what it is told, and the values of a failed query hold the code.
        throw new Error(describeError(error));
      }),
    log: (level, message, detail) => log[level](detail ?? {}, message),
  }).catch((error: unknown) => {
    const isForOperators = error instanceof NewerSchema || error instanceof UnknownEncryptionKey;
    throw isForOperators ? new ConfigError(error.message) : error;
  });
  return {
    address: { url: `http://${reachable(config.host)}:${config.port}/auth/v1`, key: auth.key, issuer: service.issuer },
    serviceKey: service.serviceRoleKey,
    before: (request, response) => {
      if (!/^\/auth\/v1(?:[/?]|$)/.test(request.url ?? '')) return false;
      service.handler(request, response);
      return true;
    },
    sessionChanges: service.sessionChanges,
    close: service.close,
  };
}

export interface OpenMail {
  smtpUrl: string;
  /** Where the browser is told that caught mail can be read; null when mail really goes out, or people come from elsewhere. */
  inboxUrl: string | null;
  /** Where whoever started this reads caught mail, with the key that others are asked for; null when mail really goes out. */
  ownInboxUrl: string | null;
  close(): Promise<void>;
}

/** What the inbox asks for where others than this machine can come to it: it shows every code and link. Else null. */
export async function inboxKey(config: Config, db: Database): Promise<string | null> {
  return isOpen(inboxHost(config)) ? (await sharedSecret(db, 'inbox-key')).slice(0, 32) : null;
}

/** The mail server of `SMTP_URL`, else the embedded inbox that catches everything. */
export async function openMail(config: Config, databaseUrl: string, db: Database): Promise<OpenMail> {
  const { smtpUrl: given } = config.mail;
  if (given !== null) return { smtpUrl: given, inboxUrl: null, ownInboxUrl: null, close: nothing };
  const host = inboxHost(config);
  const key = await inboxKey(config, db);
  const { smtpUrl, inboxUrl, close } = await startMailbox({
    host,
    name: shownHost(host),
    httpPort: config.ports.inbox,
    smtpPort: config.ports.smtp,
    databaseUrl,
    names: [new URL(config.appUrl).hostname],
    key: key ?? undefined,
  });
  const ownInboxUrl = key === null ? inboxUrl : `${inboxUrl}/?key=${key}`;
  return { smtpUrl, inboxUrl: isPublic(config) ? null : inboxUrl, ownInboxUrl, close };
}

/** The model provider where one is set, else the embedded engine on a port of loopback. */
export async function openModel({ model, ports }: Config): Promise<{ model: Model; close: () => Promise<void> }> {
  const { url, name, key, firstByteMs } = model;
  if (url !== null) return { model: connectModel({ url, name, key }, { firstByteMs }), close: nothing };
  const service = await startModel({ host: '127.0.0.1', port: ports.model });
  return { model: connectModel({ url: service.url, name, key }), close: service.close };
}

/** The model that reads plan facts beside the rules, where one is set. The embedded engine quotes; it reads no facts. */
export const openFactsModel = ({ factsModel }: Config): Model | null =>
  // Some servers send what a tool is given in one piece, and are silent while it is made.
  factsModel === null ? null : connectModel(factsModel, { firstByteMs: 240_000, silenceMs: 240_000, totalMs: 600_000 });

export interface OpenAnalytics {
  /** Where the browser sends events; null: nowhere. */
  target: { host: string; key: string } | null;
  close(): Promise<void>;
}

/** The analytics service where one is set, else events are counted on this machine. */
export async function openAnalytics(config: Config): Promise<OpenAnalytics> {
  if (config.analytics !== null) return { target: config.analytics, close: nothing };
  const { hostname } = new URL(config.appUrl);
  const service = await startAnalytics({
    host: config.host,
    name: shownHost(config.host),
    port: config.ports.analytics,
    folder: join(config.dataDir, 'analytics'),
    names: [hostname],
  });
  // Behind a public address the visitor's browser does not reach this port.
  return { target: isPublic(config) ? null : { host: service.url, key: service.key }, close: service.close };
}
