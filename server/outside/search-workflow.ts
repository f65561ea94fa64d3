import { z } from 'zod';
import { Refusal } from '../../contract/errors.ts';
import { withoutSecrets } from '../db/describe-error.ts';
import type { SearchFilters } from '../../contract/search-filters.ts';
import type { WorkflowFailure } from '../../contract/vision.ts';
import type { Log } from '../http/log.ts';
import { readText, TooLarge } from './read-text.ts';

/** What the workflow is asked. */
export interface WorkflowQuestion {
  query: string;
  filters: SearchFilters;
  /** Counts from 1. */
  page: number;
  /** Guides a page. */
  limit: number;
  userId: string;
}

/** What the workflow answered, as it says. */
export interface WorkflowAnswer {
  /** In its order. `id` is null where an entry names nothing. */
  documents: { id: string | null; snippet: string | null }[];
  /** How many it found; null where it does not say. */
  totalResults: number | null;
}

/** An outside search. */
export interface SearchWorkflow {
  /** @throws Refusal `search_workflow_failed`; `search_abandoned` once `signal` was aborted */
  search(question: WorkflowQuestion, signal: AbortSignal): Promise<WorkflowAnswer>;
}

export interface WorkflowLimits {
  /** The longest time for a whole answer, in milliseconds: just less than a browser waits. */
  timeMs: number;
  /** The longest answer, in bytes, unpacked. */
  bytes: number;
}

const usualLimits: WorkflowLimits = { timeMs: 115_000, bytes: 4_000_000 };

const sentences = {
  UNREACHABLE: 'Our search cannot be reached at the moment. Please try again in a few minutes.',
  TIMEOUT: 'The search is taking longer than expected. Try a simpler search or try again in a few minutes.',
  TOO_LARGE: 'The search found more than it could send. Try a more exact search.',
  UNREADABLE: null,
  REDIRECTED: null,
} as const;

/** What the workflow says of a request of ours is for whoever set it up: its address, or the key, is wrong. */
const OURS = new Set([401, 403, 404, 405, 407]);

/** Connects to a search workflow: a webhook that takes a question as JSON and answers which guides match. */
export function connectSearchWorkflow(
  { url, key }: { url: string; key: string | null },
  log: Pick<Log, 'error'>,
  limits: Partial<WorkflowLimits> = {},
): SearchWorkflow {
  const { timeMs, bytes } = { ...usualLimits, ...limits };
  const fail = (what: number | keyof typeof sentences, said: string | null, reason?: unknown): Refusal => {
    log.error({ what, said: said && withoutSecrets(said), reason: reasonOf(reason) }, 'the search workflow failed');
    const failure: WorkflowFailure = { status: typeof what === 'number' ? what : null, said };
    return new Refusal('search_workflow_failed', said === null ? `N8N_${what}` : `N8N_${what}: ${said}`, failure);
  };

  return {
    async search(question, signal) {
      const late = AbortSignal.timeout(timeMs);
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            ...(key !== null && { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify(question),
          // The question and the key are for this address alone.
          redirect: 'manual',
          signal: AbortSignal.any([signal, late]),
        });
        const text = await readText(answer, bytes);
        if (answer.status >= 300 && answer.status < 400) throw fail('REDIRECTED', sentences.REDIRECTED);
        if (answer.status !== 200) throw fail(answer.status, OURS.has(answer.status) ? null : saidIn(text));
        const read = readAnswer(text);
        if (read === null) throw fail('UNREADABLE', sentences.UNREADABLE);
        return read;
      } catch (error) {
        if (error instanceof Refusal) throw error;
        if (signal.aborted) throw new Refusal('search_abandoned');
        if (late.aborted) throw fail('TIMEOUT', sentences.TIMEOUT);
        if (error instanceof TooLarge) throw fail('TOO_LARGE', sentences.TOO_LARGE);
        throw fail('UNREACHABLE', sentences.UNREACHABLE, error);
      }
    },
  };
}

/** Some tools write numbers as text. */
const Count = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);
const Answer = z.object({ documents: z.array(z.unknown()), totalResults: Count.nullish().catch(null) });
const Entry = z.object({ id: z.string(), snippet: z.string().nullish().catch(null) });

/** An answer as it is, or within one wrapping: the only item of a list, or the field `data`. */
function readAnswer(text: string): WorkflowAnswer | null {
  const value = parse(text);
  const inner = Array.isArray(value) ? (value.length === 1 ? value[0] : null) : fieldOf(value, 'data');
  for (const candidate of [value, inner]) {
    const answer = Answer.safeParse(candidate);
    if (!answer.success) continue;
    const { documents, totalResults } = answer.data;
    return {
      documents: documents.map((entry) => {
        const known = Entry.safeParse(entry);
        return known.success ? { id: known.data.id, snippet: known.data.snippet ?? null } : { id: null, snippet: null };
      }),
      totalResults: totalResults ?? null,
    };
  }
  return null;
}

const MOST_SAID = 300;

/** The sentence in the body of a failure, where there is one. A page of HTML is none. */
function saidIn(text: string): string | null {
  const body = parse(text);
  const said = fieldOf(body, 'message') ?? fieldOf(body, 'error');
  const sentence = typeof said === 'string' ? said : fieldOf(said, 'message');
  if (typeof sentence !== 'string' || /<\/?[a-z!]/i.test(sentence)) return null;
  return (
    sentence
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, MOST_SAID) || null
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : null;
}

/** Why a connection failed, without the address, which may hold a secret. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { cause } = error;
  return fieldOf(cause, 'code')?.toString() ?? (cause instanceof Error ? cause.name : error.name);
}
