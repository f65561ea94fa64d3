import type { CallInput } from '../../../lib/caller.ts';

/** What an administrator says of a fact. */
export type Decision = NonNullable<CallInput<'PATCH /api/admin/library/facts/{factId}'>['body']>;
