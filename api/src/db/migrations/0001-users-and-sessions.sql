-- Who may see a row is decided here, for every table that has a user_id.

-- The person a transaction acts for; null outside one.
create function app_user() returns uuid stable language sql
return nullif(current_setting('app.user_id', true), '')::uuid;

-- A secret that someone not (yet) signed in has shown: opens the row that carries it.
create function app_lookup(key text) returns text stable language sql
return nullif(current_setting('app.lookup_' || key, true), '');

-- Only the owner's own tools (key rotation, roles) can switch this on: a request's role cannot.
create function is_maintenance() returns boolean stable language sql
return current_user <> 'lifetag_app' and current_setting('app.maintenance', true) = 'on';

-- Call it for every table with a user_id: forced row-level security, one's own rows alone.
create procedure protect_rows(protected regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', protected);
  execute format('alter table %s force row level security', protected);
  execute format('create policy own on %s using (user_id = app_user())', protected);
  execute format('create policy maintenance on %s using (is_maintenance())', protected);
  execute format('grant select, insert, update, delete on %s to lifetag_app', protected);
end $$;

create table users (
  id uuid primary key,
  email text not null,
  password_hash text,
  role text check (role in ('owner', 'admin')),
  consent_at timestamptz not null,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create unique index users_by_email on users (lower(email)) where deleted_at is null;

create table sessions (
  -- SHA-256 of the cookie's token, hex.
  id text primary key,
  user_id uuid not null references users on delete cascade,
  signed_in_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  admin_until timestamptz
);
create index sessions_by_user on sessions (user_id);
call protect_rows('sessions');
-- Whoever shows the token may read, prolong and end its session, but not make one or hand it over.
create policy shown_token_read on sessions for select using (id = app_lookup('session'));
create policy shown_token_prolong on sessions for update using (id = app_lookup('session'));
create policy shown_token_end on sessions for delete using (id = app_lookup('session'));
revoke update on sessions from lifetag_app;
grant update (signed_in_at, last_seen_at, expires_at, admin_until) on sessions to lifetag_app;

alter table users enable row level security;
alter table users force row level security;
create policy own on users using (id = app_user());
create policy maintenance on users using (is_maintenance());
create policy shown_email on users for select
  using (lower(email) = app_lookup('email') and deleted_at is null);
create policy shown_token on users for select
  using (deleted_at is null and id = (select s.user_id from sessions s where s.id = app_lookup('session')));
-- A request can never give itself a role.
grant select, delete on users to lifetag_app;
grant insert (id, email, password_hash, consent_at, created_at) on users to lifetag_app;
grant update (email, password_hash, deleted_at) on users to lifetag_app;

-- Each user's data key, wrapped by one of DATA_KEYS. Without its row all that user's data is noise.
create table user_keys (
  user_id uuid primary key references users on delete cascade,
  key_version text not null,
  wrapped bytea not null
);
call protect_rows('user_keys');

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
call protect_rows('recovery_codes');

create table account_names (
  user_id uuid primary key references users on delete cascade,
  sealed bytea not null
);
call protect_rows('account_names');

-- The answer to a request that must not happen twice, kept so that a retry gets it again.
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null,
  request_hash bytea not null,
  status int,
  sealed_answer bytea,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
call protect_rows('idempotency_keys');

-- Below: the server's own tables. They hold nothing that belongs to a person.

-- Recent hits of limits that all API processes share. The key is a keyed hash.
create table rate_limits (
  name text not null,
  key bytea not null,
  hits timestamptz[] not null,
  primary key (name, key)
);
grant select, insert, update, delete on rate_limits to lifetag_app;

-- One row. The epoch changes when the database is restored from a backup.
create table server_state (
  only_row boolean primary key default true check (only_row),
  epoch text not null default gen_random_uuid()::text
);
insert into server_state default values;
grant select on server_state to lifetag_app;

-- Keys that belong to no user, wrapped by DATA_KEYS like everyone's.
create table server_keys (
  name text primary key,
  key_version text not null,
  wrapped bytea not null
);
grant select, insert on server_keys to lifetag_app;
