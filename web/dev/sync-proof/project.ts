/** The engine on a simulated IndexedDB, the server on a Postgres of the run's own. */
export const syncProof = {
  name: 'sync-proof',
  environment: 'node',
  include: ['dev/sync-proof/**/*.test.ts'],
  setupFiles: ['fake-indexeddb/auto'],
  // What the files load is the same, and takes as long as fifty histories.
  isolate: false,
  // A history leaves nothing: its garbage is to die young.
  execArgv: ['--max-semi-space-size=32'],
  globalSetup: ['../api/test/cluster.ts'],
  /** A lot of histories is one test; on a busy machine it takes minutes. */
  testTimeout: 900_000,
  hookTimeout: 60_000,
}
