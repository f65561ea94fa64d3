import type { Pool } from 'pg';
import type { Look } from '../look.ts';
import { LookOfTurn, type Outcome, type Turn } from '../wire.ts';

/** A turn as it is kept. `outcomes` grows with each change; the last one is shown. */
export interface TurnRow {
  id: string;
  conversationId: string;
  sessionId: string;
  question: string;
  /** `settling`: computed, and being paid; nobody can stop it any more. */
  state: 'running' | 'settling' | 'done' | 'stopped';
  outcomes: string[];
  charged: number;
  /** The turn whose payment its figures may be computed again on. */
  paidTurn: string | null;
  freeUntil: Date | null;
  /** False for one whose process has died. */
  isAlive: boolean;
  /** How it is drawn, as JSON. */
  look: string | null;
  createdAt: Date;
}

/** An answer takes moments: what has run longer has lost its process. */
const ALIVE_SECONDS = 30;

const COLUMNS = `t.id, t.conversation_id as "conversationId", t.session_id as "sessionId", t.question, t.state, t.outcomes,
  t.charged, t.paid_turn as "paidTurn", t.free_until as "freeUntil", t.created_at as "createdAt", t.look,
  t.begun_at > now() - interval '${ALIVE_SECONDS} seconds' as "isAlive"`;

/** Begins a turn; false where it was begun before. */
export async function insertTurn(
  pool: Pool,
  turn: Pick<TurnRow, 'id' | 'conversationId' | 'sessionId' | 'question'>,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into maximus.turn (id, conversation_id, session_id, question) values ($1, $2, $3, $4)
    on conflict do nothing`,
    [turn.id, turn.conversationId, turn.sessionId, turn.question],
  );
  return rowCount === 1;
}

/** A person's own turn. */
export async function findTurn(pool: Pool, userId: string, id: string): Promise<TurnRow | undefined> {
  const { rows } = await pool.query<TurnRow>(
    `select ${COLUMNS} from maximus.turn t join maximus.conversation c on c.id = t.conversation_id
    where t.id = $1 and c.user_id = $2`,
    [id, userId],
  );
  return rows[0];
}

/** The turns of a conversation in their order. */
export async function listTurns(pool: Pool, conversationId: string): Promise<TurnRow[]> {
  const { rows } = await pool.query<TurnRow>(
    `select ${COLUMNS} from maximus.turn t where t.conversation_id = $1 order by t.number`,
    [conversationId],
  );
  return rows;
}

/** Keeps what was computed before it is paid: whoever finishes the turn has it. False where the turn was stopped meanwhile. */
export async function keepAnswer(pool: Pool, id: string, outcome: Outcome): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update maximus.turn set outcomes = array[$2::text], state = 'settling' where id = $1 and state = 'running'`,
    [id, JSON.stringify(outcome)],
  );
  return rowCount === 1;
}

/** Stops a turn that runs; false where it is over. */
export async function stopTurn(pool: Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update maximus.turn set state = 'stopped' where id = $1 and state = 'running'`,
    [id],
  );
  return rowCount === 1;
}

/** Forgets a turn that nothing came of: it can be asked again under the same id. */
export async function deleteTurn(pool: Pool, id: string): Promise<void> {
  await pool.query('delete from maximus.turn where id = $1', [id]);
}

/** Ends a turn with what is shown of it. */
export async function endTurn(
  pool: Pool,
  id: string,
  end: { outcome: Outcome; charged: number; paidTurn: string | null; freeUntil: Date | null },
): Promise<void> {
  await pool.query(
    `update maximus.turn set state = 'done', outcomes = array[$2::text], charged = $3, paid_turn = $4, free_until = $5
    where id = $1 and state <> 'stopped'`,
    [id, JSON.stringify(end.outcome), end.charged, end.paidTurn, end.freeUntil],
  );
}

/** Shows another outcome of a turn that is done; what was shown before can be brought back. */
export async function addOutcome(pool: Pool, id: string, outcome: Outcome): Promise<void> {
  await pool.query('update maximus.turn set outcomes = outcomes || $2::text where id = $1', [
    id,
    JSON.stringify(outcome),
  ]);
}

/** Keeps how a turn is drawn. */
export async function setLook(pool: Pool, id: string, look: Look | null): Promise<void> {
  await pool.query('update maximus.turn set look = $2 where id = $1', [
    id,
    look === null ? null : JSON.stringify(look),
  ]);
}

/** Takes the last change back, where there is one. */
export async function dropOutcome(pool: Pool, id: string): Promise<void> {
  await pool.query(
    `update maximus.turn set outcomes = outcomes[1:array_length(outcomes, 1) - 1]
    where id = $1 and array_length(outcomes, 1) > 1`,
    [id],
  );
}

/** What is shown of a turn that lost its process before anything came of it. */
export const brokenOff: Outcome = {
  kind: 'failed',
  message: 'This was broken off. It cost nothing.',
  code: 'broken_off',
};

function outcomeOf(state: TurnRow['state'], last: string | undefined): Outcome {
  if (state === 'stopped') return { kind: 'stopped' };
  return state !== 'done' || last === undefined ? brokenOff : (JSON.parse(last) as Outcome);
}

/** A turn as the frame is told of it. */
export function shownTurn({ id, question, state, outcomes, charged, freeUntil, look, createdAt }: TurnRow): Turn {
  return {
    id,
    question,
    outcome: outcomeOf(state, outcomes.at(-1)),
    charged,
    freeUntil: freeUntil?.toISOString() ?? null,
    isChanged: outcomes.length > 1,
    look: look === null ? null : LookOfTurn.parse(JSON.parse(look)),
    createdAt: createdAt.toISOString(),
  };
}
