-- Counts of requests need not survive a crash: see server/db/tables/limits.ts.
alter table request_count set unlogged;
