import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the workflow was sent. */
export interface WorkflowRequest {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: { query: string; filters: unknown; page: number; limit: number; userId: string };
}

/** Answers one request in whatever way, good or bad. */
export type WorkflowTurn = (response: ServerResponse, request: WorkflowRequest) => void | Promise<void>;

export interface ScriptedWorkflow {
  /** Address of the webhook. */
  url: string;
  /** Every request so far, oldest first. */
  requests: WorkflowRequest[];
  /** How many requests were broken off by the caller. */
  readonly abandoned: number;
  /** Says how all requests from now on are answered. */
  play(turn: WorkflowTurn): void;
  close(): Promise<void>;
}

/** A search workflow that does what a test says. */
export async function startScriptedWorkflow(): Promise<ScriptedWorkflow> {
  const requests: WorkflowRequest[] = [];
  let turn: WorkflowTurn = (response) => void response.writeHead(500).end();
  let abandoned = 0;
  const server = createServer((request, response) => {
    response.once('close', () => (abandoned += response.writableFinished ? 0 : 1));
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method, headers } = request;
      const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as WorkflowRequest['body'];
      requests.push({ method, headers, body });
      void turn(response, { method, headers, body });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook/search`,
    requests,
    get abandoned() {
      return abandoned;
    },
    play: (next) => {
      turn = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A turn that answers JSON. */
export const answers =
  (value: unknown, status = 200): WorkflowTurn =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  };
