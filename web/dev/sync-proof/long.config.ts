import { defineConfig } from 'vitest/config'
import { syncProof } from './project'

/** `npm run proof:sync` runs the histories of `npm test` and thousands more of each kind. */
export default defineConfig({
  test: {
    ...syncProof,
    maxWorkers: 2,
    env: { PROOF_HISTORIES: process.env.PROOF_HISTORIES ?? '20000' },
  },
})
