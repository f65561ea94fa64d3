import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { SearchResponse } from '../../contract/vision.ts';

/** Searches whose answer is read whole, one in so many: the others are received and counted, as a browser elsewhere would. */
const READ_ONE_IN = 20;

/** Somebody who searches over HTTP on connections that stay open. It costs the machine little, since people bring their own. */
export class Searcher {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly address: URL;
  private readonly suggestions: URL;
  private readonly token: string;
  private searches = 0;

  constructor(url: string, token: string) {
    this.address = new URL('/api/docsearch', url);
    this.suggestions = new URL('/api/docsearch/suggestions', url);
    this.token = token;
  }

  /**
   * Searches once.
   *
   * @param limit guides on a page of the answer
   * @returns milliseconds until the whole answer was there
   * @throws Error where it was no answer, or one in twenty times where it does not hold what it should
   */
  async search(query: string, limit: 10 | 20 | 50 | 100): Promise<number> {
    const began = performance.now();
    const { status, body, isZipped } = await this.ask(this.address, JSON.stringify({ query, limit }));
    const took = performance.now() - began;
    if (status !== 200) throw new Error(`A search was answered with ${status}`);
    this.searches += 1;
    if (this.searches % READ_ONE_IN === 0) {
      const found = JSON.parse((isZipped ? gunzipSync(body) : body).toString()) as SearchResponse;
      const { documents, totalResults, followingResults = 0 } = found;
      if (documents.length !== Math.min(limit, totalResults + followingResults))
        throw new Error(`A page of “${query}” is not whole`);
    }
    return took;
  }

  /** How many guides there are to be found. */
  async countAll(): Promise<number> {
    const { body, isZipped } = await this.ask(this.address, JSON.stringify({ query: '', limit: 10 }));
    return (JSON.parse((isZipped ? gunzipSync(body) : body).toString()) as SearchResponse).totalResults;
  }

  /**
   * Asks what might be meant by the beginning of a query.
   *
   * @returns milliseconds until the whole answer was there
   * @throws Error where it was no answer
   */
  async suggest(typed: string): Promise<number> {
    const address = new URL(this.suggestions);
    address.searchParams.set('q', typed);
    const began = performance.now();
    const { status } = await this.ask(address);
    if (status !== 200) throw new Error(`A beginning was answered with ${status}`);
    return performance.now() - began;
  }

  close(): void {
    this.agent.destroy();
  }

  /** Posts a body, or asks without one. */
  private ask(address: URL, body?: string): Promise<{ status: number | undefined; body: Buffer; isZipped: boolean }> {
    return new Promise((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${this.token}`,
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        'accept-encoding': 'gzip',
      };
      const sent = request(
        address,
        { agent: this.agent, method: body === undefined ? 'GET' : 'POST', headers },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            const isZipped = answer.headers['content-encoding'] === 'gzip';
            resolve({ status: answer.statusCode, body: Buffer.concat(parts), isZipped });
          });
          answer.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }
}
