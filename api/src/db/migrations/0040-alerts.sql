-- phase: expand
-- A server of the release before tells nobody, and deletes a person's rows with the person. `shown_code`
-- answers it with one key more, which it passes over.

-- For how long nobody is told, because the person tries their codes themselves.
create table alert_settings (
  user_id uuid primary key references users on delete cascade,
  muted_until timestamptz
);
call protect_rows('alert_settings');

-- Of those in a record (its person included): who is told otherwise than their role says.
create table alert_choices (
  user_id uuid not null references users on delete cascade,
  -- An account. It may lie elsewhere: no foreign key.
  member_id uuid not null,
  is_notified boolean not null,
  primary key (user_id, member_id)
);
call protect_rows('alert_choices');

-- People without an account who were asked whether they want to be told.
create table alert_contacts (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  state text not null check (state in ('asked', 'active', 'stopped')),
  -- Keyed hash of the secret in the link that asks them; null once it was used or has ended.
  secret_hash bytea,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  -- What they are called in the record, encrypted with its key.
  sealed bytea not null,
  -- Where they are told, encrypted with the same: nobody but the sender reads it, nor does an export.
  sealed_endpoint bytea,
  primary key (user_id, id),
  check (state <> 'active' or sealed_endpoint is not null),
  check (state <> 'stopped' or sealed_endpoint is null)
);
-- For the housekeeping that forgets those who never answered, with the address that they may have given.
create index alert_contacts_by_end on alert_contacts (expires_at) where state = 'asked';
call protect_rows('alert_contacts');

-- Browsers of an account that take notifications.
create table alert_devices (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  -- Keyed, so that the same browser is one row.
  endpoint_hash bytea not null,
  made_at timestamptz not null,
  -- Of the sign-in under which it asked: a browser that was signed out is told nothing.
  session_id text not null,
  -- Address and keys, encrypted with the account's key.
  sealed bytea not null,
  primary key (user_id, id),
  unique (user_id, endpoint_hash)
);
call protect_rows('alert_devices');

-- When it was told that a code was opened, in the last day.
create table alert_times (
  user_id uuid not null references users on delete cascade,
  code_id uuid not null,
  opened_at timestamptz[] not null,
  primary key (user_id, code_id)
);
call protect_rows('alert_times');

-- Messages on their way, as `letters` are: what is sealed says for whom, and not where to.
create table alert_outbox (
  id uuid primary key,
  -- Encrypted with a key of the server's.
  sealed bytea not null,
  made_at timestamptz not null,
  tries integer not null default 0,
  -- Who takes it for sending puts this off, so that nobody else sends it meanwhile.
  due_at timestamptz not null
);
create index alert_outbox_by_due on alert_outbox (due_at);
grant select, insert, delete on alert_outbox to lifetag_app;
grant update (sealed, tries, due_at) on alert_outbox to lifetag_app;

-- What a helper said of where they are, for a day. Encrypted with the key of the record's person.
create table alert_places (
  id uuid primary key,
  sealed bytea not null,
  expires_at timestamptz not null
);
create index alert_places_by_end on alert_places (expires_at);
grant select, insert, delete on alert_places to lifetag_app;

-- A view of a code is as in 0031, and says whether there is anybody to be told by a helper.
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
        'hasFamily',
          exists (select from alert_contacts where user_id = link.user_id and state = 'active')
          or exists (select from members where user_id = link.user_id),
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
