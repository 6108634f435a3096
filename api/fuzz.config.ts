import { defineConfig } from 'vitest/config'
import config from './vitest.config'

/** `npm run fuzz:api`: the properties of every route, as in `npm test` and hundreds of times longer. */
export default defineConfig({
  test: {
    ...config.test,
    include: ['src/*.prop.pg.test.ts'],
    env: { FUZZ_RUNS: process.env.FUZZ_RUNS ?? '2000' },
  },
})
