-- Turns a migrated database into one that is distributed by person. Run it once, on the coordinator, as the
-- owner of the tables, while no server runs:
--   psql "$DATABASE_ADMIN_URL" -v ON_ERROR_STOP=1 -1 -f api/ops/citus/distribute.sql
\ir prepare.sql

-- Workers receive the settings that say for whom a transaction acts. A worker that hangs accepts connections
-- without an answer. The timeout lets a request wait for it as long as for a single database, and not for half
-- a minute.
do $$ begin
  execute format('alter database %I set citus.propagate_set_commands = %L', current_database(), 'local');
  execute format('alter database %I set citus.node_connection_timeout = %L', current_database(), '2s');
end $$;

-- All rows of a person are on the same node.
select create_distributed_table('users', 'id', colocate_with => 'none');
select create_distributed_table(name, 'user_id', colocate_with => 'users')
from unnest(array[
  'user_keys', 'sessions', 'recovery_codes', 'known_devices', 'passkeys', 'idempotency_keys',
  'spaces', 'records', 'sync_clients', 'sync_outcomes', 'files',
  'code_links', 'code_pins', 'code_scans', 'members', 'memberships', 'invitations',
  'hand_overs', 'shares', 'share_requests',
  'alert_settings', 'alert_choices', 'alert_contacts', 'alert_devices', 'alert_times']) with ordinality as t(name, nth)
order by nth;

-- Each directory is distributed by its own key.
select create_distributed_table('login_directory', 'email_hash', colocate_with => 'none');
select create_distributed_table('passkey_directory', 'credential_id', colocate_with => 'none');
select create_distributed_table('code_directory', 'token_hash', colocate_with => 'none');
select create_distributed_table('client_directory', 'client_id', colocate_with => 'none');
select create_distributed_table('invitation_directory', 'token_hash', colocate_with => 'none');
select create_distributed_table('share_directory', 'token_hash', colocate_with => 'none');
select create_distributed_table('claimed_ids', 'id_hash', colocate_with => 'none');

-- Statements read it together with people's rows, and nearly never write it.
select create_reference_table('server_state');

-- Lets Citus notice writes to the tables that stay on the coordinator, see `prepare.sql`.
select citus_add_local_table_to_metadata('two_phase');
