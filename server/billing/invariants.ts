import type { Invariants } from '../credits/check-invariants.ts';

/*
 * Of credits that a returned payment took back, as many as the money says: all for all of it, else the part rounded down.
 * The payment of several periods was rounded for each of them, so a cent more may be meant. What expired unspent before is
 * not taken back.
 */
const returned = `
  select p.source_ref, p.refunded_amount, l.clawed_back,
    case when p.refunded_amount = p.amount then p.credits
      else floor(p.credits::numeric * p.refunded_amount / p.amount) end as least_credits,
    case when p.refunded_amount = 0 then 0
      else least(p.credits, floor(p.credits::numeric * (p.refunded_amount + 1) / p.amount)) end as most_credits,
    l.granted - coalesce((
      select -sum(e.amount) from credit_lot f
      join credit_entry e on e.lot_id = f.id
      join credit_transaction t on t.id = e.transaction_id and t.type = 'credit_expiry'
      where f.id = l.id or f.origin_id = l.id), 0) as unexpired
  from billing_payment p join credit_lot l on l.source_ref = p.source_ref
  where p.amount > 0`;

/** What must be true between money that came in and the credits that it brought. */
export const purchaseInvariants: Invariants = {
  'a purchase = the lot that it brought': `
    select p.source_ref as subject, format('paid for %s of %s, lot of %s of %s', p.credits, p.user_id, l.granted, l.user_id) as detail
    from billing_payment p left join credit_lot l on l.source_ref = p.source_ref
    where p.credits > 0 and (l.granted is distinct from p.credits or l.user_id <> p.user_id
      or l.source_type <> case p.kind when 'pack' then 'stripe_purchase' else 'subscription_monthly' end)`,

  'a lot that was bought has its purchase': `
    select l.source_ref as subject, format('%s credits, paid for %s', l.granted, p.credits) as detail
    from credit_lot l left join billing_payment p on p.source_ref = l.source_ref and p.credits > 0
    where l.source_type in ('stripe_purchase', 'subscription_monthly') and p.id is null`,

  'a paid order = its purchase': `
    select coalesce(o.id, p.order_id) as subject,
      format('order of %s credits is %s, %s purchases of %s', o.credits, o.status, count(p.id), sum(p.credits)) as detail
    from credit_order o full join billing_payment p on p.order_id = o.id
    where o.id is not null or p.order_id is not null
    group by o.id, p.order_id
    having o.id is null or (o.status = 'paid') <> (count(p.id) = 1) or count(p.id) > 1
      or sum(p.credits) <> o.credits or bool_or(p.user_id <> o.user_id)`,

  'what is taken back of a purchase = what of its money was returned': `
    select source_ref as subject,
      format('%s cents returned, %s credits taken back, not %s to %s', refunded_amount, clawed_back, least_credits, most_credits)
        as detail
    from (${returned}) payment
    where clawed_back > most_credits or clawed_back < least(least_credits, unexpired)`,

  'what was returned of a payment = the sum of its returns': `
    select p.source_ref as subject, format('%s cents returned, %s in its returns', p.refunded_amount, r.total) as detail
    from billing_payment p
    cross join lateral (
      select coalesce(sum(amount), 0) as total from billing_return where payment_id = p.id
    ) r
    where p.refunded_amount <> r.total`,

  'nothing is taken back that was not paid for': `
    select l.source_ref as subject, format('%s credits taken back', l.clawed_back) as detail
    from credit_lot l left join billing_payment p on p.source_ref = l.source_ref
    where l.clawed_back > 0 and p.id is null`,
};
