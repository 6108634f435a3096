-- Turns a migrated database into one that is distributed by person. Once, on the coordinator, as the
-- owner of the tables, while no server runs:
--   psql "$DATABASE_ADMIN_URL" -v ON_ERROR_STOP=1 -1 -f api/ops/citus/distribute.sql
\ir prepare.sql

-- Whom a transaction acts for reaches the workers. A worker that hangs takes connections and says
-- nothing: a request waits for it as long as for a connection to one database, not for half a minute.
do $$ begin
  execute format('alter database %I set citus.propagate_set_commands = %L', current_database(), 'local');
  execute format('alter database %I set citus.node_connection_timeout = %L', current_database(), '2s');
end $$;

-- Each person's rows lie together.
select create_distributed_table('users', 'id', colocate_with => 'none');
select create_distributed_table(name, 'user_id', colocate_with => 'users')
from unnest(array[
  'user_keys', 'sessions', 'recovery_codes', 'known_devices', 'passkeys', 'idempotency_keys',
  'spaces', 'records', 'sync_clients', 'sync_outcomes', 'files',
  'code_links', 'code_pins', 'code_scans', 'members', 'memberships', 'invitations',
  'hand_overs', 'shares', 'share_requests',
  'alert_settings', 'alert_choices', 'alert_contacts', 'alert_devices', 'alert_times']) with ordinality as t(name, nth)
order by nth;

-- Directories, each by its own key.
select create_distributed_table('login_directory', 'email_hash', colocate_with => 'none');
select create_distributed_table('passkey_directory', 'credential_id', colocate_with => 'none');
select create_distributed_table('code_directory', 'token_hash', colocate_with => 'none');
select create_distributed_table('client_directory', 'client_id', colocate_with => 'none');
select create_distributed_table('invitation_directory', 'token_hash', colocate_with => 'none');
select create_distributed_table('share_directory', 'token_hash', colocate_with => 'none');
select create_distributed_table('claimed_ids', 'id_hash', colocate_with => 'none');

-- Read beside people's rows, and nearly never written.
select create_reference_table('server_state');

-- Makes Citus see who writes the tables that stay here, see `prepare.sql`.
select citus_add_local_table_to_metadata('two_phase');
