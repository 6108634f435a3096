import { defineConfig } from 'vitest/config'
import config from './vitest.config'

/** Of `npm run proof:citus`: what takes a node away, and hence runs by itself. */
export default defineConfig({
  test: {
    ...config.test,
    include: ['killed-worker', 'hung-worker', 'dead-directory', 'half-commit'].map(
      name => `test/${name}.citus.ts`,
    ),
    fileParallelism: false,
  },
})
