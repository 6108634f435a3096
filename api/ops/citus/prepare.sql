-- Changes a migrated database so that its tables can be distributed by person. `distribute.sql` runs it. All
-- of it is plain Postgres. A single node does not need it, and keeps the stricter rules.

-- Citus refuses policies with a subquery. On one node the subquery runs once for each query, but the bare
-- function runs for each row, which takes 0.3 s more for a million rows.
alter policy maintenance on users using (is_maintenance());

-- A unique key must contain the column that distributes its table. The directories keep values unique among
-- all people.
drop index users_email_hash_once;
drop index passkeys_by_credential;
drop index sync_clients_by_id;
alter table code_links drop constraint code_links_pkey, add primary key (user_id, token_hash);
alter table sessions drop constraint sessions_pkey, add primary key (user_id, id);

-- Rows of directories may be on another node than their person.
alter table login_directory drop constraint login_directory_user_id_fkey;
alter table passkey_directory drop constraint passkey_directory_user_id_fkey;
alter table code_directory drop constraint code_directory_user_id_fkey;
alter table client_directory drop constraint client_directory_user_id_fkey;
alter table invitation_directory drop constraint invitation_directory_user_id_fkey;
alter table share_directory drop constraint share_directory_user_id_fkey;

-- Tables that stay on the coordinator refer to a table that stays there too.
create function enter_local_user() returns trigger language plpgsql as $$
begin
  if new.user_id is not null then
    insert into local_users (user_id) values (new.user_id) on conflict do nothing;
  end if;
  return new;
end $$;
do $$
declare
  moved record;
begin
  for moved in
    select c.conrelid::regclass as name, c.conname as old, c.confdeltype = 'n' as is_set_null
    from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'users'::regclass
      and c.conrelid::regclass::text in ('donations', 'subscriptions', 'stripe_customers',
        'free_access', 'orders', 'order_artwork', 'beta_feedback', 'email_confirmations')
  loop
    execute format('insert into local_users select user_id from %s where user_id is not null
      on conflict do nothing', moved.name);
    execute format('alter table %s drop constraint %I', moved.name, moved.old);
    execute format('alter table %s add constraint %I foreign key (user_id) references local_users
      on delete %s', moved.name, moved.old, case when moved.is_set_null then 'set null' else 'cascade' end);
    execute format('create trigger enter before insert on %s for each row
      execute function enter_local_user()', moved.name);
  end loop;
end $$;

-- A transaction that writes on the coordinator and on a worker must be kept on both or on neither. Citus
-- commits in two phases if it knows that two nodes take part, but it does not notice writes to tables that it
-- does not manage. It would let the worker commit first and then the coordinator, which may have been killed by
-- then. So a statement that writes one of these tables also writes an empty table that `distribute.sql` hands
-- to Citus. Counters of tries and visits are left out, because they may be off by one, and so are challenges
-- for passkeys, which are valid for minutes.
create table two_phase ();
create function commit_in_two_phases() returns trigger language plpgsql
  security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.two_phase;
  return null;
end $$;
do $$
declare
  name text;
begin
  foreach name in array array[
    'donations', 'subscriptions', 'stripe_customers', 'free_access', 'orders', 'order_refunds',
    'order_artwork', 'beta_feedback', 'local_users', 'email_confirmations', 'outbox',
    'subscription_endings', 'helper_locations', 'payment_events', 'spent_tokens',
    'audit_log'] loop
    execute format('create trigger commit_in_two_phases after insert or update or delete on %I
      for each statement execute function commit_in_two_phases()', name);
  end loop;
end $$;
