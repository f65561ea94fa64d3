import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentView } from '../../db/tables/vision.ts';
import { importSources } from '../../library/import-sources.ts';
import { renderPdf } from '../../library/testing/documents.ts';
import { fetchPage } from '../../library/web/fetch-page.ts';
import { startBucketServer, type BucketServer } from '../../testing/bucket-server.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { sha256 } from '../files.ts';
import { s3Store } from './s3-store.ts';

let bucket: BucketServer;
let house: TestHouse;
beforeAll(async () => {
  bucket = await startBucketServer();
  const { accessKeyId, secretAccessKey } = bucket.credentials;
  house = await startTestHouse({
    env: {
      FILES_URL: bucket.url,
      FILES_ACCESS_KEY: accessKeyId,
      FILES_SECRET_KEY: secretAccessKey,
      LOG_LEVEL: 'silent',
    },
  });
});
afterAll(async () => {
  await house?.close();
  await bucket?.close();
});

const store = () => s3Store({ url: bucket.url, region: 'us-east-1', credentials: bucket.credentials });
const text = async (stream: AsyncIterable<unknown>) => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

test('a file is stored once under its hash, and read whole or in part', async () => {
  const files = store();
  const bytes = Buffer.from('Dental cleanings are covered in full.');
  const key = await files.put(bytes);
  expect(key).toBe(sha256(bytes));
  expect(await files.put(bytes)).toBe(key);
  expect(bucket.objects.has(`/guides/originals/${key.slice(0, 2)}/${key}`)).toBe(true);
  expect([await files.check(key), await files.size(key)]).toEqual(['whole', bytes.byteLength]);
  expect((await files.read(key)).equals(bytes)).toBe(true);
  expect(await text(files.stream(key, { start: 7, end: 15 }))).toBe('cleanings');
  const derived = await files.putDerived('page of x', Buffer.from('<p>x</p>'));
  expect([derived, await text(files.stream(derived))]).toEqual([files.derivedKey('page of x'), '<p>x</p>']);
  expect(await files.size(files.derivedKey('page of y'))).toBeNull();
});

test('what is missing, damaged, or in a store that is away is told apart', async () => {
  const files = store();
  const key = await files.put(Buffer.from('Vision exams cost $10.'));
  expect(await files.check('0'.repeat(64))).toBe('missing');
  bucket.objects.set(`/guides/originals/${key.slice(0, 2)}/${key}`, Buffer.from('Vision exams cost $99.'));
  expect(await files.check(key)).toBe('damaged');
  bucket.isAway = true;
  expect(await files.check(key)).toBe('unreadable');
  await expect(text(files.stream(key))).rejects.toThrow();
  bucket.isAway = false;
  const stranger = s3Store({
    url: bucket.url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'TESTKEY', secretAccessKey: 'x' },
  });
  expect(await stranger.check(key)).toBe('unreadable');
  await expect(stranger.put(Buffer.from('more'))).rejects.toThrow();
});

test('a guide that was imported into a bucket opens from there, and says why where it does not', async () => {
  const person = await house.person();
  const source = { name: 'plan.pdf', bytes: await renderPdf([[{ text: 'Dental cleanings are covered in full.' }]]) };
  await importSources({ db: house.db, files: store(), fetchPage }, [source], {
    label: 'test',
    onResult: () => undefined,
  });
  const { rows } = await house.db.execute<{ id: string; key: string }>(
    sql`select id, file_key as key from guide where file_key is not null`,
  );
  const { id = '', key = '' } = rows[0] ?? {};
  await house.db.insert(documentView).values({ userId: person.id, guideId: id });
  const open = (range?: string) =>
    fetch(`${house.url}/api/documents/${id}/file`, {
      headers: { authorization: `Bearer ${person.token}`, ...(range !== undefined && { range }) },
    });
  const whole = await open();
  expect([whole.status, sha256(new Uint8Array(await whole.arrayBuffer()))]).toEqual([200, key]);
  const part = await open('bytes=0-4');
  expect([part.status, await part.text()]).toEqual([206, '%PDF-']);
  bucket.isAway = true;
  const refused = await open();
  expect([refused.status, await refused.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'original_missing', message: expect.stringContaining('cannot be read') }),
  ]);
  bucket.isAway = false;
  expect((await open()).status).toBe(200);
});
