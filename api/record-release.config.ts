import { defineConfig } from 'vitest/config'
import config from './vitest.config'

/** `npm run --prefix api record-release` records the statements that the next release must keep working. */
export default defineConfig({
  test: { ...config.test, include: ['test/release/record-release.ts'] },
})
