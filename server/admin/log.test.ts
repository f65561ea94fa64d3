import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { apiClient, type TestPerson } from '../testing/person.ts';

let house: TestHouse;
let admin: TestPerson;
let colleague: TestPerson;

beforeAll(async () => {
  house = await startTestHouse({ env: { ADMIN_EMAILS: 'admin@benesight.test,colleague@benesight.test' } });
  [admin, colleague] = [await house.person('admin@benesight.test'), await house.person('colleague@benesight.test')];
});
afterAll(() => house?.close());

const logs = async (query: Record<string, string> = {}) => (await admin.call('GET /api/admin/logs', { query })).body;
const setText = (who: TestPerson, body: { text: string; was?: string }) =>
  who.call('PUT /api/admin/settings/referral-button-text', { body });

test('a line says what was there before and after, of the fields that changed alone', async () => {
  const params = { id: 'popular' };
  const pack = async () => (await admin.call('GET /api/admin/credit-packages')).body.find(({ id }) => id === params.id);
  const before = await pack();
  await admin.call('PUT /api/admin/credit-packages/{id}', { params, body: { credits: 170, name: before?.name } });
  const [line] = await logs();
  expect([line?.before, line?.after]).toEqual([{ credits: before?.credits }, { credits: 170 }]);
});

test('lines of one moment are on one page or the next, never on none', async () => {
  for (let at = 0; at < 5; at += 1) {
    await house.db.execute(sql`
      insert into admin_log (action_type, admin_id, details, created_at)
      values (${`SAME ${at}`}, ${admin.id}, '{}', '2026-01-01T00:00:00.000Z')`);
  }
  const seen: string[] = [];
  let page = await logs({ search: 'same', limit: '2' });
  while (page.length > 0) {
    seen.push(...page.map(({ actionType }) => actionType));
    page = await logs({ search: 'same', limit: '2', beforeSeq: String(page.at(-1)?.seq) });
  }
  expect(seen).toEqual(['SAME 4', 'SAME 3', 'SAME 2', 'SAME 1', 'SAME 0']);
});

test('the log is narrowed by words, person and time', async () => {
  const person = await house.person();
  await colleague.call('POST /api/admin/users/{userId}/adjust-credits', {
    params: { userId: person.id },
    body: { amount: 2, notes: 'Narrow' },
  });
  const names = async (query: Record<string, string>) => (await logs(query)).map(({ targetUserId }) => targetUserId);
  expect(await names({ search: 'colleague ADJUST' })).toEqual([person.id]);
  expect(await names({ search: person.email })).toEqual([person.id]);
  expect(await names({ targetUserId: person.id })).toEqual([person.id]);
  const [line] = await logs({ targetUserId: person.id });
  expect(await names({ targetUserId: person.id, since: line?.createdAt ?? '' })).toEqual([person.id]);
  expect(await names({ targetUserId: person.id, until: '2026-01-01T00:00:00.000Z' })).toEqual([]);
  expect((await admin.call('GET /api/admin/logs', { query: { since: 'yesterday' } })).status).toBe(400);
});

test('the export holds every line as text that no spreadsheet takes for a formula', async () => {
  await setText(admin, { text: '=HYPERLINK("x")' });
  const csv = await admin.call('GET /api/admin/logs/export', { query: { search: 'referral-button' } });
  expect(csv.headers.get('content-type')).toContain('text/csv');
  const lines = String(csv.body).trim().split('\r\n');
  expect(lines[0]).toContain('"When","Administrator","Person","Act","Details","Before","After"');
  expect(lines[1]).toContain('=HYPERLINK(\\""x\\"")');
  expect(lines.slice(1).filter((line) => /^"?[=+@-]|,"[=+@-]/.test(line))).toEqual([]);
  await house.db.execute(
    sql`insert into admin_log (action_type, admin_id, details) values ('=1+1', ${admin.id}, '{}')`,
  );
  const guarded = await admin.call('GET /api/admin/logs/export', { query: { search: '=1+1' } });
  expect(String(guarded.body)).toContain(`"'=1+1"`);
});

test('an act that cannot be logged is not done', async () => {
  const person = await house.person();
  const text = async () => (await apiClient(house.url, null)('GET /api/settings/referral-button-text')).body.text;
  const before = await text();
  await house.db.execute(sql`alter table admin_log add constraint full_log check (action_type = 'x') not valid`);
  try {
    expect((await setText(admin, { text: 'Unseen' })).status).toBe(500);
    const adjusted = await admin.call('POST /api/admin/users/{userId}/adjust-credits', {
      params: { userId: person.id },
      body: { amount: 50, notes: 'Unseen' },
    });
    expect(adjusted.status).toBe(500);
    const changed = await admin.call('PUT /api/admin/credit-packages/{id}', {
      params: { id: 'starter' },
      body: { name: 'Unseen' },
    });
    expect(changed.status).toBe(500);
  } finally {
    await house.db.execute(sql`alter table admin_log drop constraint full_log`);
  }
  expect(await text()).toBe(before);
  expect((await person.call('GET /api/users/me')).body.creditBalance).toBe(5);
  expect((await admin.call('GET /api/billing/packages')).body.map(({ name }) => name)).not.toContain('Unseen');
});

test('of two administrators who change the same field the second is told; other fields do not matter', async () => {
  const params = { templateType: 'invite' };
  const change = (who: TestPerson, body: unknown) =>
    who.call('PATCH /api/admin/email-templates/{templateType}', { params, body });
  const [seen] = (await admin.call('GET /api/admin/email-templates')).body.filter(
    ({ templateType }) => templateType === 'invite',
  );
  const was = { subject: seen?.subject };
  expect((await change(admin, { subject: 'First', was })).status).toBe(200);
  const late = await change(colleague, { subject: 'Second', was });
  expect(late.error).toMatchObject({ code: 'changed_meanwhile', details: { field: 'subject', now: 'First' } });
  expect((await change(colleague, { fromName: 'Us', was: { fromName: seen?.fromName } })).body.subject).toBe('First');
  expect((await change(colleague, { subject: 'Second' })).body.subject).toBe('Second');
});

test('settings at one moment: one of two counts, the other is told', async () => {
  const { text: was } = (await admin.call('GET /api/settings/referral-button-text')).body;
  const answers = await Promise.all([setText(admin, { text: 'One', was }), setText(colleague, { text: 'Two', was })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const costs = { serviceType: 'maximus', cost: 7, was: 6 };
  expect((await admin.call('PATCH /api/admin/settings/credit-costs', { body: costs })).error.code).toBe(
    'changed_meanwhile',
  );
});
