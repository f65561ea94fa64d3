/** How often a mail is tried; with the queue's growing pauses that takes about a day. */
export const MAX_ATTEMPTS = 12;
