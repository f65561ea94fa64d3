const rate =
  /\b(?:contributions?|pays?|share|subsid(?:y|ies)|paid|costs?|portion|premiums?|rates?|deductions?|amount)\b/i;
const total = /\b(?:total|full|gross|combined)\b/i;
const employee =
  /\b(?:employees?|your|you|ee|members?|associates?|team members?|staff|payroll|paycheck|participant)\b/i;
const employer =
  /\b(?:employer|company|county|city|university|college|school|district|state|board|church|agency|er)\b/i;
/** Who else than the employee contributes goes by a name of its own beside it: "Harbor contribution". */
const contributes = /\b(?:contributions?|pays?|share|subsidy|paid)\b/i;

/**
 * What an amount of a table of rates is by the head of its column, in the words that name it: the employee's part, the employer's,
 * or both; null where the head does not say.
 *
 * @param others all heads of the table
 */
export function payerOfRate(head: string, others: string): string | null {
  if (!rate.test(head)) return null;
  const plain = head.replaceAll(/\b(?:employees?|ee|members?|associates?)(?= ?(?:only|\+|and|&|plus|with)\b)/gi, ' ');
  if (total.test(plain)) return 'total premium';
  if (employee.test(plain)) return 'employee contribution';
  if (employer.test(plain)) return 'employer contribution';
  return contributes.test(plain) && employee.test(others) ? 'employer contribution' : null;
}
