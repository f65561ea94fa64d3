import type { Act, ActChange } from '../db/act.ts';
import { inTransaction, type Database } from '../db/connect.ts';
import { isUuid } from '../db/is-uuid.ts';
import { insertLog } from './store.ts';

/** A call by which an administrator changes something. */
interface ActCall {
  adminId: string;
  /** Method and path of the endpoint. */
  actionType: string;
  params: unknown;
  body: unknown;
}

/** So many characters of a text are kept: the body of a mail is in its template. */
const LONGEST = 500;

/** Makes what runs an act in one transaction with its line of the log. */
export function actLogged(db: Database, call: ActCall): Act {
  return (work) =>
    inTransaction(db, async (tx) => {
      let change: ActChange = {};
      const result = await work(tx, (more) => {
        change = { ...change, ...more };
      });
      await insertLog(tx, lineOf(call, change));
      return result;
    });
}

function lineOf({ adminId, actionType, params, body }: ActCall, { targetUserId, before, after }: ActChange) {
  const details = { ...record(params), ...record(body) };
  // What the administrator saw before is told by the line itself; what they typed to confirm is nobody's concern.
  delete details['was'];
  delete details['confirmation'];
  const named = targetUserId ?? details['userId'];
  return {
    adminId,
    actionType,
    targetUserId: typeof named === 'string' && isUuid(named) ? named : null,
    details,
    before: differing(before, after),
    after: differing(after, before),
  };
}

/** The fields of one side that the other does not have, or has otherwise; null where there is none. */
function differing(side: object | null | undefined, other: object | null | undefined): Record<string, unknown> | null {
  if (side === null || side === undefined) return null;
  const beside: Record<string, unknown> = { ...other };
  const fields = Object.entries(side).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(beside[name]));
  return fields.length === 0 ? null : record(Object.fromEntries(fields));
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]))
    : {};

/** A text without a zero, which the database does not store in JSON. */
function shortened(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  return text.replaceAll('\0', '\uFFFD');
}
