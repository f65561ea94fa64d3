import type { EffectParts } from '../billing/effect-parts.ts';
import { reconcileBilling } from '../billing/reconcile-regularly.ts';
import { sendQueuedMail, type SendMailParts } from '../mail/send-queued-mail.ts';
import type { Tasks } from './task.ts';

export interface TaskParts {
  mail: SendMailParts;
  billing: EffectParts;
}

/** The table of background work: every kind of job, and what does it. */
export function buildTasks(parts: TaskParts): Tasks {
  return { 'send-mail': sendQueuedMail(parts.mail), 'reconcile-billing': reconcileBilling(parts.billing) };
}
