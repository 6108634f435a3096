import { defineConfig } from 'vitest/config'
import config from './vitest.config'

/** Of `npm run proof:pgbouncer`: every test, with requests going through pgbouncer, and those of pgbouncer itself. */
export default defineConfig({
  test: {
    ...config.test,
    include: [...(config.test?.include ?? []), 'test/**/*.proof.ts'],
  },
})
