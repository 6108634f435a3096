import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { planChunks } from './web/dev/build/chunk-plan.ts'
import { finish } from './web/dev/build/finish.ts'
import { labelFiles } from './web/dev/build/label-files.ts'
import { packedDangers } from './web/dev/build/packed-dangers.ts'
import { packedLanguages } from './web/dev/build/packed-languages.ts'
import { screenFiles } from './web/dev/build/screen-files.ts'
import { textFiles } from './web/dev/build/text-files.ts'
import { thirdPartyLicenses } from './web/dev/build/third-party-licenses.ts'

const DIST = 'web/dist'

/**
 * The page shows its header with the style alone. On a slow line its scripts would share the bandwidth with
 * the style.
 */
const scriptsAfterStyle: Plugin = {
  name: 'scripts-after-style',
  transformIndexHtml: {
    order: 'post',
    handler: html =>
      html.replaceAll(
        /<(script type="module"|link rel="modulepreload")/g,
        '<$1 fetchpriority="low"',
      ),
  },
}

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
    packedDangers(),
    packedLanguages(),
    labelFiles(),
    textFiles(),
    screenFiles(),
    scriptsAfterStyle,
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
        // The worker keeps only content with these digests (web/src/sw/own-answer.ts).
        manifestTransforms: [
          entries => ({
            manifest: entries.map(entry => ({
              ...entry,
              integrity: hash('sha256', readFileSync(`${DIST}/${entry.url}`), 'base64'),
            })),
          }),
        ],
        globPatterns: ['**/*.{html,js,css,woff2,svg,png}', 'assets/wanted/{labels,texts-*}/*.json'],
        globIgnores: [
          'screenshots/**', // for the README and the installer; no phone needs them offline
          'assets/online/**',
          'preloads.json', // only the server reads it
          'help-place.js', // it belongs to a page that only the server answers
          'icons/**', // the phone's system requests them once, with the manifest
          'sw-*.js', // the worker stores its parts itself
        ],
      },
    }),
    finish(DIST),
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
