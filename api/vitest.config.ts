import { configDefaults, defineConfig } from 'vitest/config'
import { depth } from '../sync-protocol/dev/test-depth.ts'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'dev/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...depth(['**/*.all.test.ts', '**/*.all.pg.test.ts'], [])],
    setupFiles: ['../sync-protocol/dev/wait-patiently.ts'],
    globalSetup: ['test/built.ts', 'test/cluster.ts'],
    isolate: false,
    // Half of the time a worker waits for the database.
    maxWorkers: 4,
    // No test measures time, and a busy machine is slow.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
