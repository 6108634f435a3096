import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { labelFiles } from './label-files.ts'

export interface WorkerPart {
  entry: string
  /** The global of the worker that receives its exports. */
  global: string
  file: string
}

/** The worker is no module, so it cannot import: its scripts share only their globals. */
export function workerParts(parts: readonly WorkerPart[]): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'worker-parts',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      sequential: true,
      async handler() {
        for (const { entry, global, file } of parts) {
          await build({
            configFile: false,
            root,
            publicDir: false,
            plugins: [labelFiles({ isWritten: false })],
            logLevel: 'warn',
            define: { 'process.env.NODE_ENV': '"production"' },
            build: {
              outDir,
              emptyOutDir: false,
              target: 'es2022',
              reportCompressedSize: false,
              lib: {
                entry: join(root, entry),
                formats: ['iife'],
                name: global,
                fileName: () => file,
              },
            },
          })
        }
      },
    },
  }
}
