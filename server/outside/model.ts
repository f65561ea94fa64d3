import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  type JSONValue,
  type ModelMessage as WireMessage,
  type Schema,
  stepCountIs,
  streamText,
  type TextStreamPart,
  tool,
  type ToolSet,
  zodSchema,
} from 'ai';
import type { z } from 'zod';
import { describeError } from '../db/describe-error.ts';
import { fetchWithin, NoFirstByte } from './model-first-byte.ts';

/** Something that a model may ask us to do while it answers. */
export interface ModelTool {
  name: string;
  description: string;
  input: z.ZodType;
  /** What a person reads while it runs. */
  step(input: unknown): string;
  /** Does it. What it throws goes back to the model as the tool's result; the model may try something else. */
  run(input: unknown): Promise<unknown>;
}

export interface ModelMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** What a tool was asked and answered before the model was: it starts from it. */
export interface GivenResult {
  name: string;
  input: Record<string, unknown>;
  output: unknown;
}

export interface ModelQuestion {
  system: string;
  /** The conversation, oldest first; the last message is the question. */
  messages: readonly ModelMessage[];
  /** Results of tools that the model is given with the question, as if it had asked for them. */
  given?: readonly GivenResult[];
  tools: readonly ModelTool[];
  /** The answer is what the tools are given, in one round, and not what is said. */
  toolsOnly?: boolean;
  signal: AbortSignal;
}

/** What an answer took of the model, in tokens; 0 where the provider does not say. */
export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

/** What a model says: text in pieces, what it is doing in words, and at the end exactly one of `done` and `error`. */
export type ModelEvent =
  | { type: 'text'; text: string }
  | { type: 'step'; text: string }
  | { type: 'done'; usage?: ModelUsage }
  | { type: 'error'; reason: string };

/** A chat model with tools, whoever runs it. */
export interface Model {
  answer(question: ModelQuestion): AsyncIterable<ModelEvent>;
}

export interface ModelAddress {
  /** Base address of an OpenAI-compatible API, for example `https://api.example.com/v1`. */
  url: string;
  name: string;
  /** Sent as a bearer token; empty for a service that wants none. */
  key: string;
}

export interface ModelLimits {
  /** How long the first byte of each reply may take, in milliseconds. */
  firstByteMs: number;
  /** The longest silence before an answer is given up, in milliseconds. */
  silenceMs: number;
  /** The longest time for a whole answer, in milliseconds. */
  totalMs: number;
  /** The most characters of an answer: who writes more does not end. */
  characters: number;
  /** How often the model may use tools before it has to answer. */
  rounds: number;
  /** How often a request that failed (429, 5xx, no connection) is sent again. */
  retries: number;
}

const usualLimits: ModelLimits = {
  firstByteMs: 10_000,
  silenceMs: 30_000,
  totalMs: 240_000,
  characters: 60_000,
  rounds: 6,
  retries: 1,
};

/** Connects to a model on the OpenAI-compatible wire: a provider's, or the embedded engine. */
export function connectModel(address: ModelAddress, limits: Partial<ModelLimits> = {}): Model {
  const { firstByteMs, silenceMs, totalMs, characters, rounds, retries } = { ...usualLimits, ...limits };
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: address.url,
    includeUsage: true,
    fetch: fetchWithin(firstByteMs),
    ...(address.key !== '' && { apiKey: address.key }),
  });
  const model = provider.chatModel(address.name);

  return {
    async *answer({ system, messages, given = [], tools, toolsOnly = false, signal }) {
      const silence = silenceTimer(silenceMs);
      // Whoever stops reading lets the connection go.
      const left = new AbortController();
      const stream = streamText({
        model,
        system,
        messages: [...messages, ...givenMessages(given)],
        tools: toolSet(tools),
        abortSignal: AbortSignal.any([signal, silence.signal, left.signal, AbortSignal.timeout(totalMs)]),
        maxRetries: retries,
        stopWhen: stepCountIs(toolsOnly ? 1 : rounds + 1),
        ...(toolsOnly
          ? { toolChoice: 'required' as const }
          : // The last round has to be an answer.
            { prepareStep: ({ stepNumber }) => (stepNumber >= rounds ? { toolChoice: 'none' as const } : {}) }),
        // Errors come as parts of the stream; the default handler prints them.
        onError: () => undefined,
      });
      const whyAborted = (): string => (silence.signal.aborted ? 'the model went silent' : 'the answer took too long');
      const eventsOf = partReader({ tools, toolsOnly, characters, whyAborted });
      try {
        for await (const part of stream.fullStream) {
          silence.reset();
          for (const event of eventsOf(part)) {
            yield event;
            if (event.type === 'done' || event.type === 'error') return;
          }
        }
        yield { type: 'error', reason: 'the model ended without a word' };
      } catch (error) {
        yield { type: 'error', reason: silence.signal.aborted ? 'the model went silent' : reasonOf(error) };
      } finally {
        silence.end();
        left.abort();
      }
    },
  };
}

interface PartReaderOptions {
  tools: readonly ModelTool[];
  toolsOnly: boolean;
  /** The most characters of an answer. */
  characters: number;
  whyAborted: () => string;
}

/** Makes what turns the parts of one stream into events. Whoever reads stops at the first `done` or `error`. */
function partReader({ tools, toolsOnly, characters, whyAborted }: PartReaderOptions) {
  let spoken = false;
  let written = 0;
  let used = false;
  let beginsParagraph = false;

  // Starts and ends of parts, and results of tools, are nothing to tell.
  return function* eventsOf(part: TextStreamPart<ToolSet>): Generator<ModelEvent> {
    if (part.type === 'text-delta' && part.text !== '') {
      // What a model says before it uses a tool is a paragraph of its own.
      yield { type: 'text', text: beginsParagraph ? `\n\n${part.text}` : part.text };
      spoken ||= part.text.trim() !== '';
      beginsParagraph = false;
      written += part.text.length;
      if (written > characters) yield { type: 'error', reason: 'the answer did not end' };
    } else if (part.type === 'tool-call') {
      beginsParagraph = spoken;
      used = true;
      const step = describe(tools, part.toolName, part.input);
      if (step !== undefined) yield { type: 'step', text: step };
    } else if (part.type === 'error') {
      yield { type: 'error', reason: reasonOf(part.error) };
    } else if (part.type === 'abort') {
      yield { type: 'error', reason: whyAborted() };
    } else if (part.type === 'finish') {
      yield lastEvent(part.finishReason, spoken || (toolsOnly && used), {
        inputTokens: part.totalUsage.inputTokens ?? 0,
        outputTokens: part.totalUsage.outputTokens ?? 0,
      });
    }
  };
}

/** Results as a turn of the model that called their tools, and the answers to it. */
function givenMessages(given: readonly GivenResult[]): WireMessage[] {
  if (given.length === 0) return [];
  const id = (at: number): string => `given_${at + 1}`;
  return [
    {
      role: 'assistant',
      content: given.map(({ name, input }, at) => ({ type: 'tool-call', toolCallId: id(at), toolName: name, input })),
    },
    {
      role: 'tool',
      content: given.map(({ name, output }, at) => ({
        type: 'tool-result',
        toolCallId: id(at),
        toolName: name,
        // As it goes over the wire: what is undefined is absent.
        output: { type: 'json', value: JSON.parse(JSON.stringify(output)) as JSONValue },
      })),
    },
  ];
}

function lastEvent(finish: string, spoken: boolean, usage: ModelUsage): ModelEvent {
  if (finish === 'error') return { type: 'error', reason: 'the model broke off' };
  return spoken ? { type: 'done', usage } : { type: 'error', reason: `the model said nothing (${finish})` };
}

function toolSet(tools: readonly ModelTool[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, input, run }) => [
      name,
      tool({
        description,
        inputSchema: schemaOf(input),
        // A tool that hangs must not keep an answer that was broken off.
        execute: (value: unknown, { abortSignal }) => Promise.race([run(value), whenAborted(abortSignal)]),
      }),
    ]),
  );
}

/** What a tool takes, as the wire has it: made once, since the tools of every answer take the same. */
function schemaOf(input: z.ZodType): Schema {
  const had = schemas.get(input);
  if (had !== undefined) return had;
  const made = zodSchema(input);
  schemas.set(input, made);
  return made;
}
const schemas = new WeakMap<z.ZodType, Schema>();

function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => reject(new Error('The answer was broken off'));
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

function describe(tools: readonly ModelTool[], name: string, input: unknown): string | undefined {
  const used = tools.find((tool) => tool.name === name);
  // Arguments that do not fit are the model's to correct: there is nothing to tell a person.
  return used?.input.safeParse(input).success === true ? used.step(input) : undefined;
}

function reasonOf(error: unknown): string {
  // What the body was read by wraps it.
  const late = [error, error instanceof Error ? error.cause : undefined].some((one) => one instanceof NoFirstByte);
  if (late) return 'the model did not begin in time';
  const text = error instanceof Error ? `${error.name}: ${describeError(error)}` : 'unknown';
  return text.slice(0, 300);
}

/** Aborts when nothing has been heard for a while. */
function silenceTimer(ms: number): { signal: AbortSignal; reset(): void; end(): void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  return {
    signal: controller.signal,
    reset: () => void timer.refresh(),
    end: () => clearTimeout(timer),
  };
}
