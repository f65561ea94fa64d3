import { call } from '../../lib/call.ts';
import { RequestError } from '../../lib/request-error.ts';

/** An address of the original for a few minutes, for this person alone; the session's token is never put in an address. */
export async function fileAddress(documentId: string): Promise<string> {
  return (await call('POST /api/documents/{documentId}/ticket', { params: { documentId } })).url;
}

/**
 * Fetches the original of a guide, as a browser can show it: a PDF, or a page of safe HTML. An address that has expired on
 * the way, as while a laptop slept, is asked for anew once.
 *
 * @param onProgress told the share that has arrived, 0 to 1, where the server says how much there is
 * @throws RequestError when it is refused; TypeError when the network fails; AbortError
 */
export async function fetchOriginal(
  documentId: string,
  signal: AbortSignal,
  onProgress: (share: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  let answer = await fetch(await fileAddress(documentId), { signal });
  if (answer.status === 401) answer = await fetch(await fileAddress(documentId), { signal });
  if (!answer.ok || answer.body === null) throw new RequestError(answer.status, await answer.text());
  const total = Number(answer.headers.get('content-length'));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    size += part.value.byteLength;
    if (total > 0) onProgress(Math.min(1, size / total));
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
