/** Limits that the browser shows too; apart from the schemas, so that it need not load them. */

/** How many exchanges one block of credits pays for, and how many chats a person may keep. */
export const EXCHANGES_PER_BLOCK = 50;
export const MAX_CHATS = 50;
