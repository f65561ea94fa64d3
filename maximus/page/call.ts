import type { ProblemBody } from '../wire.ts';
import { endSession, frameToken } from './session.ts';

/** A call that was refused, or did not come through: then `code` is `unavailable`. */
export class Failure extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const away = (): Failure =>
  new Failure('unavailable', 'Maximus could not be reached. Nothing was charged. Please try again.');

/** Calls the frame's own server as whoever the frame is for. @throws Failure */
export async function call<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  const answer = await fetch(path, {
    method,
    headers: {
      authorization: `Bearer ${frameToken() ?? ''}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (answer === null) throw away();
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as Reply;
  if (answer.status === 401) endSession();
  const { code, message } = (said ?? {}) as Partial<ProblemBody>;
  throw code === undefined || message === undefined ? away() : new Failure(code, message);
}

/** A new id. Pages that are reached over plain http have no `randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
