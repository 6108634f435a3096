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
-- day. It only tells whether somebody was counted today; it goes with the day, and its salt, too.
create table visits (
  visitor bytea primary key,
  visited_at timestamptz not null
);
grant insert, select on visits to lifetag_app;

-- What stays: how many came in each hour.
create table visit_hours (
  hour timestamptz primary key,
  visits integer not null
);
grant select, insert, update on visit_hours to lifetag_app;

create table visit_salts (
  day date primary key,
  salt bytea not null
);
grant select, insert on visit_salts to lifetag_app;

create index users_in_time on users (created_at) where deleted_at is null;
create index donations_in_time on donations (created_at, id)
  include (status, total_cents, refunded_cents);

-- Whose rows a policy opens depends on a request's settings, and requests act as lifetag_app. Said so,
-- the owner's reads meet the maintenance policy alone, which is decided once a query and not once a row:
-- without this, counting a million rows takes seconds.
alter policy own on users to lifetag_app;
alter policy shown_email on users to lifetag_app;
alter policy shown_token on users to lifetag_app;
alter policy own_read on donations to lifetag_app;
alter policy own_add on donations to lifetag_app;
alter policy own_change on donations to lifetag_app;
alter policy donor_read on donations to lifetag_app;
alter policy donor_add on donations to lifetag_app;
alter policy donor_change on donations to lifetag_app;
alter policy payment_read on donations to lifetag_app;
alter policy payment_change on donations to lifetag_app;
alter policy own_read on orders to lifetag_app;
alter policy own_add on orders to lifetag_app;
alter policy own_change on orders to lifetag_app;
alter policy payment_read on orders to lifetag_app;
alter policy payment_change on orders to lifetag_app;
-- A sub-select is asked once; the bare function would be asked of each row.
alter policy maintenance on users using ((select is_maintenance()));
alter policy maintenance on donations using ((select is_maintenance()));
alter policy maintenance on orders using ((select is_maintenance()));
