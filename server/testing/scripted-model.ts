import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a request to the model held. */
export interface ModelRequest {
  model: string;
  messages: { role: string; content: string | null; tool_calls?: unknown[]; tool_call_id?: string }[];
  tools?: { function: { name: string } }[];
  tool_choice?: string;
  stream?: boolean;
}

/** Answers one request in whatever way, good or bad. */
export type Turn = (response: ServerResponse, request: ModelRequest) => void | Promise<void>;

export interface ScriptedModel {
  /** Base address, with `/v1`. */
  url: string;
  /** Every request so far, oldest first. */
  requests: ModelRequest[];
  /** Says how the next requests are answered, one turn each; the last turn answers all that follow. */
  play(...turns: Turn[]): void;
  close(): Promise<void>;
}

/** A model that does what a test says, on the OpenAI wire. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const requests: ModelRequest[] = [];
  let turns: Turn[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as ModelRequest;
      requests.push(body);
      const turn = turns.length > 1 ? turns.shift() : turns[0];
      if (turn === undefined) response.writeHead(500).end();
      else void turn(response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    play(...next) {
      turns = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function open(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** Sends one chunk of a stream. */
export function sendDelta(response: ServerResponse, delta: object, finish: string | null = null): void {
  open(response);
  const choices = [{ index: 0, delta, finish_reason: finish }];
  const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

/** Says what an answer took, as the last chunk of a stream. */
export function sendUsage(response: ServerResponse, usage: { prompt_tokens: number; completion_tokens: number }): void {
  const total_tokens = usage.prompt_tokens + usage.completion_tokens;
  const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices: [] };
  response.write(`data: ${JSON.stringify({ ...chunk, usage: { ...usage, total_tokens } })}\n\n`);
}

export function sendEnd(response: ServerResponse): void {
  open(response);
  response.end('data: [DONE]\n\n');
}

/** A turn that says a text in pieces and ends. */
export const says =
  (...pieces: string[]): Turn =>
  (response) => {
    for (const piece of pieces) sendDelta(response, { content: piece });
    sendDelta(response, {}, 'stop');
    sendEnd(response);
  };

/** A turn that calls a tool; `json` are its arguments as text, well formed or not. */
export const calls =
  (name: string, json: string): Turn =>
  (response) => {
    const call = { index: 0, id: 'call_1', type: 'function', function: { name, arguments: '' } };
    sendDelta(response, { role: 'assistant', tool_calls: [call] });
    sendDelta(response, { tool_calls: [{ index: 0, function: { arguments: json } }] });
    sendDelta(response, {}, 'tool_calls');
    sendEnd(response);
  };

export const searches = (query: string): Turn => calls('search_guides', JSON.stringify({ query }));

/** A turn that fails with a status. */
export const fails =
  (status: number): Turn =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'scripted', type: 'server_error', param: null, code: null } }));
  };

/** A turn that says something and is cut off. */
export const dropsAfter =
  (piece: string): Turn =>
  (response) => {
    sendDelta(response, { content: piece });
    setTimeout(() => response.destroy(), 50);
  };

/** A turn that says something, or nothing, and then keeps silent. */
export const hangsAfter =
  (...pieces: string[]): Turn =>
  (response) => {
    for (const piece of pieces) sendDelta(response, { content: piece });
  };
