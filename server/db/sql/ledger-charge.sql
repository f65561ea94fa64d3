-- Takes `p_amount` credits from a person's lots, in the order in which they burn, in one call.
--
-- outcome: `charged`; `replayed` (this key was charged before by the same request); `conflict` (by another request);
-- `insufficient`. `balance` is what can be spent now.
--
-- The usual case locks and debits the account in one update. Where that finds no row, or a reason to step back, the
-- account is locked, settled and looked at in full.
create function ledger_charge(
  p_user uuid, p_amount integer, p_type text, p_key text, p_hash text, p_description text,
  p_ref_type text, p_ref_id text, p_unit_cost integer, p_expire_fallback boolean,
  out outcome text, out transaction_id uuid, out balance integer)
language plpgsql as $$
declare
  v_account record;
  v_held integer;
  v_seq integer;
  v_next timestamptz;
  v_now timestamptz;
  v_hash text;
begin
  if p_amount <= 0 then
    raise exception 'a charge of % credits', p_amount using errcode = 'check_violation';
  end if;

  update credit_account a
  set balance = a.balance - p_amount, seq = a.seq + 1
  where a.user_id = p_user and a.balance - a.held >= p_amount
    and (a.next_expiry_at is null or a.next_expiry_at > ledger_now())
  returning a.balance, a.held, a.seq, a.next_expiry_at, ledger_now() into balance, v_held, v_seq, v_next, v_now;
  if found and v_next <= v_now then
    -- A lot expired while the update waited for the lock.
    update credit_account a set balance = a.balance + p_amount, seq = a.seq - 1 where a.user_id = p_user;
    v_seq := null;
  end if;

  if v_seq is null then
    select * into v_account from ledger_lock(p_user, p_expire_fallback);
    if not found then
      outcome := 'insufficient';
      balance := 0;
      return;
    end if;
    balance := v_account.balance - v_account.held;
    select t.id, t.request_hash into transaction_id, v_hash
    from credit_transaction t where t.user_id = p_user and t.idempotency_key = p_key;
    if found then
      outcome := case when v_hash = p_hash then 'replayed' else 'conflict' end;
      return;
    end if;
    if balance < p_amount then
      outcome := 'insufficient';
      return;
    end if;
    v_now := v_account.moment;
    update credit_account a set balance = a.balance - p_amount, seq = a.seq + 1 where a.user_id = p_user
    returning a.balance, a.held, a.seq into balance, v_held, v_seq;
  end if;

  insert into credit_transaction as t
    (user_id, seq, type, delta, balance_after, idempotency_key, request_hash, description, ref_type, ref_id,
     unit_cost, created_at)
  values
    (p_user, v_seq, p_type, -p_amount, balance, p_key, p_hash, p_description, p_ref_type, p_ref_id, p_unit_cost, v_now)
  on conflict on constraint credit_transaction_key do nothing
  returning t.id into transaction_id;
  if transaction_id is null then
    update credit_account a set balance = a.balance + p_amount, seq = a.seq - 1 where a.user_id = p_user
    returning a.balance - a.held into balance;
    select t.id, case when t.request_hash = p_hash then 'replayed' else 'conflict' end into transaction_id, outcome
    from credit_transaction t where t.user_id = p_user and t.idempotency_key = p_key;
    return;
  end if;

  perform ledger_burn(p_user, transaction_id, p_amount);
  outcome := 'charged';
  balance := balance - v_held;
end
$$;

-- Burns `p_amount` from a person's open lots: subscription first, soonest expiry first. The caller holds the lock of the
-- account and has settled it, so that no open lot is past its expiry.
create function ledger_burn(p_user uuid, p_transaction uuid, p_amount integer) returns void
language plpgsql as $$
declare
  v_lot record;
  v_take integer;
  v_left integer := p_amount;
  v_ordinal smallint := 0;
begin
  for v_lot in
    select id, remaining - held as free from credit_lot
    where user_id = p_user and open and remaining > held
    order by rank, expires_at, id
  loop
    v_take := least(v_left, v_lot.free);
    v_left := v_left - v_take;
    v_ordinal := v_ordinal + 1;
    update credit_lot set remaining = remaining - v_take, open = remaining > v_take where id = v_lot.id;
    insert into credit_entry (transaction_id, lot_id, amount, ordinal)
    values (p_transaction, v_lot.id, -v_take, v_ordinal);
    exit when v_left = 0;
  end loop;
  if v_left > 0 then
    raise exception 'the lots of % hold % credits less than the account', p_user, v_left;
  end if;
end
$$;
