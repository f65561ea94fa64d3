import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { removeGuide } from '../library/remove-guide.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { balanceOf, expectSound, give, refundsOf } from './testing/credits.ts';
import { changeSettings, newGuide, report, reportsOf, review, unlockedGuide } from './testing/readers.ts';

let house: TestHouse;
let admin: TestPerson;

beforeAll(async () => {
  house = await startTestHouse();
  admin = await house.person('admin@benesight.test');
});
beforeEach(() => house.db.execute(sql`delete from setting_history`));
afterAll(() => house.close());

const statusOf = async (person: TestPerson, documentId?: string) =>
  (await person.call('GET /api/documents/refund-status', { query: { ...(documentId && { documentId }) } })).body;

test('a report brings the credit back at once, and waits for its decision', async () => {
  const person = await house.person();
  const guide = await unlockedGuide(house, person);
  expect(await balanceOf(person)).toBe(4);
  const fresh = {
    canAutoRefund: true,
    autoRefundsEnabled: true,
    maxAutoRefunds: 3,
    autoRefundsUsed: 0,
    reportTimeWindow: 72,
  };
  expect(await statusOf(person)).toEqual(fresh);
  expect(await statusOf(person, guide.id)).toEqual(fresh);

  const { status, body } = await person.call('POST /api/documents/report', {
    body: { documentId: guide.id, issueType: 'incomplete', description: ' Page 3 is\r\nmissing.\u0000 ' },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ autoRefunded: true, creditsRefunded: 1, creditsRemaining: 5 });
  expect(body.message).toBe('Thank you for your report. 1 credit was refunded.');
  expect(body.report).toMatchObject({
    documentId: guide.id,
    documentTitle: guide.title,
    issueType: 'incomplete',
    description: 'Page 3 is\nmissing.',
    status: 'pending',
    autoRefunded: true,
    creditsRefunded: 1,
    adminNotes: null,
    processedBy: null,
  });
  expect(await reportsOf(person)).toEqual([body.report]);
  expect(await refundsOf(person)).toMatchObject([{ delta: 1, description: guide.title }]);
  expect((await person.call('GET /api/user/stats')).body.creditsUsed).toBe(0);
  expect(await statusOf(person)).toEqual({ ...fresh, autoRefundsUsed: 1 });
  expect(await statusOf(person, guide.id)).toEqual({ ...fresh, autoRefundsUsed: 1, canAutoRefund: false });
  // The guide stays open.
  const again = await person.call('POST /api/doc-search/view', { body: { documentId: guide.id } });
  expect(again.body).toMatchObject({ alreadyViewed: true, creditsRemaining: 5 });
});

test('only a guide that one has unlocked can be reported, also after it was removed', async () => {
  const [person, other] = [await house.person(), await house.person()];
  const guide = await unlockedGuide(house, other);
  const locked = await report(person, guide);
  expect([locked.status, locked.error.code]).toEqual([403, 'report_locked']);
  expect(await statusOf(person, guide.id)).toMatchObject({ canAutoRefund: false });
  expect((await report(person, { id: crypto.randomUUID() })).status).toBe(404);

  await removeGuide(house.db, guide.id);
  expect((await report(person, guide)).status).toBe(404);
  expect((await report(other, guide, 'broken_link')).body).toMatchObject({ autoRefunded: true, creditsRefunded: 1 });
  expect(await reportsOf(person)).toEqual([]);
});

test('an unlocked guide needs an issue, and a description that is not too long', async () => {
  const person = await house.person();
  const guide = await unlockedGuide(house, person);
  const bad = [
    [{}, 'Choose what is wrong'],
    [{ issueType: 'ugly' }, 'Choose what is wrong'],
    [{ issueType: 'other', description: 'x'.repeat(2001) }, 'The description may have at most 2000 characters'],
  ] as const;
  for (const [part, sentence] of bad) {
    const refused = await person.call('POST /api/documents/report', { body: { documentId: guide.id, ...part } });
    expect([refused.status, refused.error.message]).toEqual([400, sentence]);
  }
  expect(await reportsOf(person)).toEqual([]);
});

test('ten clicks at once make one report and one refund', async () => {
  const person = await house.person();
  const guide = await unlockedGuide(house, person);
  const answers = await Promise.all(Array.from({ length: 10 }, () => report(person, guide)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.error.code).toBe('already_reported');
  expect(await reportsOf(person)).toHaveLength(1);
  expect(await refundsOf(person)).toHaveLength(1);
  expect(await balanceOf(person)).toBe(5);
});

test('reports of several guides at once bring back no more than the settings allow', async () => {
  const person = await house.person();
  await give(house, person, 10);
  const guides = [];
  for (let index = 0; index < 6; index += 1) guides.push(await unlockedGuide(house, person));
  const answers = await Promise.all(guides.map((guide) => report(person, guide)));
  expect(answers.map(({ status }) => status)).toEqual(guides.map(() => 200));
  expect(answers.filter(({ body }) => body.autoRefunded)).toHaveLength(3);
  expect(await refundsOf(person)).toHaveLength(3);
  expect(await statusOf(person)).toMatchObject({ canAutoRefund: false, maxAutoRefunds: 3, autoRefundsUsed: 3 });
  const byHand = answers.find(({ body }) => !body.autoRefunded)?.body;
  expect(byHand).toMatchObject({ creditsRefunded: 0, report: { status: 'pending', autoRefunded: false } });
  expect(byHand?.message).toBe('Thank you for your report. It will be reviewed manually within 24 hours.');
});

test('no more comes back than was paid', async () => {
  const person = await house.person();
  await changeSettings(admin, { refundCreditAmount: 10 });
  const guide = await unlockedGuide(house, person);
  expect((await report(person, guide)).body).toMatchObject({ creditsRefunded: 1, creditsRemaining: 5 });

  await admin.call('PATCH /api/admin/settings/credit-costs', { body: { serviceType: 'document_view', cost: 4 } });
  const dear = await unlockedGuide(house, person);
  await changeSettings(admin, { refundCreditAmount: 3 });
  const { body } = await report(person, dear);
  expect(body).toMatchObject({ creditsRefunded: 3, creditsRemaining: 4 });
  expect(body.message).toBe('Thank you for your report. 3 credits were refunded.');
});

test('the settings decide: off, none left, and the window after unlocking', async () => {
  const person = await house.person();
  const guide = await unlockedGuide(house, person);
  await changeSettings(admin, { autoRefundsEnabled: false });
  expect(await statusOf(person, guide.id)).toMatchObject({ canAutoRefund: false, autoRefundsEnabled: false });
  expect((await report(person, guide)).body).toMatchObject({ autoRefunded: false, creditsRefunded: 0 });

  await changeSettings(admin, { autoRefundsEnabled: true, maxAutoRefunds: 0 });
  const second = await unlockedGuide(house, person);
  expect(await statusOf(person)).toMatchObject({ canAutoRefund: false, maxAutoRefunds: 0 });
  expect((await report(person, second)).body.autoRefunded).toBe(false);

  await changeSettings(admin, { maxAutoRefunds: 10, reportTimeWindow: 5 });
  const unlockedAgo = async (minutes: number) => {
    const aged = await unlockedGuide(house, person);
    await house.db.execute(
      sql`update document_view set viewed_at = now() - make_interval(mins => ${minutes}) where guide_id = ${aged.id}`,
    );
    return aged;
  };
  const late = await unlockedAgo(301);
  expect(await statusOf(person, late.id)).toMatchObject({ canAutoRefund: false, reportTimeWindow: 5 });
  expect((await report(person, late)).body.autoRefunded).toBe(false);
  const inTime = await unlockedAgo(299);
  expect(await statusOf(person, inTime.id)).toMatchObject({ canAutoRefund: true });
  expect((await report(person, inTime)).body.autoRefunded).toBe(true);
  expect(await refundsOf(person)).toHaveLength(1);
});

test('a guide that was decided may be reported again; its payment does not come back again', async () => {
  const person = await house.person();
  const guide = await unlockedGuide(house, person);
  const first = (await report(person, guide)).body.report;
  expect((await report(person, guide)).error.code).toBe('already_reported');
  expect((await review(admin, first, { status: 'denied' })).status).toBe(200);
  expect((await report(person, guide, 'outdated')).body).toMatchObject({ autoRefunded: false, creditsRefunded: 0 });
  expect((await reportsOf(person)).map(({ status, issueType }) => [status, issueType])).toEqual([
    ['pending', 'outdated'],
    ['denied', 'unreadable'],
  ]);
  expect(await refundsOf(person)).toHaveLength(1);
});

test('a guide that cost nothing brings nothing back', async () => {
  const person = await house.person();
  const guide = await newGuide(house);
  await house.db.execute(sql`insert into document_view (user_id, guide_id) values (${person.id}, ${guide.id})`);
  expect(await statusOf(person, guide.id)).toMatchObject({ canAutoRefund: false });
  expect((await report(person, guide)).body).toMatchObject({ autoRefunded: false, creditsRemaining: 5 });
});

test('where the report cannot be written, no credit comes back', async () => {
  const person = await house.person();
  const guide = await unlockedGuide(house, person);
  // The house logs what failed, as it should; the test is about what is left behind.
  await house.db.execute(sql`create function test_refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused by a test'; end $$`);
  await house.db.execute(
    sql`create trigger test_refuse before insert on document_report execute function test_refuse()`,
  );
  try {
    expect((await report(person, guide)).status).toBe(500);
  } finally {
    await house.db.execute(sql`drop function test_refuse cascade`);
  }
  expect(await balanceOf(person)).toBe(4);
  expect(await refundsOf(person)).toEqual([]);
  expect((await report(person, guide)).body).toMatchObject({ autoRefunded: true, creditsRemaining: 5 });
  await expectSound(house);
});

test('what comes back at once is counted for a mailbox, whatever its accounts and however many report at once', async () => {
  const people = await Promise.all(
    ['reader@gmail.com', 'rea.der@gmail.com', 'reader+2@googlemail.com'].map((email) => house.person(email)),
  );
  const guides = await Promise.all(
    people.map(async (person) => {
      await give(house, person, 2);
      return [await unlockedGuide(house, person), await unlockedGuide(house, person)] as const;
    }),
  );
  await changeSettings(admin, { maxAutoRefunds: 2 });
  const [reader] = people;
  if (reader === undefined) throw new Error('Nobody reads.');
  const reports = await Promise.all(
    people.flatMap((person, at) => (guides[at] ?? []).map((guide) => report(person, guide))),
  );
  expect(reports.map(({ status }) => status)).toEqual(reports.map(() => 200));
  expect(reports.filter(({ body }) => body.autoRefunded)).toHaveLength(2);
  for (const person of people) {
    expect(await statusOf(person)).toMatchObject({ canAutoRefund: false, autoRefundsUsed: 2 });
  }
  await expectSound(house);
});
