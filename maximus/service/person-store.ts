import type { Pool } from 'pg';
import type { KeptAnalysis } from '../../contract/maximus.ts';
import type { Outcome } from '../wire.ts';

interface Row {
  title: string;
  updatedAt: Date;
  turns: { question: string; outcome: string | null; charged: number; askedAt: string }[];
}

function answerOf(text: string | null): string | null {
  const outcome = text === null ? null : (JSON.parse(text) as Outcome);
  return outcome?.kind === 'answer' ? outcome.result.headline : null;
}

/** Everything that is kept about a person, newest conversation first. */
export async function readPerson(pool: Pool, userId: string): Promise<KeptAnalysis[]> {
  const { rows } = await pool.query<Row>(
    `select c.title, c.updated_at as "updatedAt", coalesce(json_agg(json_build_object('question', t.question,
        'outcome', t.outcomes[array_length(t.outcomes, 1)], 'charged', t.charged, 'askedAt', t.created_at)
        order by t.number) filter (where t.id is not null), '[]') as turns
    from maximus.conversation c left join maximus.turn t on t.conversation_id = c.id
    where c.user_id = $1 group by c.id order by c.updated_at desc`,
    [userId],
  );
  return rows.map(({ title, updatedAt, turns }) => ({
    title,
    updatedAt: updatedAt.toISOString(),
    questions: turns.map(({ question, outcome, charged, askedAt }) => ({
      question,
      answer: answerOf(outcome),
      charged,
      askedAt: new Date(askedAt).toISOString(),
    })),
  }));
}

/** Deletes everything that is kept about a person. */
export async function deletePerson(pool: Pool, userId: string): Promise<void> {
  await pool.query('delete from maximus.conversation where user_id = $1', [userId]);
  await pool.query('delete from maximus.frame_token where user_id = $1', [userId]);
}
