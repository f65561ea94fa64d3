import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReferralSettings } from '../../contract/referrals.ts';
import type { CaughtMail } from '../../embedded/mail/message.ts';
import { person as people } from '../db/tables/account.ts';
import { mailMessage } from '../db/tables/mail.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { apiClient, signUp, type TestPerson } from '../testing/person.ts';

let house: TestHouse;
let admin: TestPerson;

beforeAll(async () => {
  house = await startTestHouse();
  admin = await house.person('admin@benesight.test');
  await set({ maxEmailsPerDay: 50, maxSharesPerDay: 3 });
});
afterAll(() => house?.close());

const set = async (changes: Partial<ReferralSettings>) => {
  const answer = await admin.call('POST /api/admin/referral-settings', { body: changes });
  expect(answer.status).toBe(200);
  return answer.body;
};
const invite = (person: TestPerson, ...emails: string[]) =>
  person.call('POST /api/referrals/emails', { body: { emails } });
const share = (person: TestPerson, platform: string) =>
  person.call('POST /api/referrals/social-share', { body: { platform } });
const balanceOf = async (person: TestPerson) => (await person.call('GET /api/users/me')).body.creditBalance;
const invitationsOf = async (person: TestPerson) =>
  (await person.call('GET /api/referrals/invitations')).body.map(({ email, status, creditsEarned }) => [
    email,
    status,
    creditsEarned,
  ]);

/** Signs up at the auth service with what the browser says of the link that led here, and makes the first call. */
async function joinBy(referrer: string, email: string): Promise<TestPerson> {
  const answer = await fetch(`${house.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'public' },
    body: JSON.stringify({ email, password: 'correct horse battery', data: { referred_by: referrer } }),
  });
  expect(answer.status).toBe(200);
  const session = (await answer.json()) as { access_token: string; refresh_token: string; user: { id: string } };
  const call = apiClient(house.url, session.access_token);
  expect((await call('GET /api/auth/user')).status).toBe(200);
  const { access_token: token, refresh_token: refreshToken, user } = session;
  return { id: user.id, email, password: 'correct horse battery', token, refreshToken, call };
}

let strangers = 0;
const stranger = () => `stranger${(strangers += 1)}@elsewhere.example`;

describe('inviting by mail', () => {
  test('mails each address that may be invited, pays for each, and says why of the others', async () => {
    const person = await house.person('inviter@gmail.com');
    const member = await house.person('m.ember@gmail.com');
    const [one, two] = [stranger(), stranger()];
    const answer = await invite(
      person,
      ` ${one.toUpperCase()} `,
      'no address',
      'in.viter+me@googlemail.com',
      'mem.ber@gmail.com',
      two,
      one.replace('@', '+again@'),
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      message:
        '2 invitations sent. You earned 2 credits. Not invited: no address (not an email address), ' +
        'in.viter+me@googlemail.com (your own address), mem.ber@gmail.com (already a member), ' +
        `${one.replace('@', '+again@')} (already invited).`,
      invited: [one, two],
      refused: [
        { email: 'no address', because: 'invalid' },
        { email: 'in.viter+me@googlemail.com', because: 'own_address' },
        { email: 'mem.ber@gmail.com', because: 'member' },
        { email: one.replace('@', '+again@'), because: 'already_invited' },
      ],
      creditsEarned: 2,
    });
    expect(await balanceOf(person)).toBe(7);
    expect(await invitationsOf(person)).toEqual([
      [two, 'invited', 1],
      [one, 'invited', 1],
    ]);
    expect(await invitationsOf(member)).toEqual([]);
    const history = (await person.call('GET /api/billing/history')).body;
    expect(history.slice(0, 2).map(({ type, delta, description }) => [type, delta, description])).toEqual([
      ['invite_bonus', 1, `Invitation sent: ${two}`],
      ['invite_bonus', 1, `Invitation sent: ${one}`],
    ]);
  });

  test('the mail names the inviter in letters only, and leads to sign-up by their link', async () => {
    const person = await house.person();
    const name = { firstName: '<b>Ada</b> https://evil.example', lastName: "O'Neil" };
    const profile = { ...name, companyName: 'A', companySizeRange: '1-10', goals: 'g' };
    expect((await person.call('PATCH /api/user/profile', { body: profile })).status).toBe(200);
    const email = stranger();
    await invite(person, email);
    const inbox = `http://127.0.0.1:${house.config.ports.inbox}/api/messages?to=${encodeURIComponent(email)}`;
    const mails = async () => (await (await fetch(inbox)).json()) as CaughtMail[];
    await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(1);
    const [mail] = await mails();
    expect(mail?.subject).toBe("b Ada b https evil example O'Neil invites you to Benesight");
    expect(mail?.links[0]).toContain(
      `/signup?utm_source=referral&utm_medium=email&utm_campaign=email&utm_content=${person.id}`,
    );
  });

  test('a mailbox is invited and paid for once, whoever asks, in whatever spelling, also at the same moment', async () => {
    const inviters = await Promise.all(Array.from({ length: 8 }, () => house.person()));
    const answers = await Promise.all(inviters.map((person, at) => invite(person, `new.comer+${at}@gmail.com`)));
    expect(answers.flatMap(({ body }) => body.invited)).toHaveLength(1);
    expect(answers.map(({ body }) => body.creditsEarned).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test('past the limit of a day nobody more is invited, also by twenty calls at once', async () => {
    await set({ maxEmailsPerDay: 5 });
    const person = await house.person();
    const answers = await Promise.all(Array.from({ length: 20 }, () => invite(person, stranger())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect([answer.status, answer.error.code]).toEqual([429, 'invitation_limit']);
      expect(answer.error.message).toBe('You can invite 5 people in 24 hours and 50 in seven days.');
      expect(answer.error.details).toMatchObject({ remaining: 0 });
    }
    expect(await balanceOf(person)).toBe(10);

    const other = await house.person();
    const six = Array.from({ length: 6 }, stranger);
    const partly = await invite(other, ...six);
    expect(partly.body.invited).toEqual(six.slice(0, 5));
    expect(partly.body.refused).toEqual([{ email: six[5], because: 'over_limit' }]);
    await house.db.execute(
      sql`update referral set invited_at = now() - interval '25 hours' where referrer_id = ${other.id}`,
    );
    expect((await invite(other, six[5] ?? '')).status).toBe(200);
    await set({ maxEmailsPerDay: 50 });
  });

  test('a week holds 50 invitations, whatever the day allows', async () => {
    const person = await house.person();
    const first = await invite(person, ...Array.from({ length: 49 }, stranger));
    expect(first.body.invited).toHaveLength(49);
    await house.db.execute(
      sql`update referral set invited_at = now() - interval '3 days' where referrer_id = ${person.id}`,
    );
    expect((await invite(person, stranger(), stranger())).body.invited).toHaveLength(1);
    expect((await invite(person, stranger())).error.code).toBe('invitation_limit');
    await house.db.execute(
      sql`update referral set invited_at = now() - interval '8 days' where referrer_id = ${person.id}`,
    );
    expect((await invite(person, stranger())).status).toBe(200);
  });

  test('who is a member can be asked of a hundred addresses a day, by all accounts of a mailbox together', async () => {
    const [one, two] = [await house.person('prober+1@gmail.com'), await house.person('prober+2@gmail.com')];
    const member = await house.person();
    const fifty = Array.from({ length: 50 }, () => member.email);
    for (const person of [one, two]) {
      const { body } = await invite(person, ...fifty);
      expect(new Set(body.refused.map(({ because }) => because))).toEqual(new Set(['member']));
    }
    for (const emails of [[member.email], [stranger(), member.email]]) {
      const { status, error } = await invite(one, ...emails);
      expect([status, error.code, error.details?.['remaining']]).toEqual([429, 'invitation_limit', 0]);
      expect(error.message).toBe('You can enter 100 addresses in 24 hours. Please go on tomorrow.');
    }
    await house.db.execute(sql`update request_count set window_ends = now() where key like 'invitation-lookups:%'`);
    expect((await invite(one, stranger())).body.invited).toHaveLength(1);
  });

  test('the limits hold for all accounts of a mailbox together, also for one that is made again', async () => {
    await set({ maxEmailsPerDay: 5 });
    const [one, two] = [await house.person('crowd+1@gmail.com'), await house.person('c.rowd+2@googlemail.com')];
    const answers = await Promise.all(
      [one, two].flatMap((person) => [1, 2, 3, 4].map(() => invite(person, stranger()))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    await house.db.delete(people).where(eq(people.id, one.id));
    expect((await invite(two, stranger())).error.code).toBe('invitation_limit');
    expect((await invite(await house.person('crowd@gmail.com'), stranger())).error.code).toBe('invitation_limit');
    expect((await invite(await house.person(), stranger())).status).toBe(200);
    await set({ maxEmailsPerDay: 50 });
  });

  test('a long name of rare letters is cut between two of them', async () => {
    const person = await house.person();
    const profile = { lastName: 'Li', companyName: 'A', companySizeRange: '1-10', goals: 'g' };
    const named = { ...profile, firstName: `a${'𠮷'.repeat(49)}` };
    expect((await person.call('PATCH /api/user/profile', { body: named })).status).toBe(200);
    for (const firstName of [named.firstName, `b${named.firstName}`.slice(0, 99)]) {
      await person.call('PATCH /api/user/profile', { body: { ...named, firstName } });
      expect((await invite(person, stranger())).status).toBe(200);
    }
  });

  test('a submission without an address, or with more than fifty, is refused and pays nothing', async () => {
    const person = await house.person();
    for (const emails of [[' ', ''], Array.from({ length: 51 }, stranger)]) {
      expect((await invite(person, ...emails)).error.code).toBe('invalid_input');
    }
    expect(await balanceOf(person)).toBe(5);
    const queued = await house.db.select().from(mailMessage).where(eq(mailMessage.templateType, 'referral_invitation'));
    expect(queued.filter(({ variables }) => JSON.stringify(variables).includes(person.id))).toEqual([]);
  });

  test('pays nothing while the mail is switched off, and uses no address up', async () => {
    const person = await house.person();
    const email = stranger();
    const turn = (isActive: boolean) =>
      admin.call('PATCH /api/admin/email-templates/{templateType}', {
        params: { templateType: 'referral_invitation' },
        body: { isActive },
      });
    await turn(false);
    expect((await invite(person, email)).error.code).toBe('invitations_off');
    expect(await balanceOf(person)).toBe(5);
    await turn(true);
    expect((await invite(person, email)).body.invited).toEqual([email]);
  });
});

describe('a person who joins', () => {
  test('by a link pays the referrer once, also when the account is deleted and made again', async () => {
    const referrer = await house.person();
    const email = stranger();
    const joined = await joinBy(referrer.id, email);
    expect(await balanceOf(referrer)).toBe(15);
    expect(await invitationsOf(referrer)).toEqual([[null, 'joined', 10]]);
    await house.db.delete(people).where(eq(people.id, joined.id));
    await house.db.execute(sql`delete from auth.users where id = ${joined.id}`);
    await joinBy(referrer.id, email.replace('@', '+two@'));
    await joinBy(referrer.id, email);
    expect(await balanceOf(referrer)).toBe(15);
  });

  test('after an invitation by mail pays the inviter, whichever way they came', async () => {
    const inviter = await house.person();
    const [one, two, three] = [stranger(), stranger(), stranger()];
    await invite(inviter, one, two, three);
    await joinBy(inviter.id, one);
    await house.person(two.replace('@', '+work@'));
    expect(await invitationsOf(inviter)).toEqual([
      [three, 'invited', 1],
      [two, 'joined', 11],
      [one, 'joined', 11],
    ]);
    expect(await balanceOf(inviter)).toBe(28);
  });

  test('by the link of another than the inviter pays that other', async () => {
    const [inviter, other] = [await house.person(), await house.person()];
    const email = stranger();
    await invite(inviter, email);
    await joinBy(other.id, email);
    expect(await invitationsOf(inviter)).toEqual([[email, 'invited', 1]]);
    expect([await balanceOf(inviter), await balanceOf(other)]).toEqual([6, 15]);
  });

  test('by no link, by one of nobody, or by their own in another spelling pays nobody', async () => {
    const person = await house.person('referrer.self@gmail.com');
    await joinBy(person.id, 'referrerself+two@googlemail.com');
    await joinBy('6ecd8c99-4036-403d-bf84-cf8400f67836', stranger());
    await joinBy('" or true', stranger());
    expect(await balanceOf(person)).toBe(5);
    expect(await invitationsOf(person)).toEqual([]);
  });

  test('is paid for as the setting says', async () => {
    await set({ creditsPerSuccessfulReferral: 0 });
    const referrer = await house.person();
    await joinBy(referrer.id, stranger());
    expect(await balanceOf(referrer)).toBe(5);
    await set({ creditsPerSuccessfulReferral: 7 });
    await joinBy(referrer.id, stranger());
    expect(await balanceOf(referrer)).toBe(12);
    await set({ creditsPerSuccessfulReferral: 10 });
  });
});

describe('sharing', () => {
  test('pays for each share up to the limit of a platform and a day, also ten at once', async () => {
    const person = await house.person();
    const answers = await Promise.all(Array.from({ length: 10 }, () => share(person, 'linkedin')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.find(({ status }) => status !== 200);
    expect([refused?.status, refused?.error.message]).toEqual([429, 'You can share on LinkedIn 3 times in 24 hours.']);
    expect((await share(person, 'twitter')).body).toEqual({
      message: 'Thank you for sharing on Twitter. You earned 1 credit.',
      creditsEarned: 1,
    });
    expect((await share(person, 'facebook')).status).toBe(200);
    expect(await balanceOf(person)).toBe(10);
    expect((await share(person, 'myspace')).status).toBe(400);
    await house.db.execute(
      sql`update referral_share set shared_at = now() - interval '25 hours' where user_id = ${person.id}`,
    );
    expect((await share(person, 'linkedin')).status).toBe(200);
  });
});

describe('the accounts of one mailbox', () => {
  test('share as often as one account may, also where one of them is deleted', async () => {
    const accounts = await Promise.all([1, 2, 3, 4].map((at) => house.person(`poster+${at}@gmail.com`)));
    const answers = await Promise.all(accounts.flatMap((person) => [1, 2].map(() => share(person, 'linkedin'))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const [first, second] = accounts;
    if (first === undefined || second === undefined) throw new Error('There are four accounts.');
    await house.db.delete(people).where(eq(people.id, first.id));
    expect((await share(second, 'linkedin')).error.code).toBe('share_limit');
    expect((await share(await house.person(), 'linkedin')).status).toBe(200);
  });
});

describe('what administrators set', () => {
  test('counts from then on and is what everybody reads; what is not named stays', async () => {
    const before = (await apiClient(house.url, null)('GET /api/referrals/settings')).body;
    const after = await set({ creditsPerSocialShare: 4 });
    expect(after).toEqual({ ...before, creditsPerSocialShare: 4 });
    expect((await apiClient(house.url, null)('GET /api/referrals/settings')).body).toEqual(after);
    await set({ creditsPerSocialShare: before.creditsPerSocialShare });
  });

  test('the words of a share are there at once, are changed by administrators, and seeding keeps the change', async () => {
    const visitor = apiClient(house.url, null);
    const platforms = async () =>
      (await visitor('GET /api/social-sharing-content')).body.map(({ platform }) => platform);
    expect(await platforms()).toEqual(['facebook', 'linkedin', 'twitter']);
    const calls = (await visitor('GET /api/social-sharing-content')).body.map(({ callToAction }) => callToAction);
    expect(calls).toEqual(Array(3).fill('Join me: signing up is free'));
    const change = (platform: string, body: unknown) =>
      admin.call('POST /api/admin/social-sharing-content/{platform}', { params: { platform }, body });
    expect((await change('twitter', { title: ' Look ', isActive: false })).body).toMatchObject({ title: 'Look' });
    expect(await platforms()).toEqual(['facebook', 'linkedin']);
    const sharer = await house.person();
    const { status, error } = await share(sharer, 'twitter');
    expect([status, error.code]).toEqual([409, 'sharing_off']);
    expect(error.message).toBe('Sharing on Twitter is switched off at the moment.');
    expect(await balanceOf(sharer)).toBe(5);
    expect((await share(sharer, 'linkedin')).status).toBe(200);
    expect((await change('myspace', { title: 'Look' })).status).toBe(404);
    const seeded = await admin.call('POST /api/admin/seed-social-content');
    expect(seeded.body.find(({ platform }) => platform === 'twitter')).toMatchObject({
      title: 'Look',
      isActive: false,
    });
    const person = await signUp(house.url, stranger());
    expect((await person.call('POST /api/admin/seed-social-content')).status).toBe(403);
  });
});
