-- Whoever writes a change of the library tells the search of every process, once the change is committed. The notice
-- carries nothing: what changed is in the table.
create function notify_library_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('library_change', '');
  return null;
end;
$$;
create trigger library_change_notify after insert on library_change
  for each statement execute function notify_library_change();
