-- What is owed is paid at once from what is on hand. The take-back of one grant keeps its form under another name; the
-- verb calls it, and then pays what is still owed with whatever else can be spent.

-- Pays what a person owes with all that can be spent, in the order in which it would be. `p_cause` says what for. Does
-- nothing where nothing is owed.
create function ledger_pay_from_hand(p_user uuid, p_cause text, p_expire_fallback boolean) returns void
language plpgsql as $$
declare
  v_account record;
begin
  select * into v_account from ledger_lock(p_user, p_expire_fallback);
  if v_account.debt > 0 and v_account.balance > v_account.held then
    perform ledger_pay_debt(
      p_user, array_agg(l.id), array_agg(l.remaining - l.held), p_cause || ':' || v_account.seq + 1, v_account.moment)
    from credit_lot l
    where l.user_id = p_user and l.open and l.remaining > l.held;
  end if;
end
$$;
--> statement-breakpoint
alter function ledger_claw_back rename to ledger_claw_back_grant;
--> statement-breakpoint
-- Brings what is taken back of a grant to `p_total` credits, because its payment was: out of the grant's own lots first,
-- then, for what of it was spent, out of what else is on hand. Only what is missing then stays owed.
--
-- outcome: `done`; `missing` (the person has no such grant). `taken`: out of the balance now, negative when given back.
create function ledger_claw_back(
  p_user uuid, p_source text, p_total integer, p_description text, p_expire_fallback boolean,
  out outcome text, out taken integer, out owed integer, out balance integer)
language plpgsql as $$
declare
  v_available integer;
begin
  select c.outcome, c.taken, c.owed, c.balance into outcome, taken, owed, v_available
  from ledger_claw_back_grant(p_user, p_source, p_total, p_description, p_expire_fallback) c;
  perform ledger_pay_from_hand(p_user, 'on-hand', p_expire_fallback);
  select taken + v_available - (a.balance - a.held), a.debt, a.balance - a.held into taken, owed, balance
  from credit_account a where a.user_id = p_user;
end
$$;
--> statement-breakpoint
-- Who owes today, and has credits, pays now.
select ledger_pay_from_hand(user_id, 'settled', true) from credit_account where debt > 0;
