import type { DetailName, Place } from '../../../../contract/guide-places.ts';

export const detailLabels: Record<DetailName, string> = {
  employer: 'Employer',
  planYear: 'Plan year',
  industry: 'Industry',
  state: 'State',
  employees: 'Employees',
};

/** Where a detail was found, for whoever checks it. */
export function toldPlace({ page, quote, isSure }: Place): string {
  const where = page === null ? 'Its name' : `Page ${page}`;
  return `${where}: “${quote}”${isSure ? '' : ' Saving confirms it.'}`;
}
