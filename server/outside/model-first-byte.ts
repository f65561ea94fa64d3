/** Nothing came of an answer in the time that its first byte may take. */
export class NoFirstByte extends Error {
  constructor(ms: number) {
    super(`nothing came within ${ms} ms`);
    this.name = 'NoFirstByte';
  }
}

/**
 * `fetch` that gives a request up where the first byte of its body is late. A body that has begun is left alone.
 *
 * @throws NoFirstByte from the call, or from reading the body
 */
export function fetchWithin(ms: number): typeof fetch {
  return async (input, init) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new NoFirstByte(ms)), ms);
    const begun = (): void => clearTimeout(timer);
    const signals = init?.signal ? [init.signal, late.signal] : [late.signal];
    try {
      const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
      if (response.body === null) {
        begun();
        return response;
      }
      const noted = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          begun();
          controller.enqueue(chunk);
        },
        flush: begun,
      });
      const { status, statusText, headers } = response;
      return new Response(response.body.pipeThrough(noted), { status, statusText, headers });
    } catch (error) {
      begun();
      throw error;
    }
  };
}
