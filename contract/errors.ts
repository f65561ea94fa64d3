import { MAX_CHATS, MAX_PENDING_REQUESTS } from './limits.ts';

/**
 * Every refusal that the product's own API can answer: code → status and default sentence for people.
 * The wire form is always `{error, message, code}`, with `error` and `message` the same sentence.
 */
export const errors = {
  unauthorized: { status: 401, message: 'You are logged out. Please sign in again.' },
  forbidden: { status: 403, message: 'You do not have access to this.' },
  not_found: { status: 404, message: 'This does not exist, or it is not yours.' },
  second_factor_required: { status: 403, message: 'Please enter the code of your authenticator app.' },
  second_factor_missing: { status: 403, message: 'Administrators need a second factor. Please set one up.' },
  invalid_input: { status: 400, message: 'Something in the request is missing or wrong.' },
  malformed_body: { status: 400, message: 'The request body is not valid JSON.' },
  too_large: { status: 413, message: 'The request is too large.' },
  unsupported_type: { status: 415, message: 'The request body must be JSON.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  internal: { status: 500, message: 'Oops! Something went wrong. Please try again.' },
  unavailable: { status: 503, message: 'The service is temporarily busy. Please try again in a moment.' },

  invitations_off: {
    status: 409,
    message: 'Invitations by email are switched off at the moment. Please share your link instead.',
  },
  sharing_off: { status: 409, message: 'Sharing on this platform is switched off at the moment.' },
  mail_not_kept: {
    status: 409,
    message: 'This mail cannot be sent again: it was sent already, is waiting, or its link has expired.',
  },
  proof_needed: { status: 403, message: 'Please show once more that it is you.' },
  address_differs: { status: 400, message: 'This is not the email address of your account.' },
  deletion_unavailable: { status: 409, message: 'Accounts are not deleted here. Please write to support.' },
  factor_reset_unavailable: {
    status: 409,
    message: 'Second factors are not reset here: AUTH_SERVICE_KEY is not set.',
  },

  insufficient_credits: { status: 402, message: 'You do not have enough credits.' },
  key_conflict: { status: 409, message: 'This request was already made with other details.' },
  amount_not_positive: { status: 400, message: 'The amount must be a positive whole number of credits.' },

  hold_ended: {
    status: 409,
    message: 'The credits that were set aside for this have been released. Please try again.',
  },
  adjustment_refused: { status: 409, message: 'The person does not have that many credits.' },

  subscription_required: { status: 403, message: 'A subscription is required to buy credit packs.' },
  pack_unavailable: { status: 404, message: 'This credit pack is not on sale.' },
  plan_unavailable: { status: 404, message: 'This plan is not on offer.' },
  no_billing_account: { status: 409, message: 'There is nothing to manage yet: you have no subscription.' },
  nothing_scheduled: { status: 409, message: 'No change of your plan is scheduled.' },
  return_url_refused: { status: 400, message: 'The return address must be on this site.' },
  payments_unavailable: { status: 502, message: 'The payment service did not answer. Please try again.' },
  bad_signature: { status: 400, message: 'The signature of this event is not valid.' },

  chat_limit: { status: 409, message: `Maximum chat limit reached (${MAX_CHATS})` },
  chat_busy: { status: 409, message: 'The Engine is still answering the last message in this chat.' },
  model_unavailable: {
    status: 502,
    message: 'The Engine could not answer. This message was not counted. Please try again.',
  },
  answer_stopped: { status: 409, message: 'The answer was stopped before it began. It cost nothing.' },
  nothing_to_attach: { status: 409, message: 'No answer is being written in this chat.' },

  empty_query: { status: 400, message: 'Please enter a search query' },
  search_workflow_failed: {
    status: 502,
    message: 'We are having trouble searching at the moment. Please try again.',
  },
  search_slow: {
    status: 503,
    message: 'The search is taking longer than expected. Try a simpler search or try again in a few minutes.',
  },
  search_abandoned: { status: 408, message: 'The search was broken off before it found anything.' },
  guide_locked: { status: 403, message: 'Unlock this guide to open it.' },
  original_missing: { status: 503, message: 'The original of this guide is missing. Please tell support.' },
  guide_unavailable: { status: 409, message: 'This guide is not available at the moment.' },

  maximus_credits: { status: 403, message: 'You need more credits to use Maximus' },
  maximus_waitlist: { status: 403, message: 'Maximus is not open to you yet. You are on its waitlist.' },
  maximus_session_ended: { status: 409, message: 'This session with Maximus has ended. Please begin another.' },
  query_not_held: { status: 409, message: 'The free half hour of this query is over. Please ask again.' },

  price_changed: { status: 409, message: 'The price of this has changed. Please look at it and try again.' },
  already_requested: { status: 409, message: 'You have already asked for this. We will write to you when it arrives.' },
  request_limit: {
    status: 409,
    message: `You have ${MAX_PENDING_REQUESTS} requests waiting for an answer. Please wait until some are answered.`,
  },
  report_locked: { status: 403, message: 'Only a guide that you have unlocked can be reported.' },
  already_reported: { status: 409, message: 'You have already reported this guide. We are looking into it.' },
  already_reviewed: { status: 409, message: 'This has already been decided.' },
  template_off: { status: 409, message: 'This mail is switched off.' },
  already_voted: { status: 409, message: 'You have already voted for this product.' },
  invitation_limit: { status: 429, message: 'You have sent as many invitations as you may for now.' },
  share_limit: { status: 429, message: 'You have shared on this platform as often as you may today.' },
  changed_meanwhile: {
    status: 409,
    message: 'Somebody else has changed this meanwhile. Nothing was saved: look at it again.',
  },
  guide_collides: { status: 409, message: 'Another guide has this content, employer and plan year.' },
  unreadable_file: { status: 422, message: 'This file cannot be read as a guide.' },
  own_account: { status: 409, message: 'This is your own account: another administrator has to do that.' },
  sign_in_unmanaged: { status: 409, message: 'The sign-in service does not offer this.' },
  already_refunded: { status: 409, message: 'The credits of this guide were already given back.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** The body of every answer that is not a 200. */
export interface ErrorBody {
  /** A sentence for people. */
  error: string;
  /** The same sentence: the specification reads either field. */
  message: string;
  code: ErrorCode;
  /** Figures that belong to the refusal, such as `{needed, available}` of `insufficient_credits`. */
  details?: Record<string, unknown>;
}

/**
 * A refusal that is meant for the caller. Domain verbs throw it; the one error handler turns it into a reply.
 * Anything else that is thrown becomes a 500 without its text.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, message: string = errors[code].message, details?: Record<string, unknown>) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errors[this.code].status;
  }
}
