import { expect, it } from 'vitest';
import { objectCheck } from './check-object.ts';

const check = await objectCheck();

const price = {
  id: 'price_1',
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: 1_700_000_000,
  currency: 'usd',
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product: 'prod_1',
  recurring: null,
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'one_time',
  unit_amount: 900,
  unit_amount_decimal: '900',
};

const endpoint = {
  id: 'we_1',
  object: 'webhook_endpoint',
  api_version: null,
  application: null,
  created: 1_700_000_000,
  description: null,
  enabled_events: ['*'],
  livemode: false,
  metadata: {},
  status: 'enabled',
  url: 'https://example.com',
};

const eventOf = (type: string, data: unknown) => ({
  id: 'evt_1',
  object: 'event',
  api_version: '2026-10-28.endive',
  created: 1_700_000_000,
  data,
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});

it('lets objects pass that have every field of their type', () => {
  expect(() => check(price)).not.toThrow();
  expect(() => check(endpoint)).not.toThrow();
  expect(() => check({ object: 'list', url: '/v1/prices', has_more: false, data: [price] })).not.toThrow();
  expect(() => check({ id: 'prod_1', object: 'product', deleted: true })).not.toThrow();
  expect(() =>
    check(eventOf('price.updated', { object: price, previous_attributes: { active: false } })),
  ).not.toThrow();
});

it.each([
  ['a field is missing', { ...price, unit_amount: undefined }, /unit_amount/],
  ['a field is unknown', { ...price, unit_price: 9 }, /unit_price/],
  ['a field has the wrong type', { ...price, created: '2023' }, /created must be number/],
  ['a value is none of its enumeration', { ...price, type: 'sometimes' }, /type must be equal to one of/],
  ['a fraction is a number', { ...price, unit_amount_decimal: 900 }, /unit_amount_decimal/],
  ['a text where an object belongs', { ...price, metadata: 'none' }, /metadata must be object/],
  [
    'a wrong object is expanded',
    { ...price, product: { id: 'prod_1', object: 'product' } },
    /product must have required/,
  ],
  ['an object of a kind that is not sold here stands for an id', { ...price, product: { object: 'sku' } }, /product/],
  ['the kind is unknown', { id: 'x_1', object: 'lottery_ticket' }, /lottery_ticket/],
  ['it has no kind at all', { id: 'x_1' }, /undefined/],
  [
    'one of a list is wrong',
    { object: 'list', url: '/', has_more: false, data: [price, { ...price, active: 1 }] },
    /active/,
  ],
  [
    'a deleted object has more than its id',
    { id: 'prod_1', object: 'product', deleted: true, name: 'x' },
    /only its id/,
  ],
  ['an event is not one of Stripe’s', eventOf('price.raised', { object: price }), /type must be equal to one of/],
  ['an event tells about another kind', eventOf('price.updated', { object: endpoint }), /tells about a price/],
  ['an event tells about a wrong object', eventOf('price.updated', { object: { ...price, active: 'yes' } }), /active/],
  [
    'an event says that something changed that the object does not have',
    eventOf('price.updated', { object: price, previous_attributes: { colour: 'red' } }),
    /colour/,
  ],
])('is seen to fail when %s', (_, object, why) => {
  expect(() => check(JSON.parse(JSON.stringify(object)))).toThrow(why);
});
