/** The id in a field that may hold a whole object; fails when it is empty. */
export function idIn(field: string | { id: string } | null | undefined): string {
  if (typeof field === 'string') return field;
  if (field === null || field === undefined) throw new Error('the field is empty');
  return field.id;
}
