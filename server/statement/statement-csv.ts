import { csvOf } from './csv.ts';
import { daysIn, type Statement } from './read-statement.ts';
import { moneyText, timesIn } from './statement-words.ts';

type Row = (string | number)[];

const HEAD: Row = [
  'Date',
  'Time',
  'Kind',
  'Description',
  'Credits in',
  'Credits out',
  'Balance',
  'Amount',
  'Returned',
  'Currency',
  'Number',
  'Receipt',
];

/** A statement as one table: credits and payments in the order of time, between the opening and the closing balance. */
export function statementCsv(statement: Statement): string {
  const { from, to, zone, opening, closing, lines, payments, totals } = statement;
  const day = daysIn(zone);
  const time = timesIn(zone);
  const credits = lines.map(({ at, text, gained, used, balance }) => ({
    at,
    row: [day(at), time(at), 'Credits', text, gained || '', used || '', balance, '', '', '', '', ''],
  }));
  const money = payments.map(({ at, kind, text, paid, returned, currency, receiptNumber, receiptUrl }) => {
    const amounts = kind === 'Payment' ? [moneyText(paid), ''] : ['', moneyText(returned)];
    return {
      at,
      row: [day(at), time(at), kind, text, '', '', '', ...amounts, currency, receiptNumber ?? '', receiptUrl ?? ''],
    };
  });
  const rows = [...money, ...credits].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return csvOf([
    HEAD,
    [from, '', 'Opening balance', '', '', '', opening, '', '', '', '', ''],
    ...rows.map(({ row }) => row),
    [to, '', 'Closing balance', '', '', '', closing, '', '', '', '', ''],
    ...totals.map(({ paid, returned, currency }) => [
      to,
      '',
      'Total of money',
      '',
      '',
      '',
      '',
      moneyText(paid),
      moneyText(returned),
      currency,
      '',
      '',
    ]),
  ]);
}
