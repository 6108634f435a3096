-- phase: expand
-- A server of the release before knows no links, and removes them with their person.

-- SMART Health Links to a person's record. `live`: the server makes the file at each request. `sealed`:
-- it has bytes that it cannot read.
create table shares (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  token_hash bytea not null,
  kind text not null check (kind in ('live', 'sealed')),
  created_at timestamptz not null,
  -- From then on it opens nothing; null: until its owner ends it.
  ends_at timestamptz,
  -- Its owner ended it.
  is_ended boolean not null default false,
  -- Keyed hash of the passcode, and how many wrong ones it still takes in all its life.
  passcode_hash bytea,
  tries_left smallint,
  -- Level and label, and the link's token; of a live one also its key. Encrypted with the record's key.
  sealed bytea not null,
  -- Of a sealed one, the file as it came; gone once the link has ended.
  content text,
  primary key (user_id, id),
  check ((passcode_hash is null) = (tries_left is null)),
  check (kind = 'sealed' or content is null)
);
-- What is encrypted does not get smaller.
alter table shares alter column content set storage external;
create index shares_by_end on shares (ends_at) where ends_at is not null;
call protect_rows('shares');

-- Whose record a link leads to, found by the hash of its token.
create table share_directory (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  ends_at timestamptz
);
create index share_directory_by_user on share_directory (user_id);
create index share_directory_by_end on share_directory (ends_at);
call protect_rows('share_directory');
revoke update on share_directory from lifetag_app;
create policy shown_token on share_directory for select to lifetag_app
  using (encode(token_hash, 'hex') = app_lookup('share'));

-- Who asked for a link, and when; kept for a year and shown to its owner. `fold`: a keyed hash of all
-- that makes requests one line, the day included; `network`: of the network and the day. Housekeeping
-- forgets both when the day is over.
create table share_requests (
  user_id uuid not null,
  id uuid not null,
  share_id uuid not null,
  asked_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1,
  fold bytea,
  network bytea,
  -- The name that was given, and what came of it, encrypted with the record's key.
  sealed bytea not null,
  primary key (user_id, id),
  foreign key (user_id, share_id) references shares on delete cascade
);
create index share_requests_by_share on share_requests (user_id, share_id);
create unique index share_requests_by_fold on share_requests (user_id, share_id, fold)
  where fold is not null;
create index share_requests_in_time on share_requests (last_at);
-- For the housekeeping that forgets them.
create index share_requests_folded on share_requests (asked_at) where fold is not null;
call protect_rows('share_requests');
