import { afterAll, beforeAll, expect, test } from 'vitest';
import { addGuide, type TestGuide } from '../testing/guides.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { loadSampleLibrary } from './sample-library.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(async () => {
  await house.close();
});

const ofEarlierEdition = (employer: string): Promise<TestGuide> =>
  addGuide(house.db, { employer, sample: true, passages: [[1, 'Holidays', 'There are nine paid holidays.']] });

test('a new edition of the sample library leaves what somebody has unlocked, and takes the rest of the old one', async () => {
  const [reader, other] = [await house.person(), await house.person()];
  const [unlocked, locked] = [await ofEarlierEdition('Read Before'), await ofEarlierEdition('Never Read')];
  const view = { body: { documentId: unlocked.id } };
  expect((await reader.call('POST /api/doc-search/view', view)).status).toBe(200);

  expect(await loadSampleLibrary(house.db, { count: 20 })).toBe(20);
  const file = await reader.call('GET /api/documents/{documentId}/file', { params: { documentId: unlocked.id } });
  expect(file.status).toBe(200);
  expect((await other.call('POST /api/doc-search/view', { body: { documentId: locked.id } })).status).toBe(404);
  // It costs nothing again, and the next start finds nothing to do.
  const before = await reader.call('GET /api/billing/balance');
  expect((await reader.call('POST /api/doc-search/view', view)).status).toBe(200);
  expect((await reader.call('GET /api/billing/balance')).body).toEqual(before.body);
  expect(await loadSampleLibrary(house.db, { count: 20 })).toBe(0);
});
