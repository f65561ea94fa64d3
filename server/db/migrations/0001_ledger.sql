-- The ledger's history cannot be changed, by any code path: a correction is a new transaction.

create function ledger_refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op)
    using errcode = 'restrict_violation';
end
$$;

create trigger credit_transaction_append_only
  before update or delete or truncate on credit_transaction
  for each statement execute function ledger_refuse_change();

create trigger credit_entry_append_only
  before update or delete or truncate on credit_entry
  for each statement execute function ledger_refuse_change();
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
-- Room in every page for the next version of a row: a spend updates one account and one lot, and with room for the new
-- version beside the old no index has to be touched.
alter table credit_account set (fillfactor = 70);
alter table credit_lot set (fillfactor = 80);
