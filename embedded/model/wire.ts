import { randomBytes } from 'node:crypto';
import { z } from 'zod';

/** The parts of the OpenAI chat wire that this service reads and writes. */

const TextParts = z.array(z.looseObject({ type: z.string(), text: z.string().optional() }));

const Message = z.object({
  role: z.enum(['system', 'developer', 'user', 'assistant', 'tool']),
  content: z.union([z.string(), TextParts]).nullish(),
  tool_calls: z
    .array(
      z.object({
        id: z.string(),
        type: z.literal('function'),
        function: z.object({ name: z.string(), arguments: z.string() }),
      }),
    )
    .nullish(),
  tool_call_id: z.string().nullish(),
});
export type WireMessage = z.output<typeof Message>;

export const ChatRequest = z.object({
  model: z.string().min(1),
  messages: z.array(Message).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  n: z.literal(1).nullish(),
  tools: z
    .array(z.object({ type: z.literal('function'), function: z.looseObject({ name: z.string().min(1) }) }))
    .nullish(),
  tool_choice: z
    .union([
      z.enum(['none', 'auto', 'required']),
      z.object({ type: z.literal('function'), function: z.object({ name: z.string() }) }),
    ])
    .nullish(),
});
export type ChatRequest = z.output<typeof ChatRequest>;

/** The text of a message, its parts joined. */
export function textOf(message: WireMessage): string {
  const { content } = message;
  if (typeof content === 'string') return content;
  return (content ?? []).map((part) => part.text ?? '').join('');
}

export interface ToolCall {
  name: string;
  arguments: Record<string, unknown>;
}

/** What the engine says to a request: a text, or tools to call first. */
export type Said = { text: string } | { calls: readonly ToolCall[] };

export interface WireError {
  status: number;
  message: string;
  param: string | null;
  code: string | null;
}

/** The body of an error, in the wire's form. */
export function errorBody({ status, message, param, code }: WireError) {
  const type = status >= 500 ? 'server_error' : 'invalid_request_error';
  return { error: { message, type, param, code } };
}

const id = (prefix: string): string => `${prefix}${randomBytes(12).toString('hex')}`;
const seconds = (): number => Math.floor(Date.now() / 1000);
/** There is no tokenizer: four characters a token is near enough for a figure that costs nothing. */
const tokens = (text: string): number => Math.ceil(text.length / 4);

const wireCalls = (calls: readonly ToolCall[]) =>
  calls.map((call) => ({
    id: id('call_'),
    type: 'function' as const,
    function: { name: call.name, arguments: JSON.stringify(call.arguments) },
  }));

function usageOf(request: ChatRequest, said: Said) {
  const prompt = request.messages.reduce((sum, message) => sum + tokens(textOf(message)) + 4, 0);
  const completion = tokens('text' in said ? said.text : JSON.stringify(said.calls));
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}

/** A whole answer in one body. */
export function completion(request: ChatRequest, said: Said) {
  const message =
    'text' in said
      ? { role: 'assistant', content: said.text, refusal: null }
      : { role: 'assistant', content: null, refusal: null, tool_calls: wireCalls(said.calls) };
  return {
    id: id('chatcmpl-'),
    object: 'chat.completion',
    created: seconds(),
    model: request.model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: 'text' in said ? 'stop' : 'tool_calls' }],
    usage: usageOf(request, said),
  };
}

/** The same answer as the chunks of a stream, in order; the caller ends it with `[DONE]`. */
export function* chunks(request: ChatRequest, said: Said): Generator<object> {
  const head = { id: id('chatcmpl-'), object: 'chat.completion.chunk', created: seconds(), model: request.model };
  const withUsage = request.stream_options?.include_usage === true;
  const chunk = (delta: object, finish: string | null = null): object => ({
    ...head,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
    ...(withUsage && { usage: null }),
  });
  if ('text' in said) {
    yield chunk({ role: 'assistant', content: '', refusal: null });
    for (const piece of pieces(said.text)) yield chunk({ content: piece });
  } else {
    yield chunk({ role: 'assistant', content: null, refusal: null });
    for (const [index, call] of wireCalls(said.calls).entries()) {
      const { name, arguments: json } = call.function;
      yield chunk({ tool_calls: [{ index, id: call.id, type: 'function', function: { name, arguments: '' } }] });
      yield chunk({ tool_calls: [{ index, function: { arguments: json } }] });
    }
  }
  yield chunk({}, 'text' in said ? 'stop' : 'tool_calls');
  if (withUsage) yield { ...head, choices: [], usage: usageOf(request, said) };
}

/** A few words at a time, every character kept. */
function pieces(text: string): string[] {
  return text.match(/(?:\s*\S+){1,3}\s*/gu) ?? [];
}
