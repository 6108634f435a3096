import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { budgets } from './web/dev/build/budgets.ts'
import { findChunkCycles, strayImports } from './web/dev/build/chunk-faults.ts'
import { planChunks } from './web/dev/build/chunk-plan.ts'
import { withDigests } from './web/dev/build/file-digests.ts'
import { labelFiles } from './web/dev/build/label-files.ts'
import { check, listing } from './web/dev/build/on-bundle.ts'
import { packedFiles } from './web/dev/build/packed-files.ts'
import { packedLanguages } from './web/dev/build/packed-languages.ts'
import { firstRunFiles, preloadsOf } from './web/dev/build/screen-files.ts'
import { textFiles } from './web/dev/build/text-files.ts'
import { thirdPartyLicenses } from './web/dev/build/third-party-licenses.ts'
import { urgentStyle } from './web/dev/build/urgent-style.ts'
import { type WorkerPart, workerParts } from './web/dev/build/worker-parts.ts'

/** The parts that web/src/sw/parts.ts loads. */
const PARTS: WorkerPart[] = [
  { entry: 'src/sw/code-part.ts', global: 'lifetagCode', file: 'sw-code.js' },
  { entry: 'src/sw/sync-part.ts', global: 'lifetagSync', file: 'sw-sync.js' },
]

/** The app: `vite` serves it, `vite build` writes web/dist with its service worker. */
const web: UserConfig = {
  root: 'web',
  publicDir: '../public',
  build: {
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
    // A browser without support for module preloads loads modules as before.
    modulePreload: { polyfill: false },
  },
  plugins: [
    react(),
    tailwindcss(),
    packedLanguages(),
    labelFiles(),
    textFiles(),
    workerParts(PARTS),
    listing('preloads.json', outputs => preloadsOf(outputs)),
    listing('first-run.json', outputs => firstRunFiles(outputs)),
    urgentStyle(),
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
        globPatterns: ['**/*.{html,js,css,woff2,svg,png}', 'assets/wanted/{labels,texts-*}/*.json'],
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
    check('Not kept, and needed by what is', strayImports),
    check('These scripts import each other in a cycle', findChunkCycles),
    packedFiles(),
    // The release that a test builds may be a few bytes larger, because its files have other names.
    ...(process.env.BUDGETS === 'off' ? [] : [budgets()]),
  ],
}

/** The server and the operator's command, in api/dist. They need only the packages in api/package.json. */
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
        lifetag: 'api/src/lifetag.ts',
      },
    },
  },
  ssr: { noExternal: ['sync-protocol', 'qrcode', 'dijkstrajs'] },
}

export default defineConfig(async ({ command, isSsrBuild }) => {
  if (isSsrBuild) return api
  return command === 'serve'
    ? web
    : mergeConfig(web, { build: { rollupOptions: await planChunks('web') } })
})
