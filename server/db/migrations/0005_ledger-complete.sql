ALTER TABLE "credit_account" ADD COLUMN "periods_through" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_lot" ADD COLUMN "origin_id" bigint;--> statement-breakpoint
ALTER TABLE "credit_lot" ADD CONSTRAINT "credit_lot_origin_id_credit_lot_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."credit_lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_lot_origin" ON "credit_lot" USING btree ("origin_id") WHERE origin_id is not null;--> statement-breakpoint
-- The ledger complete: holds, the end of periods, and what a refund of money takes back. Each function has one form.

drop function ledger_charge(uuid, integer, text, text, text, text, text, text, integer, boolean);
drop function ledger_grant(uuid, integer, text, text, text, text, text, timestamptz, timestamptz, boolean);

-- As before, and with who did it and why, where that was an administrator.
create function ledger_charge(
  p_user uuid, p_amount integer, p_type text, p_key text, p_hash text, p_description text,
  p_ref_type text, p_ref_id text, p_unit_cost integer, p_actor uuid, p_notes text, p_expire_fallback boolean,
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
     unit_cost, actor_id, notes, created_at)
  values
    (p_user, v_seq, p_type, -p_amount, balance, p_key, p_hash, p_description, p_ref_type, p_ref_id, p_unit_cost,
     p_actor, p_notes, v_now)
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

-- Gives a person a lot of credits, once per source. What the person owes is taken out of the new lot at once. Monthly
-- credits end the periods before theirs; where a later period has begun already, they are over as they arrive. `p_late`:
-- the period was over when it was paid for. Its credits then last 30 days, or for good where that period carries over.
--
-- outcome: `granted`; `replayed` (this source was granted before, to this person); `differs` (so it was, with another
-- type or amount); `conflict` (to somebody else, or the key is another kind of transaction's). `balance` is what can be
-- spent now.
create function ledger_grant(
  p_user uuid, p_amount integer, p_type text, p_source text, p_hash text, p_description text,
  p_kind text, p_expires_at timestamptz, p_period_start timestamptz, p_period_end timestamptz,
  p_late boolean, p_order uuid, p_actor uuid, p_notes text, p_expire_fallback boolean,
  out outcome text, out transaction_id uuid, out balance integer)
language plpgsql as $$
declare
  v_account record;
  v_lot bigint;
  v_hash text;
  v_unbound boolean;
  v_expires_at timestamptz := p_expires_at;
begin
  if p_amount <= 0 then
    raise exception 'a grant of % credits', p_amount using errcode = 'check_violation';
  end if;
  insert into credit_account (user_id) values (p_user) on conflict do nothing;
  select * into v_account from ledger_lock(p_user, p_expire_fallback);
  balance := v_account.balance - v_account.held;

  select t.id, t.request_hash into transaction_id, v_hash
  from credit_transaction t where t.user_id = p_user and t.idempotency_key = p_source;
  if found then
    outcome := case
      when not exists (select from credit_lot where source_ref = p_source and user_id = p_user) then 'conflict'
      when v_hash = p_hash then 'replayed'
      else 'differs' end;
    return;
  end if;

  v_unbound := coalesce(p_late and ledger_monthly_expire(p_period_end, p_expire_fallback), false);
  if v_unbound then
    -- Hours: a day of an interval is as long as the session's time zone says.
    v_expires_at := v_account.moment + interval '720 hours';
  end if;
  insert into credit_lot
    (user_id, kind, rank, source_type, source_ref, granted, remaining, open, expires_at, period_start, period_end,
     order_id, created_at)
  values
    (p_user, p_kind, case p_kind when 'subscription' then 10 else 20 end, p_type, p_source, p_amount, p_amount, true,
     v_expires_at, case when not v_unbound then p_period_start end, case when not v_unbound then p_period_end end,
     p_order, v_account.moment)
  on conflict (source_ref) do nothing
  returning id into v_lot;
  if v_lot is null then
    outcome := 'conflict';
    return;
  end if;

  insert into credit_transaction as t
    (user_id, seq, type, delta, balance_after, idempotency_key, request_hash, description, actor_id, notes, created_at)
  values
    (p_user, v_account.seq + 1, p_type, p_amount, v_account.balance + p_amount, p_source, p_hash, p_description,
     p_actor, p_notes, v_account.moment)
  returning t.id into transaction_id;
  insert into credit_entry (transaction_id, lot_id, amount, ordinal) values (transaction_id, v_lot, p_amount, 1);

  update credit_account a
  set balance = a.balance + p_amount, seq = a.seq + 1, next_expiry_at = least(a.next_expiry_at, v_expires_at)
  where a.user_id = p_user;
  perform ledger_pay_debt(p_user, array[v_lot], array[p_amount], p_source, v_account.moment);
  if p_period_end is not null then
    perform ledger_close_periods(p_user, p_period_start, v_account.moment, p_expire_fallback);
  end if;
  outcome := 'granted';
  -- A grant that arrives after its own expiry is written down and settled at once.
  balance := ledger_available(p_user, p_expire_fallback);
end
$$;

-- Pays what a person owes with credits that come back or are new, `p_amounts` of each of `p_lots`, in the order in which
-- they burn. `p_cause` names what brought them. The caller holds the lock of the account.
create function ledger_pay_debt(
  p_user uuid, p_lots bigint[], p_amounts integer[], p_cause text, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_account record;
  v_id uuid;
  v_lot record;
  v_take integer;
  v_left integer;
  v_ordinal smallint := 0;
begin
  select balance, debt, seq into v_account from credit_account where user_id = p_user;
  select least(v_account.debt, sum(amount)) into v_left from unnest(p_amounts) amount;
  if v_left > 0 then
    update credit_account set balance = balance - v_left, debt = debt - v_left, seq = seq + 1 where user_id = p_user;
    insert into credit_transaction
      (user_id, seq, type, delta, balance_after, idempotency_key, request_hash, ref_type, description, created_at)
    values
      (p_user, v_account.seq + 1, 'chargeback', -v_left, v_account.balance - v_left, 'owed:' || p_cause, '', 'debt',
       'Credits owed from an earlier refund', p_now)
    returning id into v_id;
    for v_lot in
      select l.id, came.amount from unnest(p_lots, p_amounts) came (id, amount) join credit_lot l on l.id = came.id
      where came.amount > 0
      order by l.rank, l.expires_at, l.id
    loop
      v_take := least(v_left, v_lot.amount);
      v_left := v_left - v_take;
      v_ordinal := v_ordinal + 1;
      update credit_lot set remaining = remaining - v_take, open = remaining > v_take where id = v_lot.id;
      insert into credit_entry (transaction_id, lot_id, amount, ordinal) values (v_id, v_lot.id, -v_take, v_ordinal);
      exit when v_left = 0;
    end loop;
  end if;
end
$$;

-- Notes that periods up to `p_through` are over (null: none that is not noted yet), and ends the monthly lots of all
-- such periods. The caller holds the lock of the account. A lot that is spent is left as it is: a refund looks for itself.
-- So is one that a won dispute brought back, of which only the end of its period is known: it has its own time.
create function ledger_close_periods(
  p_user uuid, p_through timestamptz, p_now timestamptz, p_expire_fallback boolean) returns void
language plpgsql as $$
declare
  v_through timestamptz;
begin
  update credit_account set periods_through = greatest(periods_through, p_through)
  where user_id = p_user
  returning periods_through into v_through;
  update credit_lot set expires_at = p_now
  where user_id = p_user and open and period_start is not null and period_end <= v_through and expires_at > p_now;
  if found then
    perform ledger_settle(p_user, p_now, p_expire_fallback);
  end if;
end
$$;

-- The subscription ended at `p_through`: monthly lots of periods until then are over, also those that arrive later.
-- Answers what can be spent now.
create function ledger_end_periods(p_user uuid, p_through timestamptz, p_expire_fallback boolean) returns integer
language plpgsql as $$
declare
  v_moment timestamptz;
begin
  insert into credit_account (user_id) values (p_user) on conflict do nothing;
  select moment into v_moment from ledger_lock(p_user, p_expire_fallback);
  perform ledger_close_periods(p_user, p_through, v_moment, p_expire_fallback);
  return ledger_available(p_user, p_expire_fallback);
end
$$;

-- Whether a lot is past its time: its expiry, or the beginning of a later period.
create function ledger_is_over(p_lot bigint, p_now timestamptz) returns boolean
language sql stable as $$
  select l.expires_at is not null and (l.expires_at <= p_now
    or l.period_start is not null and coalesce(l.period_end <= a.periods_through, false))
  from credit_lot l join credit_account a using (user_id)
  where l.id = p_lot
$$;

-- Whether a lot that is over is carried over: it is of a period at whose end monthly credits did not expire. Once a part
-- of it has expired, the rest (which was held then) does too, whatever was set since.
create function ledger_carries(p_lot bigint, p_period_end timestamptz, p_expire_fallback boolean) returns boolean
language plpgsql as $$
begin
  if p_period_end is null or ledger_monthly_expire(p_period_end, p_expire_fallback) then
    return false;
  end if;
  return not exists (
    select from credit_entry e join credit_transaction t on t.id = e.transaction_id
    where e.lot_id = p_lot and t.type = 'credit_expiry');
end
$$;

-- Brings a person's lots up to `p_now`: each lot that is past its expiry is expired, or carried over when monthly
-- credits did not expire at the end of its period. What is held of it stays until its hold ends, and goes then. The
-- caller holds the lock of the account.
create or replace function ledger_settle(p_user uuid, p_now timestamptz, p_expire_fallback boolean) returns void
language plpgsql as $$
declare
  v_balance integer;
  v_seq integer;
  v_lot record;
  v_transaction uuid;
begin
  select balance, seq into v_balance, v_seq from credit_account where user_id = p_user;
  for v_lot in
    select id, remaining - held as free, period_end from credit_lot
    where user_id = p_user and open and expires_at <= p_now and remaining > held
    order by expires_at, id
  loop
    if ledger_carries(v_lot.id, v_lot.period_end, p_expire_fallback) then
      update credit_lot set expires_at = null where id = v_lot.id;
    else
      v_balance := v_balance - v_lot.free;
      v_seq := v_seq + 1;
      insert into credit_transaction
        (user_id, seq, type, delta, balance_after, idempotency_key, request_hash, description, created_at)
      values
        (p_user, v_seq, 'credit_expiry', -v_lot.free, v_balance, 'expiry:' || v_lot.id || ':' || v_seq, '',
         case when v_lot.period_end is null then 'Credits expired' else 'Monthly credits expired' end, p_now)
      returning id into v_transaction;
      insert into credit_entry (transaction_id, lot_id, amount, ordinal)
      values (v_transaction, v_lot.id, -v_lot.free, 1);
      update credit_lot set remaining = held, open = held > 0 where id = v_lot.id;
    end if;
  end loop;
  update credit_account
  set balance = v_balance, seq = v_seq,
      next_expiry_at = (
        select min(expires_at) from credit_lot where user_id = p_user and open and remaining > held)
  where user_id = p_user;
end
$$;

-- As before, and a lot of which a later period has taken over counts as expired, or as carried over by the setting. What
-- comes back pays first what is owed.
create or replace function ledger_refund(
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
  v_over boolean;
  v_lots bigint[] := '{}';
  v_parts integer[] := '{}';
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
    select e.lot_id, -e.amount as amount, l.kind, l.rank, l.expires_at, l.period_end, l.origin_id
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
    v_over := ledger_is_over(v_entry.lot_id, v_account.moment);
    if v_over and ledger_carries(v_entry.lot_id, v_entry.period_end, p_expire_fallback) then
      v_over := false;
      v_expires_at := null;
    end if;
    if v_over then
      -- Hours: a day of an interval is as long as the session's time zone says.
      v_expires_at := v_account.moment + interval '720 hours';
      insert into credit_lot
        (user_id, kind, rank, source_type, source_ref, granted, remaining, open, expires_at, origin_id,
         created_at)
      values
        (p_user, v_entry.kind, v_entry.rank, 'refund', 'refund:' || v_id || ':' || v_entry.lot_id, v_part, v_part, true,
         v_expires_at, coalesce(v_entry.origin_id, v_entry.lot_id), v_account.moment)
      returning id into v_lot;
    else
      update credit_lot set remaining = remaining + v_part, open = true, expires_at = v_expires_at where id = v_lot;
    end if;
    insert into credit_entry (transaction_id, lot_id, amount, ordinal) values (v_id, v_lot, v_part, v_ordinal);
    v_next := least(v_next, v_expires_at);
    v_lots := v_lots || v_lot;
    v_parts := v_parts || v_part;
    v_left := v_left - v_part;
    exit when v_left = 0;
  end loop;
  if v_left > 0 then
    raise exception 'the entries of transaction % are % credits short', p_transaction, v_left;
  end if;

  update credit_account a
  set balance = a.balance + refunded, seq = a.seq + 1, next_expiry_at = least(a.next_expiry_at, v_next)
  where a.user_id = p_user;
  perform ledger_pay_debt(p_user, v_lots, v_parts, 'refund:' || v_id, v_account.moment);
  select a.balance - a.held into balance from credit_account a where a.user_id = p_user;
end
$$;

-- Sets credits aside for work whose price is known only when it ends: lot by lot, in the order in which they burn.
--
-- outcome: `held`; `replayed` (this key holds, or held, the same amount); `conflict`; `insufficient`. `balance` is what
-- can be spent now.
create function ledger_hold(
  p_user uuid, p_amount integer, p_key text, p_minutes integer, p_expire_fallback boolean,
  out outcome text, out hold_id uuid, out balance integer)
language plpgsql as $$
declare
  v_account record;
  v_amount integer;
  v_lot record;
  v_take integer;
  v_left integer := p_amount;
begin
  if p_amount <= 0 or p_minutes <= 0 then
    raise exception 'a hold of % credits for % minutes', p_amount, p_minutes using errcode = 'check_violation';
  end if;
  select * into v_account from ledger_lock(p_user, p_expire_fallback);
  balance := coalesce(v_account.balance - v_account.held, 0);

  select h.id, h.amount into hold_id, v_amount
  from credit_hold h where h.user_id = p_user and h.idempotency_key = p_key;
  if found then
    outcome := case when v_amount = p_amount then 'replayed' else 'conflict' end;
    return;
  end if;
  if balance < p_amount then
    outcome := 'insufficient';
    return;
  end if;

  insert into credit_hold as h (user_id, amount, status, idempotency_key, expires_at, created_at)
  values
    (p_user, p_amount, 'open', p_key, v_account.moment + make_interval(mins => p_minutes), v_account.moment)
  returning h.id into hold_id;
  for v_lot in
    select id, remaining - held as free from credit_lot
    where user_id = p_user and open and remaining > held
    order by rank, expires_at, id
  loop
    v_take := least(v_left, v_lot.free);
    v_left := v_left - v_take;
    update credit_lot set held = held + v_take where id = v_lot.id;
    insert into credit_hold_lot (hold_id, lot_id, amount) values (ledger_hold.hold_id, v_lot.id, v_take);
    exit when v_left = 0;
  end loop;
  if v_left > 0 then
    raise exception 'the lots of % hold % credits less than the account', p_user, v_left;
  end if;
  update credit_account a set held = a.held + p_amount where a.user_id = p_user
  returning a.balance - a.held into balance;
  outcome := 'held';
end
$$;

-- Gives the credits of a hold back to its lots and to the account, which the caller has locked. What has expired
-- meanwhile is noted as due: the caller settles it once its own lines are written.
create function ledger_unhold(p_user uuid, p_hold uuid, p_amount integer) returns void
language plpgsql as $$
begin
  update credit_lot l set held = l.held - r.amount
  from credit_hold_lot r
  where r.hold_id = p_hold and l.id = r.lot_id;
  update credit_account a
  set held = a.held - p_amount,
      next_expiry_at = least(a.next_expiry_at, (
        select min(l.expires_at) from credit_hold_lot r join credit_lot l on l.id = r.lot_id
        where r.hold_id = p_hold and l.open))
  where a.user_id = p_user;
end
$$;

-- Ends an open hold without a payment of its own; what is owed is paid with it first, also where its lot is over: it was
-- set aside while it was good, and else expires. `p_only_due`: only when its time has passed, which a sweeper asks; the hold is
-- then `expired`, else `released`. A hold that has ended already stays as it is.
--
-- outcome: `ended`; `unchanged`; `missing`. `balance` is what can be spent now.
create function ledger_release(
  p_user uuid, p_hold uuid, p_only_due boolean, p_expire_fallback boolean, out outcome text, out balance integer)
language plpgsql as $$
declare
  v_account record;
  v_hold record;
begin
  select * into v_account from ledger_lock(p_user, p_expire_fallback);
  balance := coalesce(v_account.balance - v_account.held, 0);
  select h.amount, h.status, h.expires_at into v_hold
  from credit_hold h where h.id = p_hold and h.user_id = p_user;
  if not found then
    outcome := 'missing';
    return;
  end if;
  if v_hold.status <> 'open' or (p_only_due and v_hold.expires_at > v_account.moment) then
    outcome := 'unchanged';
    return;
  end if;
  update credit_hold set status = case when p_only_due then 'expired' else 'released' end where id = p_hold;
  perform ledger_unhold(p_user, p_hold, v_hold.amount);
  perform ledger_pay_debt(p_user, array_agg(r.lot_id), array_agg(r.amount), 'hold:' || p_hold, v_account.moment)
  from credit_hold_lot r where r.hold_id = p_hold;
  outcome := 'ended';
  balance := ledger_available(p_user, p_expire_fallback);
end
$$;

-- Pays for something with credits that were held, and releases the rest of the hold, first to pay what is owed. Credits of a lot that has expired
-- since can pay: they were set aside while they were good.
--
-- outcome: `charged`; `replayed`; `conflict`; `missing`; `ended` (released, paid for something else, or past its time).
create function ledger_capture(
  p_user uuid, p_hold uuid, p_amount integer, p_type text, p_key text, p_hash text, p_description text,
  p_ref_type text, p_ref_id text, p_unit_cost integer, p_expire_fallback boolean,
  out outcome text, out transaction_id uuid, out balance integer)
language plpgsql as $$
declare
  v_account record;
  v_hold record;
  v_hash text;
  v_lot record;
  v_take integer;
  v_left integer := p_amount;
  v_ordinal smallint := 0;
begin
  if p_amount <= 0 then
    raise exception 'a capture of % credits', p_amount using errcode = 'check_violation';
  end if;
  select * into v_account from ledger_lock(p_user, p_expire_fallback);
  balance := coalesce(v_account.balance - v_account.held, 0);
  select t.id, t.request_hash into transaction_id, v_hash
  from credit_transaction t where t.user_id = p_user and t.idempotency_key = p_key;
  if found then
    outcome := case when v_hash = p_hash then 'replayed' else 'conflict' end;
    return;
  end if;
  select h.amount, h.status, h.expires_at into v_hold
  from credit_hold h where h.id = p_hold and h.user_id = p_user;
  if not found then
    outcome := 'missing';
    return;
  end if;
  if v_hold.status <> 'open' or v_hold.expires_at <= v_account.moment then
    outcome := 'ended';
    return;
  end if;
  if p_amount > v_hold.amount then
    raise exception 'a capture of % credits of a hold of %', p_amount, v_hold.amount using errcode = 'check_violation';
  end if;

  update credit_hold set status = 'captured', captured = p_amount where id = p_hold;
  perform ledger_unhold(p_user, p_hold, v_hold.amount);
  insert into credit_transaction as t
    (user_id, seq, type, delta, balance_after, idempotency_key, request_hash, description, ref_type, ref_id, unit_cost,
     hold_id, created_at)
  values
    (p_user, v_account.seq + 1, p_type, -p_amount, v_account.balance - p_amount, p_key, p_hash, p_description,
     p_ref_type, p_ref_id, p_unit_cost, p_hold, v_account.moment)
  returning t.id into transaction_id;
  for v_lot in
    select l.id, r.amount from credit_hold_lot r join credit_lot l on l.id = r.lot_id
    where r.hold_id = p_hold
    order by l.rank, l.expires_at, l.id
  loop
    v_take := least(v_left, v_lot.amount);
    v_left := v_left - v_take;
    v_ordinal := v_ordinal + 1;
    update credit_lot set remaining = remaining - v_take, open = remaining > v_take where id = v_lot.id;
    insert into credit_entry (transaction_id, lot_id, amount, ordinal)
    values (ledger_capture.transaction_id, v_lot.id, -v_take, v_ordinal);
    exit when v_left = 0;
  end loop;
  update credit_account a set balance = a.balance - p_amount, seq = a.seq + 1 where a.user_id = p_user;
  perform ledger_pay_debt(
    p_user, array_agg(r.lot_id), array_agg(r.amount + coalesce(e.amount, 0)), 'hold:' || p_hold, v_account.moment)
  from credit_hold_lot r
  left join credit_entry e on e.transaction_id = ledger_capture.transaction_id and e.lot_id = r.lot_id
  where r.hold_id = p_hold;
  outcome := 'charged';
  balance := ledger_available(p_user, p_expire_fallback);
end
$$;

-- Brings credits back that were taken from `p_lot`, because a dispute was won, in a line of their own. A lot without an
-- end takes them itself, as does one that was carried over. Of another they become a lot with its end, 30 days from now
-- at least; where its period is not over yet, the setting at the end of that decides. The caller holds the lock of the
-- account. Answers the lot in which they are now.
create function ledger_reinstate(
  p_lot bigint, p_amount integer, p_reverses uuid, p_source text, p_key text, p_description text,
  p_now timestamptz, p_expire_fallback boolean) returns bigint
language plpgsql as $$
declare
  v_lot record;
  v_over boolean;
  v_home bigint := p_lot;
  v_expires_at timestamptz;
  v_seq integer;
  v_balance integer;
  v_id uuid;
begin
  select * into v_lot from credit_lot where id = p_lot;
  v_over := ledger_is_over(p_lot, p_now);
  if v_lot.expires_at is null or v_over and ledger_carries(p_lot, v_lot.period_end, p_expire_fallback) then
    update credit_lot set remaining = remaining + p_amount, open = true, expires_at = null where id = p_lot;
  else
    -- Hours: a day of an interval is as long as the session's time zone says.
    v_expires_at := greatest(case when not v_over then v_lot.expires_at end, p_now + interval '720 hours');
    insert into credit_lot
      (user_id, kind, rank, source_type, source_ref, granted, remaining, open, expires_at, period_end, origin_id,
       created_at)
    values
      (v_lot.user_id, v_lot.kind, v_lot.rank, 'dispute_reinstated', p_key, p_amount, p_amount, true, v_expires_at,
       case when not v_over then v_lot.period_end end, coalesce(v_lot.origin_id, p_lot), p_now)
    returning id into v_home;
  end if;
  update credit_account
  set balance = balance + p_amount, seq = seq + 1, next_expiry_at = least(next_expiry_at, v_expires_at)
  where user_id = v_lot.user_id
  returning seq, balance into v_seq, v_balance;
  insert into credit_transaction
    (user_id, seq, type, delta, balance_after, idempotency_key, request_hash, reverses, ref_type, ref_id, description,
     created_at)
  values
    (v_lot.user_id, v_seq, 'dispute_reinstated', p_amount, v_balance, p_key, '', p_reverses,
     case when p_reverses is null then 'grant' else 'debt' end, p_source, p_description, p_now)
  returning id into v_id;
  insert into credit_entry (transaction_id, lot_id, amount, ordinal) values (v_id, v_home, p_amount, 1);
  return v_home;
end
$$;

-- Brings what is taken back of a grant to `p_total` credits, because its payment was. More than before comes out of its
-- lot and those that refunds and earlier won disputes made of it, as far as it is there and not held; what was spent
-- becomes debt, and what expired unspent is gone anyway.
--
-- Less than before (a dispute that was won) undoes that. Of what became debt, first what is still owed is; then what
-- paid it comes back to the lots that paid, the last payment first. The rest was in the grant's lots and comes back there,
-- to pay what is owed because of others.
--
-- outcome: `done`; `missing` (the person has no such grant). `taken`: out of the balance now, negative when given back.
create function ledger_claw_back(
  p_user uuid, p_source text, p_total integer, p_description text, p_expire_fallback boolean,
  out outcome text, out taken integer, out owed integer, out balance integer)
language plpgsql as $$
declare
  v_account record;
  v_lot record;
  v_lots bigint[];
  v_part record;
  v_take integer;
  v_left integer;
  v_ordinal smallint := 0;
  v_expired integer;
  v_more integer;
  v_due integer;
  v_key text;
  v_id uuid;
  v_home bigint;
begin
  select * into v_account from ledger_lock(p_user, p_expire_fallback);
  select * into v_lot from credit_lot l where l.source_ref = p_source and l.user_id = p_user;
  if not found then
    outcome := 'missing';
    return;
  end if;
  if p_total < 0 or p_total > v_lot.granted then
    raise exception 'taking back % of % credits', p_total, v_lot.granted using errcode = 'check_violation';
  end if;
  select array_agg(l.id) into v_lots from credit_lot l where l.id = v_lot.id or l.origin_id = v_lot.id;
  select coalesce(-sum(e.amount), 0) into v_expired
  from credit_entry e join credit_transaction t on t.id = e.transaction_id
  where e.lot_id = any (v_lots) and t.type = 'credit_expiry';
  -- Once more was taken back than is left to take, it stays so: only the total lowers it.
  v_more := least(p_total, greatest(v_lot.clawed_back, v_lot.granted - v_expired)) - v_lot.clawed_back;
  update credit_lot set clawed_back = clawed_back + v_more where id = v_lot.id;

  if v_more > 0 then
    select least(v_more, sum(l.remaining - l.held)) into v_left from credit_lot l where l.id = any (v_lots);
    update credit_account a set debt = a.debt + v_more - v_left where a.user_id = p_user;
    if v_left > 0 then
      update credit_account a set balance = a.balance - v_left, seq = a.seq + 1 where a.user_id = p_user;
      insert into credit_transaction
        (user_id, seq, type, delta, balance_after, idempotency_key, request_hash, ref_type, ref_id, description,
         created_at)
      values
        (p_user, v_account.seq + 1, 'chargeback', -v_left, v_account.balance - v_left,
         'chargeback:' || v_lot.id || ':' || v_account.seq + 1, '', 'grant', p_source, p_description, v_account.moment)
      returning id into v_id;
      for v_part in
        select l.id, l.remaining - l.held as free from credit_lot l
        where l.id = any (v_lots) and l.remaining > l.held
        order by l.id
      loop
        v_take := least(v_left, v_part.free);
        v_left := v_left - v_take;
        v_ordinal := v_ordinal + 1;
        update credit_lot set remaining = remaining - v_take, open = remaining > v_take where id = v_part.id;
        insert into credit_entry (transaction_id, lot_id, amount, ordinal)
        values (v_id, v_part.id, -v_take, v_ordinal);
        exit when v_left = 0;
      end loop;
    end if;
  elsif v_more < 0 then
    v_left := -v_more;
    v_key := 'reinstated:' || v_lot.id || ':' || v_account.seq + 1;
    -- What of it became debt: all that was not taken out of its lots.
    select v_lot.clawed_back + coalesce(sum(t.delta), 0) into v_due
    from credit_transaction t where t.user_id = p_user and t.ref_type = 'grant' and t.ref_id = p_source;
    v_take := least(v_left, v_due, v_account.debt);
    v_left := v_left - v_take;
    v_due := v_due - v_take;
    update credit_account a set debt = a.debt - v_take where a.user_id = p_user;
    for v_part in
      select * from (
        select t.id, t.seq, e.lot_id, e.ordinal,
          least(-e.amount, sum(-e.amount) over (partition by t.id order by e.ordinal desc) - coalesce(r.total, 0)) as paid
        from credit_transaction t
        join credit_entry e on e.transaction_id = t.id
        left join lateral (select sum(b.delta) as total from credit_transaction b where b.reverses = t.id) r on true
        where t.user_id = p_user and t.type = 'chargeback' and t.ref_type = 'debt') payment
      where payment.paid > 0
      order by payment.seq desc, payment.ordinal desc
    loop
      v_take := least(v_left, v_due, v_part.paid);
      exit when v_take = 0;
      v_left := v_left - v_take;
      v_due := v_due - v_take;
      perform ledger_reinstate(v_part.lot_id, v_take, v_part.id, null, v_key || ':' || v_part.id || ':' || v_part.lot_id,
        p_description, v_account.moment, p_expire_fallback);
    end loop;
    if v_due > 0 and v_left > 0 then
      raise exception 'the debt of % was paid with % credits less than it says', p_user, v_due;
    end if;
    if v_left > 0 then
      v_home := ledger_reinstate(
        v_lot.id, v_left, null, p_source, v_key, p_description, v_account.moment, p_expire_fallback);
      perform ledger_pay_debt(p_user, array[v_home], array[v_left], v_key, v_account.moment);
    end if;
  end if;

  outcome := 'done';
  select v_account.balance - a.balance, a.debt, a.balance - a.held into taken, owed, balance
  from credit_account a where a.user_id = p_user;
end
$$;
