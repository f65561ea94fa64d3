import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '../contract/all.ts';
import type { EndpointSpec } from '../contract/endpoint.ts';
import { errors, type ErrorBody } from '../contract/errors.ts';
import { openPack, subscribe } from '../server/billing/testing/customers.ts';
import { inTransaction } from '../server/db/connect.ts';
import { grant } from '../server/credits/grant.ts';
import { sharedSecret } from '../server/settings/shared-secret.ts';
import { addGuide } from '../server/testing/guides.ts';
import { startTestHouse, type TestHouse } from '../server/testing/house.ts';
import { apiClient, type TestPerson } from '../server/testing/person.ts';
import { setUpFactor, signedIn } from '../server/testing/second-factor.ts';
import { rows } from './support/matrix-calls.ts';
import type { Belongings, CallParts, Row } from './support/matrix-row.ts';

/** Walks every endpoint of the contract as a visitor, as a person, as another person and as an administrator. */

let house: TestHouse;
let owner: TestPerson;
let other: TestPerson;
let admin: TestPerson;
/** Tokens of a person with a second factor, before and after showing it. */
let guarded: { aal1: string; aal2: string };
let own: Belongings;
/** What the provider of Maximus calls with. */
let serviceKey: string;

beforeAll(async () => {
  house = await startTestHouse();
  [owner, other, admin] = [await house.person(), await house.person(), await house.person('admin@benesight.test')];
  const careful = await house.person();
  for (const person of [owner, other, admin, careful]) {
    await inTransaction(house.db, (tx) =>
      grant(tx, {
        userId: person.id,
        amount: 100,
        type: 'admin_adjustment',
        sourceRef: `matrix:${person.id}`,
        description: 'Matrix',
      }),
    );
  }
  const { token: aal2 } = await setUpFactor(house.url, careful);
  guarded = { aal2, aal1: (await signedIn(house.url, careful)).token };
  const guide = await addGuide(house.db, {
    passages: [[1, 'Parental leave', 'Every new parent takes 16 weeks of paid parental leave.']],
  });
  const chat = await owner.call('POST /api/chats');
  const spare = await owner.call('POST /api/chats');
  const sent = await owner.call('POST /api/guide-search/chat', { body: { message: 'Hello', chatId: chat.body.id } });
  expect(sent.status).toBe(200);
  const opened = await owner.call('POST /api/doc-search/view', { body: { documentId: guide.id } });
  expect(opened.status).toBe(200);
  const report = () =>
    owner.call('POST /api/documents/report', { body: { documentId: guide.id, issueType: 'unreadable' } });
  const decided = await report();
  const decision = { params: { id: decided.body.report.id }, body: { status: 'denied', adminNotes: 'Matrix' } };
  expect((await admin.call('PATCH /api/admin/document-reports/{id}', decision)).status).toBe(200);
  expect((await report()).status).toBe(200);
  await subscribe(house, owner);
  const plans = await owner.call('GET /api/subscriptions/plans');
  const begun = await openPack(owner);
  const request = await owner.call('POST /api/search-requests', { body: { query: 'sabbaticals' } });
  expect(request.status).toBe(200);
  const session = await owner.call('POST /api/maximus/session', { body: {} });
  const sessionId = session.body.sessionId;
  serviceKey = await sharedSecret(house.db, 'maximus-service');
  const ids = { run: randomUUID(), settle: randomUUID(), release: randomUUID(), hold: randomUUID() };
  for (const queryId of [ids.run, ids.settle, ids.release]) {
    const held = await apiClient(house.url, serviceKey)('POST /api/service/maximus/hold', {
      body: { sessionId, queryId },
    });
    expect(held.status).toBe(200);
  }
  const run = await admin.call('POST /api/admin/library/imports', { body: { label: 'Matrix', total: 1 } });
  const stated = await house.db.execute<{ id: string }>(sql`
    insert into plan_fact (guide_id, metric, value, passage_id, quote_from, quote_to, method, confidence)
    select guide_id, 'leave.parental_birth_weeks', 16, id, 0, 5, 'rule', 1 from passage where guide_id = ${guide.id}
    limit 1 returning id::text`);
  own = {
    maximus: { sessionId, ...ids },
    factId: stated.rows[0]?.id ?? '',
    importId: run.body.id,
    chatId: chat.body.id,
    spareChatId: spare.body.id,
    threadId: sent.body.threadId,
    answerId: sent.body.messageId,
    guide,
    userId: owner.id,
    guestId: (await house.person()).id,
    reportId: decided.body.report.id,
    origin: house.url,
    priceId: plans.body[0]?.prices[0]?.id ?? '',
    requestId: request.body.id,
    checkoutSessionId: new URL(begun).pathname.split('/').at(-1) ?? '',
  };
});
afterAll(() => house.close());

const nameOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`;

interface Answer {
  status: number;
  body: unknown;
}

/** Calls without the typed client: bodies and ids here are wrong on purpose. */
async function send(endpoint: EndpointSpec, parts: CallParts, token: string | null, raw?: string): Promise<Answer> {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(parts.params?.[key] ?? key),
  );
  const query = parts.query ? `?${new URLSearchParams(parts.query).toString()}` : '';
  const text = raw ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body));
  const answer = await fetch(`${house.url}${path}${query}`, {
    method: endpoint.method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(text !== undefined && { 'content-type': 'application/json' }),
    },
    ...(text !== undefined && { body: text }),
  });
  const isJson = answer.headers.get('content-type')?.includes('application/json') === true;
  return { status: answer.status, body: isJson ? await answer.json() : await answer.text() };
}

/** A refusal has one form: a sentence for people, twice, and a code of the list that belongs to the status. */
function expectRefusal(answer: Answer, status: number, what: string): void {
  expect(answer.status, `${what}: ${JSON.stringify(answer.body)}`).toBe(status);
  const { error, message, code } = answer.body as ErrorBody;
  expect(error, what).toBe(message);
  expect(message.length, what).toBeGreaterThan(5);
  expect(errors[code]?.status, `${what}: ${code}`).toBe(status);
}

const expectAnswer = (answer: Answer, status: number, what: string): void => {
  if (status >= 400) expectRefusal(answer, status, what);
  else expect(answer.status, `${what}: ${JSON.stringify(answer.body)}`).toBe(status);
};

test('the matrix knows every call of the contract, and the server has mounted each', () => {
  expect(Object.keys(rows).toSorted()).toEqual(allEndpoints.map(nameOf).toSorted());
  const unmounted = allEndpoints.filter((endpoint) => !house.app.mounted.has(endpoint)).map(nameOf);
  expect(unmounted).toEqual([]);
  expect(allEndpoints.length).toBeGreaterThan(25);
});

test('a row says what is unknown wherever the address names something, and what is bad wherever there is a body', () => {
  for (const endpoint of allEndpoints) {
    const row = (rows as Record<string, Row>)[nameOf(endpoint)];
    if (endpoint.params) expect(row?.unknown, nameOf(endpoint)).toBeDefined();
    if (endpoint.body) expect(row?.badBodies?.length, nameOf(endpoint)).toBeGreaterThan(0);
  }
});

describe.each(allEndpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint) => {
  const row: Row = (rows as Record<string, Row>)[name] ?? { call: () => ({}) };
  const takesBody = endpoint.method !== 'GET';

  if (endpoint.access === 'service') {
    test('refuses people of every kind before anything is looked at', async () => {
      const calls = [
        row.call(own),
        ...(row.unknown?.(own) ?? []),
        ...(row.badBodies ?? []).map((body) => ({ ...row.call(own), body })),
      ];
      for (const token of [null, 'not-a-token', owner.token, admin.token, guarded.aal2, `${serviceKey}x`]) {
        for (const parts of calls) expectRefusal(await send(endpoint, parts, token), 401, 'no service');
      }
    });

    test('answers the service, says 404 to what does not exist and 400 to a body that is wrong', async () => {
      expectAnswer(await send(endpoint, row.call(own), serviceKey), row.owner ?? 200, 'the service');
      for (const parts of row.unknown?.(own) ?? []) {
        expectRefusal(await send(endpoint, parts, serviceKey), 404, JSON.stringify(parts));
      }
      for (const body of row.badBodies ?? []) {
        const what = JSON.stringify(body) ?? 'no body';
        expectRefusal(await send(endpoint, { ...row.call(own), body }, serviceKey), 400, what);
      }
      expectRefusal(await send(endpoint, row.call(own), serviceKey, '{nonsense'), 400, 'a broken body');
    });
    return;
  }

  if (endpoint.access === 'public') {
    test('answers a visitor, and does not mind a token that it need not accept', async () => {
      expectAnswer(await send(endpoint, row.call(own), null), row.visitor ?? 200, 'a visitor');
      expectAnswer(await send(endpoint, row.call(own), 'not-a-token'), row.visitor ?? 200, 'a bad token');
    });
  } else {
    test('refuses a visitor before anything is looked at', async () => {
      const calls = [
        row.call(own),
        ...(row.unknown?.(own) ?? []),
        ...(row.badBodies ?? []).map((body) => ({ ...row.call(own), body })),
      ];
      for (const parts of calls) expectRefusal(await send(endpoint, parts, null), 401, 'a visitor');
      if (takesBody)
        expectRefusal(await send(endpoint, row.call(own), null, '{nonsense'), 401, 'a visitor with a broken body');
      for (const token of ['not-a-token', `${owner.token.slice(0, -4)}AAAA`, unsigned(owner.token)]) {
        expectRefusal(await send(endpoint, row.call(own), token), 401, 'a forged token');
      }
    });
  }

  if (endpoint.access === 'admin') {
    test('refuses a person before anything is looked at, and answers an administrator', async () => {
      const calls = [
        row.call(own),
        ...(row.unknown?.(own) ?? []),
        ...(row.badBodies ?? []).map((body) => ({ ...row.call(own), body })),
      ];
      for (const parts of calls) expectRefusal(await send(endpoint, parts, owner.token), 403, 'a person');
      expectAnswer(await send(endpoint, row.call(own), admin.token), row.owner ?? 200, 'an administrator');
    });
  } else {
    test("hides what is another's, also from an administrator and before the body is judged", async () => {
      for (const stranger of [other, admin]) {
        expectAnswer(await send(endpoint, row.call(own), stranger.token), row.other ?? 200, 'another person');
      }
      if (row.other === 404 && endpoint.params && endpoint.body) {
        for (const body of row.badBodies ?? []) {
          expectRefusal(await send(endpoint, { ...row.call(own), body }, other.token), 404, 'another with a bad body');
        }
        expectRefusal(await send(endpoint, row.call(own), other.token, '{nonsense'), 404, 'another with a broken body');
      }
    });
  }

  test('asks whoever has a second factor for it, and takes it', async () => {
    if (endpoint.access === 'public') {
      expectAnswer(await send(endpoint, row.call(own), guarded.aal1), row.visitor ?? 200, 'a visitor to it');
    } else {
      const calls = [row.call(own), ...(row.badBodies ?? []).map((body) => ({ ...row.call(own), body }))];
      for (const parts of calls) {
        const refused = await send(endpoint, parts, guarded.aal1);
        expectRefusal(refused, 403, 'a password alone');
        expect((refused.body as ErrorBody).code).toBe('second_factor_required');
      }
    }
    const status = endpoint.access === 'admin' ? 403 : (row.other ?? 200);
    const answer = await send(endpoint, row.call(own), guarded.aal2);
    expectAnswer(answer, status, 'a code beside the password');
    if (answer.status === 403) expect((answer.body as ErrorBody).code).not.toBe('second_factor_required');
  });

  const allowed = () => (endpoint.access === 'admin' ? admin : owner);

  if (row.unknown) {
    test('says 404 to what does not exist, before the body is judged', async () => {
      for (const parts of row.unknown?.(own) ?? []) {
        const right = row.call(own).body;
        const bodies = parts.body === undefined ? [right, ...(row.badBodies ?? [])] : [parts.body];
        for (const body of bodies) {
          expectRefusal(await send(endpoint, { ...parts, body }, allowed().token), 404, JSON.stringify(parts));
        }
      }
    });
  }

  if (row.badBodies) {
    test('says 400 to a body that is wrong', async () => {
      for (const body of row.badBodies ?? []) {
        expectRefusal(
          await send(endpoint, { ...row.call(own), body }, allowed().token),
          400,
          JSON.stringify(body) ?? 'no body',
        );
      }
      expectRefusal(await send(endpoint, row.call(own), allowed().token, '{nonsense'), 400, 'a broken body');
    });
  }

  test('answers whom it is for', async () => {
    expectAnswer(await send(endpoint, row.call(own), allowed().token), row.owner ?? 200, 'the owner');
  });
});

/** The same claims under the algorithm `none`. */
function unsigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${header}.${token.split('.')[1] ?? ''}.`;
}
