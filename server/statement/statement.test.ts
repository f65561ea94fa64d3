import { sql } from 'drizzle-orm';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSound, lastIntent, patience } from '../billing/testing/customers.ts';
import { dispute, purchases, subscriber } from '../billing/testing/subscribers.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { csvOf } from './csv.ts';
import { printable } from './statement-words.ts';

let house: TestHouse;
let admin: TestPerson;

beforeAll(async () => {
  house = await startTestHouse();
  admin = await house.person('admin@benesight.test');
});
afterAll(() => house?.close());

const today = new Date().toISOString().slice(0, 10);
const asked = { from: today, to: today, format: 'csv', zone: 'UTC' };

const statement = (person: TestPerson, query: Record<string, string> = asked) =>
  person.call('GET /api/billing/statement', { query });

type Cells = Record<string, string>;

async function rowsOf(person: TestPerson, query = asked): Promise<Cells[]> {
  const { status, body } = await statement(person, query);
  expect(status).toBe(200);
  return parse(String(body), { columns: true, bom: true });
}

describe('A statement', () => {
  test('has every credit and every payment of its period, and the balances fit', async () => {
    const person = await subscriber(house);
    const notes = '=HYPERLINK("http://evil.example")';
    const body = { amount: -7, notes };
    expect(
      (await admin.call('POST /api/admin/users/{userId}/adjust-credits', { params: { userId: person.id }, body }))
        .status,
    ).toBe(200);

    const rows = await rowsOf(person);
    expect(rows.at(0)).toMatchObject({ Kind: 'Opening balance', Balance: '0' });
    expect(rows.at(-2)).toMatchObject({ Kind: 'Closing balance', Balance: '248' });
    expect(rows.at(-1)).toMatchObject({ Kind: 'Total of money', Amount: '49.00', Returned: '0.00' });
    const credits = rows.filter(({ Kind }) => Kind === 'Credits');
    const sum = (column: string) => credits.reduce((total, row) => total + Number(row[column]), 0);
    expect(sum('Credits in') - sum('Credits out')).toBe(248);
    expect(credits.at(-1)?.['Description']).toBe(`Adjustment: ${notes}`);
    expect(rows.filter(({ Kind }) => Kind === 'Payment')).toMatchObject([
      { Amount: '49.00', Currency: 'USD', Returned: '' },
    ]);
  });

  test('has a return on its own day, with totals; the month of the payment stays as it was closed', async () => {
    const person = await subscriber(house);
    const { stripe } = house.payments;
    const payment_intent = await lastIntent(house, person);
    await house.db.execute(
      sql`update billing_payment set paid_at = '2020-02-15T12:00:00Z' where user_id = ${person.id}`,
    );
    const february = { ...asked, from: '2020-02-01', to: '2020-02-29' };
    const money = async (query = asked) =>
      (await rowsOf(person, query)).filter(({ Kind }) => /Pay|Ret|Tot/.test(Kind ?? ''));
    const closed = await money(february);
    expect(closed).toMatchObject([
      { Kind: 'Payment', Amount: '49.00', Returned: '', Number: expect.stringMatching(/^[\dA-Z]+-\d{4}$/) as string },
      { Kind: 'Total of money', Amount: '49.00', Returned: '0.00', Currency: 'USD' },
    ]);
    // Both may be of one second, which has no order.
    const returned = async () =>
      (await purchases(person))[0]?.returns.map((one) => one.amount).toSorted((a, b) => a - b);
    for (const [amount, all] of [
      [1000, [1000]],
      [500, [1000, 500]],
    ] as const) {
      await stripe.refunds.create({ payment_intent, amount });
      await expect.poll(returned, patience).toEqual(all.toSorted((a, b) => a - b));
    }
    expect(await money(february)).toEqual(closed);
    const byAmount = (await money()).toSorted((a, b) => Number(b['Returned']) - Number(a['Returned']));
    expect(byAmount).toMatchObject([
      { Kind: 'Total of money', Amount: '0.00', Returned: '15.00' },
      {
        Kind: 'Return',
        Description: 'Returned: Subscription: Clarity',
        Amount: '',
        Returned: '10.00',
        Number: closed[0]?.['Number'],
      },
      { Kind: 'Return', Amount: '', Returned: '5.00' },
    ]);
    await expectSound(house);
  });

  test('has what came again after a dispute was won', async () => {
    const person = await subscriber(house);
    const close = await dispute(house, person);
    const amounts = async () => (await purchases(person))[0]?.returns.map(({ amount }) => amount);
    await expect.poll(amounts, patience).toEqual([4900]);
    await close('won');
    await expect.poll(amounts, patience).toEqual([4900, -4900]);
    const rows = (await rowsOf(person)).filter(({ Kind }) => /Pay|Ret|Tot/.test(Kind ?? ''));
    expect(rows.map(({ Kind, Description, Amount, Returned }) => [Kind, Description, Amount, Returned])).toEqual([
      ['Payment', 'Subscription: Clarity', '49.00', ''],
      ['Return', 'Returned: Subscription: Clarity', '', '49.00'],
      ['Payment', 'Paid again: Subscription: Clarity', '49.00', ''],
      ['Total of money', '', '98.00', '49.00'],
    ]);
    await expectSound(house);
  });

  test('of an earlier period is empty; another person’s lines are in none', async () => {
    const person = await house.person();
    const rows = await rowsOf(person, { ...asked, from: '2020-01-01', to: '2020-01-31' });
    expect(rows.map(({ Kind, Balance }) => [Kind, Balance])).toEqual([
      ['Opening balance', '0'],
      ['Closing balance', '0'],
    ]);
    expect((await rowsOf(person)).filter(({ Kind }) => Kind === 'Credits')).toHaveLength(1);
  });

  test('begins and ends its days where the person is', async () => {
    const person = await house.person();
    await house.db.execute(sql`alter table credit_transaction disable trigger user`);
    await house.db.execute(
      sql`update credit_transaction set created_at = '2026-03-01T03:00:00Z' where user_id = ${person.id}`,
    );
    await house.db.execute(sql`alter table credit_transaction enable trigger user`);
    const february = { ...asked, from: '2026-02-01', to: '2026-02-28' };
    const credits = async (zone: string) =>
      (await rowsOf(person, { ...february, zone })).filter(({ Kind }) => Kind === 'Credits');
    expect(await credits('UTC')).toEqual([]);
    expect(await credits('America/New_York')).toMatchObject([{ Date: '2026-02-28', Time: '22:00' }]);
  });

  test('is also a PDF, whose name says the period', async () => {
    const person = await subscriber(house);
    const { status, body, headers } = await statement(person, { ...asked, format: 'pdf' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain(`benesight-statement-${today}-to-${today}.pdf`);
    expect(String(body).slice(0, 5)).toBe('%PDF-');
  });

  test.each([
    ['of days in the wrong order', { from: '2026-12-31', to: '2026-01-01' }],
    ['of what is no date', { from: 'yesterday' }],
    ['in another form', { format: 'xlsx' }],
    ['in a zone that does not exist', { zone: 'Mars/Olympus' }],
  ])('%s is refused', async (_, changes) => {
    const person = await house.person();
    const { status, error } = await statement(person, { ...asked, ...changes });
    expect([status, error.code]).toEqual([400, 'invalid_input']);
  });
});

test('a cell that a spreadsheet would compute is text', () => {
  const cells = ['=1+1', '+1', '-1', '@x', '\tx', '\rx', 'a=b', 'say "hi", twice', -5];
  expect(csvOf([cells])).toBe(`\uFEFF'=1+1,'+1,'-1,'@x,'\tx,"'\rx",a=b,"say ""hi"", twice",-5\r\n`);
});

test('what the fonts of a PDF lack is written as near as they can', () => {
  expect(printable('Zoë “Łódź” Čapek 東京')).toBe('Zoë “?ódz” Capek ??');
});
