/**
 * `pnpm screenshots`, after `pnpm build`: takes the README's pictures from the built app and writes
 * them to public/screenshots/{name}-{width}-{scheme}.png. One more picture is one more row.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { AppServer } from '../e2e/harness/app-server'
import { chromiumArgs, desktop, phone } from '../e2e/harness/screens'
import { ensureChromium } from './chromium'

interface Picture {
  name: string
  path: string
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  /** Brings the screen into the state to show, and waits until it is there. */
  until: (page: Page) => Promise<void>
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()

const pictures: Picture[] = [
  { name: 'start', path: '/', viewport: phone, colorScheme: 'light', until: heading },
  { name: 'start', path: '/', viewport: phone, colorScheme: 'dark', until: heading },
  { name: 'start', path: '/', viewport: desktop, colorScheme: 'light', until: heading },
]

const folder = join(import.meta.dirname, '../../public/screenshots')
mkdirSync(folder, { recursive: true })
const server = await AppServer.launch()
const browser = await chromium.launch({ executablePath: ensureChromium().path, args: chromiumArgs })
try {
  for (const { name, path, viewport, colorScheme, until } of pictures) {
    const page = await browser.newPage({ viewport, colorScheme, deviceScaleFactor: 2 })
    await page.goto(server.url + path)
    await until(page)
    const file = `${name}-${viewport.width}-${colorScheme}.png`
    await page.screenshot({ path: join(folder, file), animations: 'disabled' })
    await page.close()
    console.log(`public/screenshots/${file}`)
  }
} finally {
  await browser.close()
  await server.dispose()
}
