-- The one store of synced records, and what the sync protocol remembers of each client.

-- One row a person: the number of the newest push. Whoever writes records locks it first and holds
-- it to the commit, so that versions become visible in the order in which they were given.
create table spaces (
  user_id uuid primary key references users on delete cascade,
  version integer not null default 0,
  -- Tombstones up to this version may have been forgotten: an older cookie has to start anew.
  forgotten_version integer not null default 0
);
call protect_rows('spaces');

create table records (
  user_id uuid not null references users on delete cascade,
  collection text not null,
  id uuid not null,
  -- The push that changed it last.
  version integer not null,
  deleted_at timestamptz,
  -- The record's state as JSON, encrypted with the user's key; its place is authenticated with it.
  sealed bytea not null,
  primary key (user_id, collection, id)
);
create index records_by_version on records (user_id, version);
create index records_deleted on records (user_id, deleted_at) where deleted_at is not null;
call protect_rows('records');

create table sync_clients (
  user_id uuid not null references users on delete cascade,
  client_id uuid not null,
  -- The newest mutation that was dealt with; they come without gaps, from 1.
  last_id integer not null default 0,
  last_pull_at timestamptz,
  -- How far a start from nothing has come that takes several pages: a cookie of this version
  -- belongs to it, and is not too old.
  starting_at_version integer,
  primary key (user_id, client_id)
);
-- A client belongs to one person: another's is refused before anything of its queue is read.
create unique index sync_clients_by_id on sync_clients (client_id);
call protect_rows('sync_clients');

-- What became of each mutation, until its client has confirmed seeing it. Codes and field names only.
create table sync_outcomes (
  user_id uuid not null,
  client_id uuid not null,
  mutation_id integer not null,
  hash text not null,
  outcome jsonb not null,
  primary key (user_id, client_id, mutation_id),
  foreign key (user_id, client_id) references sync_clients on delete cascade
);
call protect_rows('sync_outcomes');

-- Names belong to the synced collection `account`.
drop table account_names;
