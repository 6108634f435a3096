-- phase: expand
-- A server of the release before knows nothing of directories, and triggers enter for it
-- what it writes.

-- Directories: whose an address, a passkey, a printed token or a device's client is, each found by its
-- own key. Where rows are distributed by person, these alone are distributed otherwise, and what has
-- to be unique among all people is unique in them. A row is written in the transaction of what it
-- points to.

create table login_directory (
  email_hash bytea not null,
  user_id uuid not null references users on delete cascade,
  -- Its holder said that the account is not theirs: others may have the address, and it signs in only
  -- where none has.
  is_refused boolean not null default false,
  primary key (email_hash, user_id)
);
create unique index login_directory_once on login_directory (email_hash) where not is_refused;

create table passkey_directory (
  credential_id text primary key,
  user_id uuid not null references users on delete cascade
);
create table code_directory (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade
);
create table client_directory (
  client_id uuid primary key,
  user_id uuid not null references users on delete cascade
);
create index login_directory_by_user on login_directory (user_id);
create index passkey_directory_by_user on passkey_directory (user_id);
create index code_directory_by_user on code_directory (user_id);
create index client_directory_by_user on client_directory (user_id);


-- What is there already. Policies bind the tables' owner, too.
set local app.maintenance = 'on';
insert into login_directory (email_hash, user_id, is_refused)
  select email_hash, id, email_refused_at is not null from users
  where email_hash is not null and deleted_at is null;
insert into passkey_directory select credential_id, user_id from passkeys;
insert into code_directory select token_hash, user_id from code_links;
insert into client_directory select client_id, user_id from sync_clients;
set local app.maintenance = 'off';

call protect_rows('login_directory');
call protect_rows('passkey_directory');
call protect_rows('code_directory');
call protect_rows('client_directory');
revoke update on passkey_directory, code_directory, client_directory, login_directory from lifetag_app;
grant update (is_refused) on login_directory to lifetag_app;
-- Whoever shows the key learns whose it is. Nobody can list what is not theirs.
create policy shown_email on login_directory for select to lifetag_app
  using (encode(email_hash, 'hex') = app_lookup('email'));
create policy shown_credential on passkey_directory for select to lifetag_app
  using (credential_id = app_lookup('passkey'));
create policy shown_token on code_directory for select to lifetag_app
  using (encode(token_hash, 'hex') = app_lookup('code_token'));

-- For what a server of the release before writes. One of this release enters it by itself, before or
-- after: nothing is left to do then. To be dropped by the release after this one.
create function enter_in_directory() returns trigger language plpgsql as $$
declare
  is_own boolean;
begin
  execute format(
    'insert into %I (%I, user_id) select ($1).%2$I, ($1).user_id on conflict do nothing',
    tg_argv[0], tg_argv[1]) using new;
  execute format(
    'select exists (select from %I where %I = ($1).%2$I and user_id = ($1).user_id)',
    tg_argv[0], tg_argv[1]) into is_own using new;
  if not is_own then
    raise unique_violation using message = format('%s: another person has it', tg_argv[0]);
  end if;
  return null;
end $$;
create function leave_directory() returns trigger language plpgsql as $$
begin
  execute format('delete from %I where %I = ($1).%2$I and user_id = ($1).user_id',
    tg_argv[0], tg_argv[1]) using old;
  return null;
end $$;

create trigger enter after insert on passkeys for each row
  execute function enter_in_directory('passkey_directory', 'credential_id');
create trigger leave after delete on passkeys for each row
  execute function leave_directory('passkey_directory', 'credential_id');
create trigger enter after insert on code_links for each row
  execute function enter_in_directory('code_directory', 'token_hash');
create trigger leave after delete on code_links for each row
  execute function leave_directory('code_directory', 'token_hash');
create trigger enter after insert on sync_clients for each row
  execute function enter_in_directory('client_directory', 'client_id');
create trigger leave after delete on sync_clients for each row
  execute function leave_directory('client_directory', 'client_id');

create function enter_address() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.email_hash is not null
    and (new.deleted_at is not null or new.email_hash is distinct from old.email_hash) then
    delete from login_directory where email_hash = old.email_hash and user_id = old.id;
  end if;
  if new.email_hash is not null and new.deleted_at is null then
    insert into login_directory (email_hash, user_id, is_refused)
    values (new.email_hash, new.id, new.email_refused_at is not null)
    on conflict (email_hash, user_id) do update set is_refused = excluded.is_refused
    where login_directory.is_refused <> excluded.is_refused;
  end if;
  return null;
end $$;
create trigger enter after insert or update of email_hash, email_refused_at, deleted_at on users
  for each row execute function enter_address();

-- A view of a code is as in 0030, but the token is looked up in its directory, and the link among the
-- rows of its person.
create or replace function shown_code(shown bytea, collections text[]) returns json language plpgsql as $$
declare
  owner uuid;
  link record;
begin
  -- A block that could catch something is a savepoint, and only within a transaction or a savepoint
  -- are settings passed on: the statement that calls this stands by itself.
  begin
    execute format('set local app.lookup_code_token = %L', encode(shown, 'hex'));
    select user_id into owner from code_directory where token_hash = shown;
    if found then
      execute format('set local app.user_id = %L', owner);
      select user_id, code_id, retired_at into link from code_links
      where user_id = owner and token_hash = shown;
    end if;
    if not found then
      if exists (select from spent_tokens where token_hash = shown) then
        return json_build_object('withdrawn', true);
      end if;
      return null;
    end if;
    if link.retired_at is not null then
      return json_build_object('withdrawn', true);
    end if;
    return (
      select json_build_object(
        'userId', link.user_id,
        'codeId', link.code_id,
        'key', (
          select json_build_object('version', key_version, 'wrapped', encode(wrapped, 'hex'))
          from user_keys where user_id = link.user_id),
        'pin', (
          select json_build_object('wrongTries', wrong_tries, 'wrongAtMs', array(
            select extract(epoch from tried) * 1000 from unnest(wrong_at) as w(tried)))
          from code_pins where user_id = link.user_id and code_id = link.code_id),
        'rows', (
          select json_agg(json_build_array(collection, id, version, encode(sealed, 'hex')))
          from (
            select collection, id, version, sealed from records
            where user_id = link.user_id and collection = any(collections)
            union all
            select collection, id, version, sealed from records
            where user_id = link.user_id and collection = 'qr-codes' and id = link.code_id
          ) as shown_rows))
    );
  exception
    when assert_failure then raise;
  end;
end $$;
