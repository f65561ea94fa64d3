/** Limits that the browser shows too; apart from the schemas, so that it need not load them. */

/** How many exchanges one block of credits pays for, and how many chats a person may keep. */
export const EXCHANGES_PER_BLOCK = 50;
export const MAX_CHATS = 50;

/** Characters of a message to Insight. */
export const MAX_MESSAGE = 8000;

/** Characters of the reason of an information request. */
export const MAX_REASON = 1000;

/** Characters of the description of a reported issue. */
export const MAX_REPORT_DESCRIPTION = 2000;

/** Information requests of a person that may wait at once. */
export const MAX_PENDING_REQUESTS = 20;

/** Invitations that a person may send: in one submission, and in seven days. The limit of a day is a setting. */
export const MAX_EMAILS_A_SUBMISSION = 50;
export const MAX_EMAILS_A_WEEK = 50;

/** Addresses of which a person may learn in 24 hours whether they can be invited. */
export const MAX_ADDRESSES_LOOKED_UP_A_DAY = 100;

/** As what a chat with Insight is handed out. */
export const EXPORT_FORMATS = ['md', 'pdf'] as const;

/** Guides behind a figure that are listed at once. */
export const GUIDES_A_PAGE = 50;

/** For how many days the log keeps a mail that was sent or given up. */
export const KEEP_MAILS_DAYS = 90;

/** For how many days a guide that was removed can be brought back. */
export const KEEP_REMOVED_DAYS = 30;
