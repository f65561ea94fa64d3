import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How often a server that is closing looks for connections that have nothing more to do, in milliseconds. */
const LOOK_MS = 100;
/** For how long it waits for the rest of a request. */
const REST_MS = 1_000;

/**
 * Lets a server that closes end as soon as its last answer is out. Node would wait for connections on which nothing was ever
 * asked, which browsers open ahead of need, for requests that never come in whole, and for those whose last answer came after
 * the end was asked for, until their time is up.
 */
export function endConnections(app: FastifyInstance): void {
  const { server } = app;
  /** Every connection, with the request on it that is not answered yet. */
  const connections = new Map<Socket, IncomingMessage | null>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, null);
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    connections.set(socket, request);
    response.once('close', () => {
      if (connections.get(socket) === request) connections.set(socket, null);
    });
  });
  app.addHook('preClose', async () => {
    const began = performance.now();
    const endIdle = (): void => {
      const waits = performance.now() - began < REST_MS;
      for (const [socket, request] of connections) {
        if (request === null || (!request.complete && !waits)) socket.destroy();
      }
    };
    const looking = setInterval(endIdle, LOOK_MS).unref();
    server.once('close', () => clearInterval(looking));
    endIdle();
  });
}
