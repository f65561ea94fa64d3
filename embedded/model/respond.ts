import { compose } from './compose/answer.ts';
import { readConversation } from './conversation.ts';
import { NO_LIBRARY } from './replies.ts';
import type { ChatRequest, Said } from './wire.ts';

/**
 * What the engine says to a request: the same request always gets the same answer. It starts from the reading and the results
 * of tools that the server gives with the question, and says nothing that is not in them.
 */
export function respond(request: ChatRequest): Said {
  const conversation = readConversation(request.messages);
  return { text: conversation.asked.length === 0 ? NO_LIBRARY : compose(conversation) };
}
