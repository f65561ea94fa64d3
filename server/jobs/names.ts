/**
 * Every kind of job, and what it is given. A payload holds ids, never the thing itself: what is true when the job runs
 * is read then.
 */
export interface JobPayloads {
  'send-mail': { messageId: string };
  'reconcile-billing': Record<string, never>;
  'tell-credits': Record<string, never>;
  'delete-account': { userId: string };
  'confirm-facts': { guideId: string };
  'tidy-up': Record<string, never>;
  'fill-values': Record<string, never>;
  /** The last guide that was read again; null before the first. */
  'reread-guides': { after: string | null };
}

export type JobName = keyof JobPayloads;
