import { defineConfig } from 'vitest/config'
import config from './vitest.config'

/** Each with the reason why it says nothing on a cluster. */
const ELSEWHERE = [
  // The catalogue and the plans of one node; `distribute.sql` was run on the cluster's databases already.
  'src/db/distribution.all.pg.test.ts',
  'src/db/directories.pg.test.ts',
  'src/plans.all.pg.test.ts',
  // Migrations are for a database before it is distributed, or for the release before.
  'src/db/migrate.pg.test.ts',
  'src/db/schema.pg.test.ts',
  'src/db/previous-release.pg.test.ts',
  // Start clusters and poolers of their own.
  'src/db/check-reach.pg.test.ts',
]

/** Of `npm run proof:citus`: the tests that ask a database, on a distributed one. */
export default defineConfig({
  test: {
    ...config.test,
    include: ['src/**/*.pg.test.ts', 'src/two-servers.test.ts', 'test/one-shard.citus.ts'],
    exclude: [...(config.test?.exclude ?? []), ...ELSEWHERE],
    // Each statement is a hop further, and three nodes may share two cores.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
