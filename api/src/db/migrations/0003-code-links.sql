-- From a printed token (as a keyed hash) to the code it opens. Rows are written only together with
-- the record of the code, and outlive it: a token that was replaced or deleted never works again,
-- and nobody can take it over.
create table code_links (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  code_id uuid not null,
  retired_at timestamptz
);
create index code_links_by_code on code_links (user_id, code_id);
call protect_rows('code_links');
-- Whoever shows the token may learn whose code it is, nothing more, and only while it works.
create policy shown_token on code_links for select
  using (encode(token_hash, 'hex') = app_lookup('code_token') and retired_at is null);

-- The PIN that guards insurance and documents, as a keyed hash, and how often it was got wrong.
create table code_pins (
  user_id uuid not null references users on delete cascade,
  code_id uuid not null,
  pin_hash bytea not null,
  wrong_tries integer not null default 0,
  primary key (user_id, code_id)
);
call protect_rows('code_pins');

-- Who opened a code, and when; kept for a year and shown to its owner.
create table code_scans (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  code_id uuid not null,
  scanned_at timestamptz not null,
  -- What was asked and shown: level, role and reason, encrypted with the owner's key.
  sealed bytea not null,
  primary key (user_id, id)
);
create index code_scans_by_code on code_scans (user_id, code_id, scanned_at);
call protect_rows('code_scans');
