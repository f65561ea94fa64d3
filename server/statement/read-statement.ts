import type { Purchase } from '../../contract/billing.ts';
import type { CreditTransaction } from '../../contract/credits.ts';
import { transactionLabels } from '../../contract/vocabulary/transaction-labels.ts';
import { readUser, type Who } from '../account/read-user.ts';
import { readPurchases } from '../billing/purchases.ts';
import { readHistory } from '../credits/read-history.ts';
import type { Connection } from '../db/connect.ts';
import { readLineNames } from './line-names.ts';

/** Days are dates such as `2026-11-30`, both included; `zone` is where they begin. */
export interface Period {
  from: string;
  to: string;
  zone: string;
}

/** A change of credits. One of `gained` and `used` is 0. */
export interface StatementLine {
  at: Date;
  text: string;
  gained: number;
  used: number;
  balance: number;
}

/** Money that was paid, or went back, in cents: one of `paid` and `returned` is 0. */
export interface StatementPayment {
  at: Date;
  kind: 'Payment' | 'Return';
  text: string;
  paid: number;
  returned: number;
  currency: string;
  /** The provider's receipt or invoice: its number, and where it is seen. */
  receiptNumber: string | null;
  receiptUrl: string | null;
}

/** What was paid and returned of one currency, in cents. */
export interface StatementTotal {
  paid: number;
  returned: number;
  currency: string;
}

export interface Statement extends Period {
  holder: { name: string; company: string; email: string };
  /** Credits before the first and after the last line. */
  opening: number;
  closing: number;
  /** Oldest first. */
  lines: StatementLine[];
  /** Oldest first. A return has its own day: a month that was closed stays as it was. */
  payments: StatementPayment[];
  totals: StatementTotal[];
}

/** What came and went of credits and money in a period. */
export async function readStatement(db: Connection, who: Who, period: Period): Promise<Statement> {
  const person = await readUser(db, who);
  const history = (await readHistory(db, who.userId, (id) => readLineNames(db, id))).toReversed();
  const purchases = (await readPurchases(db, who.userId)).toReversed();
  const dayOf = daysIn(period.zone);
  const isWithin = ({ at }: { at: Date }): boolean => {
    const day = dayOf(at);
    return day >= period.from && day <= period.to;
  };
  const before = history.filter(({ createdAt }) => dayOf(new Date(createdAt)) < period.from);
  const opening = before.at(-1)?.balanceAfter ?? 0;
  const lines = history.map(lineOf).filter(isWithin);
  const payments = purchases
    .flatMap(paymentsOf)
    .filter(isWithin)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return {
    ...period,
    holder: {
      name: [person.firstName, person.lastName].filter(Boolean).join(' '),
      company: person.companyName ?? '',
      email: person.email,
    },
    opening,
    closing: lines.at(-1)?.balance ?? opening,
    lines,
    payments,
    totals: totalsOf(payments),
  };
}

/** The day of a moment in a zone, as `2026-11-30`. */
export function daysIn(zone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  return (at) => format.format(at);
}

function lineOf({ type, delta, balanceAfter, createdAt, description, adminNotes }: CreditTransaction): StatementLine {
  const label = transactionLabels[type];
  const detail = (description ?? adminNotes ?? '').replace(`${label}: `, '').trim();
  return {
    at: new Date(createdAt),
    text: detail === '' || detail === label ? label : `${label}: ${detail}`,
    gained: Math.max(delta, 0),
    used: Math.max(-delta, 0),
    balance: balanceAfter,
  };
}

/** A payment, and what went back of it. */
function paymentsOf(purchase: Purchase): StatementPayment[] {
  const { createdAt, kind, description, amount, returns, currency, receiptNumber, receiptUrl } = purchase;
  const text = `${kind === 'pack' ? 'Credit pack' : 'Subscription'}: ${description}`;
  const shared = { currency: currency.toUpperCase(), receiptNumber, receiptUrl };
  return [
    { ...shared, at: new Date(createdAt), kind: 'Payment', text, paid: amount, returned: 0 },
    ...returns.map(({ at, amount: back }) => ({
      ...shared,
      at: new Date(at),
      ...(back > 0
        ? { kind: 'Return' as const, text: `Returned: ${text}`, paid: 0, returned: back }
        : { kind: 'Payment' as const, text: `Paid again: ${text}`, paid: -back, returned: 0 }),
    })),
  ];
}

function totalsOf(payments: readonly StatementPayment[]): StatementTotal[] {
  const currencies = [...new Set(payments.map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) => {
    const own = payments.filter((payment) => payment.currency === currency);
    const sum = (of: 'paid' | 'returned') => own.reduce((total, payment) => total + payment[of], 0);
    return { paid: sum('paid'), returned: sum('returned'), currency };
  });
}
