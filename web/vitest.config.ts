import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { depth } from '../sync-protocol/dev/test-depth.ts'
import { syncProof } from './dev/sync-proof/project.ts'

/** No test depends on time, but a thousand rows in a simulated IndexedDB take a while. */
const testTimeout = 60_000

/** The tests of the app and of this package's tools, grouped by what they need. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // A `.test.ts` has IndexedDB and no DOM.
        test: {
          name: 'logic',
          testTimeout,
          environment: 'node',
          include: ['src/**/*.test.ts'],
          isolate: false,
          // These packages keep a connection, so each file loads them again.
          server: { deps: { inline: ['idb-keyval', 'dexie', 'dexie-react-hooks'] } },
          setupFiles: [
            '../sync-protocol/dev/fresh-modules.ts',
            '../sync-protocol/dev/wait-patiently.ts',
            './dev/test/fresh-database.ts',
            './dev/test/slow-database.ts',
          ],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'screens',
          testTimeout,
          environment: 'happy-dom',
          // Saving a file clicks a link, and the page of all tests would follow it.
          environmentOptions: {
            happyDOM: {
              settings: {
                navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
              },
            },
          },
          include: ['src/**/*.test.tsx'],
          isolate: false,
          server: { deps: { inline: ['idb-keyval', 'dexie', 'dexie-react-hooks'] } },
          setupFiles: [
            '../sync-protocol/dev/fresh-modules.ts',
            '../sync-protocol/dev/wait-patiently.ts',
            './dev/test/fresh-database.ts',
            './dev/test/slow-database.ts',
            './dev/test/screens-setup.ts',
          ],
        },
      },
      {
        test: {
          name: 'tools',
          testTimeout,
          environment: 'node',
          include: ['dev/**/*.test.ts'],
          exclude: ['dev/sync-proof/**', ...depth(['**/*.all.test.ts'], [])],
        },
      },
      { test: syncProof },
    ],
  },
})
