/** An answer is longer than what we take. */
export class TooLarge extends Error {
  override name = 'TooLarge';
}

/** The body of an answer as text, as long as it has at most `limit` bytes. @throws TooLarge */
export async function readText({ body }: Response, limit: number): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  // Leaving the loop early lets go of the connection.
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw new TooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
