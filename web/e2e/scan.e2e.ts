import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, photograph, readQrCodes, test } from './harness'
import { rasterise } from './harness/print'
import { chromiumArgs } from './harness/screens'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode } from './steps/code'
import { bitmapOf } from './steps/code-bitmap'
import { changePageLanguage } from './steps/page-language'
import { pngOf } from './steps/png-file'
import { addItems, createProfile, openTab } from './steps/record'
import { expectNothingLost } from './steps/reflow'
import { underWorker } from './steps/worker'

const LANGUAGES = [
  { name: 'English', dir: 'ltr', allergies: 'Severe allergies' },
  { name: 'Deutsch', dir: 'ltr', allergies: 'Schwere Allergien' },
  { name: 'العربية', dir: 'rtl', allergies: 'حساسية شديدة' },
] as const

const FOLDER = mkdtempSync(join(tmpdir(), 'lifetag-scan-'))
test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

/** Enrols a person with a code. Returns the printed wallet card at 300 dpi, and the link on it. */
async function printedCard(page: Page) {
  await enrol(page, amelie)
  await createProfile(page)
  await addItems(page, 'Add Allergy', amelie.allergies.slice(0, 1))
  await makeCode(page)
  await page.getByRole('link', { name: 'Print', exact: true }).click()
  await expect(page.getByText('EMERGENCY MEDICAL INFORMATION').first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const [sheet] = await rasterise(readFileSync(await (await download).path()))
  if (!sheet) throw new Error('nothing was printed')
  const [code] = await readQrCodes(sheet)
  return { sheet: pngOf(sheet), link: String(code?.zxing) }
}

const chooseImage = (page: Page, buffer: Buffer, name = 'card.png') =>
  page
    .getByLabel('Image with the code')
    .setInputFiles({ name, mimeType: name.endsWith('png') ? 'image/png' : 'text/plain', buffer })

async function readInThreeLanguages(page: Page) {
  for (const { name, dir, allergies } of LANGUAGES) {
    if ((await page.locator('summary').textContent())?.trim() !== name) {
      await changePageLanguage(page, name)
    }
    await expect(page.getByRole('heading', { name: allergies })).toBeVisible()
    await expect(page.getByText('Penicillin')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Amélie' })).toBeVisible()
    const direction = await page
      .getByRole('heading', { name: allergies })
      .evaluate(heading => getComputedStyle(heading).direction)
    expect(direction).toBe(dir)
  }
}

test('a stranger scans an image of the printed card and reads it in three languages, with signal and without', {
  tag: '@core',
}, async ({ page, server, newDevice }) => {
  test.setTimeout(90_000)
  const { sheet, link } = await printedCard(page)
  expect(link).toMatch(new RegExp(`^${server.url}/e/[0-9A-Z]{26}#1\\d+$`))
  // The phone sends the record by itself.
  await expect(async () => {
    expect((await page.request.get(String(link.split('#')[0]))).status()).toBe(200)
  }).toPass()

  const stranger = await newDevice()
  await stranger.page.goto('/')
  await stranger.page.getByRole('link', { name: 'Scan their code' }).click()
  await expect(stranger.page.getByRole('heading', { name: 'Scan a code' })).toBeVisible()
  await underWorker(stranger.page)
  await expectAccessible(stranger.page)
  await expectNothingLost(stranger.page)
  await photograph(stranger.page, 'scanner-idle')

  await test.step('the scanner says what an image is that has no card', async () => {
    await chooseImage(stranger.page, Buffer.from('no picture'), 'notes.txt')
    await expect(stranger.page.getByText('This is not an image')).toBeVisible()
    await chooseImage(stranger.page, await stranger.page.screenshot())
    await expect(stranger.page.getByText('No code was found in this image')).toBeVisible()
    await photograph(stranger.page, 'scanner-not-found')
  })

  await test.step('with a connection the live page opens', async () => {
    await chooseImage(stranger.page, sheet)
    await expect(stranger.page).toHaveURL(link)
    await expect(stranger.page.getByText(/Offline copy made/)).toBeHidden()
    await readInThreeLanguages(stranger.page)
  })

  await test.step('without a connection the copy on the card opens', async () => {
    await stranger.goOffline()
    await stranger.page.goto('/scan')
    await chooseImage(stranger.page, sheet)
    await expect(stranger.page.getByText(/Offline copy made/)).toBeVisible()
    await readInThreeLanguages(stranger.page)
  })
  expect(await stranger.context.cookies()).toEqual([])
})

test('the camera reads the card, and the owner sees whether it is current', async ({
  newDevice,
}) => {
  test.setTimeout(120_000)
  const film = join(FOLDER, 'card.mjpeg')
  const owner = await newDevice({
    permissions: ['camera'],
    args: [
      ...chromiumArgs,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  const { page } = owner
  const { link } = await printedCard(page)
  await expect
    .poll(() => page.request.get(String(link.split('#')[0])).then(got => got.status()))
    .toBe(200)
  // The camera films the card as the screen shows it.
  await page.setViewportSize({ width: 1280, height: 720 })
  await page
    .locator('.wallet-side')
    .first()
    .evaluate(card => {
      card.style.zoom = '3'
      card.scrollIntoView({ block: 'center' })
    })
  writeFileSync(film, await page.screenshot({ type: 'jpeg', quality: 90, scale: 'css' }))
  await page.setViewportSize({ width: 360, height: 740 })

  const views: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/e/')) views.push(request.url())
  })
  await test.step('a good card', async () => {
    await page.getByRole('link', { name: 'Try your card' }).click()
    await expect(page.getByText('This card is yours and up to date')).toBeVisible()
    await expect(page.getByText('It scans well')).toBeVisible()
    await expect(page.getByText(/^Read in/)).toBeVisible()
    await expect(page.getByText('Squares read as printed')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Amélie' })).toBeVisible()
    await page.getByText('Without one').click()
    await expect(page.getByText(/Offline copy made/)).toBeVisible()
    await expectAccessible(page)
    await expectNothingLost(page)
    await photograph(page, 'card-check-good')
  })

  await test.step('trying the card is no view, and so sends no alert', () => {
    expect(views).toEqual([])
  })

  await test.step('after an update of the record the card is out of date, also without a connection', async () => {
    await page.goto('/dashboard')
    await openTab(page, 'Medical Info')
    await addItems(page, 'Add Allergy', [{ Allergen: 'Latex', Severity: 'Severe' }])
    await makeCode(page)
    await owner.goOffline()
    await page.getByRole('link', { name: 'Try your card' }).click()
    await expect(page.getByText('This card is out of date')).toBeVisible()
    await photograph(page, 'card-check-out-of-date')
    await owner.goOnline()
  })

  await test.step('a replaced link no longer opens anything', async () => {
    await page.getByRole('link', { name: 'QR codes' }).first().click()
    await page.getByRole('button', { name: /^View and download/ }).click()
    await page.getByRole('button', { name: 'Replace link' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace link' }).click()
    await expect(page.getByText('The link is new.', { exact: false })).toBeVisible()
    await page.getByRole('link', { name: 'Try your card' }).click()
    await expect(page.getByText('This card carries the old link')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Print the new one' })).toBeVisible()
    await photograph(page, 'card-check-replaced')
  })

  await test.step('another person sees that the card is not theirs', async () => {
    const other = await newDevice({
      permissions: ['camera'],
      args: [
        ...chromiumArgs,
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    })
    await enrol(other.page, amelie)
    await other.page.goto('/try-card')
    await expect(other.page.getByText('This is not one of your codes')).toBeVisible()
    await photograph(other.page, 'card-check-not-yours')
    // The scanner opens every LifeTag code. This code has a replaced link, so it opens nothing.
    await other.page.goto('/scan')
    await expect(other.page).toHaveURL(/\/e\/[0-9A-Z]{26}#1\d+$/)
  })
})

test('the scanner says that the camera is not allowed, and still reads an image', async ({
  newDevice,
}) => {
  const { page } = await newDevice({
    args: [...chromiumArgs, '--use-fake-device-for-media-stream'],
  })
  await page.goto('/scan')
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(page.getByText('Camera access is off')).toBeVisible()
  await photograph(page, 'scanner-denied')
  // The scanner names a foreign code and does not open it.
  await chooseImage(page, pngOf(bitmapOf('https://evil.example/pay?me=1')))
  await expect(page.getByText('It is a web link to evil.example.')).toBeVisible()
  await expect(page).toHaveURL(/\/scan$/)
  await expectAccessible(page)
  await photograph(page, 'scanner-found')
})

test('screens with files and codes use the width of a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ['/scan', '/view', '/restore']) {
    await page.goto(path)
    const main = await page.getByRole('main').boundingBox()
    expect(main?.width, path).toBeGreaterThanOrEqual(700)
  }
})
