import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { ensureChromium } from '../dev/chromium'
import { chromiumArgs } from '../e2e/harness/screens'

interface Measured<Times> {
  /** How many times slower the processor was than this machine. */
  rate: number
  times: Times
}

/**
 * Measures `count` records in the page of a benchmark (`bench/{name}/index.html`), at full speed and with the
 * processor slowed down four times. The page defines `measure(count)` on its window.
 */
export async function measureInPage<Times>(
  name: string,
  count: number,
): Promise<Measured<Times>[]> {
  const root = join(import.meta.dirname, name)
  const outDir = join(import.meta.dirname, `../test-results/bench-${name}`)
  const common = { configFile: false, root, logLevel: 'error' } as const
  await build({ ...common, build: { outDir, emptyOutDir: true, target: 'es2022' } })
  const server = await preview({
    ...{ ...common, build: { outDir } },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const browser = await chromium.launch({
    executablePath: ensureChromium().path,
    args: chromiumArgs,
  })
  try {
    const measured: Measured<Times>[] = []
    for (const rate of [1, 4]) {
      const page = await browser.newPage()
      await page.goto(server.resolvedUrls?.local[0] ?? '')
      await page.waitForFunction(() => 'measure' in window)
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate })
      const times = await page.evaluate((records: number) => {
        // The page defines this function, but its types do not reach this file.
        const { measure } = window as unknown as { measure(count: number): unknown }
        return measure(records)
      }, count)
      measured.push({ rate, times: times as Times }) // the page's own type
      await page.close()
    }
    return measured
  } finally {
    await browser.close()
    await server.close()
  }
}

/** `times` need not be sorted. */
export function shareOf(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0
}
