import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { budgets } from './web/dev/build/budgets.ts'
import { assetFile, chunkFile } from './web/dev/build/chunk-file.ts'
import { keptImports } from './web/dev/build/kept-imports.ts'
import { packedFiles } from './web/dev/build/packed-files.ts'
import { packedLanguages } from './web/dev/build/packed-languages.ts'
import { screenPreloads } from './web/dev/build/screen-preloads.ts'
import { type WorkerPart, workerParts } from './web/dev/build/worker-parts.ts'

/** As web/src/sw/parts.ts asks for them. */
const PARTS: WorkerPart[] = [
  { entry: 'src/sw/code-part.ts', global: 'lifetagCode', file: 'sw-code.js' },
  { entry: 'src/sw/sync-part.ts', global: 'lifetagSync', file: 'sw-sync.js' },
]

/**
 * Left alone the build makes a hundred chunks, many of them under 1 KB: each costs a request, and the
 * phone some work. What starts the app is one; what nearly every screen shows, and what reads the
 * device's database, are one each.
 */
const requireByWeb = createRequire(new URL('./web/package.json', import.meta.url))
const requireByRouter = createRequire(requireByWeb.resolve('react-router-dom'))
/** The same libraries without their ES5, and without warnings for developers: what they give by themselves. */
const LEANER = [
  { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
  { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
  {
    find: /^react-router$/,
    replacement: join(
      dirname(requireByRouter.resolve('react-router/package.json')),
      'dist/production/index.mjs',
    ),
  },
]

const ALONE = { includeDependenciesRecursively: false }
const CHUNKS = [
  { name: 'app', tags: ['$initial' as const] },
  { name: 'ui', test: /web\/src\/(ui|http|stores)\//, minShareCount: 4 },
  { name: 'data', test: /web\/src\/(sync|db)\/|\/dexie/, minShareCount: 2 },
  // Who writes a record down makes a code of it. Together they are a tenth smaller.
  {
    name: 'record',
    test: /src\/(app\/start\/(code|list|start|step|you|questions)|features\/(medical|qr-codes)\/|codes\/|ui\/combobox)/,
    ...ALONE,
  },
  // Apart they were 6 KB more as sent, and the overview fetched 23 scripts for 14.
  {
    name: 'capsule',
    test: /sync-protocol\/src\/qr\/(capsule\/(?!v1\/dictionary)|room)/,
    ...ALONE,
  },
  // Before what reads a record: a screen that only writes dates needs none of its words.
  {
    name: 'format',
    test: /sync-protocol\/src\/(card\/(format|languages)|responder\/(emergency-numbers|locale))/,
    minShareCount: 2,
    ...ALONE,
  },
  {
    name: 'reading',
    test: /sync-protocol\/src\/(card\/(?!words|labels)|disclosure\/|responder\/emergency-call)/,
    minShareCount: 2,
    ...ALONE,
  },
  {
    name: 'drawing',
    test: /sync-protocol\/src\/qr\/(render|symbol|scan|colors)|\/qrcode\/|\/dijkstrajs\/|src\/ui\/svg-png/,
    ...ALONE,
  },
  { name: 'scanning', test: /features\/scan\/(?!card-check)/, ...ALONE },
  {
    name: 'entries',
    test: /features\/(install\/|dashboard\/words)|src\/medical\/entered-dates/,
    minShareCount: 2,
    ...ALONE,
  },
  { name: 'selling', test: /sync-protocol\/src\/commerce\//, minShareCount: 2, ...ALONE },
  // What reads a backup is mostly what writes one.
  {
    name: 'backup',
    test: /features\/backup\/(?!backup-card)|app\/start\/(restore|waiting)/,
    ...ALONE,
  },
  // As these are: each alone is mostly the same words of a page.
  {
    name: 'giving',
    test: /features\/(donate|shop\/(?!draw-product|shop-success))/,
    ...ALONE,
  },
]

/** The app: `vite` serves it, `vite build` writes web/dist with its service worker. */
const web: UserConfig = {
  root: 'web',
  publicDir: '../public',
  resolve: { alias: LEANER },
  build: {
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
    rollupOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
        chunkFileNames: chunkFile,
        assetFileNames: assetFile,
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000', '/e': 'http://localhost:3000' } },
  plugins: [
    react(),
    tailwindcss(),
    packedLanguages(),
    workerParts(PARTS),
    screenPreloads(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,png}'],
        globIgnores: [
          'screenshots/**', // the README's and the installer's: no phone needs them offline
          'assets/online/**',
          'preloads.json', // the server's
          'icons/**', // the phone's own system asks for them once, as for the manifest
          ...PARTS.map(({ file }) => file), // the worker keeps its own
        ],
      },
    }),
    keptImports(),
    packedFiles(),
    budgets(),
  ],
}

/** The server and the operator's commands, in api/dist: they need only the packages in api/package.json. */
const api: UserConfig = {
  root: 'api',
  build: {
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rollupOptions: {
      input: {
        server: 'api/src/server.ts',
        // What an operator may need where only the built tree is; api/ops/README.md tells of each.
        'end-sessions': 'api/dev/end-sessions.ts',
        'grant-role': 'api/dev/grant-role.ts',
        'move-files': 'api/dev/move-files.ts',
        'new-epoch': 'api/dev/new-epoch.ts',
        'new-owner-token': 'api/dev/new-owner-token.ts',
        'reconcile-payments': 'api/dev/reconcile-payments.ts',
        'rewrap-keys': 'api/dev/rewrap-keys.ts',
        'seed-payments': 'api/dev/seed-payments.ts',
        seed: 'api/dev/seed.ts',
      },
    },
  },
  ssr: { noExternal: ['sync-protocol', 'qrcode', 'dijkstrajs'] },
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? api : web))
