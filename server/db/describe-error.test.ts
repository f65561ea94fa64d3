import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loggerOptions } from '../http/log.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { connect, type Database } from './connect.ts';
import { describeError } from './describe-error.ts';

const SECRET = 'https://app.example/recover?token=s3cr3t';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect(database.url, { max: 1 });
});
afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

async function failureOf(query: Promise<unknown>): Promise<Error> {
  const error = await query.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Error)) throw new Error('The query was expected to fail');
  return error;
}

function logged(error: unknown): string {
  let text = '';
  const into = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  pino(loggerOptions('warn'), into).warn({ err: error }, 'a request failed');
  return text;
}

test('a failed query is told by its state and message, without its values', async () => {
  const missing = await failureOf(db.execute(sql`select ${SECRET} from nowhere`));
  expect(missing.message).toContain(SECRET);
  expect(describeError(missing)).toBe('42P01: relation "nowhere" does not exist');
  // The database itself quotes what it could not read.
  const unreadable = await failureOf(db.execute(sql`select ${SECRET}::uuid`));
  expect(describeError(unreadable)).toBe('22P02: invalid input syntax for type uuid');
  expect(describeError(new Error('It failed', { cause: missing }))).not.toContain('s3cr3t');
});

test('the log holds where a query failed, and no value of it', async () => {
  const text = logged(await failureOf(db.execute(sql`select ${`before\n    at ${SECRET}`}::uuid`)));
  expect(text).not.toContain('s3cr3t');
  expect(JSON.parse(text)).toMatchObject({
    err: { type: 'DrizzleQueryError', message: expect.stringContaining('22P02') as string },
    msg: 'a request failed',
  });
  expect((JSON.parse(text) as { err: { stack: string } }).err.stack).toMatch(/^\s+at .*\.(?:js|ts)/);
});

test('the addresses in the words of a mail server or of a connection are left out, the words stay', () => {
  expect(describeError(new Error('550 5.1.1 <ada@example.com>: no such user'))).toBe(
    '550 5.1.1 <[address]>: no such user',
  );
  const connection = new Error('cannot reach postgres://user:pass-word@db.example/x');
  expect(describeError(connection)).not.toMatch(/pass-word|user/);
  expect(describeError(new Error('connect ECONNREFUSED 127.0.0.1:25'))).toBe('connect ECONNREFUSED 127.0.0.1:25');
  expect(describeError('a text')).toBe('unknown');
});

test('what a provider quotes of a key is left out, the words and the names stay', () => {
  const told = (text: string) => describeError(new Error(text));
  for (const key of [
    'sk-proj-Ab12Cd34Ef56',
    'sk_live_4eC39HqLyjWDarjtT1zdp7dc',
    'rk_test_***7dc',
    'AIzaSyD4x9Qw3Er5Ty7Ui8Op1As2Df',
    'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.MEUCIQDv1234567890abcdef',
    'abcd********************wxyz',
    'd41d8cd98f00b204e9800998ecf8427e',
  ]) {
    const text = told(`Incorrect API key provided: ${key}. Authorization: Bearer ${key}`);
    expect(text).toMatch(/^Incorrect API key provided: \[key\]/);
    for (const part of key.split(/[.*]+/).filter((one) => one.length > 3)) expect(text, key).not.toContain(part);
  }
  const harmless =
    'benefits-guide-2025-acme.pdf of 6ecd8c99-4036-403d-bf84-cf8400f67836 took 1200 ms; checkpoint_timeout_exceeded';
  expect(told(harmless)).toBe(harmless);
});

test('of a text without end only the beginning is looked at, and no key is cut in two', () => {
  const told = (text: string) => describeError(new Error(text));
  expect(told('a'.repeat(5_000)).length).toBeLessThan(2_100);
  expect(told(`${'word '.repeat(398)}sk-proj-Ab12Cd34Ef56 ${'word '.repeat(400)}`)).toBe(
    `${'word '.repeat(397)}word …`,
  );
});
