import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A way to a server that can be cut, as when the machine of a database is gone. */
export interface Cuttable {
  port: number;
  /** Ends every connection and takes no more. */
  cut(): Promise<void>;
  /** Takes connections again, on the same port. */
  mend(): Promise<void>;
}

/** Passes connections on to a port of this machine. */
export async function cuttable(target: number): Promise<Cuttable> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  };
  let server: Server;
  const open = async (port: number): Promise<number> => {
    server = createServer((near) => {
      const far = connect(target, '127.0.0.1');
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        keep(from);
        from.pipe(to);
        from.once('close', () => to.destroy());
      }
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await open(0);
  return {
    port,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: async () => void (await open(port)),
  };
}
