-- Expand only: a server of the release before works beside this one.

-- Views of one code from one address on one day are one line with a count. `fold` is a keyed hash of
-- all that makes them one, the day included; housekeeping forgets it when the day is over.
alter table code_scans
  add column last_at timestamptz, -- null: seen once, at scanned_at
  add column times integer not null default 1,
  add column fold bytea;
create unique index code_scans_by_fold on code_scans (user_id, code_id, fold) where fold is not null;
-- For the housekeeping that forgets them.
create index code_scans_folded on code_scans (scanned_at) where fold is not null;

-- The wrong tries of the last hour, and when the owner was last told of one.
alter table code_pins
  add column wrong_at timestamptz[] not null default '{}',
  add column told_at timestamptz;

-- Whoever shows a token also learns that it was withdrawn. The code's own row has the last word.
drop policy if exists shown_token on code_links;
create policy shown_token on code_links for select
  using (encode(token_hash, 'hex') = app_lookup('code_token'));

-- All that a view of a code needs, in one statement and one answer: a scan is one round trip. Call it
-- by itself, outside any transaction: it ends as the user that it found. It runs with the rights of
-- the caller, so that every policy stands behind each of its reads.
--   null: nobody ever had this token
--   {"withdrawn": true}
--   {"userId", "codeId", "key": {"version", "wrapped"}, "pin": null or {"wrongTries", "wrongAtMs": []},
--    "rows": [[collection, id, version, sealed], …]}, binary values in hex
create function shown_code(shown bytea, collections text[]) returns json language plpgsql as $$
declare
  link record;
begin
  perform set_config('app.lookup_code_token', encode(shown, 'hex'), true);
  select user_id, code_id, retired_at into link from code_links where token_hash = shown;
  if not found then
    if exists (select from spent_tokens where token_hash = shown) then
      return json_build_object('withdrawn', true);
    end if;
    return null;
  end if;
  if link.retired_at is not null then
    return json_build_object('withdrawn', true);
  end if;
  perform set_config('app.user_id', link.user_id::text, true);
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
end $$;

-- Writes lines of scan logs, of any number of people, each as its own person and each by itself: one
-- that cannot be written takes no other with it. Gives the ids of those that failed; lines of a person
-- who is gone are not among them. In the order of persons and codes, so that two servers wait for one
-- another and never in a circle. Call it by itself: it ends as the last of them.
create function note_scans(lines jsonb) returns setof uuid language plpgsql as $$
declare
  line record;
begin
  for line in
    select * from jsonb_to_recordset(lines) as l(
      "userId" uuid, id uuid, "codeId" uuid, at timestamptz, "lastAt" timestamptz,
      times integer, fold text, sealed text)
    order by l."userId", l."codeId", l.fold
  loop
    begin
      perform set_config('app.user_id', line."userId"::text, true);
      delete from code_scans
      where user_id = line."userId" and code_id = line."codeId"
        and scanned_at < line.at - interval '365 days';
      insert into code_scans (user_id, id, code_id, scanned_at, last_at, times, fold, sealed)
      values (
        line."userId", line.id, line."codeId", line.at, line."lastAt", line.times,
        decode(line.fold, 'base64'), decode(line.sealed, 'base64'))
      on conflict (user_id, code_id, fold) where fold is not null do update
      set times = code_scans.times + excluded.times,
        last_at = greatest(code_scans.last_at, excluded.last_at)
      -- The same line again: the answer to it was lost.
      where code_scans.id <> excluded.id;
    exception
      when foreign_key_violation then null;
      when others then return next line.id;
    end;
  end loop;
end $$;
