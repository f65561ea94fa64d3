/**
 * What the chat frame of Maximus and the page around it say to each other by `postMessage`. Both sides look at the origin
 * first and at the form then; anything else is no message. Written without zod, so that the page need not load it.
 */

/** What the frame tells the page. */
export type FrameMessage =
  | { type: 'maximus:ready' }
  /** A query began that will cost `price` credits if it has an answer. */
  | { type: 'maximus:query-sent'; queryId: string; price: number }
  /** It ended, and cost `charged` credits; 0 without an answer. */
  | { type: 'maximus:query-done'; queryId: string; charged: number }
  /** The frame was loaded without a token that counts. */
  | { type: 'maximus:login-required' }
  | { type: 'maximus:session-expired' }
  /** `code` is one of the product's list of refusals, or empty. */
  | { type: 'maximus:error'; message: string; code: string }
  /** The person wants a guide at the product's own reader. */
  | { type: 'maximus:open-guide'; guideId: string }
  | { type: 'maximus:get-credits' };

/** What the page tells the frame. */
export type PageMessage = { type: 'maximus:appearance'; theme: 'light' | 'dark' };

/** Longer texts are no message of ours. */
const LONGEST = 500;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;
const isId = (value: unknown): value is string => typeof value === 'string' && value.length === 36 && ID.test(value);
const isCredits = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000;

function fieldsOf(data: unknown): Record<string, unknown> | null {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : null;
}

/** A message of the frame; null for anything else. */
export function frameMessage(data: unknown): FrameMessage | null {
  const fields = fieldsOf(data);
  if (fields === null) return null;
  const { type, queryId, price, charged, message, code, guideId } = fields;
  switch (type) {
    case 'maximus:ready':
    case 'maximus:login-required':
    case 'maximus:session-expired':
    case 'maximus:get-credits':
      return { type };
    case 'maximus:query-sent':
      return isId(queryId) && isCredits(price) ? { type, queryId, price } : null;
    case 'maximus:query-done':
      return isId(queryId) && isCredits(charged) ? { type, queryId, charged } : null;
    case 'maximus:error':
      return isText(message) && isText(code) ? { type, message, code } : null;
    case 'maximus:open-guide':
      return isId(guideId) ? { type, guideId } : null;
    default:
      return null;
  }
}

/** A message of the page; null for anything else. */
export function pageMessage(data: unknown): PageMessage | null {
  const fields = fieldsOf(data);
  if (fields?.['type'] !== 'maximus:appearance') return null;
  const { theme } = fields;
  return theme === 'light' || theme === 'dark' ? { type: 'maximus:appearance', theme } : null;
}
