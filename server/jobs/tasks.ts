import { fillValues } from '../analysis/fill-values.ts';
import type { EffectParts } from '../billing/effect-parts.ts';
import { reconcileBilling } from '../billing/reconcile-regularly.ts';
import { confirmFacts } from '../library/confirm-facts.ts';
import type { Extractor } from '../library/extract/extractor.ts';
import { rereadInTurn } from '../library/reread-soon.ts';
import { sendQueuedMail, type SendMailParts } from '../mail/send-queued-mail.ts';
import { tidyUp } from '../operation/tidy-up.ts';
import { tellCredits, type NoticeParts } from '../notices/tell-credits.ts';
import { deleteAccountLater, type DeletionParts } from '../personal-data/delete-account.ts';
import type { Database } from '../db/connect.ts';
import type { FileStore } from '../outside/files.ts';
import type { Model } from '../outside/model.ts';
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
    'tidy-up': tidyUp({ db: parts.billing.db }),
    'fill-values': fillValues({ db: parts.billing.db }),
  };
}

export interface LongTaskParts {
  db: Database;
  files: FileStore;
  /** Reads the facts of guides too, where one is named for it. */
  model: Model | null;
  extractor: Extractor;
  /** Aborts when the process ends. */
  signal: AbortSignal;
}

/** Work that takes minutes, for a runner of its own: it must not hold up a mail. */
export function buildLongTasks({ model, ...parts }: LongTaskParts): Partial<Tasks> {
  return {
    'reread-guides': rereadInTurn({ ...parts, factsModel: model !== null }),
    ...(model !== null && { 'confirm-facts': confirmFacts({ ...parts, model }) }),
  };
}
