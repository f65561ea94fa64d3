import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { State } from '../state.ts';
import { WireError } from '../state.ts';
import { nowOf } from './customer-clock.ts';
import { isTestAccount, TEST_ROUTING_NUMBER } from './test-banks.ts';
import { decline, testCard } from './test-cards.ts';
import type { TestCard } from './test-cards.ts';

/** A card as a person or a program gives it; or a bank account, by the number of a test account. */
export interface CardInput {
  /** With or without spaces. */
  number: string;
  expMonth: number;
  /** With two digits or four. */
  expYear: number;
  cvc: string;
  name: string;
  email?: string | null;
  /** Two letters. */
  country?: string | null;
  postalCode?: string | null;
}

/** No card is good for more years than this: beyond it, somebody mistyped. */
const LONGEST_VALID = 50;

const digitsOf = (number: string): string => number.replaceAll(/[\s-]/g, '');

/**
 * Makes a payment method of a card or a bank account; it belongs to no customer yet. Throws `card_error` (402) when the
 * card cannot be one: an unknown number, an expired date, a security code of the wrong length.
 */
export async function createCard(
  state: State,
  input: CardInput,
  customer: string | null = null,
): Promise<Stripe.PaymentMethod> {
  const number = digitsOf(input.number);
  const method: Stripe.PaymentMethod = {
    id: state.newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(input),
    created: await nowOf(state, customer),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    ...(isTestAccount(number)
      ? { type: 'us_bank_account', us_bank_account: bankAccount(number) }
      : { type: 'card', card: cardOf(number, input, await nowOf(state, customer)) }),
  };
  await state.put('payment_method', method);
  await state.writeNote(method.id, 'number', number);
  return method;
}

function billingDetails(input: CardInput): Stripe.PaymentMethod.BillingDetails {
  return {
    address: {
      city: null,
      country: input.country ?? null,
      line1: null,
      line2: null,
      postal_code: input.postalCode ?? null,
      state: null,
    },
    email: input.email ?? null,
    name: input.name === '' ? null : input.name,
    phone: null,
    tax_id: null,
  };
}

function cardOf(number: string, input: CardInput, now: number): Stripe.PaymentMethod.Card {
  const known = knownCard(number);
  const year = input.expYear < 100 ? 2000 + input.expYear : input.expYear;
  checkDate(input.expMonth, year, now);
  if (!new RegExp(`^\\d{${known.brand === 'amex' ? 4 : 3}}$`).test(input.cvc)) {
    throw cardError('invalid_cvc', 'cvc', 'The security code of the card is not complete.');
  }
  return {
    brand: known.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: (input.postalCode ?? null) === null ? null : 'pass',
      cvc_check: known.cvc,
    },
    country: known.country,
    display_brand: known.brand,
    exp_month: input.expMonth,
    exp_year: year,
    fingerprint: fingerprint(number),
    funding: known.funding,
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [known.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

function knownCard(number: string): TestCard {
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError('incorrect_number', 'number', 'The card number is wrong.');
  }
  const known = testCard(number);
  if (known === undefined) {
    const { code, declineCode, message } = decline('test_mode_live_card');
    throw new WireError(402, { type: 'card_error', code, decline_code: declineCode, param: 'number', message });
  }
  return known;
}

/** The last digit of a card number follows from the others; most slips of the hand break that. */
function passesLuhn(number: string): boolean {
  const sum = Array.from(number, Number)
    .reverse()
    .reduce((total, digit, place) => total + (place % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
}

function checkDate(month: number, year: number, now: number): void {
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    throw cardError('invalid_expiry_month', 'exp_month', 'The card’s month of expiry is wrong.');
  }
  if (!Number.isInteger(year) || year > new Date(now * 1000).getUTCFullYear() + LONGEST_VALID) {
    throw cardError('invalid_expiry_year', 'exp_year', 'The card’s year of expiry is wrong.');
  }
  if (hasExpired(month, year, now)) {
    throw cardError('invalid_expiry_year', 'exp_year', 'The card’s date of expiry is in the past.');
  }
}

/** A card is good to the end of its month. */
export function hasExpired(month: number, year: number, now: number): boolean {
  return Date.UTC(year, month, 1) <= now * 1000;
}

function cardError(code: string, param: string, message: string): WireError {
  return new WireError(402, { type: 'card_error', code, param, message });
}

function bankAccount(number: string): Stripe.PaymentMethod.UsBankAccount {
  return {
    account_holder_type: 'individual',
    account_type: 'checking',
    bank_name: 'TEST BANK',
    financial_connections_account: null,
    fingerprint: fingerprint(number),
    last4: number.slice(-4),
    networks: { preferred: 'ach', supported: ['ach'] },
    routing_number: TEST_ROUTING_NUMBER,
    status_details: null,
  };
}

/** The same for the same number, so that a program can tell a card that it has seen. */
function fingerprint(number: string): string {
  return createHash('sha256').update(`card:${number}`).digest('hex').slice(0, 16);
}

/** The number behind a payment method. Only numbers for tests are ever kept. */
export async function numberOf(state: State, methodId: string): Promise<string> {
  return z.string().parse(await state.readNote(methodId, 'number'));
}

/** How a card behaves; undefined for a bank account. */
export async function behaviourOf(state: State, methodId: string): Promise<TestCard | undefined> {
  return testCard(await numberOf(state, methodId));
}
