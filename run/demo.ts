import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { SearchResponse } from '../contract/vision.ts';
import { Chat } from '../contract/insight.ts';
import { ConfigError } from '../server/environment.ts';
import { grant } from '../server/credits/grant.ts';
import { inTransaction } from '../server/db/connect.ts';
import { createLog } from '../server/http/log.ts';
import { inboxHost, reachable } from './addresses.ts';
import { inboxKey } from './open-services.ts';
import { openInstallation } from './open-installation.ts';
import { startHouse } from './start-house.ts';

const DEMO_CREDITS = 40;
const UNLOCKED = 3;
const QUESTIONS = [
  'Which guides offer at least 12 weeks of paid parental leave?',
  'How do these employers match 401(k) contributions?',
];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Adds a person for a first look to an embedded installation, through the front door: they sign up, confirm by the
 * caught mail, complete the profile, search, unlock guides and ask Insight. Works with a running Benesight, or starts
 * one for the while.
 */
async function main(): Promise<void> {
  const installation = await openInstallation();
  try {
    const { config, db } = installation;
    if (config.auth.url !== null || config.mail.smtpUrl !== null) {
      throw new ConfigError('The demo needs the embedded auth service and inbox: unset AUTH_URL and SMTP_URL');
    }
    const running = `http://${reachable(config.host)}:${config.port}`;
    const house = (await isReady(running)) ? null : await startHouse({ ...installation, log: createLog('error') });
    try {
      if (house !== null) await untilReady(running);
      const inbox = `http://${reachable(inboxHost(config))}:${config.ports.inbox}`;
      const demo = await addPerson(running, { url: inbox, key: await inboxKey(config, db) });
      await inTransaction(db, (tx) =>
        grant(tx, {
          userId: demo.userId,
          amount: DEMO_CREDITS,
          type: 'admin_adjustment',
          sourceRef: `demo:${demo.userId}`,
          description: 'Credits for a first look',
        }),
      );
      await useTheProduct(running, demo.token);
      say('');
      say(`Sign in at ${config.appUrl} as`);
      say(`  ${demo.email}`);
      say(`  ${demo.password}`);
      if (house !== null) say('Benesight is not running: npm start');
    } finally {
      await house?.close();
    }
  } finally {
    await installation.close();
  }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  return answer?.ok === true;
}

async function untilReady(url: string): Promise<void> {
  for (let waited = 0; waited < 120_000; waited += 200) {
    if (await isReady(url)) return;
    await pause(200);
  }
  throw new ConfigError('Benesight did not become ready within two minutes');
}

async function call(url: string, body: unknown, token?: string, method: 'POST' | 'PATCH' = 'POST'): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      apikey: 'public',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const Mails = z.array(z.object({ otp: z.string().nullable() }));
const Session = z.object({ access_token: z.string(), user: z.object({ id: z.uuid() }) });

interface DemoPerson {
  userId: string;
  token: string;
  email: string;
  password: string;
}

/** The inbox of caught mail, and the key that it may ask for. */
interface Inbox {
  url: string;
  key: string | null;
}

async function addPerson(url: string, inbox: Inbox): Promise<DemoPerson> {
  const email = `demo-${randomBytes(3).toString('hex')}@benesight.example`;
  const password = randomBytes(9).toString('base64url');
  say(`Signing up ${email}…`);
  const signedUp = await call(`${url}/auth/v1/signup`, { email, password });
  // With AUTH_AUTOCONFIRM no mail is sent, and whoever signs up is signed in.
  const session = Session.safeParse(signedUp).data ?? (await confirm(url, inbox, email));
  const token = session.access_token;
  const profile = {
    firstName: 'Dana',
    lastName: 'Demo',
    companyName: 'Demo Benefits Advisors',
    companySizeRange: '51-200',
    goals: 'See what the guides of other employers offer.',
  };
  await call(`${url}/api/user/profile`, profile, token, 'PATCH');
  return { userId: session.user.id, token, email, password };
}

async function confirm(url: string, inbox: Inbox, email: string): Promise<z.infer<typeof Session>> {
  const token = await codeFor(inbox, email);
  return Session.parse(await call(`${url}/auth/v1/verify`, { type: 'signup', email, token }));
}

async function codeFor({ url, key }: Inbox, email: string): Promise<string> {
  const headers: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` };
  for (let waited = 0; waited < 30_000; waited += 200) {
    const answer = await fetch(`${url}/api/messages?to=${encodeURIComponent(email)}`, { headers });
    const code = Mails.parse(await answer.json())[0]?.otp;
    if (typeof code === 'string') return code;
    await pause(200);
  }
  throw new Error('The confirmation mail did not arrive within 30 seconds');
}

async function useTheProduct(url: string, token: string): Promise<void> {
  say('Searching and unlocking guides…');
  const found = SearchResponse.parse(await call(`${url}/api/docsearch`, { query: 'paid parental leave' }, token));
  for (const document of found.documents.slice(0, UNLOCKED)) {
    await call(`${url}/api/doc-search/view`, { documentId: document.id }, token);
  }
  for (const question of QUESTIONS) {
    say(`Asking Insight: ${question}`);
    const chat = Chat.parse(await call(`${url}/api/chats`, {}, token));
    await call(`${url}/api/guide-search/chat`, { message: question, chatId: chat.id, threadId: null }, token);
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
}
