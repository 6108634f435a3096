/** The engine uses a simulated IndexedDB, and the server its own Postgres. */
export const syncProof = {
  name: 'sync-proof',
  environment: 'node',
  include: ['dev/sync-proof/**/*.test.ts'],
  setupFiles: ['fake-indexeddb/auto'],
  // The files load the same modules, which takes as long as fifty histories.
  isolate: false,
  // The garbage of a history is short-lived, so a large young generation saves time.
  execArgv: ['--max-semi-space-size=32'],
  globalSetup: ['../api/test/cluster.ts'],
  /** A lot of histories is one test. On a busy machine it takes minutes. */
  testTimeout: 900_000,
  hookTimeout: 60_000,
}
