import type { Purchase } from '../../contract/billing.ts';
import type { CreditTransaction } from '../../contract/credits.ts';
import { transactionLabels } from '../../contract/vocabulary/transaction-labels.ts';
import { readUser, type Who } from '../account/read-user.ts';
import { readPurchases } from '../billing/purchases.ts';
import { readHistory, type ReadTitles } from '../credits/read-history.ts';
import type { Connection } from '../db/connect.ts';

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

/** Money that was paid, in cents. */
export interface StatementPayment {
  at: Date;
  text: string;
  amount: number;
  returned: number;
  currency: string;
  /** The provider's receipt or invoice. */
  receiptUrl: string | null;
}

export interface Statement extends Period {
  holder: { name: string; company: string; email: string };
  /** Credits before the first and after the last line. */
  opening: number;
  closing: number;
  /** Oldest first. */
  lines: StatementLine[];
  payments: StatementPayment[];
}

/** What came and went of credits and money in a period. */
export async function readStatement(
  db: Connection,
  who: Who,
  { period, chatTitles }: { period: Period; chatTitles: ReadTitles },
): Promise<Statement> {
  const person = await readUser(db, who);
  const history = (await readHistory(db, who.userId, chatTitles)).toReversed();
  const purchases = (await readPurchases(db, who.userId)).toReversed();
  const dayOf = daysIn(period.zone);
  const isWithin = ({ createdAt }: { createdAt: string }): boolean => {
    const day = dayOf(new Date(createdAt));
    return day >= period.from && day <= period.to;
  };
  const before = history.filter(({ createdAt }) => dayOf(new Date(createdAt)) < period.from);
  const opening = before.at(-1)?.balanceAfter ?? 0;
  const lines = history.filter(isWithin).map(lineOf);
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
    payments: purchases.filter(isWithin).map(paymentOf),
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

function paymentOf({ createdAt, kind, description, amount, refundedAmount, currency, receiptUrl }: Purchase) {
  return {
    at: new Date(createdAt),
    text: `${kind === 'pack' ? 'Credit pack' : 'Subscription'}: ${description}`,
    amount,
    returned: refundedAmount,
    currency: currency.toUpperCase(),
    receiptUrl,
  };
}
