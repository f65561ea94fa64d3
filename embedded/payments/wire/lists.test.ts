import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../testing/sandbox.ts';

let sandbox: Sandbox;
/** The newest first. */
const ids: string[] = [];
beforeAll(async () => {
  sandbox = await startSandbox();
  for (let index = 0; index < 13; index += 1) ids.unshift((await sandbox.stripe.customers.create({})).id);
});
afterAll(() => sandbox.close());

const idsOf = (page: { data: { id: string }[] }): string[] => page.data.map(({ id }) => id);

describe('a list', () => {
  it('has the ten newest first, and says that there is more', async () => {
    const page = await sandbox.stripe.customers.list();
    expect(page).toMatchObject({ object: 'list', url: '/v1/customers', has_more: true });
    expect(idsOf(page)).toEqual(ids.slice(0, 10));
  });

  it('goes on after an object, and back before one', async () => {
    const { customers } = sandbox.stripe;
    const next = await customers.list({ limit: 4, starting_after: ids[3] ?? '' });
    expect(idsOf(next)).toEqual(ids.slice(4, 8));
    const last = await customers.list({ limit: 10, starting_after: ids[9] ?? '' });
    expect(idsOf(last)).toEqual(ids.slice(10));
    expect(last.has_more).toBe(false);
    const back = await customers.list({ limit: 3, ending_before: ids[5] ?? '' });
    expect(idsOf(back)).toEqual(ids.slice(2, 5));
    expect(back.has_more).toBe(true);
    expect((await customers.list({ limit: 5, ending_before: ids[2] ?? '' })).has_more).toBe(false);
  });

  it('is walked through by the SDK', async () => {
    const all = await sandbox.stripe.customers.list({ limit: 3 }).autoPagingToArray({ limit: 100 });
    expect(idsOf({ data: all })).toEqual(ids);
  });

  it('can be asked for a stretch of time', async () => {
    const { customers } = sandbox.stripe;
    const [newest] = (await customers.list({ limit: 1 })).data;
    const at = newest?.created ?? 0;
    expect((await customers.list({ created: { gt: at } })).data).toEqual([]);
    expect(idsOf(await customers.list({ created: { gte: at - 3600 }, limit: 100 }))).toEqual(ids);
    expect(idsOf(await customers.list({ created: at, limit: 100 }))).toContain(newest?.id);
    expect((await customers.list({ created: at - 3600 })).data).toEqual([]);
  });

  it.each([
    ['no number of objects', { limit: 0 }, 'limit'],
    ['too many', { limit: 101 }, 'limit'],
    ['an object that is not there', { starting_after: 'cus_none' }, 'starting_after'],
    ['no time', { created: { gt: 'yesterday' as unknown as number } }, 'created[gt]'],
  ])('refuses %s', async (_, params, param) => {
    await expect(sandbox.stripe.customers.list(params)).rejects.toMatchObject({ statusCode: 400, param });
  });

  it('goes in one direction', async () => {
    const both = { starting_after: ids[0] ?? '', ending_before: ids[5] ?? '' };
    await expect(sandbox.stripe.customers.list(both)).rejects.toMatchObject({ statusCode: 400 });
  });
});
