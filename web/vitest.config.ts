import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { syncProof } from './dev/sync-proof/project.ts'

/** No test is about time; a thousand rows in a simulated IndexedDB simply take a while. */
const testTimeout = 60_000

/** The app's tests by what they need, and beside them the tests of this package's own tools. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        // A `.test.ts` has IndexedDB and no DOM: what it tests must not need one.
        test: {
          name: 'logic',
          testTimeout,
          environment: 'node',
          include: ['src/**/*.test.ts'],
          isolate: false,
          // It keeps its connection: read anew with each file, as ours is.
          server: { deps: { inline: ['idb-keyval', 'dexie', 'dexie-react-hooks'] } },
          setupFiles: [
            '../sync-protocol/dev/fresh-modules.ts',
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
          // A file that is saved is a link that is pressed: the page of all tests would go there.
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
          exclude: ['dev/sync-proof/**'],
        },
      },
      { test: syncProof },
    ],
  },
})
