import { defineConfig } from 'vitest/config'
import config from './vitest.config'

/** `npm run --prefix api record-release`: what the next release's servers must be able to stand beside. */
export default defineConfig({
  test: { ...config.test, include: ['test/release/record-release.ts'] },
})
