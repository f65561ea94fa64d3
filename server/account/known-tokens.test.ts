import { expect, test } from 'vitest';
import type { TokenHolder } from '../outside/auth.ts';
import { knownTokens } from './known-tokens.ts';

/** A verifier that counts what it is asked, and a clock. */
function checking(lasts: number) {
  const asked: string[] = [];
  const time = { now: 1_000_000 };
  const answers = { accept: true };
  const end = new Date(time.now + lasts);
  const verify = knownTokens(
    async (token) => {
      asked.push(token);
      const holder: TokenHolder = {
        userId: token,
        email: `${token}@a.test`,
        sessionId: token,
        aal: 'aal1',
        signedInAt: new Date(0),
        expiresAt: end,
      };
      return answers.accept ? holder : null;
    },
    () => time.now,
  );
  return { verify, asked, time, answers };
}

test('a token is checked once a minute', async () => {
  const { verify, asked, time } = checking(3_600_000);
  for (const token of ['ada', 'ada', 'bob', 'ada']) expect((await verify(token))?.userId).toBe(token);
  expect(asked).toEqual(['ada', 'bob']);
  time.now += 59_999;
  await verify('ada');
  expect(asked).toEqual(['ada', 'bob']);
  time.now += 1;
  await verify('ada');
  expect(asked).toEqual(['ada', 'bob', 'ada']);
});

test('a token that has expired is checked, and refused if it is', async () => {
  const { verify, asked, time, answers } = checking(5_000);
  await verify('ada');
  time.now += 5_000;
  answers.accept = false;
  expect(await verify('ada')).toBeNull();
  expect(asked).toEqual(['ada', 'ada']);
});

test('a refusal is not remembered', async () => {
  const { verify, asked, answers } = checking(5_000);
  answers.accept = false;
  expect(await verify('ada')).toBeNull();
  answers.accept = true;
  expect((await verify('ada'))?.userId).toBe('ada');
  expect(asked).toEqual(['ada', 'ada']);
});

test('so many tokens are remembered and no more', async () => {
  const { verify, asked } = checking(3_600_000);
  for (let at = 0; at <= 5_000; at += 1) await verify(`token ${at}`);
  await verify('token 1');
  expect(asked).toHaveLength(5_001);
  await verify('token 0');
  expect(asked).toHaveLength(5_002);
});
