/** Why a bank gives back a direct debit, as the wire names it. */
export interface DebitFailure {
  code: string;
  message: string;
}

/** The one routing number that the sandbox knows. */
export const TEST_ROUTING_NUMBER = '110000000';

const TEST_ACCOUNTS: ReadonlyMap<string, DebitFailure | null> = new Map([
  ['000123456789', null],
  ['000111111116', { code: 'no_account', message: 'The bank knows no such account.' }],
  ['000111111113', { code: 'account_closed', message: 'The bank account is closed.' }],
  ['000222222227', { code: 'insufficient_funds', message: 'The bank account has too little money for this payment.' }],
  ['000333333335', { code: 'debit_not_authorized', message: 'The account’s holder does not allow this debit.' }],
]);

/** A bank account's number rather than a card's. */
export function isTestAccount(number: string): boolean {
  return TEST_ACCOUNTS.has(number);
}

/** Why a debit from this test account comes back; null when it succeeds. */
export function debitFailure(number: string): DebitFailure | null {
  return TEST_ACCOUNTS.get(number) ?? null;
}
