import { Refusal } from '../../contract/errors.ts';
import { MAX_PENDING_REQUESTS } from '../../contract/limits.ts';
import type { Priority, SearchRequest } from '../../contract/requests.ts';
import { oneLine, severalLines } from '../text/typed-text.ts';
import { type Database, inTransaction } from '../db/connect.ts';
import { shownRequest } from './shown-request.ts';
import { countPending, insertRequest, lockRequestsOf } from './store.ts';

/** What a person asks for; see the contract. */
interface Wanted {
  query: string;
  searchType: SearchRequest['searchType'];
  priority: Priority;
  reason?: string | undefined;
}

/** Something that can be seen. */
const VISIBLE = /[^\s\p{Other}]/u;

/**
 * Notes what a person did not find. The same words again, while they wait, are refused before the limit is: whoever asks
 * twice learns that it is known.
 *
 * @throws Refusal `already_requested`, `request_limit`; `invalid_input` where the query holds nothing that can be seen
 */
export async function createRequest(db: Database, userId: string, wanted: Wanted): Promise<SearchRequest> {
  const { searchType, priority } = wanted;
  const query = oneLine(wanted.query);
  if (!VISIBLE.test(query)) throw new Refusal('invalid_input', 'Please say what you are looking for');
  const reason = severalLines(wanted.reason ?? '') || null;
  return inTransaction(db, async (tx) => {
    await lockRequestsOf(tx, userId);
    const { pending, same } = await countPending(tx, { userId, query, searchType });
    if (same) throw new Refusal('already_requested');
    if (pending >= MAX_PENDING_REQUESTS) throw new Refusal('request_limit');
    return shownRequest(await insertRequest(tx, { userId, query, searchType, priority, reason }));
  });
}
