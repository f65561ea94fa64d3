import { kindOf } from './belongs.ts';
import { compose } from './compose.ts';
import { readConversation } from './conversation.ts';
import { planSearches, SEARCH_TOOL } from './plan.ts';
import { NO_LIBRARY, replyWithoutLibrary, WHICH_BENEFIT } from './replies.ts';
import { understand, withEmployers } from './understand.ts';
import type { ChatRequest, Said } from './wire.ts';

/** What the engine says to a request: the same request always gets the same answer. */
export function respond(request: ChatRequest): Said {
  const conversation = readConversation(request.messages);
  const mayCall =
    request.tool_choice !== 'none' && (request.tools ?? []).some((tool) => tool.function.name === SEARCH_TOOL);
  if (conversation.rounds === 0) {
    const reply = replyWithoutLibrary(conversation.question);
    if (reply !== undefined) return { text: reply };
    if (!mayCall) return { text: NO_LIBRARY };
  }
  const asked = withEmployers(
    understand(conversation.question, conversation.earlier),
    conversation.question,
    conversation.passages.map((passage) => passage.employer),
  );
  if (asked.names.length === 0 && !asked.terms.some((term) => ![...term].some(kindOf))) return { text: WHICH_BENEFIT };
  const calls = mayCall ? planSearches(conversation, asked) : [];
  return calls.length > 0 ? { calls } : { text: compose(conversation, asked) };
}
