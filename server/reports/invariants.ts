import type { Invariants } from '../credits/check-invariants.ts';

/** What must be true between reports of guides and the credits that they gave back. */
export const reportInvariants: Invariants = {
  'a report gave back what it says': `
    select r.id as subject, format('says %s, gave %s', r.credits_refunded, coalesce(sum(t.delta), 0)) as detail
    from document_report r
    left join credit_transaction t on t.user_id = r.user_id and t.type = 'refund'
      and t.idempotency_key in ('report:' || r.id, 'report:' || r.id || ':above-price')
    group by r.id, r.credits_refunded
    having r.credits_refunded <> coalesce(sum(t.delta), 0)`,
};
