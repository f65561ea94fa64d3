import { expect, it } from 'vitest';
import { readEvents } from './read-events.ts';

async function read(...chunks: (string | Uint8Array)[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

it('reads events however the network cuts them', async () => {
  const bytes = new TextEncoder().encode('data: {"type":"text","text":"Zoë – 16 weeks"}\n\n');
  expect(await read('data: {"type":"sta', 'rt","threadId":"t"}\n', '\n', bytes.slice(0, 31), bytes.slice(31))).toEqual([
    { type: 'start', threadId: 't' },
    { type: 'text', text: 'Zoë – 16 weeks' },
  ]);
});

it('passes over comments and carriage returns, and drops an event that was cut off', async () => {
  expect(await read(': still here\r\n\r\nevent: x\r\ndata: {"type":"step","text":"a"}\r\n\r\ndata: {"ty')).toEqual([
    { type: 'step', text: 'a' },
  ]);
});
