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
