/**
 * `npm run screenshots`, after `npm run build`: takes the README's pictures from the built app and writes
 * them to public/screenshots/{name}-{width}-{scheme}.png. One more picture is one more row.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { AppServer } from '../e2e/harness/app-server'
import { Device } from '../e2e/harness/device'
import { chromiumArgs, desktop, phone } from '../e2e/harness/screens'
import { signUp } from '../e2e/steps/account'
import { amelie } from '../e2e/steps/amelie'
import { makeCode, printCard } from '../e2e/steps/code'
import { fillRecord } from '../e2e/steps/record'
import { ensureChromium } from './chromium'

interface Picture {
  name: string
  path: string
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  /** Brings the screen into the state to show, and waits until it is there. */
  until: (page: Page) => Promise<unknown>
}

// Without payments there is no ribbon that says which.
const server = await AppServer.launch({ PAYMENTS: 'disabled' })
const device = await Device.launch(chromium, {
  executablePath: ensureChromium().path,
  args: chromiumArgs,
  viewport: phone,
  deviceScaleFactor: 2,
  baseURL: server.url,
  locale: 'en-GB',
})
try {
  const { page } = device
  await signUp(page, amelie)
  await fillRecord(page, amelie)
  await makeCode(page)
  const link = String((await printCard(page)).zxing)
  const printPath = new URL(page.url()).pathname
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    // Who looks at these is about to install it.
    const declined = { visits: 1, notNowAtMs: Date.now() }
    localStorage.setItem('install-offer', JSON.stringify(declined))
  })

  const folder = join(import.meta.dirname, '../../public/screenshots')
  mkdirSync(folder, { recursive: true })
  for (const { name, path, viewport, colorScheme, until } of pictures(link, printPath)) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await page.goto(path)
    await until(page)
    const file = `${name}-${viewport.width}-${colorScheme}.png`
    await page.screenshot({ path: join(folder, file), animations: 'disabled' })
    console.log(`public/screenshots/${file}`)
  }
} finally {
  await device.dispose()
  await server.dispose()
}

function pictures(link: string, printPath: string): Picture[] {
  const record = (page: Page) => page.getByText('Penicillin').first().waitFor()
  const code = (page: Page) => page.getByRole('img').last().waitFor()
  const heading = (page: Page) => page.getByRole('heading').first().waitFor()
  return [
    { name: 'record', path: '/', viewport: phone, colorScheme: 'light', until: record },
    { name: 'record', path: '/', viewport: desktop, colorScheme: 'dark', until: record },
    { name: 'code', path: '/code', viewport: phone, colorScheme: 'light', until: code },
    { name: 'card', path: printPath, viewport: desktop, colorScheme: 'light', until: heading },
    { name: 'responder', path: link, viewport: phone, colorScheme: 'light', until: record },
  ]
}
