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
