import { join } from 'node:path'
import { build } from 'vite'

export async function bundlePage(product: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    // PouchDB imports a module of Node, which browsers lack. This is browserify's replacement.
    resolve: { alias: { events: 'events/events.js' } },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, `page/${product}.ts`),
        formats: ['iife'],
        name: 'benchPage',
      },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error(`vite made no bundle of ${product}`)
  return chunk.code
}
