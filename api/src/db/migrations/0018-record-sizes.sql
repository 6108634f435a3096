-- How large a person's record is: rows and bytes of what lives, and of what is deleted and remembered.
-- Whoever writes records counts along in the same transaction. `counted_version` is the version that
-- the figures are of: where it is not the space's own, somebody wrote who does not count (a server of
-- the release before, during an update), and the next one counts anew. To be taken away with nothing
-- but this: expand only.
alter table spaces
  add column row_count integer not null default 0,
  add column byte_count integer not null default 0,
  add column deleted_row_count integer not null default 0,
  add column deleted_byte_count integer not null default 0,
  add column counted_version integer not null default -1;

-- Sealing adds 29 bytes to a state: format, IV and tag (seal.ts).
select set_config('app.maintenance', 'on', true);
update spaces set
  row_count = kept.rows, byte_count = kept.bytes,
  deleted_row_count = kept.deleted_rows, deleted_byte_count = kept.deleted_bytes,
  counted_version = spaces.version
from (
  select s.user_id,
    count(r.id) filter (where r.deleted_at is null) as rows,
    coalesce(sum(octet_length(r.sealed) - 29) filter (where r.deleted_at is null), 0) as bytes,
    count(r.id) filter (where r.deleted_at is not null) as deleted_rows,
    coalesce(sum(octet_length(r.sealed) - 29) filter (where r.deleted_at is not null), 0) as deleted_bytes
  from spaces s left join records r using (user_id) group by s.user_id
) kept
where kept.user_id = spaces.user_id;
select set_config('app.maintenance', 'off', true);
