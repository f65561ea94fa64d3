import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaughtMail } from '../../embedded/mail/message.ts';
import { balance, customerOf, openPack } from '../billing/testing/customers.ts';
import { subscriber } from '../billing/testing/subscribers.ts';
import { checkCredits } from '../operation/check-credits.ts';
import { addGuide } from '../testing/guides.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { apiClient, signUp, type TestPerson } from '../testing/person.ts';
import { authClient, setUpFactor, signedIn } from '../testing/second-factor.ts';
import { deleteAccountLater } from './delete-account.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house?.close());

const countOf = async (table: string, column: string, userId: string): Promise<number> => {
  const { rows } = await house.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId}`,
  );
  return rows[0]?.count ?? 0;
};

/** Asks a question in a chat and unlocks a guide. */
async function useProduct(person: TestPerson): Promise<{ title: string }> {
  const guide = await addGuide(house.db, {
    passages: [[1, 'Leave', 'Every new parent takes 16 weeks of paid parental leave.']],
  });
  const chat = await person.call('POST /api/chats');
  const asked = { chatId: chat.body.id, message: 'Who pays for dental coverage?' };
  expect((await person.call('POST /api/guide-search/chat', { body: asked })).status).toBe(200);
  expect((await person.call('POST /api/doc-search/view', { body: { documentId: guide.id } })).status).toBe(200);
  expect((await person.call('POST /api/docsearch', { body: { query: 'sabbatical' } })).status).toBe(200);
  return { title: guide.title };
}

const remove = (person: TestPerson, email = person.email) =>
  person.call('POST /api/user/deletion', { body: { email } });

describe('What is kept about a person', () => {
  test('is all handed out to them, and nothing of anybody else', async () => {
    const [person, other] = [await house.person(), await house.person()];
    const shown = await addGuide(house.db, {
      passages: [[1, 'Leave', 'A sabbatical of six weeks comes after seven years.']],
    });
    const { title } = await useProduct(person);
    const emails = ['colleague@elsewhere.example'];
    expect((await person.call('POST /api/referrals/emails', { body: { emails } })).status).toBe(200);
    expect((await person.call('POST /api/search-requests', { body: { query: 'pet insurance' } })).status).toBe(200);
    expect((await person.call('POST /api/products/vote', { body: { productId: 'aurelia' } })).status).toBe(200);

    const { status, body } = await person.call('GET /api/user/export');
    expect(status).toBe(200);
    expect(body.account).toMatchObject({ id: person.id, email: person.email });
    expect(body.chats[0]?.messages[0]?.content).toBe('Who pays for dental coverage?');
    expect(body.guides.map(({ documentTitle }) => documentTitle)).toEqual([title]);
    expect(body.searches.map(({ query }) => query)).toEqual(['sabbatical']);
    expect(body.requests.map(({ query }) => query)).toEqual(['pet insurance']);
    expect(body.credits.map(({ type }) => type).toSorted()).toEqual([
      'chat_usage',
      'document_view',
      'initial_signup',
      'invite_bonus',
    ]);
    expect(body.votes).toEqual(['aurelia']);
    expect(body.waitlists).toMatchObject([{ productId: 'aurelia', email: person.email }]);
    expect(body.devices).toMatchObject([{ ip: '127.0.0.1' }]);
    expect(body.activeDays).toHaveLength(1);
    const seen = async () => (await person.call('GET /api/user/export')).body.passagesSeen;
    await expect
      .poll(seen, { timeout: 20_000, interval: 500 })
      .toContainEqual(expect.objectContaining({ documentId: shown.id }));
    const sent = body.mails.map(({ templateType, recipient }) => [templateType, recipient]);
    expect(sent).toContainEqual(['referral_invitation', 'colleague@elsewhere.example']);

    const empty = (await other.call('GET /api/user/export')).body;
    for (const part of ['chats', 'guides', 'searches', 'requests', 'votes', 'waitlists', 'passagesSeen'] as const) {
      expect(empty[part], part).toEqual([]);
    }
    expect(JSON.stringify(empty)).not.toContain('colleague@elsewhere.example');
  });
});

describe('A person who deletes their account', () => {
  test('has to type their own address', async () => {
    const person = await house.person();
    expect((await remove(person, 'somebody@else.test')).error.code).toBe('address_differs');
    expect((await person.call('GET /api/auth/user')).status).toBe(200);
  });

  test('has to have shown who they are: an open session alone deletes nothing', async () => {
    const person = await house.person();
    await house.db.execute(sql`
      update auth.sessions set amr = jsonb_build_array(jsonb_build_object('method', 'password', 'timestamp',
        extract(epoch from now() - interval '6 minutes')::int)) where user_id = ${person.id}`);
    const client = authClient(house.url);
    const { data } = await client.setSession({ access_token: person.token, refresh_token: person.refreshToken });
    expect(data.session).not.toBeNull();
    const refreshed = await client.refreshSession();
    const call = apiClient(house.url, refreshed.data.session?.access_token ?? '');
    const body = { email: person.email };
    expect((await call('POST /api/user/deletion', { body })).error.code).toBe('proof_needed');
    const { token } = await signedIn(house.url, person);
    expect((await apiClient(house.url, token)('POST /api/user/deletion', { body })).body).toEqual({ deleted: true });
  });

  test('is told by mail, which is not kept', async () => {
    const person = await house.person();
    expect((await remove(person)).body).toEqual({ deleted: true });
    const inbox = `http://127.0.0.1:${house.config.ports.inbox}/api/messages?to=${encodeURIComponent(person.email)}`;
    const subjects = async () => ((await (await fetch(inbox)).json()) as CaughtMail[]).map(({ subject }) => subject);
    await expect.poll(subjects, { timeout: 20_000 }).toContain('Your account was deleted');
    await expect.poll(() => countOf('mail_message', 'recipient', person.email)).toBe(0);
  });

  test('is gone, with all that was theirs; money stays on record and nothing more is charged', async () => {
    const person = await subscriber(house);
    await useProduct(person);
    const invited = { emails: ['friend@elsewhere.example'] };
    expect((await person.call('POST /api/referrals/emails', { body: invited })).status).toBe(200);
    await openPack(person);
    const customer = await customerOf(house, person);
    const lines = await countOf('credit_transaction', 'user_id', person.id);
    const number = (await person.call('GET /api/auth/user')).body.foundingMemberNumber;

    expect((await remove(person, person.email.toUpperCase())).body).toEqual({ deleted: true });

    expect((await person.call('POST /api/chats')).status).toBe(401);
    await expect(signedIn(house.url, person)).rejects.toMatchObject({ code: 'invalid_credentials' });
    for (const table of ['chat', 'document_view', 'search_history']) {
      expect(await countOf(table, 'user_id', person.id), table).toBe(0);
    }
    expect(await countOf('person', 'id', person.id)).toBe(0);
    await expect.poll(() => countOf('mail_message', 'recipient', person.email)).toBe(0);
    expect(await countOf('referral', 'email', 'friend@elsewhere.example')).toBe(0);
    expect(await countOf('credit_transaction', 'user_id', person.id)).toBeGreaterThanOrEqual(lines);
    expect(await countOf('billing_payment', 'user_id', person.id)).toBe(1);
    const { stripe } = house.payments;
    const subscriptions = await stripe.subscriptions.list({ customer, status: 'all' });
    expect(subscriptions.data.map(({ status }) => status)).toEqual(['canceled']);
    const open = await stripe.checkout.sessions.list({ customer, status: 'open' });
    expect(open.data).toEqual([]);
    expect((await checkCredits(house.db)).filter(({ violations }) => violations > 0)).toEqual([]);

    // Whoever comes back is somebody new: without the gifts of a mailbox, and with a number of their own.
    const again = await signUp(house.url, person.email);
    expect(again.id).not.toBe(person.id);
    expect(await balance(again)).toBe(0);
    expect((await again.call('GET /api/auth/user')).body.foundingMemberNumber).toBeGreaterThan(number ?? 0);
    expect((await again.call('GET /api/billing/history')).body).toEqual([]);
  });

  test('leaves no address behind: neither their own with whoever invited them, nor those they invited', async () => {
    const inviter = await house.person();
    const email = 'leaver@elsewhere.example';
    const invite = (person: TestPerson, ...emails: string[]) =>
      person.call('POST /api/referrals/emails', { body: { emails } });
    const descriptions = async () =>
      (await inviter.call('GET /api/billing/history')).body.map(({ description }) => description);
    const today = new Date().toISOString().slice(0, 10);
    const query = { from: today, to: today, format: 'csv', zone: 'UTC' };
    const statement = async () => String((await inviter.call('GET /api/billing/statement', { query })).body);
    await invite(inviter, 'leaver+spelt@elsewhere.example');
    const person = await house.person(email);
    const left = 'stays@elsewhere.example';
    await invite(person, left);
    expect(await descriptions()).toContain('Invitation sent: leaver+spelt@elsewhere.example');
    expect(await statement()).toContain('leaver+spelt@');
    const { rows: before } = await house.db.execute(sql`select 1 from auth.audit where user_id = ${person.id}`);
    expect(before.length).toBeGreaterThan(0);

    expect((await remove(person)).body).toEqual({ deleted: true });

    expect(await descriptions()).toContain('Invitation sent');
    expect(await statement()).not.toContain('leaver');
    for (const address of [left, 'leaver+spelt@elsewhere.example']) {
      expect(await countOf('mail_message', 'recipient', address), address).toBe(0);
      const { rows } = await house.db.execute(
        sql`select 1 from credit_transaction where strpos(description, ${address}) > 0`,
      );
      expect(rows, address).toEqual([]);
    }
    const { rows: networks } = await house.db.execute(
      sql`select 1 from auth.audit where user_id = ${person.id} and ip is not null`,
    );
    expect(networks).toEqual([]);
  });

  test('is removed by the job when it broke off after the sign-in was gone', async () => {
    const person = await house.person();
    const { authAdmin } = house;
    await authAdmin?.deleteUser(person.id);
    expect(await countOf('person', 'id', person.id)).toBe(1);
    const finish = deleteAccountLater({
      db: house.db,
      authAdmin,
      maximus: house.maximus,
    });
    await finish({ userId: person.id });
    await finish({ userId: person.id });
    expect(await countOf('person', 'id', person.id)).toBe(0);
  });
});

describe('A second factor that was lost', () => {
  const reset = (caller: TestPerson, userId: string) =>
    caller.call('POST /api/admin/users/{userId}/reset-second-factor', { params: { userId } });

  test('is removed by an administrator and by nobody else; the password alone opens the account again', async () => {
    const [admin, person, other] = [
      await house.person('admin@benesight.test'),
      await house.person(),
      await house.person(),
    ];
    const factor = await setUpFactor(house.url, person);
    expect((await reset(other, person.id)).status).toBe(403);
    expect((await apiClient(house.url, factor.token)('GET /api/auth/user')).status).toBe(200);

    expect((await reset(admin, person.id)).body).toEqual({ removed: 1 });

    expect((await apiClient(house.url, factor.token)('POST /api/chats')).status).toBe(401);
    const { token } = await signedIn(house.url, person);
    expect((await apiClient(house.url, token)('GET /api/auth/user')).status).toBe(200);
    expect((await reset(admin, person.id)).body).toEqual({ removed: 0 });
    const acts = (await admin.call('GET /api/admin/logs')).body.map(({ targetUserId }) => targetUserId);
    expect(acts).toContain(person.id);
  });
});

describe('With an auth service elsewhere', () => {
  test('nothing is offered that it does not let us do', async () => {
    const person = await house.person();
    const claims = Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString();
    const { iss } = JSON.parse(claims) as { iss: string };
    const without = await startTestHouse({ env: { AUTH_URL: `${house.url}/auth/v1`, AUTH_ISSUER: iss } });
    try {
      const call = apiClient(without.url, person.token);
      expect((await call('GET /api/config')).body.accountDeletion).toBe(false);
      expect((await call('GET /api/auth/user')).status).toBe(200);
      const body = { email: person.email };
      expect((await call('POST /api/user/deletion', { body })).error.code).toBe('deletion_unavailable');
    } finally {
      await without.close();
    }
  });
});

describe('While payments cannot be asked', () => {
  test('nobody is half deleted', async () => {
    const person = await subscriber(house);
    await house.payments.sandbox.close();
    expect((await remove(person)).error.code).toBe('payments_unavailable');
    expect((await person.call('GET /api/auth/user')).status).toBe(200);
  });
});
