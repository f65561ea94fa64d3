-- Gives a person a lot of credits, once per source. What the person owes is taken out of the new lot at once.
--
-- outcome: `granted`; `replayed` (this source was granted before, to this person); `conflict` (to somebody else).
-- `balance` is what can be spent now.
create function ledger_grant(
  p_user uuid, p_amount integer, p_type text, p_source text, p_hash text, p_description text,
  p_kind text, p_expires_at timestamptz, p_period_end timestamptz, p_expire_fallback boolean,
  out outcome text, out transaction_id uuid, out balance integer)
language plpgsql as $$
declare
  v_account record;
  v_lot bigint;
  v_owner uuid;
  v_owed integer;
  v_debt_transaction uuid;
begin
  if p_amount <= 0 then
    raise exception 'a grant of % credits', p_amount using errcode = 'check_violation';
  end if;
  insert into credit_account (user_id) values (p_user) on conflict do nothing;
  select * into v_account from ledger_lock(p_user, p_expire_fallback);
  balance := v_account.balance - v_account.held;

  insert into credit_lot
    (user_id, kind, rank, source_type, source_ref, granted, remaining, open, expires_at, period_end, created_at)
  values
    (p_user, p_kind, case p_kind when 'subscription' then 10 else 20 end, p_type, p_source, p_amount, p_amount, true,
     p_expires_at, p_period_end, v_account.moment)
  on conflict (source_ref) do nothing
  returning id into v_lot;
  if v_lot is null then
    select user_id into v_owner from credit_lot where source_ref = p_source;
    outcome := case when v_owner = p_user then 'replayed' else 'conflict' end;
    select t.id into transaction_id
    from credit_transaction t where t.user_id = p_user and t.idempotency_key = p_source;
    return;
  end if;

  insert into credit_transaction as t
    (user_id, seq, type, delta, balance_after, idempotency_key, request_hash, description, created_at)
  values
    (p_user, v_account.seq + 1, p_type, p_amount, v_account.balance + p_amount, p_source, p_hash, p_description,
     v_account.moment)
  returning t.id into transaction_id;
  insert into credit_entry (transaction_id, lot_id, amount, ordinal) values (transaction_id, v_lot, p_amount, 1);

  v_owed := least(v_account.debt, p_amount);
  if v_owed > 0 then
    insert into credit_transaction
      (user_id, seq, type, delta, balance_after, idempotency_key, request_hash, description, created_at)
    values
      (p_user, v_account.seq + 2, 'chargeback', -v_owed, v_account.balance + p_amount - v_owed, 'owed:' || p_source,
       p_hash, 'Credits owed from an earlier refund', v_account.moment)
    returning id into v_debt_transaction;
    insert into credit_entry (transaction_id, lot_id, amount, ordinal) values (v_debt_transaction, v_lot, -v_owed, 1);
    update credit_lot set remaining = remaining - v_owed, open = remaining > v_owed where id = v_lot;
  end if;

  update credit_account a
  set balance = a.balance + p_amount - v_owed,
      debt = a.debt - v_owed,
      seq = a.seq + case when v_owed > 0 then 2 else 1 end,
      next_expiry_at = least(a.next_expiry_at, p_expires_at)
  where a.user_id = p_user;
  outcome := 'granted';
  -- A grant that arrives after its own expiry is written down and settled at once.
  balance := ledger_available(p_user, p_expire_fallback);
end
$$;
