import type { CardInput } from '../engine/cards.ts';
import { isTestAccount, TEST_ROUTING_NUMBER } from '../engine/test-banks.ts';
import { WireError } from '../state.ts';
import { countries } from './countries.ts';
import type { Problems, Values } from './fields.ts';

/** What a form of `paymentFields` held: a way to pay, or what is wrong with which field. */
export type ReadCard = { card: CardInput } | { problems: Problems };

/** Reads what was posted. Whether a card is good the account says; here is only what a person left out or mistyped. */
export function readCard(form: URLSearchParams): ReadCard {
  const typed = (name: string): string => (form.get(name) ?? '').trim();
  return typed('method') === 'bank' ? readBank(typed) : readPlastic(typed);
}

function readPlastic(typed: (name: string) => string): ReadCard {
  const number = typed('number').replaceAll(/[\s-]/g, '');
  const expiry = readExpiry(typed('expiry'));
  const problems: Problems = {};
  if (!/^\d{12,19}$/.test(number)) problems['number'] = 'Write the whole card number, 12 to 19 digits.';
  if (expiry === null) problems['expiry'] = 'Write the month and the year, such as 04 / 30.';
  if (!/^\d{3,4}$/.test(typed('cvc'))) problems['cvc'] = 'Write the 3 or 4 digits of the security code.';
  if (typed('name') === '') problems['name'] = 'Write the name as it stands on the card.';
  const country = countries.some(({ value }) => value === typed('country')) ? typed('country') : null;
  if (country === null) problems['country'] = 'Choose a country.';
  if (expiry === null || Object.keys(problems).length > 0) return { problems };
  return {
    card: {
      number,
      expMonth: expiry.month,
      expYear: expiry.year,
      cvc: typed('cvc'),
      name: typed('name'),
      country,
      postalCode: typed('postal_code') === '' ? null : typed('postal_code'),
    },
  };
}

function readExpiry(typed: string): { month: number; year: number } | null {
  const found = /^(\d{1,2})\s*[/ -]\s*(\d{2}|\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2}|\d{4})$/.exec(typed);
  if (found === null) return null;
  const year = Number(found[2]);
  return { month: Number(found[1]), year: year < 100 ? 2000 + year : year };
}

function readBank(typed: (name: string) => string): ReadCard {
  const number = typed('account_number').replaceAll(/[\s-]/g, '');
  const problems: Problems = {};
  if (typed('routing_number') !== TEST_ROUTING_NUMBER)
    problems['routing_number'] = `In test mode there is one bank: ${TEST_ROUTING_NUMBER}.`;
  if (!isTestAccount(number)) problems['account_number'] = 'In test mode, use one of the test accounts below.';
  if (typed('account_name') === '') problems['account_name'] = 'Write the name of the account’s holder.';
  if (Object.keys(problems).length > 0) return { problems };
  return { card: { number, expMonth: 0, expYear: 0, cvc: '', name: typed('account_name') } };
}

const KEPT = [
  'method',
  'email',
  'number',
  'expiry',
  'name',
  'country',
  'postal_code',
  'routing_number',
  'account_number',
  'account_name',
];

/** What may be shown again of what was posted: never the security code. */
export const valuesToKeep = (form: URLSearchParams): Values =>
  Object.fromEntries(KEPT.flatMap((name) => (form.has(name) ? [[name, form.get(name) ?? '']] : [])));

const fieldOf: Record<string, string> = { number: 'number', exp_month: 'expiry', exp_year: 'expiry', cvc: 'cvc' };

/** Why a card was refused as one: beside the field that it names, or above all of them. Throws whatever else it was. */
export function cardProblem(failure: unknown): { problems: Problems; wrong?: string } {
  if (!(failure instanceof WireError) || failure.body.type !== 'card_error') throw failure;
  const field = fieldOf[failure.body.param ?? ''];
  return field === undefined ? { problems: {}, wrong: failure.message } : { problems: { [field]: failure.message } };
}
