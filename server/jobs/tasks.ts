import { fillValues } from '../analysis/fill-values.ts';
import type { EffectParts } from '../billing/effect-parts.ts';
import { reconcileBilling } from '../billing/reconcile-regularly.ts';
import { confirmFacts, type ConfirmParts } from '../library/confirm-facts.ts';
import { sendQueuedMail, type SendMailParts } from '../mail/send-queued-mail.ts';
import { tellCredits, type NoticeParts } from '../notices/tell-credits.ts';
import { deleteAccountLater, type DeletionParts } from '../personal-data/delete-account.ts';
import type { Tasks } from './task.ts';

export interface TaskParts {
  mail: SendMailParts;
  billing: EffectParts;
  notices: NoticeParts;
  deletion: Omit<DeletionParts, 'billing'>;
}

/** The table of background work: every kind of job that takes moments, and what does it. */
export function buildTasks(parts: TaskParts): Partial<Tasks> {
  return {
    'send-mail': sendQueuedMail(parts.mail),
    'reconcile-billing': reconcileBilling(parts.billing),
    'tell-credits': tellCredits(parts.notices),
    'delete-account': deleteAccountLater(parts.deletion),
    'fill-values': fillValues({ db: parts.billing.db }),
  };
}

/** Work that takes minutes, for a runner of its own: it must not hold up a mail. */
export function buildLongTasks(parts: ConfirmParts): Partial<Tasks> {
  return { 'confirm-facts': confirmFacts(parts) };
}
