import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'

const web = join(import.meta.dirname, '../..')

/**
 * Builds and serves `dev/wallet-cards`, which shows a print alone, so that tests need not type difficult
 * records. It is built, because the development server sends every module to every new device.
 */
export async function servePrints() {
  const outDir = mkdtempSync(join(tmpdir(), 'lifetag-prints-'))
  const page = 'dev/wallet-cards/index.html'
  const common = { configFile: false, root: web, logLevel: 'error', publicDir: false } as const
  await build({
    ...common,
    plugins: [react(), tailwindcss()],
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      rollupOptions: { input: join(web, page) },
    },
  })
  const server = await preview({
    ...common,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const origin = server.resolvedUrls?.local[0]
  return {
    /** The address of one print. The query has its person, form, language and colour. */
    addressOf: (query: Readonly<Record<string, string>>) =>
      new URL(`${page}?${new URLSearchParams(query)}`, origin).href,
    async close() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
