import type { Invariants } from '../credits/check-invariants.ts';

/** What must be true between queries to Maximus and what was paid for them. Charges outlive a person who was deleted. */
export const maximusInvariants: Invariants = {
  'a settled query = its charge': `
    select q.id as subject, format('%s for %s, charged %s', q.status, q.amount, coalesce(-sum(t.delta), 0)) as detail
    from maximus_query q left join credit_transaction t on t.user_id = q.user_id and t.ref_type = 'maximus_query'
      and t.type = 'maximus_query' and t.ref_id = q.id::text
    group by q.id
    having coalesce(-sum(t.delta), 0) <> case q.status when 'settled' then q.amount else 0 end or count(t.id) > 1`,

  'a charge of Maximus has its query': `
    select t.id as subject, format('%s credits for query %s', -t.delta, t.ref_id) as detail
    from credit_transaction t join person p on p.id = t.user_id
    left join maximus_query q on q.id::text = t.ref_id and q.user_id = t.user_id
    where t.type = 'maximus_query' and t.ref_type = 'maximus_query' and q.id is null`,

  'what is held for Maximus has a query that waits': `
    select h.id as subject, format('%s credits held, query is %s', h.amount, q.status) as detail
    from credit_hold h join maximus_query q on q.hold_id = h.id
    where h.status = 'open' and q.status <> 'held'`,
};
