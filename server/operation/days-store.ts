import { sql } from 'drizzle-orm';
import type { Day } from '../../contract/operation.ts';
import type { Connection } from '../db/connect.ts';

/**
 * The last days one by one, in UTC, today last. Credits that come back of what was spent are taken from the day on which they
 * come back; answers are counted on the day on which they ended. What was outstanding at the end of a day is what is so now,
 * less what has moved since.
 */
export async function listDays(db: Connection, days: number): Promise<Day[]> {
  const { rows } = await db.execute<Day & Record<string, unknown>>(sql`
    with span as (
      select (date_trunc('day', now() at time zone 'utc') - make_interval(days => ${days - 1})) at time zone 'utc' as first
    ), day as (
      select generate_series(0, ${days - 1}) as number
    ), people as (
      select (created_at at time zone 'utc')::date as date, count(*)::int as n
      from person, span where created_at >= first group by 1
    ), active as (
      select active_day.day as date, count(*)::int as n
      from active_day, span where active_day.day >= (first at time zone 'utc')::date group by 1
    ), credit as (
      select (created_at at time zone 'utc')::date as date,
        sum(delta) filter (where delta > 0 and reverses is null and type <> 'refund')::int as granted,
        -sum(delta) filter (
          where type in ('chat_usage', 'guide_search_chat', 'document_view', 'maximus_query')
            or (type = 'refund' and reverses is not null))::int as spent,
        -sum(delta) filter (where type = 'credit_expiry')::int as ended, sum(delta)::int as moved
      from credit_transaction, span where created_at >= first group by 1
    ), payment as (
      select (paid_at at time zone 'utc')::date as date, sum(amount)::int as cents
      from billing_payment, span where paid_at >= first group by 1
    ), search as (
      select (created_at at time zone 'utc')::date as date, count(*)::int as n,
        count(*) filter (where result_count = 0)::int as without
      from search_history, span where created_at >= first group by 1
    ), answer as (
      select (ended_at at time zone 'utc')::date as date, count(*)::int as n,
        count(*) filter (where status = 'failed')::int as failed, count(*) filter (where refused)::int as refused,
        sum(input_tokens)::float8 as read, sum(output_tokens)::float8 as written,
        sum(not_verified)::int as unsure
      from answer_use, span where ended_at >= first group by 1
    ), rating as (
      select (created_at at time zone 'utc')::date as date, count(*) filter (where feedback = 'good')::int as good,
        count(*) filter (where feedback = 'bad')::int as bad
      from chat_message, span where feedback is not null and created_at >= first group by 1
    )
    select to_char(d.date, 'YYYY-MM-DD') as date, coalesce(people.n, 0) as "signUps",
      coalesce(active.n, 0) as "activePeople",
      coalesce(credit.granted, 0) as "creditsGranted", coalesce(credit.spent, 0) as "creditsSpent",
      coalesce(credit.ended, 0) as "creditsEnded",
      ((select coalesce(sum(balance), 0) from credit_account) - coalesce(sum(credit.moved) over later, 0))::float8 as "creditsOutstanding", coalesce(payment.cents, 0) as revenue,
      coalesce(search.n, 0) as searches, coalesce(search.without, 0) as "searchesWithoutResult",
      coalesce(answer.n, 0) as answers, coalesce(answer.failed, 0) as "answersFailed",
      coalesce(answer.refused, 0) as "answersRefused",
      coalesce(answer.read, 0) as "tokensRead", coalesce(answer.written, 0) as "tokensWritten",
      coalesce(answer.unsure, 0) as "sentencesNotVerified",
      coalesce(rating.good, 0) as "answersRatedGood", coalesce(rating.bad, 0) as "answersRatedBad"
    from (select ((select first from span) at time zone 'utc')::date + number as date from day) d
    left join people using (date) left join active using (date) left join credit using (date) left join payment using (date)
    left join search using (date) left join answer using (date) left join rating using (date)
    window later as (order by d.date desc rows between unbounded preceding and 1 preceding)
    order by d.date`);
  return rows;
}
