import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { budgets } from './web/dev/build/budgets.ts'
import { chunkCycles } from './web/dev/build/chunk-cycles.ts'
import { assetFile, chunkFile, FAMILY, LOCK } from './web/dev/build/chunk-file.ts'
import { compiledAhead } from './web/dev/build/compiled-ahead.ts'
import { withDigests } from './web/dev/build/file-digests.ts'
import { firstRunFiles } from './web/dev/build/first-run-files.ts'
import { keptImports } from './web/dev/build/kept-imports.ts'
import { labelFiles } from './web/dev/build/label-files.ts'
import { packedFiles } from './web/dev/build/packed-files.ts'
import { packedLanguages } from './web/dev/build/packed-languages.ts'
import { screenPreloads } from './web/dev/build/screen-preloads.ts'
import { thirdPartyLicenses } from './web/dev/build/third-party-licenses.ts'
import { urgentStyle } from './web/dev/build/urgent-style.ts'
import { usedRouter } from './web/dev/build/used-router.ts'
import { weightsInUse } from './web/dev/build/weights-in-use.ts'
import { type WorkerPart, workerParts } from './web/dev/build/worker-parts.ts'

/** The parts that web/src/sw/parts.ts loads. */
const PARTS: WorkerPart[] = [
  { entry: 'src/sw/code-part.ts', global: 'lifetagCode', file: 'sw-code.js' },
  { entry: 'src/sw/sync-part.ts', global: 'lifetagSync', file: 'sw-sync.js' },
]

const requireByWeb = createRequire(new URL('./web/package.json', import.meta.url))
const requireByRouter = createRequire(requireByWeb.resolve('react-router-dom'))
/** The same libraries without ES5 code and without warnings for developers. */
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
/**
 * Without these groups the build makes a hundred chunks, many of them under 1 KB. Each chunk costs a request
 * and the phone some work. The app starts with one chunk. The code for nearly every screen is in another, and
 * so is the code that reads the device's database.
 */
const CHUNKS = [
  // It is as large as everything else that starts the app, and the same from release to release.
  { name: 'react', test: /\/node_modules\/(react-dom|react|scheduler)\//, ...ALONE },
  { name: 'app', tags: ['$initial' as const] },
  {
    name: 'ui',
    test: /web\/src\/(ui|http|stores)\/(?!profile-colors|reminders-note)/,
    minShareCount: 3,
  },
  // These modules are so small that a separate file would be mostly a name in every list of files.
  {
    name: 'small',
    test: /text\/(memoize|in-parts|fold\.)|card\/direction|terms\/read-by-speaker|rest\/kept-days|sync\/(limits|field-messages)|addresses\/code-origin|qr\/link\.|render\/failure/,
    ...ALONE,
  },
  {
    name: 'signing',
    test: /session\/(use-form|form-problem|email|use-sign-out|use-way-back)|rest\/(email|credentials)|account\/(credentials|use-fresh-email|fresh-sign-in-dialog)/,
    ...ALONE,
  },
  {
    name: 'data',
    // It leaves out the code that only phones with records of several people need, now or in the past.
    test: /web\/src\/(sync\/(?!runtime\/(refresh|close|unsent-copies)|record\/own-code)|db\/(?!wipe|erase|orphan))|\/dexie/,
    minShareCount: 2,
  },
  // The content of a code of a level is chosen before the code exists. This group has to precede the next
  // one, which takes the rest of the folder.
  {
    name: 'choosing',
    test: /sync-protocol\/src\/(card\/(levels|fields)|qr\/colors|family\/discloses-more)|features\/qr-codes\/(qr-codes-tab|code-(editor|form|choices|words)|color-select|l(evel|ist)-|make-claim|saved-codes-skeleton)/,
    ...ALONE,
  },
  // A person who writes a record also makes a code of it. Together the two are a tenth smaller.
  {
    name: 'record',
    test: /src\/(app\/start\/(code|first-run|list|step|you)|features\/(medical\/(?!medical-tab)|qr-codes\/)|codes\/|ui\/(combobox|folded)|rest\/code-answers)/,
    ...ALONE,
  },
  // As separate chunks they were 6 KB more as sent, and the overview fetched 23 scripts instead of 14.
  {
    name: 'capsule',
    test: /sync-protocol\/src\/(capsule\/|qr\/room)/,
    ...ALONE,
  },
  // The formats precede the code that reads a record: a screen that only writes dates needs no words of it.
  {
    name: 'format',
    test: /sync-protocol\/src\/(text\/format|card\/languages|responder\/(emergency-numbers|locale))/,
    minShareCount: 2,
    ...ALONE,
  },
  {
    name: 'reading',
    test: /sync-protocol\/src\/(card\/(?!words|levels|fields)|text\/own-country|disclosure\/|responder\/emergency-call)/,
    minShareCount: 2,
    ...ALONE,
  },
  {
    name: 'suggest',
    test: /sync-protocol\/src\/(terms\/(index\.ts|suggest|lists)|text\/suggestions)/,
    ...ALONE,
  },
  {
    name: 'drawing',
    test: /sync-protocol\/src\/qr\/(render|symbol|scan)|\/qrcode\/|\/dijkstrajs\/|src\/ui\/svg-png/,
    ...ALONE,
  },
  { name: 'family', test: FAMILY, ...ALONE },
  { name: 'closing', test: /runtime\/(close-profile|unsent-copies)|db\/wipe-if/, ...ALONE },
  {
    name: 'make-ips',
    test: /summary\/make-summary|shl\/summary|src\/ips\/(allergies|body|conditions|directives|flags|make-ips|making|medications|narrative|patient)\./,
    ...ALONE,
  },
  // The card loads before the dialog that it opens.
  { name: 'clinic-card', test: /features\/clinic\/(clinic-card|summary\/carer)/, ...ALONE },
  { name: 'links', test: /features\/clinic\/links\/|rest\/shares/, ...ALONE },
  {
    name: 'shl',
    test: /src\/shl\/(?!summary)|src\/ips\/(fhir|codes|coding|noted-fields|read-json|read-facts)/,
    ...ALONE,
  },
  {
    name: 'import',
    test: /features\/clinic\/(import|view)|record\/write-many|scan\/health-code|src\/ips\/|languages\/(\w+\/clinic|lists\/(none|rate)-words)/,
    ...ALONE,
  },
  {
    name: 'printing',
    test: /features\/print\/(drawing\/(trace|hex)|(?!places|drawing|print-screen|comes-once))/,
    ...ALONE,
  },
  { name: 'files', test: /print\/drawing\/(paint|pdf|png|stencil|svg)/, ...ALONE },
  {
    name: 'places',
    test: /print\/places\/(?!of-family|nfc)|languages\/(\w+\/places|places|lists\/place-words)/,
    ...ALONE,
  },
  { name: 'lock', test: LOCK, ...ALONE },
  {
    name: 'scanning',
    test: /features\/scan\/(?!card-check|found|health-code|open-link|our-hosts|recognise)/,
    ...ALONE,
  },
  // The page of a code, and what a scan needs after it finds one, load after the camera.
  {
    name: 'opened',
    test: /features\/(responder\/|scan\/(found|open-link|our-hosts|recognise))/,
    ...ALONE,
  },
  {
    name: 'entries',
    test: /features\/(install\/|dashboard\/words)|session\/with-fresh|print\/comes-once|ui\/tab-bar|src\/(medical\/entered-dates|(http|stores)\/use-late)/,
    minShareCount: 2,
    ...ALONE,
  },
  // The overview loads these details after its counters.
  {
    name: 'shown',
    test: /src\/(features\/(dashboard\/(first-look|read-abroad|unread)|share\/(?!quick-share-card))|share\/)/,
    ...ALONE,
  },
  // An order needs a connection, and a gift needs only the first half of these modules.
  {
    name: 'ordering',
    test: /src\/(commerce\/(address|beta|cart|code-label|csv|order-state|products|shipping)|rest\/order-request)/,
    minShareCount: 2,
    ...ALONE,
  },
  { name: 'selling', test: /sync-protocol\/src\/commerce\//, minShareCount: 2, ...ALONE },
  // The code that reads a backup is mostly the code that writes one.
  {
    name: 'backup',
    test: /features\/backup\/(?!backup-card|save-backup-button|use-backup-dialog)|app\/start\/(restore|waiting)/,
    ...ALONE,
  },
  // Each of these alone is mostly the same words of a page.
  {
    name: 'giving',
    test: /features\/donate\/|rest\/payments\./,
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
    // A browser without support for module preloads loads modules as before.
    modulePreload: { polyfill: false },
    rollupOptions: {
      // `class extends React.Component` reads a property, so the build would keep unused components.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups: CHUNKS },
        chunkFileNames: chunkFile,
        assetFileNames: assetFile,
      },
    },
  },
  plugins: [
    react(),
    tailwindcss(),
    usedRouter(),
    weightsInUse(),
    packedLanguages(),
    labelFiles(),
    workerParts(PARTS),
    compiledAhead(),
    screenPreloads(),
    urgentStyle(),
    firstRunFiles(),
    thirdPartyLicenses(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        // The plugin runs a second build for the worker, which would print a list of its files.
        buildPlugins: { vite: [{ name: 'quiet', config: () => ({ logLevel: 'warn' }) }] },
        manifestTransforms: [withDigests('web/dist')],
        globPatterns: ['**/*.{html,js,css,woff2,svg,png}', 'assets/wanted/labels/*.json'],
        globIgnores: [
          'screenshots/**', // for the README and the installer; no phone needs them offline
          'assets/online/**',
          'preloads.json', // only the server reads it
          'help-place.js', // it belongs to a page that only the server answers
          'icons/**', // the phone's system requests them once, with the manifest
          ...PARTS.map(({ file }) => file), // the worker stores these itself
        ],
      },
    }),
    keptImports(),
    chunkCycles(),
    packedFiles(),
    // The release that a test builds may be a few bytes larger, because its files have other names.
    ...(process.env.BUDGETS === 'off' ? [] : [budgets()]),
  ],
}

/** The server and the operator's commands, in api/dist. They need only the packages in api/package.json. */
const api: UserConfig = {
  root: 'api',
  build: {
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rollupOptions: {
      input: {
        server: 'api/src/server.ts',
        worker: 'api/src/run-worker.ts',
        // Commands for an operator who has only the built tree. api/ops/README.md describes each.
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
