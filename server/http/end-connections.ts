import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** How often a server that is closing looks for connections that have nothing more to do, in milliseconds. */
const LOOK_MS = 100;

/**
 * Lets a server that closes end as soon as its last answer is out. Node would wait for connections on which nothing was
 * ever asked, which browsers open ahead of need, and for those whose last answer came after the end was asked for, until
 * their time is up.
 */
export function endConnections(app: FastifyInstance): void {
  const { server } = app;
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.prependListener('request', ({ socket }) => unused.delete(socket));
  const endIdle = (): void => {
    for (const socket of unused) if (socket.bytesRead === 0) socket.destroy();
    server.closeIdleConnections();
  };
  app.addHook('preClose', async () => {
    const looking = setInterval(endIdle, LOOK_MS).unref();
    server.once('close', () => clearInterval(looking));
    endIdle();
  });
}
