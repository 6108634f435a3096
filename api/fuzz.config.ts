import { configDefaults, defineConfig } from 'vitest/config'
import config from './vitest.config'

/** `npm run fuzz:api`: the properties of every route, as in `npm run test:all` and a hundred times longer. */
export default defineConfig({
  test: {
    ...config.test,
    include: ['src/*.prop.pg.test.ts', 'src/*.prop.all.pg.test.ts'],
    exclude: configDefaults.exclude,
    env: { FUZZ_RUNS: process.env.FUZZ_RUNS ?? '2000' },
  },
})
