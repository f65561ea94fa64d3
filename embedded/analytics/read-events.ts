import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

/** An event as it counts here: its name and when. Who it was and what they did stays with the sender. */
export interface SeenEvent {
  event: string;
  /** The client's own id of the event: one that is sent again counts once. */
  uuid: string | null;
}

/** What a body may hold unpacked; a small one can be made that unpacks to gigabytes. */
const MAX_UNPACKED = 16 * 1024 * 1024;

const Event = z.object({ event: z.string().min(1).max(200), uuid: z.string().max(100).optional() });
const Batch = z.object({ batch: z.array(z.unknown()).max(10_000) });

/**
 * Reads what a capture client sends: one event, a list, or a batch; plain, gzipped (by header or by `compression=`), or
 * as a form with base64 in `data`.
 *
 * @throws when it is none of these
 */
export function readEvents(body: Buffer, compressed: boolean): SeenEvent[] {
  const packed = compressed || (body[0] === 0x1f && body[1] === 0x8b);
  const text = (packed ? gunzipSync(body, { maxOutputLength: MAX_UNPACKED }) : body).toString('utf8').trim();
  const json: unknown = JSON.parse(/^[[{]/.test(text) ? text : fromForm(text));
  const batch = Batch.safeParse(json);
  const list: unknown[] = batch.success ? batch.data.batch : Array.isArray(json) ? json : [json];
  return list.map((one) => {
    const { event, uuid } = Event.parse(one);
    return { event, uuid: uuid ?? null };
  });
}

function fromForm(text: string): string {
  const data = new URLSearchParams(text).get('data') ?? text;
  const decoded = /^[[{]/.test(data) ? data : Buffer.from(data.replaceAll(' ', '+'), 'base64').toString('utf8');
  return decoded;
}
