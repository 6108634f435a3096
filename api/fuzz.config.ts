import { configDefaults, defineConfig } from 'vitest/config'
import config from './vitest.config'

/** `npm run fuzz:api` runs the properties of every route a hundred times longer than `npm run test:all`. */
export default defineConfig({
  test: {
    ...config.test,
    include: ['src/*.prop.pg.test.ts', 'src/*.prop.all.pg.test.ts'],
    exclude: configDefaults.exclude,
    env: { FUZZ_RUNS: process.env.FUZZ_RUNS ?? '2000' },
  },
})
