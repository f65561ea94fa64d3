import { connect, type Socket } from 'node:net';

/** What a call asks for. */
export interface Wanted {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: unknown;
}

const HEAD_END = '\r\n\r\n';

/**
 * Somebody who calls a server on one connection that stays open, one call after the other. It reads no more of an answer than
 * its status and length: the machine is to be busy with the server, not with who calls it.
 */
export class Caller {
  private readonly socket: Socket;
  private readonly host: string;
  private readonly token: string;
  private readonly requests = new Map<Wanted, Buffer>();
  private received = '';
  private answered: { resolve: (status: number) => void; reject: (error: Error) => void } | null = null;

  constructor(url: string, token: string) {
    const { hostname, port } = new URL(url);
    this.host = `${hostname}:${port}`;
    this.token = token;
    this.socket = connect(Number(port), hostname).setNoDelay(true).setEncoding('latin1');
    this.socket.on('data', (part: string) => this.take(part));
    this.socket.on('error', (error) => this.answered?.reject(error));
    this.socket.on('close', () => this.answered?.reject(new Error('The server closed the connection')));
  }

  /** @returns the status of the answer, once all of it was there. */
  call(wanted: Wanted): Promise<number> {
    return new Promise((resolve, reject) => {
      this.answered = { resolve, reject };
      this.socket.write(this.request(wanted));
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private request(wanted: Wanted): Buffer {
    const known = this.requests.get(wanted);
    if (known !== undefined) return known;
    const body = wanted.body === undefined ? '' : JSON.stringify(wanted.body);
    const lines = [
      `${wanted.method} ${wanted.path} HTTP/1.1`,
      `host: ${this.host}`,
      `authorization: Bearer ${this.token}`,
      ...(body === '' ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
    ];
    const made = Buffer.from(`${lines.join('\r\n')}${HEAD_END}${body}`);
    this.requests.set(wanted, made);
    return made;
  }

  private take(part: string): void {
    this.received += part;
    const end = this.received.indexOf(HEAD_END);
    if (end < 0) return;
    const length = /\r\ncontent-length: (\d+)/i.exec(this.received.slice(0, end))?.[1];
    if (length === undefined) {
      this.answered?.reject(new Error('An answer did not say how long it is'));
      return;
    }
    const whole = end + HEAD_END.length + Number(length);
    if (this.received.length < whole) return;
    const status = Number(this.received.slice(9, 12));
    this.received = this.received.slice(whole);
    this.answered?.resolve(status);
  }
}
