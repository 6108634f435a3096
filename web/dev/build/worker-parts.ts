import { build } from 'vite'
import { labelFiles } from './label-files.ts'
import { dangersOfWorker } from './packed-dangers.ts'

/** The parts that web/src/sw/parts.ts loads. Each defines a global of the worker. */
const PARTS = [
  { entry: 'src/sw/code-part.ts', name: 'lifetagCode', file: 'sw-code.js' },
  { entry: 'src/sw/sync-part.ts', name: 'lifetagSync', file: 'sw-sync.js' },
]

/** The worker is no module, so it cannot import: its scripts share only their globals. */
export async function buildWorkerParts(folder: string): Promise<void> {
  for (const { entry, name, file } of PARTS) {
    await build({
      configFile: false,
      root: 'web',
      publicDir: false,
      plugins: [dangersOfWorker(folder), labelFiles({ isWritten: false })],
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        emptyOutDir: false,
        target: 'es2022',
        reportCompressedSize: false,
        lib: { entry, name, formats: ['iife'], fileName: () => file },
      },
    })
  }
}
