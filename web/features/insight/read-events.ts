import type { AnswerEvent } from '../../../contract/insight.ts';

const DATA = 'data:';

/** The event of one block of lines, or null for a comment that only keeps the connection alive. */
function parseBlock(block: string): AnswerEvent | null {
  const data = block
    .split('\n')
    .filter((line) => line.startsWith(DATA))
    .map((line) => line.slice(DATA.length).trimStart())
    .join('\n');
  return data === '' ? null : (JSON.parse(data) as AnswerEvent);
}

/** The events of a streamed answer, as they arrive. Ends when the connection does, finished or not. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<AnswerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let waiting = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      waiting += value.replaceAll('\r', '');
      for (let end = waiting.indexOf('\n\n'); end !== -1; end = waiting.indexOf('\n\n')) {
        const event = parseBlock(waiting.slice(0, end));
        waiting = waiting.slice(end + 2);
        if (event) yield event;
      }
    }
  } finally {
    // The reader may have stopped listening before the end.
    reader.cancel().catch(() => undefined);
  }
}
