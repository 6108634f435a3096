import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'protocol',
    environment: 'node',
    include: ['{src,dev}/**/*.test.ts'],
    isolate: false,
    setupFiles: ['dev/fresh-modules.ts'],
    maxWorkers: 2,
    // No test is about time; a busy machine takes its own.
    testTimeout: 180_000,
  },
})
