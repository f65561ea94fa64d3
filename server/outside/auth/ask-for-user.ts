import * as http from 'node:http';
import * as https from 'node:https';
import { Refusal } from '../../../contract/errors.ts';

/**
 * Asks the auth service for the person behind a token: what it answers while the session lives, else null.
 *
 * @throws Refusal `unavailable` when it does not answer within `patienceMs`, or with anything else
 */
export type AskForUser = (token: string, patienceMs?: number) => Promise<unknown>;

interface Answer {
  status: number;
  body: string;
}

/** Every change that somebody makes asks: connections stay open, and `fetch` would cost twice as much. */
const connections = { keepAlive: true, maxSockets: 64 };

const PATIENCE_MS = 10_000;

export function askingForUser(address: { url: string; key: string }): AskForUser {
  const url = new URL(`${address.url}/user`);
  const { request, Agent } = url.protocol === 'https:' ? https : http;
  const agent = new Agent(connections);

  const ask = (token: string, patienceMs: number, isSecond = false): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, apikey: address.key };
      const sent = request(url, { agent, headers, signal: AbortSignal.timeout(patienceMs) }, (answer) => {
        let body = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (body += part));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
        answer.on('error', reject);
      });
      sent.on('error', (error) => {
        // The service may close a connection at the very moment at which we ask on it.
        const wasClosed = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
        if (wasClosed && !isSecond) resolve(ask(token, patienceMs, true));
        else reject(error);
      });
      sent.end();
    });

  return async (token, patienceMs = PATIENCE_MS) => {
    const answer = await ask(token, patienceMs).catch(() => null);
    if (answer?.status === 200) return readJson(answer.body);
    if (answer?.status === 401 || answer?.status === 403) return null;
    throw new Refusal('unavailable');
  };
}

/** @throws Refusal `unavailable` for what is no JSON: it was not the auth service that answered */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('unavailable');
  }
}
