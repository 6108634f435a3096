-- phase: expand
-- The functions take and give what they did, and a server of the release before calls
-- them as it did.

-- Whom a statement acts for reaches the workers of a distributed database by SET LOCAL, and not by
-- set_config(). The values are a uuid and hex. What the functions promise is said in 0019.
create or replace function shown_code(shown bytea, collections text[]) returns json language plpgsql as $$
declare
  link record;
begin
  -- A block that could catch something is a savepoint, and only within a transaction or a savepoint
  -- are settings passed on: the statement that calls this stands by itself.
  begin
    execute format('set local app.lookup_code_token = %L', encode(shown, 'hex'));
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
    execute format('set local app.user_id = %L', link.user_id);
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

create or replace function note_scans(lines jsonb) returns setof uuid language plpgsql as $$
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
      execute format('set local app.user_id = %L', line."userId");
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
