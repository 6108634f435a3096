-- The whole schema, by subject. A row's policy decides who may see it; see decisions/0001.
-- How tables are distributed over several nodes is in ops/citus/distribute.sql and decisions/0029.

--------------------------------------------------------------------------------
-- Row-level security
--------------------------------------------------------------------------------

-- The person that a transaction acts for. Null outside of one.
create function app_user() returns uuid stable language sql
return nullif(current_setting('app.user_id', true), '')::uuid;

-- A secret that was presented by someone who is not signed in. It opens the row that carries it.
create function app_lookup(key text) returns text stable language sql
return nullif(current_setting('app.lookup_' || key, true), '');

-- Only the owner of the tables can switch this on (housekeeping, key rotation, roles). Requests run as
-- lifetag_app, for which the setting does nothing.
create function is_maintenance() returns boolean stable language sql
return current_user <> 'lifetag_app' and current_setting('app.maintenance', true) = 'on';

-- Forces row-level security, with each person limited to their own rows. Call it for every table that
-- has a user_id.
create procedure protect_rows(protected regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', protected);
  execute format('alter table %s force row level security', protected);
  execute format('create policy own on %s using (user_id = app_user())', protected);
  execute format('create policy maintenance on %s using (is_maintenance())', protected);
  execute format('grant select, insert, update, delete on %s to lifetag_app', protected);
end $$;

--------------------------------------------------------------------------------
-- Users and sessions
--------------------------------------------------------------------------------

-- Accounts, and records of people who do not sign in (`managed`), which have no address.
create table users (
  id uuid primary key,
  password_hash text,
  role text check (role in ('owner', 'admin')),
  consent_at timestamptz not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  -- Keyed hash of the address, by which an account is found. The address is sealed with the account's key.
  email_hash bytea,
  sealed_email bytea,
  email_confirmed_at timestamptz,
  -- The holder of the mailbox said that this account is not theirs. It gets no e-mail, and the address
  -- signs in only as long as no other account has it.
  email_refused_at timestamptz,
  -- The address that replaces the present one once it is confirmed.
  new_email_hash bytea,
  sealed_new_email bytea,
  kind text not null default 'person' check (kind in ('person', 'managed')),
  -- When the person said that they kept their present recovery codes.
  recovery_codes_seen_at timestamptz,
  -- The language of the app's screens (ISO 639-1), in which e-mails and notifications are written.
  language text check (language ~ '^[a-z]{2}$'),
  -- When a hand-over of a managed record may be asked for again, after a guardian lost that role.
  hand_over_from timestamptz,
  constraint users_sign_in_by_kind check (
    case kind
      when 'person' then email_hash is not null
      else email_hash is null and sealed_email is null and new_email_hash is null
        and password_hash is null and role is null
    end),
  constraint users_email_in_one_state check (email_confirmed_at is null or email_refused_at is null),
  constraint users_new_email_whole check ((new_email_hash is null) = (sealed_new_email is null))
);
create unique index users_email_hash_once on users (email_hash)
  where deleted_at is null and email_refused_at is null;
create index users_by_email_hash on users (email_hash);
create index users_in_time on users (created_at) where deleted_at is null;

create table sessions (
  -- SHA-256 of the cookie's token, in hex.
  id text primary key,
  user_id uuid not null references users on delete cascade,
  signed_in_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  admin_until timestamptz,
  -- Names the session in lists without being the key to it.
  handle uuid not null default gen_random_uuid(),
  -- The browser in plain words ("Chrome on Android").
  device text not null default '',
  -- IANA name of the browser's time zone, for the times in e-mails.
  time_zone text
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_end on sessions (expires_at);
call protect_rows('sessions');
-- The token reads, prolongs and ends its session. It can neither make one nor move it to another person.
create policy shown_token_read on sessions for select using (id = app_lookup('session'));
create policy shown_token_prolong on sessions for update using (id = app_lookup('session'));
create policy shown_token_end on sessions for delete using (id = app_lookup('session'));
revoke update on sessions from lifetag_app;
grant update (signed_in_at, last_seen_at, expires_at, admin_until, time_zone) on sessions to lifetag_app;

-- Policies that depend on a request's settings name the role: the owner's reads over everyone then meet
-- the maintenance policy alone. Its subquery is evaluated once a query instead of once a row.
alter table users enable row level security;
alter table users force row level security;
create policy own on users to lifetag_app using (id = app_user());
create policy maintenance on users using ((select is_maintenance()));
create policy shown_email on users for select to lifetag_app
  using (encode(email_hash, 'hex') = app_lookup('email') and deleted_at is null);
-- A request can never give itself a role.
grant select, delete on users to lifetag_app;
grant insert (id, email_hash, password_hash, consent_at, created_at, kind, language) on users to lifetag_app;
grant update (email_hash, sealed_email, email_confirmed_at, email_refused_at, new_email_hash,
  sealed_new_email, password_hash, deleted_at, kind, recovery_codes_seen_at, language, hand_over_from)
  on users to lifetag_app;

-- Each user's data key, wrapped by one of DATA_KEYS. Deleting the row makes all that user's data unreadable.
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

-- Devices that a person has signed in on. The hash covers a cookie and the user's id, so that rows of two
-- people on one device cannot be linked.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device_hash bytea not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_devices_by_age on known_devices (last_seen_at);
call protect_rows('known_devices');

create table passkeys (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  -- The authenticator's name for it, in base64url.
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  -- The person's system copies it to their other devices.
  is_backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (user_id, id)
);
create unique index passkeys_by_credential on passkeys (credential_id);
call protect_rows('passkeys');
-- A credential's id leads to its user. Only its private key signs in.
create policy shown_credential on passkeys for select
  using (credential_id = app_lookup('passkey'));

-- Challenges to authenticators. Each is answered once.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('sign_up', 'add', 'sign_in')),
  -- The account that adds a passkey, or the id that a new account will have.
  account_id uuid,
  expires_at timestamptz not null
);
create index passkey_challenges_by_end on passkey_challenges (expires_at);
grant select, insert, delete on passkey_challenges to lifetag_app;

-- Links that ask whether an address is its account's. The e-mail holds the token, the table its keyed hash.
create table email_confirmations (
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null,
  -- Keyed hash of the address that it was sent to.
  email_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- The answer, null until there is one.
  outcome text check (outcome in ('confirmed', 'refused')),
  primary key (user_id, token_hash)
);
create unique index email_confirmations_by_token on email_confirmations (token_hash);
create index email_confirmations_by_end on email_confirmations (expires_at);
call protect_rows('email_confirmations');
-- The token leads to its user. What it does is done as that user.
create policy shown_token on email_confirmations for select to lifetag_app
  using (encode(token_hash, 'hex') = app_lookup('email_token'));

-- Directories map a key (an address, a passkey, a printed token, a client) to its user. Where rows are
-- distributed by person, only directories are distributed by their own key, and they keep it unique among
-- all people. A row is written in the same transaction as the row it points to.
create table login_directory (
  email_hash bytea not null,
  user_id uuid not null references users on delete cascade,
  -- As users.email_refused_at: others may have the address, and it signs in only where nobody has.
  is_refused boolean not null default false,
  primary key (email_hash, user_id)
);
create unique index login_directory_once on login_directory (email_hash) where not is_refused;
create index login_directory_by_user on login_directory (user_id);
call protect_rows('login_directory');
revoke update on login_directory from lifetag_app;
grant update (is_refused) on login_directory to lifetag_app;
create policy shown_email on login_directory for select to lifetag_app
  using (encode(email_hash, 'hex') = app_lookup('email'));

create table passkey_directory (
  credential_id text primary key,
  user_id uuid not null references users on delete cascade
);
create index passkey_directory_by_user on passkey_directory (user_id);
call protect_rows('passkey_directory');
revoke update on passkey_directory from lifetag_app;
create policy shown_credential on passkey_directory for select to lifetag_app
  using (credential_id = app_lookup('passkey'));

-- Keyed hashes of ids that devices chose for accounts. Each is given once. When its account was deleted is
-- kept for a while, so that the id is not given again meanwhile (decisions/0038).
create table claimed_ids (
  id_hash bytea primary key,
  deleted_at timestamptz
);
create index claimed_ids_by_deletion on claimed_ids (deleted_at) where deleted_at is not null;
grant select, insert on claimed_ids to lifetag_app;
grant update (deleted_at) on claimed_ids to lifetag_app;

-- Answers to requests that must not happen twice. A retry gets the same answer.
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

-- Of a distributed database: books, orders and e-mail links stay on the coordinator, where no foreign key
-- can point to `users`. They point here instead (ops/citus/prepare.sql). Empty on one node.
create table local_users (
  user_id uuid primary key
);
call protect_rows('local_users');

-- The session of a token, by its hash, with its user, in one statement. The cookie's claim of whose it is
-- (`owner`) is not proved, so every read names the token.
create function read_session(shown text, owner uuid) returns json language plpgsql as $$
begin
  -- A block with an exception clause is a savepoint, and settings reach the workers of a distributed
  -- database only inside a transaction or savepoint. The calling statement stands alone.
  begin
    execute format('set local app.lookup_session = %L', shown);
    execute format('set local app.user_id = %L', owner);
    return (
      select json_build_object(
        'role', users.role,
        'createdMs', floor(extract(epoch from users.created_at) * 1000),
        'signedInMs', floor(extract(epoch from sessions.signed_in_at) * 1000),
        'lastSeenMs', floor(extract(epoch from sessions.last_seen_at) * 1000),
        'expiresMs', floor(extract(epoch from sessions.expires_at) * 1000),
        'adminUntilMs', floor(extract(epoch from sessions.admin_until) * 1000))
      from sessions join users on users.id = sessions.user_id
      where sessions.user_id = owner and users.id = owner and sessions.id = shown
        and users.deleted_at is null);
  exception
    when assert_failure then raise;
  end;
end $$;

--------------------------------------------------------------------------------
-- Records and sync
--------------------------------------------------------------------------------

-- One row a person. A writer of records locks it first and holds it to the commit, so that versions become
-- visible in the order in which they were given.
create table spaces (
  user_id uuid primary key references users on delete cascade,
  -- The number of the newest push.
  version integer not null default 0,
  -- Tombstones up to this version may be deleted: an older cookie has to start anew.
  forgotten_version integer not null default 0,
  -- The space's own epoch, given when it was found behind its devices (after a restore that was not
  -- announced). The tag distinguishes two that were given after the same backup.
  epoch_number integer not null default 0,
  epoch_tag text not null default '',
  -- Size of the live rows and of the tombstones.
  row_count integer not null default 0,
  byte_count integer not null default 0,
  deleted_row_count integer not null default 0,
  deleted_byte_count integer not null default 0
);
call protect_rows('spaces');

create table records (
  user_id uuid not null references users on delete cascade,
  collection text not null,
  id uuid not null,
  -- The push that changed it last.
  version integer not null,
  deleted_at timestamptz,
  -- The record's state as JSON, encrypted with the user's key. Its place is authenticated.
  sealed bytea not null,
  primary key (user_id, collection, id)
);
create index records_by_version on records (user_id, version);
create index records_deleted on records (user_id, deleted_at) where deleted_at is not null;
call protect_rows('records');

create table sync_clients (
  user_id uuid not null references users on delete cascade,
  client_id uuid not null,
  -- The newest mutation that was processed. They come without gaps, from 1.
  last_id integer not null default 0,
  last_pull_at timestamptz,
  -- How far a start from nothing has come that takes several pages. A cookie of this version belongs to
  -- it and is not too old.
  starting_at_version integer,
  -- The client claimed outcomes up to here that this history does not have, and was given a new epoch for
  -- it. It gets no second one while it starts anew.
  ahead_id integer,
  -- `last_id` before the client's first push of an epoch, and that epoch. A copy of a browser profile sends
  -- under the same client id: after a restore, neither must take the other's changes for its own.
  start_id integer not null default 0,
  start_epoch text,
  -- The same for earlier epochs, the oldest first. A copy may have slept through several restores. Two
  -- arrays, because a distributed database lets only immutable functions write to a row.
  earlier_epochs text[] not null default '{}',
  earlier_ids integer[] not null default '{}',
  -- The account that sends as this client, if it is not the record's own person.
  actor_id uuid,
  primary key (user_id, client_id)
);
create unique index sync_clients_by_id on sync_clients (client_id);
call protect_rows('sync_clients');

create table client_directory (
  client_id uuid primary key,
  user_id uuid not null references users on delete cascade
);
create index client_directory_by_user on client_directory (user_id);
call protect_rows('client_directory');
revoke update on client_directory from lifetag_app;

-- The outcome of each mutation, until its client has confirmed it. Codes and field names only.
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

--------------------------------------------------------------------------------
-- Codes and scans
--------------------------------------------------------------------------------

-- Maps a printed token (as a keyed hash) to its code. Rows are written only with the code's record, and
-- outlive it: a token that was replaced or deleted never works again, and nobody else can take it.
create table code_links (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  code_id uuid not null,
  retired_at timestamptz
);
create index code_links_by_code on code_links (user_id, code_id);
call protect_rows('code_links');

create table code_directory (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade
);
create index code_directory_by_user on code_directory (user_id);
call protect_rows('code_directory');
revoke update on code_directory from lifetag_app;
create policy shown_token on code_directory for select to lifetag_app
  using (encode(token_hash, 'hex') = app_lookup('code_token'));

-- Printed tokens of deleted accounts, as keyed hashes. They are never given again, so that an old card
-- cannot show another record. Whose they were is not kept.
create table spent_tokens (
  token_hash bytea primary key
);
grant select, insert on spent_tokens to lifetag_app;

-- The PIN that guards insurance and documents, as a keyed hash, with its wrong tries.
create table code_pins (
  user_id uuid not null references users on delete cascade,
  code_id uuid not null,
  pin_hash bytea not null,
  wrong_tries integer not null default 0,
  -- The wrong tries of the last hour.
  wrong_tries_at timestamptz[] not null default '{}',
  -- When the owner was last notified of one.
  notified_at timestamptz,
  primary key (user_id, code_id)
);
call protect_rows('code_pins');

-- Views of a code, kept for a year and shown to its owner. Views from one address on one day are one line.
create table code_scans (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  code_id uuid not null,
  scanned_at timestamptz not null,
  -- Level, role and reason, encrypted with the owner's key.
  sealed bytea not null,
  -- Null if it was seen once, at scanned_at.
  last_scanned_at timestamptz,
  scan_count integer not null default 1,
  -- Keyed hash of what makes views one line, the day included. Housekeeping deletes it when the day is over.
  merge_hash bytea,
  primary key (user_id, id)
);
create index code_scans_by_code on code_scans (user_id, code_id, scanned_at);
create unique index code_scans_by_merge_hash on code_scans (user_id, code_id, merge_hash) where merge_hash is not null;
create index code_scans_mergeable on code_scans (scanned_at) where merge_hash is not null;
create index code_scans_in_time on code_scans (scanned_at);
call protect_rows('code_scans');

-- Everything that the view of a code needs, in one statement: a scan is one round trip. Call it outside of
-- any transaction; it ends acting as the user it found. It runs with the caller's rights, so the policies
-- apply to each read.
--   null: the token was never given
--   {"withdrawn": true}
--   {"userId", "codeId", "hasFamily", "key": {"version", "wrapped"},
--    "pin": null or {"wrongTries", "wrongAtMs": []},
--    "rows": [[collection, id, version, sealed], …]}, binary values in hex
create function read_code_by_token(shown bytea, collections text[]) returns json language plpgsql as $$
declare
  owner uuid;
  link record;
begin
  -- A savepoint, as in read_session.
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
            select extract(epoch from tried) * 1000 from unnest(wrong_tries_at) as w(tried)))
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

-- Writes scan lines of any number of people, each as its own person. One that fails takes no other with
-- it. Returns the ids of those that failed, except lines of people who are gone. The order (by person and
-- code) keeps two servers from deadlocking. Call it by itself; it ends acting as the last person.
create function add_scans(lines jsonb) returns setof uuid language plpgsql as $$
declare
  line record;
begin
  for line in
    select * from jsonb_to_recordset(lines) as l(
      "userId" uuid, id uuid, "codeId" uuid, at timestamptz, "lastAt" timestamptz,
      times integer, "mergeHash" text, sealed text)
    order by l."userId", l."codeId", l."mergeHash"
  loop
    begin
      execute format('set local app.user_id = %L', line."userId");
      delete from code_scans
      where user_id = line."userId" and code_id = line."codeId"
        and scanned_at < line.at - interval '365 days';
      insert into code_scans (user_id, id, code_id, scanned_at, last_scanned_at, scan_count, merge_hash, sealed)
      values (
        line."userId", line.id, line."codeId", line.at, line."lastAt", line.times,
        decode(line."mergeHash", 'base64'), decode(line.sealed, 'base64'))
      on conflict (user_id, code_id, merge_hash) where merge_hash is not null do update
      set scan_count = code_scans.scan_count + excluded.scan_count,
        last_scanned_at = greatest(code_scans.last_scanned_at, excluded.last_scanned_at)
      -- The same line again: the answer to it was lost.
      where code_scans.id <> excluded.id;
    exception
      when foreign_key_violation then null;
      when others then return next line.id;
    end;
  end loop;
end $$;

--------------------------------------------------------------------------------
-- Files
--------------------------------------------------------------------------------

-- Photos and documents that a record names. The id follows from the owner and the content that was sent
-- (sync-protocol/sync/files), so that sending it twice makes one file.
create table files (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  -- According to its content.
  type text not null,
  -- In bytes, counted against the person's quota.
  size integer not null,
  -- Since when no row of the record names it. Null while one does.
  unused_since timestamptz,
  -- The content, encrypted with the user's key. Null if it is in the bucket (FILES_URL), or on its way there.
  sealed bytea,
  in_bucket_since timestamptz,
  primary key (user_id, id),
  constraint files_in_one_place check (sealed is null or in_bucket_since is null)
);
-- Encrypted content does not compress.
alter table files alter column sealed set storage external;
create index files_unused on files (unused_since) where unused_since is not null;
call protect_rows('files');

--------------------------------------------------------------------------------
-- Families, shares and hand-overs
--------------------------------------------------------------------------------

-- Who else may open a person's record.
create table members (
  user_id uuid not null references users on delete cascade,
  -- An account, which may be on another node: no foreign key.
  member_id uuid not null,
  role text not null check (role in ('guardian', 'carer', 'viewer')),
  since timestamptz not null,
  -- When the membership ends. Null if it does not.
  until timestamptz,
  -- Name, relationship and colour, encrypted with the record's key.
  sealed bytea not null,
  primary key (user_id, member_id)
);
create index members_by_end on members (until) where until is not null;
call protect_rows('members');
-- An account finds where it is a member. It may lock that row until the commit, which requires a policy for
-- updates, without changing it.
create policy shown_member on members for select to lifetag_app
  using (member_id::text = app_lookup('member'));
create policy shown_member_held on members for update to lifetag_app
  using (member_id::text = app_lookup('member')) with check (false);

-- The same from the member's side, written in the same transaction.
create table memberships (
  user_id uuid not null references users on delete cascade,
  -- The person whose record it is.
  subject_id uuid not null,
  -- Limits the number of records that one account may be in.
  slot smallint not null check (slot between 1 and 12),
  role text not null check (role in ('guardian', 'carer', 'viewer')),
  since timestamptz not null,
  until timestamptz,
  primary key (user_id, subject_id),
  unique (user_id, slot)
);
create index memberships_by_end on memberships (until) where until is not null;
call protect_rows('memberships');

-- Links by which somebody may join a record. A used one is kept until it expires, so that a repeated
-- request gets the same answer.
create table invitations (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  token_hash bytea not null,
  -- Keyed hash of the address that it is for. Null: anyone who has the link.
  email_hash bytea,
  role text not null check (role in ('guardian', 'carer', 'viewer')),
  -- When the membership will end.
  until timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_by uuid,
  joined_at timestamptz,
  -- The address that it is for, or name and address of the account that accepted it, encrypted with the
  -- record's key.
  sealed bytea not null,
  primary key (user_id, id),
  check (joined_at is null or accepted_by is not null)
);
create index invitations_by_end on invitations (expires_at);
call protect_rows('invitations');

create table invitation_directory (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index invitation_directory_by_user on invitation_directory (user_id);
create index invitation_directory_by_end on invitation_directory (expires_at);
call protect_rows('invitation_directory');
revoke update on invitation_directory from lifetag_app;
create policy shown_token on invitation_directory for select to lifetag_app
  using (encode(token_hash, 'hex') = app_lookup('invitation'));

-- SMART Health Links. Of a `live` one the server makes the file at each request; of a `sealed` one it has
-- bytes that it cannot read.
create table shares (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  token_hash bytea not null,
  kind text not null check (kind in ('live', 'sealed')),
  created_at timestamptz not null,
  -- When it ends. Null: when its owner ends it.
  ends_at timestamptz,
  -- Its owner ended it.
  is_ended boolean not null default false,
  -- Keyed hash of the passcode, and how many wrong ones it still accepts.
  passcode_hash bytea,
  tries_left smallint,
  -- Level, label and the link's token; of a live one also its key. Encrypted with the record's key.
  sealed bytea not null,
  -- The file of a sealed one, deleted when the link ends.
  content text,
  primary key (user_id, id),
  check ((passcode_hash is null) = (tries_left is null)),
  check (kind = 'sealed' or content is null)
);
alter table shares alter column content set storage external;
create index shares_by_end on shares (ends_at) where ends_at is not null;
call protect_rows('shares');

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

-- Requests for a link, kept for a year and shown to its owner.
create table share_requests (
  user_id uuid not null,
  id uuid not null,
  share_id uuid not null,
  requested_at timestamptz not null,
  last_requested_at timestamptz not null,
  request_count integer not null default 1,
  -- Keyed hashes: of what makes requests one line, the day included; of the network and the day.
  -- Housekeeping deletes both when the day is over.
  merge_hash bytea,
  network_hash bytea,
  -- The name that was given and the result, encrypted with the record's key.
  sealed bytea not null,
  primary key (user_id, id),
  foreign key (user_id, share_id) references shares on delete cascade
);
create index share_requests_by_share on share_requests (user_id, share_id);
create unique index share_requests_by_merge_hash on share_requests (user_id, share_id, merge_hash)
  where merge_hash is not null;
create index share_requests_in_time on share_requests (last_requested_at);
create index share_requests_mergeable on share_requests (requested_at) where merge_hash is not null;
call protect_rows('share_requests');

-- Records that get a login of their own once their guardians have had time to object.
create table hand_overs (
  user_id uuid primary key references users on delete cascade,
  -- The guardian who asked for it.
  member_id uuid not null,
  takes_effect_at timestamptz not null,
  -- Address, password hash or passkey, and the guardian's later role; encrypted with the record's key.
  sealed bytea not null
);
call protect_rows('hand_overs');
create index hand_overs_by_time on hand_overs (takes_effect_at);

--------------------------------------------------------------------------------
-- Alerts: who is notified when a code is opened
--------------------------------------------------------------------------------

-- Until when nobody is notified, because the person tries their codes themselves.
create table alert_settings (
  user_id uuid primary key references users on delete cascade,
  muted_until timestamptz
);
call protect_rows('alert_settings');

-- Exceptions from what an account's role says about notifications.
create table alert_choices (
  user_id uuid not null references users on delete cascade,
  -- An account, which may be on another node: no foreign key.
  member_id uuid not null,
  is_notified boolean not null,
  primary key (user_id, member_id)
);
call protect_rows('alert_choices');

-- People without an account who were asked whether they want to be notified.
create table alert_contacts (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  state text not null check (state in ('asked', 'active', 'stopped')),
  -- Keyed hash of the secret in the link that asks them. Null once it was used or has expired.
  secret_hash bytea,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  -- Their name in the record, encrypted with its key.
  sealed bytea not null,
  -- Their address, encrypted with the same key. Only the sender reads it, and no export includes it.
  sealed_endpoint bytea,
  primary key (user_id, id),
  check (state <> 'active' or sealed_endpoint is not null),
  check (state <> 'stopped' or sealed_endpoint is null)
);
create index alert_contacts_by_end on alert_contacts (expires_at) where state = 'asked';
call protect_rows('alert_contacts');

-- Browsers of an account that receive notifications.
create table alert_devices (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  -- Keyed, so that one browser is one row.
  endpoint_hash bytea not null,
  created_at timestamptz not null,
  -- The session under which it subscribed. It gets nothing once that has ended.
  session_id text not null,
  -- Address and keys, encrypted with the account's key.
  sealed bytea not null,
  primary key (user_id, id),
  unique (user_id, endpoint_hash)
);
call protect_rows('alert_devices');

-- When people were notified of a code, in the last day.
create table alert_times (
  user_id uuid not null references users on delete cascade,
  code_id uuid not null,
  opened_at timestamptz[] not null,
  primary key (user_id, code_id)
);
call protect_rows('alert_times');

-- Where a helper said that they are, for a day. Encrypted with the key of the record's person.
create table helper_locations (
  id uuid primary key,
  sealed bytea not null,
  expires_at timestamptz not null
);
create index helper_locations_by_end on helper_locations (expires_at);
grant select, insert, delete on helper_locations to lifetag_app;

--------------------------------------------------------------------------------
-- Money: gifts, subscriptions and orders
--------------------------------------------------------------------------------

-- Gifts and monthly charges. A row is written before Stripe is called, and outlives its account: deleting
-- the account sets user_id to null, and the totals stay right.
create table donations (
  id uuid primary key,
  -- Null: a guest's, or of a deleted account.
  user_id uuid references users on delete set null,
  -- Keyed hash of the session or guest cookie that began it. Empty for monthly charges.
  donor_key text not null,
  -- Keyed hash of the network address, by which declined cards are counted.
  donor_network_hash text not null,
  kind text not null check (kind in ('one_time', 'monthly_gift', 'plan')),
  tier text,
  total_cents integer not null check (total_cents between 50 and 99999999),
  -- Never decreases.
  refunded_cents integer not null default 0 check (refunded_cents between 0 and total_cents),
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'cancelled', 'paid', 'refunded')),
  intent_id text unique,
  -- Of a monthly charge.
  invoice_id text unique,
  receipt_number text unique,
  receipt_state text not null default 'none' check (receipt_state in ('none', 'due', 'sent')),
  created_at timestamptz not null,
  paid_at timestamptz,
  -- Counts writes that followed a read from Stripe. A writer that read earlier has to read again.
  stripe_reads integer not null default 0,
  stripe_read_at timestamptz,
  -- Stripe's amount or currency differs from ours: it does not count as paid until somebody has checked.
  problem text,
  -- A guest's address, sealed with the server's key. Deleted when the receipt is sent.
  sealed_receipt_email bytea
);
-- One open gift a session, however many tabs or presses.
create unique index donations_open on donations (donor_key)
  where status = 'pending' and kind = 'one_time';
create index donations_by_donor on donations (donor_key, created_at) where kind = 'one_time';
create index donations_by_user on donations (user_id, created_at);
create index donations_by_status on donations (status, created_at, id);
create index donations_in_time on donations (created_at, id)
  include (status, total_cents, refunded_cents);
create index donations_receipts_due on donations (created_at) where receipt_state = 'due';
create index donations_disputed on donations (created_at) where problem is not null;

alter table donations enable row level security;
alter table donations force row level security;
create policy own_read on donations for select to lifetag_app using (user_id = app_user());
create policy own_add on donations for insert to lifetag_app with check (user_id = app_user());
create policy own_change on donations for update to lifetag_app using (user_id = app_user());
create policy donor_read on donations for select to lifetag_app
  using (donor_key = app_lookup('donor'));
create policy donor_add on donations for insert to lifetag_app
  with check (donor_key = app_lookup('donor') and user_id is null);
create policy donor_change on donations for update to lifetag_app
  using (donor_key = app_lookup('donor'));
-- The id of the row or of its payment comes from Stripe.
create policy payment_read on donations for select to lifetag_app
  using (app_lookup('payment') in (id::text, intent_id));
create policy payment_change on donations for update to lifetag_app
  using (app_lookup('payment') in (id::text, intent_id));
create policy maintenance on donations using ((select is_maintenance()));
-- No policy lets a request delete.
grant select, delete on donations to lifetag_app;
grant insert (id, user_id, donor_key, donor_network_hash, kind, tier, total_cents, status, intent_id,
  refunded_cents, invoice_id, sealed_receipt_email, receipt_number, receipt_state, created_at, paid_at, stripe_reads,
  stripe_read_at, problem) on donations to lifetag_app;
grant update (refunded_cents, status, intent_id, sealed_receipt_email, receipt_number, receipt_state,
  paid_at, stripe_reads, stripe_read_at, problem) on donations to lifetag_app;

create sequence receipt_numbers;
grant usage on sequence receipt_numbers to lifetag_app;

-- Plans and monthly gifts. Their charges are rows of `donations`.
create table subscriptions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('plan', 'monthly_gift')),
  plan text check (plan in ('basic', 'premium', 'family')),
  total_cents integer not null check (total_cents between 50 and 99999999),
  -- As Stripe calls it.
  status text not null default 'incomplete',
  subscription_id text unique,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  created_at timestamptz not null,
  stripe_reads integer not null default 0,
  stripe_read_at timestamptz,
  check ((kind = 'plan') = (plan is not null))
);
-- One of each kind a person, until it has ended.
create unique index subscriptions_open on subscriptions (user_id, kind)
  where status not in ('canceled', 'incomplete_expired');
create index subscriptions_by_user on subscriptions (user_id, kind);
call protect_rows('subscriptions');
create policy payment_read on subscriptions for select using (app_lookup('payment') in (id::text, subscription_id));
create policy payment_change on subscriptions for update using (app_lookup('payment') in (id::text, subscription_id));

-- Subscriptions of deleted accounts that Stripe has not confirmed as ended. Deleted once it has.
create table subscription_endings (
  subscription_id text primary key,
  tries integer not null default 0,
  -- A server that tries puts this off, so that no other one tries meanwhile.
  due_at timestamptz not null
);
create index subscription_endings_by_due on subscription_endings (due_at);
grant select, insert, delete on subscription_endings to lifetag_app;
grant update (tries, due_at) on subscription_endings to lifetag_app;

-- Stripe needs a customer for subscriptions. It gets no name and no address.
create table stripe_customers (
  user_id uuid primary key references users on delete cascade,
  customer_id text not null unique
);
call protect_rows('stripe_customers');

-- Accounts that chose Free Access on the donation page.
create table free_access (
  user_id uuid primary key references users on delete cascade,
  activated_at timestamptz not null
);
call protect_rows('free_access');

-- Events of Stripe that were handled. Stripe may send one again for up to three days.
create table payment_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
grant select, insert on payment_events to lifetag_app;

-- Orders of the shop and packages of the beta programme. A row outlives its account, as in `donations`;
-- without the person's key its sealed parts are unreadable.
create table orders (
  id uuid primary key,
  user_id uuid references users on delete set null,
  kind text not null check (kind in ('shop', 'beta')),
  status text not null check (status in
    ('pending', 'cancelled', 'paid', 'in_production', 'shipped', 'delivered', 'refunded')),
  -- Product, colour, name and price of each piece, as ordered.
  items jsonb not null,
  shipping_method text not null,
  subtotal_cents integer not null check (subtotal_cents >= 0),
  shipping_cents integer not null check (shipping_cents >= 0),
  total_cents integer not null check (total_cents = subtotal_cents + shipping_cents),
  -- Never decreases.
  refunded_cents integer not null default 0 check (refunded_cents between 0 and total_cents),
  code_id uuid not null,
  -- Name, address and an applicant's answers, encrypted with the person's key.
  sealed_details bytea not null,
  sealed_tracking bytea,
  session_id text unique,
  intent_id text unique,
  -- E-mails that are owed and not in the outbox yet.
  emails_due text[] not null default '{}',
  created_at timestamptz not null,
  paid_at timestamptz,
  shipped_at timestamptz,
  feedback_due_at timestamptz,
  -- The person was reminded of the feedback.
  is_feedback_reminded boolean not null default false,
  -- As in `donations`.
  stripe_reads integer not null default 0,
  stripe_read_at timestamptz,
  problem text
);
create unique index orders_one_beta on orders (user_id) where kind = 'beta';
create index orders_by_user on orders (user_id, created_at);
create index orders_by_code on orders (code_id);
-- The owner's figures read these columns and nothing else of the table.
create index orders_in_time on orders (created_at, id) include (kind, status, total_cents, refunded_cents);
create index orders_emails_due on orders (created_at) where emails_due <> '{}';
create index orders_waiting on orders (created_at) where status = 'pending';

alter table orders enable row level security;
alter table orders force row level security;
create policy own_read on orders for select to lifetag_app using (user_id = app_user());
create policy own_add on orders for insert to lifetag_app with check (user_id = app_user());
create policy own_change on orders for update to lifetag_app using (user_id = app_user());
-- The id of the row, its checkout or its payment comes from Stripe, or from an admin who works on this order.
create policy payment_read on orders for select to lifetag_app
  using (app_lookup('payment') in (id::text, session_id, intent_id));
create policy payment_change on orders for update to lifetag_app
  using (app_lookup('payment') in (id::text, session_id, intent_id));
create policy maintenance on orders using ((select is_maintenance()));
-- No policy lets a request delete.
grant select, insert, delete on orders to lifetag_app;
grant update (status, refunded_cents, sealed_tracking, session_id, intent_id, emails_due,
  paid_at, shipped_at, feedback_due_at, is_feedback_reminded, stripe_reads, stripe_read_at, problem)
  on orders to lifetag_app;

-- Refunds. The row comes first, and its id is Stripe's idempotency key.
create table order_refunds (
  id uuid primary key,
  order_id uuid not null references orders,
  amount_cents integer not null check (amount_cents > 0),
  requested_at timestamptz not null,
  completed_at timestamptz,
  -- Stripe refused it for good, with its reason. Such a row does not reduce what is left to refund.
  refused_at timestamptz,
  refusal text
);
create index order_refunds_by_order on order_refunds (order_id);
alter table order_refunds enable row level security;
alter table order_refunds force row level security;
create policy payment_read on order_refunds for select using (app_lookup('payment') = order_id::text);
create policy payment_add on order_refunds for insert with check (app_lookup('payment') = order_id::text);
create policy payment_change on order_refunds for update using (app_lookup('payment') = order_id::text);
create policy maintenance on order_refunds using (is_maintenance());
grant select, insert, delete on order_refunds to lifetag_app;
grant update (completed_at, refused_at, refusal) on order_refunds to lifetag_app;

-- SVG and PDF of each piece. They contain the code's secret link, so they are sealed.
create table order_artwork (
  user_id uuid not null references users on delete cascade,
  order_id uuid not null references orders,
  item integer not null,
  -- Keyed hash of the link's token. It differs if the link was replaced since.
  token_hash bytea not null,
  sealed bytea not null,
  primary key (user_id, order_id, item)
);
call protect_rows('order_artwork');

create table beta_feedback (
  user_id uuid primary key references users on delete cascade,
  order_id uuid not null references orders,
  given_at timestamptz not null,
  sealed bytea not null
);
create index beta_feedback_by_order on beta_feedback (order_id);
call protect_rows('beta_feedback');

--------------------------------------------------------------------------------
-- The server and its owner. Nothing here belongs to a person.
--------------------------------------------------------------------------------

create table server_state (
  -- One row.
  only_row boolean primary key default true check (only_row),
  -- Changes when the database is restored from a backup.
  epoch text not null default gen_random_uuid()::text,
  -- SHA-256 of the token that opens the admin screens to a signed-in session.
  owner_token_hash bytea
);
insert into server_state default values;
grant select on server_state to lifetag_app;

-- Keys that belong to no user, wrapped by DATA_KEYS.
create table server_keys (
  name text primary key,
  key_version text not null,
  wrapped bytea not null
);
grant select, insert on server_keys to lifetag_app;

-- Recent hits of limits that all server processes share. The key is a keyed hash.
create table rate_limits (
  name text not null,
  key bytea not null,
  hits timestamptz[] not null,
  primary key (name, key)
);
create index rate_limits_by_age
  on rate_limits ((coalesce(hits[cardinality(hits)], '-infinity'::timestamptz)));
grant select, insert, update, delete on rate_limits to lifetag_app;

-- Actions of admins. Requests can only add to it.
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

-- Visits to the app, counted once a day and browser: a hash of address and browser under that day's salt.
-- Both are deleted after the day.
create table visits (
  visitor bytea primary key,
  visited_at timestamptz not null
);
create index visits_by_age on visits (visited_at);
grant insert, select on visits to lifetag_app;

create table visit_salts (
  day date primary key,
  salt bytea not null
);
grant select, insert on visit_salts to lifetag_app;

-- Visits of each hour, which are kept.
create table visit_hours (
  hour timestamptz primary key,
  visits integer not null
);
grant select, insert, update on visit_hours to lifetag_app;

-- Servers and workers that run, or ran a moment ago. Each renews its row.
create table servers (
  id uuid primary key,
  release text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
grant select, insert, update, delete on servers to lifetag_app;

-- How often each failure was logged in an hour, by all servers. Kept for two days.
create table error_hours (
  hour timestamptz not null,
  -- Pattern of the route, or the name of the work.
  route text not null,
  -- Name of the error, never its message.
  failure text not null,
  errors integer not null,
  primary key (hour, route, failure)
);
grant select, insert, update, delete on error_hours to lifetag_app;

-- What the nightly backup found the last time.
create table backup_state (
  -- One row.
  only_row boolean primary key default true check (only_row),
  newest_at timestamptz,
  -- When a new backup was read back to its end.
  proved_at timestamptz,
  failed_at timestamptz,
  failure text,
  -- When the operator got an e-mail about it.
  told_at timestamptz
);
insert into backup_state default values;

--------------------------------------------------------------------------------
-- Outboxes: messages wait here until a server has accepted them
--------------------------------------------------------------------------------

-- Everything that is sent to people, each written in the transaction that causes it. Rows have no owner, because
-- the last e-mail of a deleted account is one of them.
create table outbox (
  id uuid primary key,
  -- Keyed hash of the person whom it concerns. Deliveries take turns between people.
  person_hash bytea not null,
  -- Lower numbers are sent first.
  priority smallint not null,
  -- The service that it waits for. Empty if that is decided when it is sent.
  service text not null,
  -- An e-mail, or the recipient of an alert without an address. Encrypted with a key of the server's.
  sealed bytea not null,
  created_at timestamptz not null,
  tries integer not null default 0,
  -- Also the end of a worker's lease.
  due_at timestamptz not null
);
create index outbox_by_due on outbox (due_at);
grant select, insert, delete on outbox to lifetag_app;
grant update (service, tries, due_at) on outbox to lifetag_app;
