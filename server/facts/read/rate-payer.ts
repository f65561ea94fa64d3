const rate =
  /\b(?:contributions?|pays?|share|subsid(?:y|ies)|paid|costs?|portion|premiums?|rates?|deductions?|amount)\b/i;
const total = /\b(?:total|full|gross|combined)\b/i;
const employee =
  /\b(?:employees?|your|you|ee|members?|associates?|team members?|staff|payroll|paycheck|participant)\b/i;
const employer =
  /\b(?:employer|company|county|city|university|college|school|district|state|board|church|agency|er)\b/i;
/** Who else than the employee contributes goes by a name of its own beside it: "Harbor contribution". */
const contributes = /\b(?:contributions?|pays?|share|subsidy|paid)\b/i;

/** A head that names the employee and nothing else: "2026 Employee". */
const bare = /^(?:20\d\d )?(?:employees?|ee|associates?|members?|you|your)(?:'s)?$/i;

/**
 * What an amount of a table of rates is by the head of its column, in the words that name it: the employee's part, the employer's,
 * or both; null where the head does not say.
 *
 * @param others heads of the columns beside it, where they name no plans
 */
export function payerOfRate(head: string, others: readonly string[]): string | null {
  const plain = head.replaceAll(/\b(?:employees?|ee|members?|associates?)(?= ?(?:only|\+|and|&|plus|with)\b)/gi, ' ');
  if (bare.test(head) && others.length > 0) return 'employee contribution';
  if (rate.test(head) && total.test(plain)) return 'total premium';
  if (rate.test(head) && employee.test(plain)) return 'employee contribution';
  if (rate.test(head) && employer.test(plain)) return 'employer rate';
  const isOf = (payer: RegExp) => (text: string) => rate.test(text) && payer.test(text);
  // "Monthly premium" beside "Employer pays" and "You pay": what both pay together.
  if (rate.test(head) && others.some(isOf(employee)) && others.some(isOf(employer))) return 'total premium';
  // Beside what employees pay stands who pays the rest, by a name of its own.
  const isBeside = others.some((text) => bare.test(text) || (rate.test(text) && employee.test(text)));
  const isName = !/\d\s?%|\bpercent/i.test(head) && head !== '' && !total.test(head);
  return isBeside && (contributes.test(plain) || (isName && others.length === 1)) ? 'employer rate' : null;
}

const payersAlone = [
  ['total premium', total],
  ['employer rate', employer],
  ['employee contribution', employee],
] as const;

/** Whose an amount is by a head of one word, where another head of its row names somebody else: "Total | District | You". */
export function payerAlone(row: readonly string[], column: number): string | null {
  const payerOf = (text = ''): string | null =>
    /^\p{L}+(?: (?:pays?|cost|share))?$/u.test(text)
      ? (payersAlone.find(([, words]) => words.test(text))?.[0] ?? null)
      : null;
  const all = new Set(row.map(payerOf).filter((payer) => payer !== null));
  return all.size > 1 ? payerOf(row[column]) : null;
}
