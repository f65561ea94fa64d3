import type { IssueType } from '../../../contract/reports.ts';

/** What can be wrong with a guide, in the words of the person who reads it. */
const NAMES: Record<IssueType, string> = {
  broken_link: 'It does not open',
  wrong_document: 'It is another document',
  outdated: 'It is out of date',
  unreadable: 'It cannot be read',
  incomplete: 'Pages are missing',
  other: 'Something else',
};

/** In the order in which they are offered. */
export const issues: readonly { type: IssueType; name: string }[] = (
  ['broken_link', 'wrong_document', 'outdated', 'unreadable', 'incomplete', 'other'] as const
).map((type) => ({ type, name: NAMES[type] }));
