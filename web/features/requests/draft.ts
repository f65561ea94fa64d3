import type { Priority } from '../../../contract/requests.ts';

/** What is being written in the dialog. Kept where the dialog was opened, so that closing it loses nothing. */
export interface Draft {
  reason: string;
  priority: Priority;
}

export const EMPTY_DRAFT: Draft = { reason: '', priority: 'normal' };
