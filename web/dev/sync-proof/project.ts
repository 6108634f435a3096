/** The engine on a simulated IndexedDB, the server on a Postgres of the run's own. */
export const syncProof = {
  name: 'sync-proof',
  environment: 'node',
  include: ['dev/sync-proof/**/*.test.ts'],
  setupFiles: ['fake-indexeddb/auto'],
  globalSetup: ['../api/test/cluster.ts'],
  /** A lot of histories is one test; on a busy machine it takes minutes. */
  testTimeout: 900_000,
  hookTimeout: 60_000,
}
