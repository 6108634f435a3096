-- Photos and documents that a person's record names. The id follows from the owner and the content
-- that was sent (sync-protocol/sync/files), so that sending it twice makes one file.
create table files (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  -- As told by its content.
  type text not null,
  -- Of the content, in bytes: what the person's room is counted by.
  size integer not null,
  -- Since when no row of the record names it; null while one does. It is removed in time.
  unused_since timestamptz,
  -- The content, encrypted with the user's key; its place is authenticated with it.
  sealed bytea not null,
  primary key (user_id, id)
);
-- What is encrypted does not get smaller.
alter table files alter column sealed set storage external;
create index files_unused on files (unused_since) where unused_since is not null;
call protect_rows('files');
