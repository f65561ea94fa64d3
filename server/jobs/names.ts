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
  /** Guides that could not be read again and are passed over; absent in what an older version left waiting. */
  'reread-guides': { failed?: readonly string[] };
}

export type JobName = keyof JobPayloads;
