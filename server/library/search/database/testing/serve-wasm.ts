import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';

/** A database in WebAssembly, served on the wire of PostgreSQL to whoever connects on this machine. */
export interface ServedDatabase {
  url: string;
  close(): Promise<void>;
}

const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;
const [QUERY, SYNC, FLUSH, TERMINATE, READY] = ['Q', 'S', 'H', 'X', 'Z'].map((type) => type.charCodeAt(0));
/** What the last byte of an answer says where a transaction is open. */
const IDLE = 'I'.charCodeAt(0);

/**
 * Serves a database that has one session to several connections: they take turns, a transaction at a time, and each turn is all
 * that a client sends until it waits for an answer. What belongs to a session (settings, prepared statements, locks) is
 * shared by all of them.
 */
export async function serveWasm(pg: PGlite): Promise<ServedDatabase> {
  const turns = new Turns();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    void serve(pg, turns, socket).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await pg.close();
    },
  };
}

/** One connection, from its first message to its last. */
async function serve(pg: PGlite, turns: Turns, socket: Socket): Promise<void> {
  let end: (() => void) | null = null;
  try {
    for await (const messages of turnsOf(socket)) {
      end ??= await turns.begin();
      const answer = await pg.execProtocolRaw(messages, { syncToFs: false });
      socket.write(answer);
      const isWaiting = answer.at(-6) === READY && answer.at(-1) === IDLE;
      if (!isWaiting) continue;
      end();
      end = null;
    }
  } finally {
    if (end !== null) {
      // It went in the middle of a transaction.
      await pg.execProtocolRaw(simpleQuery('rollback')).catch(() => undefined);
      end();
    }
  }
}

/** What a client sends, cut where it waits for an answer. */
async function* turnsOf(socket: Socket): AsyncGenerator<Uint8Array> {
  let bytes: Buffer = Buffer.alloc(0);
  let isStarted = false;
  let from = 0;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    bytes = Buffer.concat([bytes, chunk]);
    for (;;) {
      if (bytes.length < from + (isStarted ? 5 : 8)) break;
      const length = isStarted ? 1 + bytes.readUInt32BE(from + 1) : bytes.readUInt32BE(from);
      if (bytes.length < from + length) break;
      const type = isStarted ? bytes[from] : null;
      const code = isStarted ? 0 : bytes.readUInt32BE(from + 4);
      from += length;
      if (type === TERMINATE || code === CANCEL_REQUEST) return;
      if (code === SSL_REQUEST) {
        socket.write('N');
        bytes = bytes.subarray(from);
        from = 0;
        continue;
      }
      if (type !== null && type !== QUERY && type !== SYNC && type !== FLUSH) continue;
      isStarted = true;
      yield bytes.subarray(0, from);
      bytes = bytes.subarray(from);
      from = 0;
    }
  }
}

function simpleQuery(text: string): Uint8Array {
  const message = Buffer.alloc(6 + Buffer.byteLength(text));
  message.write('Q');
  message.writeUInt32BE(message.length - 1, 1);
  message.write(text, 5);
  return message;
}

/** Lets one in after another. */
class Turns {
  private last: Promise<void> = Promise.resolve();

  /** Resolves with what ends the turn, once those before have ended. */
  async begin(): Promise<() => void> {
    const before = this.last;
    let end: () => void = () => undefined;
    this.last = new Promise((resolve) => (end = resolve));
    await before;
    return end;
  }
}
