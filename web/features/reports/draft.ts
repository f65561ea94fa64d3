import type { IssueType } from '../../../contract/reports.ts';

/** What is being written in the dialog. Kept where the dialog was opened, so that closing it loses nothing. */
export interface Draft {
  issueType: IssueType | null;
  description: string;
}

export const EMPTY_DRAFT: Draft = { issueType: null, description: '' };

/** Drafts by guide. */
export type Drafts = Map<string, Draft>;
