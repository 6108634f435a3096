import { defineConfig } from 'vitest/config'
import config from './vitest.config'

/** `npm run proof:shl`: our links, opened by software that is not ours (dev/shl-proof). */
export default defineConfig({
  test: { ...config.test, include: ['dev/shl-proof/*.proof.ts'], globalSetup: ['test/cluster.ts'] },
})
