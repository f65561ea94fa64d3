import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { respond } from './respond.ts';
import { ChatRequest, chunks, completion, errorBody, type WireError } from './wire.ts';

export const MODEL_NAME = 'benesight-engine';

const LONGEST_BODY = 4 * 1024 * 1024;

export interface ModelService {
  /** Base address for an OpenAI-compatible client, with `/v1`. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts the engine that answers without a language model, behind the OpenAI chat wire: `POST /v1/chat/completions`,
 * streamed and not, with tools, and `GET /v1/models`. It holds no secret and no state, and wants no key; it is meant to
 * listen on loopback only.
 *
 * @param options.port 0 for a free one
 * @param options.heard told each request before it is answered
 */
export async function startModel(options: {
  host: string;
  port: number;
  heard?: (request: ChatRequest) => void;
}): Promise<ModelService> {
  const heard = options.heard ?? (() => undefined);
  const server = createServer((request, response) => void handle(request, response, heard));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}/v1`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Heard = (request: ChatRequest) => void;

async function handle(request: IncomingMessage, response: ServerResponse, heard: Heard): Promise<void> {
  try {
    const path = (request.url ?? '').split('?')[0];
    if (path === '/v1/models' && request.method === 'GET') {
      const model = { id: MODEL_NAME, object: 'model', created: 0, owned_by: 'benesight' };
      sendJson(response, 200, { object: 'list', data: [model] });
    } else if (path === '/v1/chat/completions' && request.method === 'POST') {
      await answer(request, response, heard);
    } else {
      const message = `Invalid URL (${request.method} ${path})`;
      refuse(response, { status: 404, message, param: null, code: 'unknown_url' });
    }
  } catch {
    if (response.headersSent) response.destroy();
    else refuse(response, { status: 500, message: 'The engine failed on this request.', param: null, code: null });
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, heard: Heard): Promise<void> {
  const body = await readJson(request);
  if (body === undefined) {
    const message = 'We could not parse the JSON body of your request.';
    return refuse(response, { status: 400, message, param: null, code: null });
  }
  const parsed = ChatRequest.safeParse(body);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const param = issue?.path.join('.') ?? null;
    const message = `Invalid value for '${param}': ${issue?.message ?? 'it cannot be read'}.`;
    return refuse(response, { status: 400, message, param, code: 'invalid_value' });
  }
  heard(parsed.data);
  const said = respond(parsed.data);
  if (parsed.data.stream !== true) return sendJson(response, 200, completion(parsed.data, said));
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  for (const chunk of chunks(parsed.data, said)) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  response.end('data: [DONE]\n\n');
}

/** The JSON of a body; undefined when it is not JSON or far too long. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LONGEST_BODY) return undefined;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, error: WireError): void {
  sendJson(response, error.status, errorBody(error));
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
