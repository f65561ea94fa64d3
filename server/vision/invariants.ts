import type { Invariants } from '../credits/check-invariants.ts';

/** What must be true between guides that people unlocked and what they paid. Charges outlive a person who was deleted. */
export const unlockInvariants: Invariants = {
  'a guide that is unlocked was paid for': `
    select v.id as subject, format('guide %s, charge %s of %s for %s', v.guide_id, t.id, t.user_id, t.ref_id) as detail
    from document_view v left join credit_transaction t on t.id = v.transaction_id
    where t.id is null or t.user_id <> v.user_id or t.type <> 'document_view' or t.ref_id is distinct from v.guide_id::text`,

  'a guide that was paid for is unlocked': `
    select t.id as subject, format('%s credits for guide %s', -t.delta, t.ref_id) as detail
    from credit_transaction t
    join person p on p.id = t.user_id
    left join document_view v on v.transaction_id = t.id
    where t.type = 'document_view' and v.id is null`,
};
