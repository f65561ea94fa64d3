import type { WorkflowFailure } from '../../../contract/vision.ts';
import { RequestError } from '../../lib/request-error.ts';

/** How often a failed search can be tried again before only later, or the support, is left. */
export const MAX_RETRIES = 3;

const TIMED_OUT = 'The search is taking longer than expected. Try a simpler search or try again in a few minutes.';
const HEAVY_LOAD = 'Our search is under heavy load at the moment. Please try again in a few minutes.';
const MAINTENANCE = 'Our search is temporarily offline for maintenance. Please try again later.';
const TROUBLE = 'We are having trouble searching at the moment. Please try again.';
const BUSY = 'The service is temporarily busy. Please try again in a moment.';
const BROKEN = 'Oops! Something went wrong... Our team has been notified.';
const OTHER = "We couldn't complete your search right now. Please try again.";

/** An answer of the workflow that reached us as it is begins like this, with its status where it gives one. */
const PREFIXED = /^N8N_[A-Z_]*(\d{3})?[:\s-]*(?<text>[^]*)$/;

/** What the search workflow answered, where an error is about it. */
function workflowFailure({ code, details, serverMessage, status }: RequestError): WorkflowFailure | null {
  if (code === 'search_workflow_failed') {
    const { status: answered, said } = details;
    return { status: typeof answered === 'number' ? answered : null, said: typeof said === 'string' ? said : null };
  }
  const match = code === null ? PREFIXED.exec(serverMessage ?? '') : null;
  if (!match) return null;
  return { status: match[1] === undefined ? status : Number(match[1]), said: match.groups?.['text']?.trim() || null };
}

function workflowText({ status, said }: WorkflowFailure): string {
  if (status === 500 || status === 524) return HEAVY_LOAD;
  if (status === 503) return MAINTENANCE;
  return said ?? TROUBLE;
}

/** Why a search failed, in words for the person who searched. */
export function searchFailure(error: unknown): string {
  if (error instanceof DOMException && (error.name === 'AbortError' || error.name === 'TimeoutError')) return TIMED_OUT;
  if (!(error instanceof RequestError)) return OTHER;
  const workflow = workflowFailure(error);
  if (workflow !== null) return workflowText(workflow);
  if (error.code === 'search_slow') return TIMED_OUT;
  if (error.status === 503) return BUSY;
  return [500, 502, 504].includes(error.status) ? BROKEN : OTHER;
}
