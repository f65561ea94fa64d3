-- Room in every page for the next version of a row: a spend updates one account and one lot, and with room for the new
-- version beside the old no index has to be touched.
alter table credit_account set (fillfactor = 70);
alter table credit_lot set (fillfactor = 80);
