import { defineConfig } from 'vitest/config'
import config from './vitest.config'

/** `npm run proof:shl` opens our links with software of others (dev/shl-proof). */
export default defineConfig({
  test: { ...config.test, include: ['dev/shl-proof/*.proof.ts'], globalSetup: ['test/cluster.ts'] },
})
