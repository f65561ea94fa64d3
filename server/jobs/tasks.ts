import { sendQueuedMail, type SendMailParts } from '../mail/send-queued-mail.ts';
import type { Tasks } from './task.ts';

export interface TaskParts {
  mail: SendMailParts;
}

/** The table of background work: every kind of job, and what does it. */
export function buildTasks(parts: TaskParts): Tasks {
  return { 'send-mail': sendQueuedMail(parts.mail) };
}
