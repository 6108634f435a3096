import { defineConfig } from 'vitest/config'
import config from './vitest.config'

/** `npm run proof:pgbouncer` runs every test through pgbouncer, and the tests of pgbouncer itself. */
export default defineConfig({
  test: {
    ...config.test,
    include: [...(config.test?.include ?? []), 'test/**/*.proof.ts'],
  },
})
