/**
 * What must be true of the ledger, each as a query that selects the breaches: `subject` names a row, `detail` says what
 * is wrong with it. An invariant holds when its query selects nothing.
 */
export const invariants: Readonly<Record<string, string>> = {
  'account balance = what its lots hold': `
    select coalesce(a.user_id, l.user_id) as subject,
      format('balance %s, lots %s', a.balance, l.total) as detail
    from credit_account a
    full join (select user_id, sum(remaining) as total from credit_lot group by user_id) l using (user_id)
    where a.balance is distinct from coalesce(l.total, 0)`,

  'account balance = the sum of its transactions': `
    select coalesce(a.user_id, t.user_id) as subject,
      format('balance %s, transactions %s', a.balance, t.total) as detail
    from credit_account a
    full join (select user_id, sum(delta) as total from credit_transaction group by user_id) t using (user_id)
    where a.balance is distinct from coalesce(t.total, 0)`,

  'transaction = the sum of its entries': `
    select t.id as subject, format('delta %s, entries %s', t.delta, e.total) as detail
    from credit_transaction t
    left join (select transaction_id, sum(amount) as total from credit_entry group by transaction_id) e
      on e.transaction_id = t.id
    where t.delta is distinct from e.total`,

  'entries of a transaction have one sign': `
    select t.id as subject, format('delta %s, entry %s', t.delta, e.amount) as detail
    from credit_transaction t join credit_entry e on e.transaction_id = t.id
    where sign(t.delta) <> sign(e.amount)`,

  'lot = the sum of its entries': `
    select l.id as subject, format('remaining %s, entries %s', l.remaining, e.total) as detail
    from credit_lot l
    left join (select lot_id, sum(amount) as total from credit_entry group by lot_id) e on e.lot_id = l.id
    where l.remaining is distinct from e.total`,

  'lot begins with what was granted': `
    select l.id as subject, format('granted %s, first entry %s', l.granted, e.amount) as detail
    from credit_lot l
    left join lateral (
      select e.amount from credit_entry e join credit_transaction t on t.id = e.transaction_id
      where e.lot_id = l.id order by t.seq limit 1) e on true
    where l.granted is distinct from e.amount`,

  'lot and its transactions belong to one person': `
    select e.lot_id as subject, format('lot of %s, transaction of %s', l.user_id, t.user_id) as detail
    from credit_entry e
    join credit_lot l on l.id = e.lot_id
    join credit_transaction t on t.id = e.transaction_id
    where l.user_id <> t.user_id`,

  'seq has no gap': `
    select t.user_id as subject, format('%s transactions, last seq %s, account seq %s', t.n, t.last, a.seq) as detail
    from (select user_id, count(*) as n, min(seq) as first, max(seq) as last from credit_transaction group by user_id) t
    left join credit_account a using (user_id)
    where t.first <> 1 or t.last <> t.n or a.seq is distinct from t.last`,

  'balance_after is chained': `
    select id as subject, format('%s + %s is not %s', before, delta, balance_after) as detail
    from (select id, delta, balance_after,
        lag(balance_after, 1, 0) over (partition by user_id order by seq) as before
      from credit_transaction) t
    where before + delta <> balance_after`,

  'time does not run backwards': `
    select id as subject, format('seq %s at %s, the one before at %s', seq, created_at, before) as detail
    from (select id, seq, created_at, lag(created_at) over (partition by user_id order by seq) as before
      from credit_transaction) t
    where created_at < before`,

  'refunds do not exceed what was charged': `
    select o.id as subject, format('charged %s, given back %s', -o.delta, r.total) as detail
    from (select reverses, sum(delta) as total from credit_transaction
      where reverses is not null group by reverses) r
    left join credit_transaction o on o.id = r.reverses
    where o.id is null or o.delta >= 0 or r.total > -o.delta`,

  'a refund goes to the person who paid': `
    select r.id as subject, format('refund of %s, charge of %s', r.user_id, o.user_id) as detail
    from credit_transaction r join credit_transaction o on o.id = r.reverses
    where r.user_id <> o.user_id`,

  // What was held while the lot was good may still pay. A month that a later one ended may have been spent from before,
  // in the same moment.
  'nothing is spent from an expired lot': `
    select t.id as subject, format('lot %s expired %s, spent %s', l.id, l.expires_at, t.created_at) as detail
    from credit_entry e
    join credit_transaction t on t.id = e.transaction_id
    join credit_lot l on l.id = e.lot_id
    left join credit_hold h on h.id = t.hold_id
    cross join lateral coalesce(h.created_at, t.created_at) as chosen_at
    where e.amount < 0 and t.type not in ('credit_expiry', 'chargeback')
      and (l.expires_at < chosen_at or (l.expires_at = chosen_at and l.period_end is null))`,

  'nothing expires before its time': `
    select t.id as subject, format('lot %s expires %s, expired %s', l.id, l.expires_at, t.created_at) as detail
    from credit_transaction t
    join credit_entry e on e.transaction_id = t.id
    join credit_lot l on l.id = e.lot_id
    where t.type = 'credit_expiry' and (l.expires_at is null or l.expires_at > t.created_at)`,

  'the next expiry is not later than a lot expires': `
    select l.user_id as subject, format('lot %s expires %s, account says %s', l.id, l.expires_at, a.next_expiry_at) as detail
    from credit_lot l left join credit_account a using (user_id)
    where l.remaining > l.held and l.expires_at is not null and (a.next_expiry_at is null or a.next_expiry_at > l.expires_at)`,

  'one grant per source': `
    select l.source_ref as subject, format('%s grants', count(*)) as detail
    from credit_lot l group by l.source_ref having count(*) > 1`,

  'held credits = open holds, on accounts': `
    select a.user_id as subject, format('held %s, holds %s', a.held, coalesce(h.total, 0)) as detail
    from credit_account a
    left join (select user_id, sum(amount - captured) as total from credit_hold where status = 'open' group by user_id) h
      using (user_id)
    where a.held <> coalesce(h.total, 0)`,

  'held credits = open holds, on lots': `
    select l.id as subject, format('held %s, holds %s', l.held, coalesce(h.total, 0)) as detail
    from credit_lot l
    left join (select hl.lot_id, sum(hl.amount) as total from credit_hold_lot hl
      join credit_hold h on h.id = hl.hold_id and h.status = 'open' group by hl.lot_id) h on h.lot_id = l.id
    where l.held <> coalesce(h.total, 0)`,

  'a hold = what it holds of its lots': `
    select h.id as subject, format('holds %s, of its lots %s', h.amount, r.total) as detail
    from credit_hold h
    left join (select hold_id, sum(amount) as total from credit_hold_lot group by hold_id) r on r.hold_id = h.id
    where h.amount is distinct from r.total`,

  'a captured hold = its transaction': `
    select coalesce(h.id, t.hold_id) as subject, format('captured %s, transactions %s', h.captured, t.total) as detail
    from credit_hold h
    full join (select hold_id, -sum(delta) as total from credit_transaction where hold_id is not null group by hold_id) t
      on t.hold_id = h.id
    where h.captured is distinct from coalesce(t.total, 0) or (h.status = 'captured') <> (h.captured > 0)`,

  'a hold pays with what it held': `
    select t.id as subject, format('lot %s pays %s, of it were held %s', e.lot_id, -e.amount, r.amount) as detail
    from credit_transaction t
    join credit_entry e on e.transaction_id = t.id
    left join credit_hold_lot r on r.hold_id = t.hold_id and r.lot_id = e.lot_id
    where t.hold_id is not null and -e.amount > coalesce(r.amount, 0)`,

  'a hold pays in its time': `
    select t.id as subject, format('held %s to %s, paid %s', h.created_at, h.expires_at, t.created_at) as detail
    from credit_transaction t join credit_hold h on h.id = t.hold_id
    where t.created_at < h.created_at or t.created_at >= h.expires_at`,

  'a hold, its lots and its payment belong to one person': `
    select h.id as subject, format('hold of %s, lot of %s, payment of %s', h.user_id, l.user_id, t.user_id) as detail
    from credit_hold h
    join credit_hold_lot r on r.hold_id = h.id
    join credit_lot l on l.id = r.lot_id
    left join credit_transaction t on t.hold_id = h.id
    where l.user_id <> h.user_id or t.user_id <> h.user_id`,

  'debt = what was taken back and is not paid yet': `
    select a.user_id as subject, format('debt %s, taken back %s, paid %s', a.debt, l.total, -t.total) as detail
    from credit_account a
    left join (select user_id, sum(clawed_back) as total from credit_lot group by user_id) l using (user_id)
    left join (select user_id, sum(delta) as total from credit_transaction
      where type in ('chargeback', 'dispute_reinstated') group by user_id) t using (user_id)
    where a.debt <> coalesce(l.total, 0) + coalesce(t.total, 0)`,

  'nobody owes who has credits on hand': `
    select user_id as subject, format('owes %s, can spend %s', debt, balance - held) as detail
    from credit_account where debt > 0 and balance > held`,

  'no more is owed or reinstated than was taken back': `
    select a.user_id as subject, format('debt %s, taken back %s', a.debt, l.total) as detail
    from credit_account a join (select user_id, sum(clawed_back) as total from credit_lot group by user_id) l using (user_id)
    where a.debt > l.total`,

  'no more is taken back than was granted': `
    select l.id as subject, format('granted %s, taken back %s', l.granted, l.clawed_back) as detail
    from credit_lot l where l.clawed_back not between 0 and l.granted`,

  'no more came out of a grant than was taken back of it': `
    select t.ref_id as subject, format('taken back %s, came out %s', l.clawed_back, t.total) as detail
    from (select user_id, ref_id, -sum(delta) as total from credit_transaction
      where ref_type = 'grant' group by user_id, ref_id) t
    left join credit_lot l on l.user_id = t.user_id and l.source_ref = t.ref_id
    where l.id is null or t.total not between 0 and l.clawed_back`,

  // Credits without an end never come back with one, and none change their kind.
  'what comes back is of the kind that paid': `
    with moved as (
      select e.transaction_id, t.reverses, l.kind, abs(e.amount) as amount,
        l.kind = 'perpetual' and l.expires_at is not null as ends
      from credit_entry e join credit_transaction t on t.id = e.transaction_id join credit_lot l on l.id = e.lot_id),
    back as (select reverses, kind, ends, sum(amount) as total from moved where reverses is not null group by 1, 2, 3),
    paid as (select transaction_id, kind, ends, sum(amount) as total from moved group by 1, 2, 3)
    select b.reverses as subject, format('%s, ends %s: %s back, %s paid', b.kind, b.ends, b.total, p.total) as detail
    from back b left join paid p on p.transaction_id = b.reverses and p.kind = b.kind and p.ends = b.ends
    where b.total > coalesce(p.total, 0)`,

  'a lot that came back is of the person and the kind of its grant': `
    select l.id as subject, format('%s of %s, grant %s of %s', l.kind, l.user_id, o.kind, o.user_id) as detail
    from credit_lot l left join credit_lot o on o.id = l.origin_id
    where l.origin_id is not null
      and (o.id is null or o.origin_id is not null or l.user_id <> o.user_id or l.kind <> o.kind)`,

  'a month is over once a later one began': `
    select l.id as subject, format('period to %s, another from %s', l.period_end, later.begun) as detail
    from credit_lot l
    join (select user_id, max(period_start) as begun from credit_lot where kind = 'subscription' group by user_id) later
      using (user_id)
    where l.period_start is not null and l.remaining > l.held and l.expires_at is not null
      and l.period_end <= later.begun`,

  'the account knows how far periods are over': `
    select l.id as subject, format('period from %s, account says %s', l.period_start, a.periods_through) as detail
    from credit_lot l left join credit_account a using (user_id)
    where l.period_start is not null and (a.periods_through is null or a.periods_through < l.period_start)`,

  'no negative figure': `
    select user_id as subject, format('balance %s, held %s, debt %s', balance, held, debt) as detail
    from credit_account where balance < 0 or held < 0 or debt < 0 or held > balance`,

  'history is append-only': `
    select wanted.name as subject, 'its trigger is missing or switched off' as detail
    from (values ('credit_transaction_append_only'), ('credit_entry_append_only')) wanted (name)
    left join pg_trigger t on t.tgname = wanted.name and t.tgenabled in ('O', 'A')
    where t.oid is null`,
};
