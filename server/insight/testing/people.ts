import { grant } from '../../credits/grant.ts';
import { inTransaction } from '../../db/connect.ts';
import type { AnswerEvent } from '../../../contract/insight.ts';
import type { TestHouse } from '../../testing/house.ts';
import type { TestPerson } from '../../testing/person.ts';

/** A new person with so many credits more than those of the sign-up. */
export async function personWith(house: Pick<TestHouse, 'person' | 'db'>, extra: number): Promise<TestPerson> {
  const person = await house.person();
  if (extra > 0) {
    await inTransaction(house.db, (tx) =>
      grant(tx, {
        userId: person.id,
        amount: extra,
        type: 'admin_adjustment',
        sourceRef: `test:${person.id}`,
        description: 'for a test',
      }),
    );
  }
  return person;
}

export async function newChat(person: TestPerson): Promise<string> {
  const chat = await person.call('POST /api/chats', { body: {} });
  if (chat.status !== 200) throw new Error(`The chat was refused: ${chat.error.error}`);
  return chat.body.id;
}

export async function balanceOf(person: TestPerson): Promise<number> {
  return (await person.call('GET /api/users/me')).body.creditBalance;
}

export const ask = (person: TestPerson, chatId: string, message: string) =>
  person.call('POST /api/guide-search/chat', { body: { message, chatId, threadId: null } });

/** Asks in a chat and reads the answer as events. The body of a refusal is thrown. */
export function askStreamed(url: string, person: TestPerson, chatId: string, message: string, signal?: AbortSignal) {
  return readEvents(`${url}/api/guide-search/chat`, person, {
    method: 'POST',
    body: JSON.stringify({ message, chatId }),
    headers: { 'content-type': 'application/json' },
    ...(signal && { signal }),
  });
}

/** Follows the answer that is being written in a chat. */
export function attach(url: string, person: TestPerson, chatId: string) {
  return readEvents(`${url}/api/guide-search/chat/${chatId}/stream`, person, { headers: {} });
}

/** The events of a stream as they come. */
async function* readEvents(
  url: string,
  person: TestPerson,
  request: RequestInit & { headers: Record<string, string> },
): AsyncGenerator<AnswerEvent> {
  const answer = await fetch(url, {
    ...request,
    headers: { ...request.headers, accept: 'text/event-stream', authorization: `Bearer ${person.token}` },
  });
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    throw new Error(`${answer.status} ${await answer.text()}`);
  }
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of answer.body ?? []) {
    text += decoder.decode(piece as Uint8Array, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block.startsWith('data: ')) yield JSON.parse(block.slice('data: '.length)) as AnswerEvent;
    }
  }
}

export async function all(events: AsyncIterable<AnswerEvent>): Promise<AnswerEvent[]> {
  const found: AnswerEvent[] = [];
  for await (const event of events) found.push(event);
  return found;
}

export const textOf = (events: readonly AnswerEvent[]): string =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('');
