-- What admins did. Requests can only add to it; reading is the owner's tools'.
create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  admin_id uuid not null,
  action text not null,
  subject_id uuid,
  -- Codes and numbers, never words about a person.
  details jsonb not null default '{}'
);
create index audit_log_by_subject on audit_log (subject_id, at);
grant insert on audit_log to lifetag_app;

-- Visits to the app, once a day and browser: a hash of address and browser under a salt that lives one
-- day. When the salt is gone, nobody can tell who it was, nor that two days' hashes are one person's.
create table visits (
  visitor bytea primary key,
  visited_at timestamptz not null
);
create index visits_in_time on visits (visited_at);
grant insert on visits to lifetag_app;

create table visit_salts (
  day date primary key,
  salt bytea not null
);
grant select, insert on visit_salts to lifetag_app;

create index users_in_time on users (created_at) where deleted_at is null;
create index donations_in_time on donations (created_at, id)
  include (status, total_cents, refunded_cents);
