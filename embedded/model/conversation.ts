import { z } from 'zod';
import { textOf, type WireMessage } from './wire.ts';

const Result = z.object({
  marker: z.int(),
  guide: z.string(),
  employer: z.string(),
  planYear: z.int().nullish(),
  sample: z.boolean().nullish(),
  industry: z.string().nullish(),
  state: z.string().nullish(),
  page: z.int().nullish(),
  heading: z.string().nullish(),
  text: z.string(),
});

const Found = z.object({ query: z.string(), results: z.array(Result) });

/** A passage that `search_guides` returned. */
export type Passage = z.output<typeof Result>;

/** A request seen as a conversation: what is asked now, what was asked before, and what the tools have answered. */
export interface Conversation {
  question: string;
  /** Earlier questions, oldest first. */
  earlier: string[];
  /** What the engine has said before, oldest first. */
  said: string[];
  /** How often tools were called for the question. */
  rounds: number;
  /** The passages found for the question, best first, each once. */
  passages: Passage[];
  /** True when a tool failed or answered something that cannot be read. */
  toolFailed: boolean;
}

export function readConversation(messages: readonly WireMessage[]): Conversation {
  const asked = messages.findLastIndex((message) => message.role === 'user');
  const before = messages.slice(0, Math.max(asked, 0));
  const since = messages.slice(asked + 1);
  const answers = since.filter((message) => message.role === 'tool').map((message) => parseFound(textOf(message)));
  const found = answers.flatMap((answer) => answer?.results ?? []);
  const last = messages[asked];
  return {
    question: last === undefined ? '' : textOf(last).trim(),
    earlier: before.filter((message) => message.role === 'user').map((message) => textOf(message)),
    said: before.filter((message) => message.role === 'assistant').map((message) => textOf(message)),
    rounds: since.filter((message) => (message.tool_calls ?? []).length > 0).length,
    passages: found.filter((one, index) => found.findIndex((other) => other.marker === one.marker) === index),
    toolFailed: answers.includes(undefined),
  };
}

function parseFound(text: string): z.output<typeof Found> | undefined {
  try {
    return Found.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
