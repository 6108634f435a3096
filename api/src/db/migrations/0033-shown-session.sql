-- phase: expand
-- A server of the release before does not call it.

-- The session of a token that somebody shows, by its hash, with its person: one statement of a
-- request, where a transaction was three. It reads alone; `owner` is what the cookie says and nobody
-- has proved, so that every statement in here names the token.
create or replace function shown_session(shown text, owner uuid) returns json language plpgsql as $$
begin
  -- A block that could catch something is a savepoint, and only within a transaction or a savepoint
  -- are settings passed on: the statement that calls this stands by itself.
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
