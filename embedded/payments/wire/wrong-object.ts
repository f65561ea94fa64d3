/** Whether an error comes from the check of what leaves (`PaymentsOptions.check`). */
export function isWrongObject(error: unknown): error is Error {
  return error instanceof Error && error.name === 'WrongObject';
}
