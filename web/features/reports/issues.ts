import type { IssueType } from '../../../contract/reports.ts';

/** What can be wrong with a guide, in the words of the person who reads it. */
const NAMES: Record<IssueType, string> = {
  broken_link: 'Does not open',
  wrong_document: 'Wrong document',
  outdated: 'Out of date',
  unreadable: 'Cannot be read',
  incomplete: 'Pages missing',
  other: 'Something else',
};

/** In the order in which they are offered. */
export const issues: readonly { type: IssueType; name: string }[] = (
  ['broken_link', 'wrong_document', 'outdated', 'unreadable', 'incomplete', 'other'] as const
).map((type) => ({ type, name: NAMES[type] }));
