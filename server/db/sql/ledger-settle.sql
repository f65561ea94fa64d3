-- The clock of the ledger: the time now, not the time at which the transaction began, since waiting for a lock may
-- take a lot past its expiry.
create function ledger_now() returns timestamptz
language sql volatile as $$ select clock_timestamp() $$;

-- Whether monthly credits expired at `moment`; `fallback` is the setting's value while nobody has set it.
create function ledger_monthly_expire(moment timestamptz, fallback boolean) returns boolean
language sql stable as $$
  select coalesce(
    (select value::boolean from setting_history
      where key = 'credits.monthly_expire' and effective_from <= moment
      order by effective_from desc, id desc limit 1),
    fallback)
$$;

-- Brings a person's lots up to `p_now`: each lot that is past its expiry is expired, or carried over when monthly
-- credits did not expire at the end of its period. The caller holds the lock of the account.
create function ledger_settle(p_user uuid, p_now timestamptz, p_expire_fallback boolean) returns void
language plpgsql as $$
declare
  v_balance integer;
  v_seq integer;
  v_lot record;
  v_transaction uuid;
begin
  select balance, seq into v_balance, v_seq from credit_account where user_id = p_user;
  for v_lot in
    select id, remaining, period_end from credit_lot
    where user_id = p_user and open and expires_at <= p_now
    order by expires_at, id
  loop
    if v_lot.period_end is not null and not ledger_monthly_expire(v_lot.period_end, p_expire_fallback) then
      update credit_lot set expires_at = null where id = v_lot.id;
    else
      v_balance := v_balance - v_lot.remaining;
      v_seq := v_seq + 1;
      insert into credit_transaction
        (user_id, seq, type, delta, balance_after, idempotency_key, request_hash, description, created_at)
      values
        (p_user, v_seq, 'credit_expiry', -v_lot.remaining, v_balance, 'expiry:' || v_lot.id, '',
         case when v_lot.period_end is null then 'Credits expired' else 'Monthly credits expired' end, p_now)
      returning id into v_transaction;
      insert into credit_entry (transaction_id, lot_id, amount, ordinal)
      values (v_transaction, v_lot.id, -v_lot.remaining, 1);
      update credit_lot set remaining = 0, open = false where id = v_lot.id;
    end if;
  end loop;
  update credit_account
  set balance = v_balance, seq = v_seq,
      next_expiry_at = (select min(expires_at) from credit_lot where user_id = p_user and open)
  where user_id = p_user;
end
$$;

-- Locks a person's account, settles what has expired and tells how it stands. No row when there is no account.
-- `moment` is read after the lock was won: whoever writes next is not before it.
create function ledger_lock(p_user uuid, p_expire_fallback boolean)
returns table (balance integer, held integer, debt integer, seq integer, moment timestamptz)
language plpgsql as $$
#variable_conflict use_column
declare
  v_next timestamptz;
begin
  select next_expiry_at into v_next from credit_account where user_id = p_user for update;
  if not found then
    return;
  end if;
  moment := ledger_now();
  if v_next <= moment then
    perform ledger_settle(p_user, moment, p_expire_fallback);
  end if;
  return query
    select a.balance, a.held, a.debt, a.seq, ledger_lock.moment from credit_account a where a.user_id = p_user;
end
$$;

-- What a person can spend now. Takes no lock unless something has expired.
create function ledger_available(p_user uuid, p_expire_fallback boolean) returns integer
language plpgsql as $$
declare
  v_available integer;
  v_next timestamptz;
begin
  select balance - held, next_expiry_at into v_available, v_next from credit_account where user_id = p_user;
  if v_next <= ledger_now() then
    select balance - held into v_available from ledger_lock(p_user, p_expire_fallback);
  end if;
  return coalesce(v_available, 0);
end
$$;
