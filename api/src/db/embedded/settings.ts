/**
 * Settings of the bundled Postgres for one small service. All its idle processes together stay well under 120
 * MB. Its log never contains a statement, parameter or row.
 */
export const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',

  shared_buffers: '16MB',
  work_mem: '2MB',
  maintenance_work_mem: '16MB',
  max_connections: '60',
  // Helper processes for parallel queries, replication and I/O do not help here.
  io_method: 'sync',
  max_worker_processes: '1',
  max_parallel_workers: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  jit: 'off',

  lc_messages: 'C',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
}

export const THROWAWAY_SETTINGS: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}
