import { defineConfig } from 'vitest/config'
import config from './vitest.config'

/** `npm run proof:citus` runs these tests by themselves, because they take nodes away. */
export default defineConfig({
  test: {
    ...config.test,
    include: ['killed-worker', 'hung-worker', 'dead-directory', 'half-commit'].map(
      name => `test/${name}.citus.ts`,
    ),
    fileParallelism: false,
  },
})
