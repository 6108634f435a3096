-- An address is what somebody typed until its mailbox has answered. Accounts from before have never
-- been asked: theirs are unconfirmed, too (decisions/0021).
alter table users
  add column email_confirmed_at timestamptz,
  -- The mailbox's holder said that this account is not theirs. It gets no letter, and signs in with
  -- the address only as long as no other account has it.
  add column email_refused_at timestamptz,
  -- The address that is to follow, until it is confirmed.
  add column new_email_hash bytea,
  add column sealed_new_email bytea,
  add constraint users_email_in_one_state check (email_confirmed_at is null or email_refused_at is null),
  add constraint users_new_email_whole check ((new_email_hash is null) = (sealed_new_email is null));
grant update (email_hash, email_confirmed_at, email_refused_at, new_email_hash, sealed_new_email)
  on users to lifetag_app;

drop index users_by_email_hash;
create unique index users_email_hash_once on users (email_hash)
  where deleted_at is null and email_refused_at is null;
create index users_by_email_hash on users (email_hash);

-- Links in letters that ask a mailbox. The letter has the token, the table its keyed hash.
create table email_confirmations (
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null,
  -- Keyed hash of the address that the letter went to.
  email_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- What its holder said; null while nothing.
  outcome text check (outcome in ('confirmed', 'refused')),
  primary key (user_id, token_hash)
);
create unique index email_confirmations_by_token on email_confirmations (token_hash);
create index email_confirmations_by_end on email_confirmations (expires_at);
call protect_rows('email_confirmations');
-- Whoever shows the token may learn whose it is; what it does, is done as that person.
create policy shown_token on email_confirmations for select to lifetag_app
  using (encode(token_hash, 'hex') = app_lookup('email_token'));
