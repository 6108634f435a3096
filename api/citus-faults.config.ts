import { defineConfig } from 'vitest/config'
import config from './vitest.config'

/** Of `pnpm proof:citus`: what takes a node away, and hence runs by itself. */
export default defineConfig({
  test: {
    ...config.test,
    include: ['test/killed-worker.citus.ts', 'test/dead-directory.citus.ts'],
    fileParallelism: false,
  },
})
