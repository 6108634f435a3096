import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'protocol',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    maxWorkers: 2,
    // No test is about time; a busy machine takes its own.
    testTimeout: 60_000,
  },
})
