-- Opens the admin screens to whoever is signed in and shows it; SHA-256 of 256 random bits.
alter table server_state add column owner_token_hash bytea;

-- What a person may know of their own sessions: a name that is not the key to it, and the browser
-- in plain words ("Chrome on Android"). What the browser said of itself word for word is not kept.
alter table sessions add column handle uuid not null default gen_random_uuid();
alter table sessions add column device text not null default '';

-- Devices that someone has signed in on before. The hash is of a cookie and the user's id, so that
-- two people on one device have nothing in common here.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device_hash bytea not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
call protect_rows('known_devices');

create table passkeys (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  -- As the authenticator names it, base64url.
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  -- Copied to the person's other devices by their system.
  is_backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (user_id, id)
);
create unique index passkeys_by_credential on passkeys (credential_id);
call protect_rows('passkeys');
-- Whoever shows a credential may learn whose it is; only its private key signs anyone in.
create policy shown_credential on passkeys for select
  using (credential_id = app_lookup('passkey'));

-- Below: the server's own tables.

-- Questions to authenticators that wait for their one answer.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('sign_up', 'add', 'sign_in')),
  -- Who asked to add a passkey, or the id that the new account will have.
  account_id uuid,
  expires_at timestamptz not null
);
create index passkey_challenges_by_end on passkey_challenges (expires_at);
grant select, insert, delete on passkey_challenges to lifetag_app;

-- Printed tokens (as keyed hashes) of accounts that were deleted: nobody ever gets one of them again,
-- so that an old card cannot be made to show another record. Whose they were is not kept.
create table spent_tokens (
  token_hash bytea primary key
);
grant select, insert on spent_tokens to lifetag_app;
