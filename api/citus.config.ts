import { configDefaults, defineConfig } from 'vitest/config'
import config from './vitest.config'

/** Test files that prove nothing on a cluster. */
const ELSEWHERE = [
  // They read the catalogue and the plans of one node, and run `distribute.sql`, which has run here already.
  'src/db/distribution.all.pg.test.ts',
  'src/db/directories.pg.test.ts',
  'src/plans.all.pg.test.ts',
  // Migrations run before a database is distributed.
  'src/db/migrate.pg.test.ts',
  'src/db/schema.pg.test.ts',
  // These start their own clusters and poolers.
  'src/db/check-reach.pg.test.ts',
]

/** These tests depend on how locks work across nodes. A short run leaves them out. */
const RACES = [
  'src/two-servers.all.test.ts',
  'src/features/account/deletion-during-writes.all.pg.test.ts',
  'src/features/family/at-once.all.pg.test.ts',
  'src/features/sync/killed-backend.all.pg.test.ts',
]

/** `npm run proof:citus` runs the tests of the database on a distributed one. */
export default defineConfig({
  test: {
    ...config.test,
    include: ['src/**/!(*.all).pg.test.ts', 'test/one-shard.citus.ts', ...RACES],
    exclude: [...configDefaults.exclude, ...ELSEWHERE],
    // Each statement takes another network hop, and three nodes may share two cores.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
