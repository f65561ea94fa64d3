-- Gives back what a charge took, at most what is not given back yet: its entries backwards, each to the lot that paid.
-- A lot that has expired since gets no credits back: they become a new lot of 30 days, which burns in the same rank.
--
-- `p_amount` null: all that is left. outcome: `refunded` (0 when nothing was left); `replayed`; `conflict`; `missing`.
create function ledger_refund(
  p_user uuid, p_transaction uuid, p_amount integer, p_key text, p_hash text, p_description text,
  p_expire_fallback boolean,
  out outcome text, out refunded integer, out balance integer)
language plpgsql as $$
declare
  v_account record;
  v_charged integer;
  v_ref_type text;
  v_ref_id text;
  v_hash text;
  v_skip integer;
  v_left integer;
  v_part integer;
  v_entry record;
  v_lot bigint;
  v_id uuid;
  v_ordinal smallint := 0;
  v_expires_at timestamptz;
  v_next timestamptz;
begin
  if p_amount <= 0 then
    raise exception 'a refund of % credits', p_amount using errcode = 'check_violation';
  end if;
  select * into v_account from ledger_lock(p_user, p_expire_fallback);
  balance := coalesce(v_account.balance - v_account.held, 0);
  refunded := 0;

  select t.request_hash, t.delta into v_hash, refunded
  from credit_transaction t where t.user_id = p_user and t.idempotency_key = p_key;
  if found then
    outcome := case when v_hash = p_hash then 'replayed' else 'conflict' end;
    return;
  end if;
  refunded := 0;

  select -t.delta, t.ref_type, t.ref_id into v_charged, v_ref_type, v_ref_id
  from credit_transaction t
  where t.id = p_transaction and t.user_id = p_user and t.delta < 0 and t.type not in ('credit_expiry', 'chargeback');
  if not found then
    outcome := 'missing';
    return;
  end if;
  select coalesce(sum(t.delta), 0) into v_skip from credit_transaction t where t.reverses = p_transaction;
  outcome := 'refunded';
  refunded := least(coalesce(p_amount, v_charged), v_charged - v_skip);
  if refunded = 0 then
    return;
  end if;

  insert into credit_transaction
    (user_id, seq, type, delta, balance_after, idempotency_key, request_hash, reverses, ref_type, ref_id, description,
     created_at)
  values
    (p_user, v_account.seq + 1, 'refund', refunded, v_account.balance + refunded, p_key, p_hash, p_transaction,
     v_ref_type, v_ref_id, p_description, v_account.moment)
  returning id into v_id;

  v_left := refunded;
  for v_entry in
    select e.lot_id, -e.amount as amount, l.kind, l.rank, l.expires_at
    from credit_entry e join credit_lot l on l.id = e.lot_id
    where e.transaction_id = p_transaction
    order by e.ordinal desc
  loop
    v_part := least(v_left, v_entry.amount - least(v_skip, v_entry.amount));
    v_skip := v_skip - least(v_skip, v_entry.amount);
    continue when v_part = 0;
    v_ordinal := v_ordinal + 1;
    v_lot := v_entry.lot_id;
    v_expires_at := v_entry.expires_at;
    if v_expires_at <= v_account.moment then
      -- Hours: a day of an interval is as long as the session's time zone says.
      v_expires_at := v_account.moment + interval '720 hours';
      insert into credit_lot
        (user_id, kind, rank, source_type, source_ref, granted, remaining, open, expires_at, created_at)
      values
        (p_user, v_entry.kind, v_entry.rank, 'refund', 'refund:' || v_id || ':' || v_entry.lot_id, v_part, v_part, true,
         v_expires_at, v_account.moment)
      returning id into v_lot;
    else
      update credit_lot set remaining = remaining + v_part, open = true where id = v_lot;
    end if;
    insert into credit_entry (transaction_id, lot_id, amount, ordinal) values (v_id, v_lot, v_part, v_ordinal);
    v_next := least(v_next, v_expires_at);
    v_left := v_left - v_part;
    exit when v_left = 0;
  end loop;
  if v_left > 0 then
    raise exception 'the entries of transaction % are % credits short', p_transaction, v_left;
  end if;

  update credit_account a
  set balance = a.balance + refunded, seq = a.seq + 1, next_expiry_at = least(a.next_expiry_at, v_next)
  where a.user_id = p_user
  returning a.balance - a.held into balance;
end
$$;
