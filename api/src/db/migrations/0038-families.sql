-- phase: expand
-- A server of the release before knows people alone. It makes none of these rows, and deletes an account's
-- with it; what of others it then leaves behind names nobody, and is passed over.

-- A record of somebody who does not sign in is a row like everyone's, without an address. Everything that
-- hangs on `users` hangs on it as well, and stays where it is when they get a login.
alter table users add column kind text not null default 'person' check (kind in ('person', 'managed'));
-- A test may run this file again, with the column gone, and the constraint with it.
alter table users drop constraint if exists users_email_once;
alter table users add constraint users_email_once check (
  case kind
    when 'person' then (email is null) = (email_hash is not null)
    else email is null and email_hash is null and sealed_email is null and new_email_hash is null
      and password_hash is null and role is null
  end);
grant insert (kind), update (kind) on users to lifetag_app;

-- Who else may open a person's record, and what they may do in it.
create table members (
  user_id uuid not null references users on delete cascade,
  -- An account. It may lie elsewhere: no foreign key.
  member_id uuid not null,
  role text not null check (role in ('guardian', 'carer', 'viewer')),
  since timestamptz not null,
  -- From then on they are no member; null: no such time.
  until timestamptz,
  -- Name, relationship and colour, encrypted with the record's key.
  sealed bytea not null,
  primary key (user_id, member_id)
);
create index members_by_end on members (until) where until is not null;
call protect_rows('members');
-- An account finds where it is a member, and may hold that row until the commit (which wants a policy to
-- update) without changing it.
create policy shown_member on members for select to lifetag_app
  using (member_id::text = app_lookup('member'));
create policy shown_member_held on members for update to lifetag_app
  using (member_id::text = app_lookup('member')) with check (false);

-- The same from the member's side, written in the same transaction.
create table memberships (
  user_id uuid not null references users on delete cascade,
  -- Whose record it is.
  subject_id uuid not null,
  -- The numbers are as many as one may be in.
  slot smallint not null check (slot between 1 and 12),
  role text not null check (role in ('guardian', 'carer', 'viewer')),
  since timestamptz not null,
  until timestamptz,
  primary key (user_id, subject_id),
  unique (user_id, slot)
);
create index memberships_by_end on memberships (until) where until is not null;
call protect_rows('memberships');

-- Links by which somebody may come into a record. One that was used stays until it ends, so that the same
-- press again can be told.
create table invitations (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  token_hash bytea not null,
  -- Keyed hash of the address that it is for; null: for anyone who has the link.
  email_hash bytea,
  role text not null check (role in ('guardian', 'carer', 'viewer')),
  -- Of the role.
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

-- Whose record a link leads to, found by the hash of its token.
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
