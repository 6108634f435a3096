/**
 * `npm run screenshots` takes the README's pictures and its recording from the built app. Pictures are
 * public/screenshots/{name}-{width}-{scheme}.webp.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { AppServer } from '../e2e/harness/app-server'
import { Device } from '../e2e/harness/device'
import { whenFitted } from '../e2e/harness/print'
import { chromiumArgs, desktop, phone } from '../e2e/harness/screens'
import { signUp } from '../e2e/steps/account'
import { amelie } from '../e2e/steps/amelie'
import { makeCode, printCard } from '../e2e/steps/code'
import { fillRecord } from '../e2e/steps/record'
import { ensureChromium } from './chromium'
import { record } from './recording'

interface Picture {
  name: string
  path: string
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  until: (page: Page) => Promise<unknown>
  part?: (page: Page) => Locator
}

const folder = join(import.meta.dirname, '../../public/screenshots')
// With payments disabled, no ribbon names the payment mode.
const server = await AppServer.launch({ PAYMENTS: 'disabled' })
const { path: executablePath } = ensureChromium()
const devices: Device[] = []
try {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await takePictures((await newDevice()).page)
  write('recording.webp', await record(await newDevice(), await newDevice()))
} finally {
  for (const device of devices) await device.dispose()
  await server.dispose()
}

async function newDevice(): Promise<Device> {
  const device = await Device.launch(chromium, {
    executablePath,
    args: chromiumArgs,
    viewport: phone,
    deviceScaleFactor: 2,
    baseURL: server.url,
    locale: 'en-GB',
  })
  devices.push(device)
  return device
}

async function takePictures(page: Page) {
  await signUp(page, amelie)
  await fillRecord(page, amelie)
  await makeCode(page)
  const link = String((await printCard(page)).zxing)
  const printPath = new URL(page.url()).pathname
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    // The offer to install would cover the screen.
    const declined = { visits: 1, notNowAtMs: Date.now() }
    localStorage.setItem('install-offer', JSON.stringify(declined))
  })

  for (const { name, path, viewport, colorScheme, until, part } of pictures(link, printPath)) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await page.goto(path)
    await until(page)
    const picture = await (part?.(page) ?? page).screenshot({ animations: 'disabled' })
    const small = await sharp(picture).webp({ quality: 80, effort: 6 }).toBuffer()
    write(`${name}-${viewport.width}-${colorScheme}.webp`, small)
  }
}

function write(file: string, picture: Buffer) {
  writeFileSync(join(folder, file), picture)
  console.log(`public/screenshots/${file}  ${Math.ceil(picture.length / 1000)} KB`)
}

function pictures(link: string, printPath: string): Picture[] {
  const record = (page: Page) => page.getByText('Penicillin').first().waitFor()
  const code = (page: Page) => page.getByRole('img').last().waitFor()
  const card = async (page: Page) => {
    const drawn = page.getByText('EMERGENCY MEDICAL INFORMATION').first()
    await drawn.waitFor()
    await whenFitted(page)
    await drawn.evaluate(element => element.scrollIntoView({ block: 'center' }))
  }
  return [
    { name: 'record', path: '/', viewport: phone, colorScheme: 'light', until: record },
    { name: 'record', path: '/', viewport: desktop, colorScheme: 'dark', until: record },
    { name: 'code', path: '/code', viewport: phone, colorScheme: 'light', until: code },
    { name: 'card', path: printPath, viewport: desktop, colorScheme: 'light', until: card },
    {
      name: 'front',
      path: printPath,
      viewport: desktop,
      colorScheme: 'light',
      until: card,
      part: page => page.locator('.wallet-side').first(),
    },
    { name: 'responder', path: link, viewport: phone, colorScheme: 'light', until: record },
  ]
}
