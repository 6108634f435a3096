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
