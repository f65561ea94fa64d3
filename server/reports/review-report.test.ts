import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentReport } from '../../contract/reports.ts';
import { sql } from 'drizzle-orm';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { balanceOf, expectSound, give, refundsOf } from './testing/credits.ts';
import { changeSettings, report, reportsOf, review, unlockedGuide } from './testing/readers.ts';

let house: TestHouse;
let admin: TestPerson;
let second: TestPerson;

beforeAll(async () => {
  house = await startTestHouse({ env: { ADMIN_EMAILS: 'admin@benesight.test,second@benesight.test' } });
  [admin, second] = [await house.person('admin@benesight.test'), await house.person('second@benesight.test')];
  await changeSettings(admin, { autoRefundsEnabled: false });
});
afterAll(() => house.close());

/** A new report, not refunded, of a person with 4 credits who paid 1. */
async function reported(employer?: string): Promise<{ person: TestPerson; one: DocumentReport; title: string }> {
  const person = await house.person();
  const guide = await unlockedGuide(house, person, employer);
  const { body } = await report(person, guide);
  expect(body.autoRefunded).toBe(false);
  return { person, one: body.report, title: guide.title };
}

test('an approval gives the price back, and says what it is for', async () => {
  const { person, one, title } = await reported();
  const { status, body } = await review(admin, one, {
    status: 'approved',
    adminNotes: ' Page 3 was blank. ',
    creditsRefunded: 1,
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    report: {
      ...one,
      status: 'approved',
      creditsRefunded: 1,
      adminNotes: 'Page 3 was blank.',
      processedBy: admin.id,
    },
    user: { firstName: null, lastName: null, email: person.email },
  });
  expect(await reportsOf(person)).toEqual([body.report]);
  expect(await balanceOf(person)).toBe(5);
  expect(await refundsOf(person)).toMatchObject([{ delta: 1, description: title }]);
  expect((await person.call('GET /api/user/stats')).body.creditsUsed).toBe(0);
});

test('more than the price comes back as credits of their own that never expire', async () => {
  const { person, one, title } = await reported();
  expect((await review(admin, one, { status: 'approved', creditsRefunded: 10 })).status).toBe(200);
  expect(await balanceOf(person)).toBe(14);
  expect(await refundsOf(person)).toMatchObject([
    { delta: 9, description: title },
    { delta: 1, description: title },
  ]);
  // What was spent on guides is none now, not less than none.
  expect((await person.call('GET /api/user/stats')).body.creditsUsed).toBe(0);
  const { sources } = (await person.call('GET /api/billing/balance')).body;
  expect(sources).toContainEqual({ type: 'refund', kind: 'perpetual', credits: 9, expiresAt: null });
  await expectSound(house);
});

test('an approval without credits, and a denial, give nothing back', async () => {
  for (const decision of [
    { status: 'approved' },
    { status: 'approved', creditsRefunded: 0 },
    { status: 'denied', creditsRefunded: 0 },
  ]) {
    const { person, one } = await reported();
    const { body } = await review(admin, one, decision);
    expect(body.report).toMatchObject({ status: decision.status, creditsRefunded: 0 });
    expect(await balanceOf(person)).toBe(4);
  }
  const { person, one } = await reported();
  const refused = await review(admin, one, { status: 'denied', creditsRefunded: 1 });
  expect([refused.status, refused.error.code]).toEqual([400, 'invalid_input']);
  expect((await reportsOf(person))[0]?.status).toBe('pending');
});

test('a decision needs notes', async () => {
  const { person, one } = await reported();
  for (const adminNotes of [undefined, '', '  ', '\u0000']) {
    const refused = await review(admin, one, { status: 'approved', creditsRefunded: 1, adminNotes });
    expect([refused.status, refused.error.message]).toEqual([400, 'Please provide admin notes for this decision.']);
  }
  expect(await balanceOf(person)).toBe(4);
});

test('what came back at once does not come back again with the decision', async () => {
  await changeSettings(admin, { autoRefundsEnabled: true });
  const person = await house.person();
  const { body } = await report(person, await unlockedGuide(house, person));
  await changeSettings(admin, { autoRefundsEnabled: false });
  expect(body.autoRefunded).toBe(true);
  const refused = await review(admin, body.report, { status: 'approved', creditsRefunded: 1 });
  expect([refused.status, refused.error.code]).toEqual([400, 'invalid_input']);
  const approved = await review(admin, body.report, { status: 'approved' });
  expect(approved.body.report).toMatchObject({ status: 'approved', autoRefunded: true, creditsRefunded: 1 });
  expect(await refundsOf(person)).toHaveLength(1);
});

test('two administrators at once: one decision, one refund', async () => {
  const { person, one } = await reported();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      review(at % 2 === 0 ? admin : second, one, { status: 'approved', creditsRefunded: at + 1 }),
    ),
  );
  const [won, ...others] = answers.filter(({ status }) => status === 200);
  expect(others).toEqual([]);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.map(({ error }) => error.code)).toEqual(Array.from({ length: 7 }, () => 'already_reviewed'));
  const [kept] = await reportsOf(person);
  expect(kept).toEqual(won?.body.report);
  expect(await balanceOf(person)).toBe(4 + (kept?.creditsRefunded ?? 0));
});

test('a payment that came back for an earlier report does not come back for a later one', async () => {
  const { person, one } = await reported();
  await review(admin, one, { status: 'approved', creditsRefunded: 1 });
  const again = (await report(person, { id: one.documentId })).body.report;
  const refused = await review(admin, again, { status: 'approved', creditsRefunded: 1 });
  expect([refused.status, refused.error.code]).toEqual([409, 'already_refunded']);
  expect((await reportsOf(person))[0]?.status).toBe('pending');
  expect((await review(admin, again, { status: 'approved', creditsRefunded: 0 })).status).toBe(200);
  expect(await balanceOf(person)).toBe(5);
});

test('where the decision cannot be written, no credit comes back', async () => {
  const { person, one } = await reported();
  await house.db.execute(sql`create function test_refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused by a test'; end $$`);
  await house.db.execute(
    sql`create trigger test_refuse before update on document_report execute function test_refuse()`,
  );
  try {
    expect((await review(admin, one, { status: 'approved', creditsRefunded: 5 })).status).toBe(500);
  } finally {
    await house.db.execute(sql`drop function test_refuse cascade`);
  }
  expect(await balanceOf(person)).toBe(4);
  expect(await refundsOf(person)).toEqual([]);
  await expectSound(house);
});

test('the list counts all, narrows by status, and pages from the newest', async () => {
  const list = async (query: Record<string, string>) =>
    (await admin.call('GET /api/admin/document-reports', { query })).body;
  const before = await list({ limit: '200' });
  const made = [await reported('Alder'), await reported('Birch'), await reported('Cedar')];
  await review(admin, made[1]?.one ?? { id: '' }, { status: 'denied' });
  const all = await list({});
  expect(all.total).toBe(before.total + 3);
  expect(all.reports.slice(0, 3).map(({ report: { documentTitle } }) => documentTitle)).toEqual(
    made.map(({ title }) => title).toReversed(),
  );
  expect(all.reports[0]?.user.email).toBe(made[2]?.person.email);
  expect((await list({ limit: '1', offset: '1' })).reports).toEqual([all.reports[1]]);
  const denied = await list({ status: 'denied', limit: '200' });
  expect(denied.total).toBe(denied.reports.length);
  expect(new Set(denied.reports.map(({ report: { status } }) => status))).toEqual(new Set(['denied']));
  expect((await admin.call('GET /api/admin/document-reports', { query: { status: 'lost' } })).status).toBe(400);
});

test('the figures count each status, and name the guides that are reported most', async () => {
  const stats = async () => (await admin.call('GET /api/admin/document-reports/stats')).body;
  const before = await stats();
  const { one, title } = await reported('Most reported');
  for (let other = 0; other < 3; other += 1) {
    const person = await house.person();
    await give(house, person, 1);
    await person.call('POST /api/doc-search/view', { body: { documentId: one.documentId } });
    await report(person, { id: one.documentId });
  }
  await review(admin, one, { status: 'denied' });
  const after = await stats();
  expect(after).toMatchObject({
    totalReports: before.totalReports + 4,
    pendingReports: before.pendingReports + 3,
    approvedReports: before.approvedReports,
    deniedReports: before.deniedReports + 1,
  });
  expect(after.mostReportedDocs[0]).toEqual({ documentId: one.documentId, documentTitle: title, reportCount: 4 });
  expect(after.mostReportedDocs.length).toBeLessThanOrEqual(10);
});

test('settings change one by one, and stay where a change is refused', async () => {
  const read = async () => (await admin.call('GET /api/admin/document-reports/settings')).body;
  const first = await read();
  const changed = await changeSettings(admin, { maxAutoRefunds: 7, refundCreditAmount: 2 });
  expect(changed.body).toEqual({ ...first, maxAutoRefunds: 7, refundCreditAmount: 2 });
  expect((await changeSettings(admin, { maxAutoRefunds: 1, reportTimeWindow: 0 })).status).toBe(400);
  expect(await read()).toEqual(changed.body);
});
