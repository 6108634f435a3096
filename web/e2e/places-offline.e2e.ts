import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, photograph, readQrCodes, test } from './harness'
import { type Bitmap, rasterise } from './harness/print'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode } from './steps/code'
import { answerAll } from './steps/first-run'
import { fillRecord } from './steps/record'

test.use({ firstVisit: true })

async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

async function bitmapOf(png: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { ...info, rgba: new Uint8ClampedArray(data), dotsPerInch: 460 }
}

/** Files that load once there is a record and are still missing. Fonts and languages load at their first use. */
const missingFiles = (page: Page) =>
  page.evaluate(async () => {
    const worker = await (await fetch('/sw.js')).text()
    const files = new Set(worker.match(/assets\/wanted\/(?!letters|texts-)[\w./-]+/g))
    const kept = await (await caches.open('wanted')).keys()
    return [...files].filter(file => !kept.some(({ url }) => url.endsWith(file)))
  })

const open = (page: Page, place: string) =>
  page.getByRole('link', { name: `Make: ${place}` }).click()

/** The page shows the print before the fields that change it. */
const expectPrintFirst = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.querySelector('main :is([role=img], select, input)')?.role),
    )
    .toBe('img')
const back = (page: Page) => page.getByRole('link', { name: 'All places' }).click()

test('a wallpaper and a part-used label sheet are made without a connection, also if no print was opened before', {
  tag: '@core',
}, async ({ page, device }) => {
  await page.goto('/')
  await answerAll(page)
  await expect.poll(() => missingFiles(page)).toEqual([])
  await device.goOffline()
  await page.reload()
  await page.getByRole('link', { name: 'Lock-screen wallpaper' }).click()
  await expect(page.getByLabel('The wallpaper')).toBeVisible()
  await back(page)
  await expect(page.getByText('Lock-screen wallpaper', { exact: true })).toBeVisible()
  await photograph(page, 'places')
  await expectAccessible(page)

  await open(page, 'Lock-screen wallpaper')
  await page.getByLabel('Size').selectOption({ label: '1170 × 2532' })
  await page.getByLabel('Also show severe allergies as text').click()
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(page.getByLabel('The wallpaper').getByText('Penicillin')).toBeVisible()
  await expectPrintFirst(page)
  await photograph(page, 'place-wallpaper')
  const wallpaper = await download(page, 'Download PNG')
  expect(wallpaper.name).toMatch(/^LifeTag wallpaper 1170 × 2532, .+\.png$/)
  const screen = await bitmapOf(wallpaper.bytes)
  expect([screen.width, screen.height]).toEqual([1170, 2532])
  const [onScreen] = await readQrCodes(screen)
  expect(onScreen?.zxing).toMatch(/\/e\/[0-9A-Z]{26}#\d+$/)
  expect(onScreen?.jsqr).toBe(onScreen?.zxing)

  await back(page)
  await expect(page.getByText('Current', { exact: true })).toBeVisible()
  await open(page, 'Label sheets')
  await page.getByRole('combobox', { name: 'Label sheet' }).selectOption('L7160')
  await page.getByLabel('Start at label').fill('19')
  await expectPrintFirst(page)
  await photograph(page, 'place-labels')
  const labels = await download(page, 'Download PDF')
  const [sheet, ...more] = await rasterise(labels.bytes)
  if (!sheet) throw new Error('nothing was printed')
  expect(more).toEqual([])
  const codes = await readQrCodes(sheet)
  expect(codes).toHaveLength(3)
  for (const { zxing, jsqr, moduleMm } of codes) {
    expect(zxing).toMatch(/\/e\/[0-9A-Z]{26}/)
    expect(jsqr).toBe(zxing)
    expect(moduleMm).toBeGreaterThanOrEqual(0.38)
  }
})

test('every other print works without a connection, and says what it is', async ({
  page,
  device,
}) => {
  await enrol(page, amelie)
  await fillRecord(page, amelie)
  await makeCode(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.getByRole('link', { name: 'Print' }).click()
  await page.getByRole('link', { name: /More places/ }).click()
  await expect(page.getByText('Lock-screen wallpaper', { exact: true })).toBeVisible()
  await device.goOffline()

  for (const [place, pages, count] of PAPER) {
    await open(page, place)
    await expect(page.getByRole('img', { name: 'QR code' }).first()).toBeVisible()
    await expectPrintFirst(page)
    await photograph(page, `place-${place.toLowerCase().replaceAll(' ', '-')}`)
    const { bytes } = await download(page, 'Download PDF')
    const sheets = await rasterise(bytes)
    expect(sheets, place).toHaveLength(pages)
    const codes = (await Promise.all(sheets.map(sheet => readQrCodes(sheet)))).flat()
    expect(codes, place).toHaveLength(count)
    for (const { zxing, moduleMm } of codes) {
      expect(zxing).toMatch(/\/e\/[0-9A-Z]{26}/)
      expect(moduleMm).toBeGreaterThanOrEqual(0.38)
    }
    await back(page)
  }

  await open(page, 'NFC tag')
  await expect(page.getByText('This browser cannot write tags')).toBeVisible()
  await expect(page.getByText(/NTAG213 \(144\)/)).toBeVisible()
  await photograph(page, 'place-nfc')
  await expectAccessible(page)
  await back(page)

  await open(page, 'The phone’s own Medical ID')
  await expect(page.getByText('Allergies & Reactions')).toBeVisible()
  await photograph(page, 'place-medical-id')
  await page.getByRole('button', { name: 'They say the same' }).click()
  await back(page)
  await expect(page.getByText(/^Compared on/)).toBeVisible()
})

/** Each row has a print, its number of sheets and its number of codes. */
const PAPER = [
  ['Fridge sheet', 3, 1],
  ['Key tag', 1, 4],
  ['Wristband', 1, 3],
  ['Helmet sticker', 1, 20],
] as const
