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
  // As large as all else that starts the app, and the same from release to release.
  { name: 'react', test: /\/node_modules\/(react-dom|react|scheduler)\//, ...ALONE },
  { name: 'app', tags: ['$initial' as const] },
  {
    name: 'ui',
    test: /web\/src\/(ui|http|stores)\/(?!profile-colors|reminders-note)/,
    minShareCount: 3,
  },
  // Each is so small that its own file would be mostly the name of it, in every list of files.
  {
    name: 'small',
    test: /words\/(remembered|in-parts)|card\/direction|terms\/(fold\.|read-by-speaker)|rest\/kept-days|sync\/(limits|field-messages)|app\/code-origin|qr\/link\.|render\/failure/,
    ...ALONE,
  },
  {
    name: 'signing',
    test: /session\/(use-form|form-problem|email|use-sign-out|use-way-back)|rest\/(email|credentials)|account\/(credentials|use-fresh-email|fresh-sign-in-dialog)/,
    ...ALONE,
  },
  {
    name: 'data',
    // Without what is only needed where there are, or were, records of several people.
    test: /web\/src\/(sync\/(?!runtime\/(refresh|close|leftovers)|record\/own-code)|db\/(?!wipe|erase|stray))|\/dexie/,
    minShareCount: 2,
  },
  // What a code of a level shows, which is chosen before anything of it is. First: the next one takes the rest of its folder.
  {
    name: 'choosing',
    test: /sync-protocol\/src\/(card\/(levels|fields)|qr\/colors|family\/widens)|features\/qr-codes\/(qr-codes-tab|code-(editor|form|choices|words)|color-select|l(evel|ist)-|make-claim|saved-codes-skeleton)/,
    ...ALONE,
  },
  // Who writes a record down makes a code of it. Together they are a tenth smaller.
  {
    name: 'record',
    test: /src\/(app\/start\/(code|first-run|list|step|you|questions)|features\/(medical\/(?!medical-tab)|qr-codes\/)|codes\/|ui\/(combobox|folded)|rest\/code-answers)/,
    ...ALONE,
  },
  // Apart they were 6 KB more as sent, and the overview fetched 23 scripts for 14.
  {
    name: 'capsule',
    test: /sync-protocol\/src\/qr\/(capsule\/|room)/,
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
    test: /sync-protocol\/src\/(card\/(?!words|labels|levels|fields)|disclosure\/|responder\/emergency-call)/,
    minShareCount: 2,
    ...ALONE,
  },
  {
    name: 'suggest',
    test: /sync-protocol\/src\/terms\/(index\.ts|suggest|lists|words\.table)/,
    ...ALONE,
  },
  {
    name: 'drawing',
    test: /sync-protocol\/src\/qr\/(render|symbol|scan)|\/qrcode\/|\/dijkstrajs\/|src\/ui\/svg-png/,
    ...ALONE,
  },
  { name: 'family', test: FAMILY, ...ALONE },
  { name: 'closing', test: /runtime\/(close-profile|leftovers)|db\/wipe-if/, ...ALONE },
  {
    name: 'make-ips',
    test: /summary\/make-summary|shl\/summary|src\/ips\/(allergies|body|conditions|directives|flags|make-ips|making|medications|narrative|patient)\./,
    ...ALONE,
  },
  // The card is there before what it opens.
  { name: 'clinic-card', test: /features\/clinic\/(clinic-card|summary\/carer)/, ...ALONE },
  { name: 'links', test: /features\/clinic\/links\/|rest\/shares/, ...ALONE },
  {
    name: 'shl',
    test: /src\/shl\/(?!summary)|src\/ips\/(fhir|codes|coding|noted-fields|read-json|read-facts)/,
    ...ALONE,
  },
  {
    name: 'import',
    test: /features\/clinic\/(import|view)|record\/write-many|scan\/health-code|src\/ips\//,
    ...ALONE,
  },
  {
    name: 'printing',
    test: /features\/print\/(drawing\/(trace|hex)|(?!places|drawing|print-screen|comes-once))/,
    ...ALONE,
  },
  { name: 'files', test: /print\/drawing\/(paint|pdf|png|stencil|svg)/, ...ALONE },
  { name: 'places', test: /print\/places\/(?!of-family|nfc)/, ...ALONE },
  { name: 'lock', test: LOCK, ...ALONE },
  {
    name: 'scanning',
    test: /features\/scan\/(?!card-check|found|health-code|open-link|our-hosts|recognise)/,
    ...ALONE,
  },
  // The page of a code, and what a scan needs once it found one: both come behind the camera.
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
  // What the overview reads of the record comes behind what it counts.
  {
    name: 'shown',
    test: /src\/(features\/(dashboard\/(first-look|read-abroad|unread)|share\/(?!quick-share-card))|share\/)/,
    ...ALONE,
  },
  // Nothing is ordered without a connection, and a gift needs only the first half of these.
  {
    name: 'ordering',
    test: /src\/commerce\/(address|beta|cart|code-label|csv|order|products|shipping)/,
    minShareCount: 2,
    ...ALONE,
  },
  { name: 'selling', test: /sync-protocol\/src\/commerce\//, minShareCount: 2, ...ALONE },
  // What reads a backup is mostly what writes one.
  {
    name: 'backup',
    test: /features\/backup\/(?!backup-card|save-backup-button|use-backup-dialog)|app\/start\/(restore|waiting|add-lock-proof)/,
    ...ALONE,
  },
  // As these are: each alone is mostly the same words of a page.
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
    // A browser that knows nothing of it loads as it always did.
    modulePreload: { polyfill: false },
    rollupOptions: {
      // `class extends React.Component` is a read, too: for it the build would keep what nobody draws.
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
          'screenshots/**', // the README's and the installer's: no phone needs them offline
          'assets/online/**',
          'preloads.json', // the server's
          'help-place.js', // of a page that the server alone answers
          'icons/**', // the phone's own system asks for them once, as for the manifest
          ...PARTS.map(({ file }) => file), // the worker keeps its own
        ],
      },
    }),
    keptImports(),
    chunkCycles(),
    packedFiles(),
    // A release that a test makes up may be a few bytes larger: its files are called otherwise.
    ...(process.env.BUDGETS === 'off' ? [] : [budgets()]),
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
