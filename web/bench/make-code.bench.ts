/**
 * `npm run bench:make-code`: how long a phone takes from the record to the drawn code, on a processor
 * slowed down four times. The first code of a session also reads the model's lessons.
 */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { ensureChromium } from '../dev/chromium'
import { chromiumArgs } from '../e2e/harness/screens'
import type { Times } from './make-code/page'

const RECORDS = 200
const TARGET_MS = 15

const root = join(import.meta.dirname, 'make-code')
const outDir = join(import.meta.dirname, '../test-results/bench-make-code')
await build({
  configFile: false,
  root,
  logLevel: 'error',
  build: { outDir, emptyOutDir: true, target: 'es2022' },
})
const server = await preview({
  configFile: false,
  root,
  logLevel: 'error',
  build: { outDir },
  preview: { port: 0, host: '127.0.0.1' },
})
const browser = await chromium.launch({ executablePath: ensureChromium().path, args: chromiumArgs })
try {
  for (const rate of [1, 4]) {
    const page = await browser.newPage()
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction(() => 'measure' in window)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    const { firstMs, eachMs } = await page.evaluate((count: number) => {
      // The page offers it; types do not reach across.
      const { measure } = window as unknown as { measure(count: number): Times }
      return measure(count)
    }, RECORDS)
    const sorted = eachMs.toSorted((a, b) => a - b)
    const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
    const aim = rate === 4 ? ` (aim: median ≤ ${TARGET_MS} ms)` : ''
    console.log(
      `${rate}×: first ${firstMs.toFixed(0)} ms, then median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, worst ${at(1)} ms${aim}`,
    )
    await page.close()
  }
} finally {
  await browser.close()
  await server.close()
}
