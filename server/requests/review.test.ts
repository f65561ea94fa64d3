import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CaughtMail } from '../../embedded/mail/message.ts';
import { mailMessage, mailTemplate } from '../db/tables/mail.ts';
import { searchRequest } from '../db/tables/requests.ts';
import { seedTemplates } from '../mail/seed-templates.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';

const TEMPLATE = 'search_request_completed';

let house: TestHouse;
let admin: TestPerson;
let colleague: TestPerson;

beforeAll(async () => {
  house = await startTestHouse({ env: { ADMIN_EMAILS: 'admin@benesight.test,colleague@benesight.test' } });
  admin = await house.person('admin@benesight.test');
  colleague = await house.person('colleague@benesight.test');
});
afterAll(() => house.close());

const ask = async (person: TestPerson, query: string) =>
  (await person.call('POST /api/search-requests', { body: { query } })).body;
const decide = (id: string, body: object, by = admin) =>
  by.call('PATCH /api/admin/search-requests/{id}', { params: { id }, body });
const seenBy = async (person: TestPerson) => (await person.call('GET /api/search-requests')).body;

async function mailsTo(person: TestPerson): Promise<CaughtMail[]> {
  const inbox = `http://127.0.0.1:${house.config.ports.inbox}/api/messages`;
  return (await (await fetch(`${inbox}?to=${encodeURIComponent(person.email)}`)).json()) as CaughtMail[];
}

const queuedFor = (person: TestPerson) =>
  house.db.select().from(mailMessage).where(eq(mailMessage.recipient, person.email));

describe('deciding', () => {
  test('completes once: the person reads the words of the administrator and gets one mail', async () => {
    const person = await house.person();
    const made = await ask(person, 'Sabbaticals & <leave>');
    const done = await decide(made.id, { status: 'completed', adminNotes: ' Two guides.\n<b>See</b> both. ' });
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({
      id: made.id,
      status: 'completed',
      adminNotes: 'Two guides.\n<b>See</b> both.',
      userEmail: person.email,
    });
    expect(done.body.updatedAt > made.updatedAt).toBe(true);
    const [seen] = await seenBy(person);
    expect(seen).toMatchObject({ status: 'completed', adminNotes: 'Two guides.\n<b>See</b> both.' });
    const [row] = await house.db.select().from(searchRequest).where(eq(searchRequest.id, made.id));
    expect(row?.processedBy).toBe(admin.id);

    for (const status of ['pending', 'completed', 'rejected']) {
      const again = await decide(made.id, { status, adminNotes: 'Changed' }, colleague);
      expect([again.status, again.error.code], status).toEqual([409, 'already_reviewed']);
    }
    expect((await seenBy(person))[0]?.adminNotes).toBe('Two guides.\n<b>See</b> both.');

    await vi.waitFor(async () => expect(await mailsTo(person)).toHaveLength(1), 60_000);
    const [mail] = await mailsTo(person);
    expect(mail?.subject).toBe('What you asked for is in the library');
    expect(mail?.text).toContain(
      'You asked for “Sabbaticals & <leave>”. You can search for it now. Two guides. <b>See</b> both.',
    );
    expect(mail?.html).toContain('Sabbaticals &amp; &lt;leave&gt;');
    expect(mail?.html).not.toContain('<b>See</b>');
    expect(mail?.html).not.toContain('{{');
    const link = new URL(mail?.links[0] ?? '');
    expect(`${link.origin}${link.pathname}`).toBe(`${house.config.appUrl}/doc`);
    expect([...link.searchParams]).toEqual([['q', 'Sabbaticals & <leave>']]);
    expect(await queuedFor(person)).toHaveLength(1);
  });

  test('without words of the administrator the mail says nothing in their place', async () => {
    const person = await house.person();
    const made = await ask(person, 'dental implants');
    expect((await decide(made.id, { status: 'completed' })).body.adminNotes).toBeNull();
    await vi.waitFor(async () => expect(await mailsTo(person)).toHaveLength(1), 60_000);
    const [mail] = await mailsTo(person);
    expect(mail?.text).toContain('You can search for it now.\n\nSearch for it: ');
    expect(mail?.text).not.toMatch(/null|undefined|\{\{/);
  });

  test('a rejection is seen and mailed, with its reason', async () => {
    const person = await house.person();
    const made = await ask(person, 'the moon');
    expect((await decide(made.id, { status: 'rejected', adminNotes: 'No employer offers it.' })).status).toBe(200);
    expect((await seenBy(person))[0]).toMatchObject({ status: 'rejected', adminNotes: 'No employer offers it.' });
    expect((await decide(made.id, { status: 'completed' })).error.code).toBe('already_reviewed');
    await vi.waitFor(async () => expect(await mailsTo(person)).toHaveLength(1), 60_000);
    const [mail] = await mailsTo(person);
    expect(mail?.subject).toBe('What you asked for could not be found');
    expect(mail?.text).toContain(
      'You asked for “the moon”. We looked for it and cannot add it. No employer offers it.',
    );
    expect(await queuedFor(person)).toHaveLength(1);
  });

  test('notes can be kept, changed and taken away while it waits; a decision without notes keeps them', async () => {
    const person = await house.person();
    const made = await ask(person, 'pet insurance');
    const notes = async (body: object) => {
      const answer = await decide(made.id, { status: 'pending', ...body });
      expect([answer.status, answer.body.status]).toEqual([200, 'pending']);
      return answer.body.adminNotes;
    };
    expect(await notes({ adminNotes: 'Asked the carrier' })).toBe('Asked the carrier');
    expect(await notes({})).toBe('Asked the carrier');
    expect(await notes({ adminNotes: ' \u0000 ' })).toBeNull();
    expect(await notes({ adminNotes: 'On\u0000 its \uD800way' })).toBe('On its way');
    expect(await queuedFor(person)).toEqual([]);
    const seen = { adminNotes: 'Asked the carrier' };
    expect((await decide(made.id, { status: 'pending', adminNotes: 'Mine', was: seen })).error.code).toBe(
      'changed_meanwhile',
    );
    expect((await decide(made.id, { status: 'rejected' })).body.adminNotes).toBe('On its way');
  });

  test('of two administrators at the same moment one decides, and one mail goes out', async () => {
    const person = await house.person();
    const made = await ask(person, 'parental leave in Peru');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        decide(made.id, { status: 'completed', adminNotes: `By ${number}` }, number % 2 === 0 ? admin : colleague),
      ),
    );
    const [won, ...others] = answers.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect((await seenBy(person))[0]?.adminNotes).toBe(won?.body.adminNotes);
    expect(await queuedFor(person)).toHaveLength(1);
  });

  test('a request that nobody made, or a person who is no administrator, decides nothing', async () => {
    const person = await house.person();
    const made = await ask(person, 'long-term care');
    expect((await decide(crypto.randomUUID(), { status: 'completed' })).status).toBe(404);
    expect((await decide(made.id, { status: 'completed' }, person)).status).toBe(403);
    expect((await seenBy(person))[0]?.status).toBe('pending');
  });
});

describe('the mail', () => {
  test('that cannot be sent leaves the decision as it is', async () => {
    const person = await house.person();
    const made = await ask(person, 'ergonomic desks');
    await house.db.update(mailTemplate).set({ isActive: false }).where(eq(mailTemplate.templateType, TEMPLATE));
    expect((await decide(made.id, { status: 'completed' })).status).toBe(200);
    await vi.waitFor(async () => expect((await queuedFor(person))[0]?.status).toBe('failed'), 60_000);
    expect((await seenBy(person))[0]?.status).toBe('completed');
    expect(await mailsTo(person)).toEqual([]);
    await house.db.update(mailTemplate).set({ isActive: true }).where(eq(mailTemplate.templateType, TEMPLATE));
  });

  test('has a template on a database that is older than it, and one that was edited stays', async () => {
    const find = () => house.db.select().from(mailTemplate).where(eq(mailTemplate.templateType, TEMPLATE));
    await house.db.delete(mailTemplate).where(eq(mailTemplate.templateType, TEMPLATE));
    await house.db.update(mailTemplate).set({ subject: 'Hello' }).where(eq(mailTemplate.templateType, 'invite'));
    await seedTemplates(house.db);
    const [seeded] = await find();
    expect(seeded).toMatchObject({ isActive: true, templateName: 'Request completed' });
    expect(seeded?.variables).toMatchObject([{ name: 'query' }, { name: 'adminNotes' }, { name: 'url' }]);
    const [edited] = await house.db.select().from(mailTemplate).where(eq(mailTemplate.templateType, 'invite'));
    expect(edited?.subject).toBe('Hello');
  });
});
