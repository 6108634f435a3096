import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, photograph, readQrCodes, test } from './harness'
import { signUp } from './steps/account'
import { amelie } from './steps/amelie'
import { picturePixels } from './steps/picture'
import { fillRecord, openTab } from './steps/record'

test('codes are made, updated, saved and restored without a connection', {
  tag: '@core',
}, async ({ page, device, server }) => {
  test.setTimeout(120_000)
  await signUp(page, amelie)
  await openTab(page, 'QR Codes')
  await expect(page.getByRole('button', { name: 'Generate QR Code' })).toBeDisabled()
  await photograph(page, 'qr-codes-no-profile')
  await fillRecord(page, amelie)
  await device.goOffline()
  await openTab(page, 'QR Codes')
  await page.getByRole('region', { name: 'Preview' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('img', { name: 'QR code: Emergency Info' })).toBeVisible()
  await photograph(page, 'qr-codes-preview')

  await page.getByRole('button', { name: 'Generate QR Code' }).click()
  const panel = page.getByRole('region', { name: 'Generated QR Code', exact: true })
  await expect(panel).toContainText('It goes live with the next connection')
  await expect(panel.getByRole('img').first()).toBeInViewport()
  await expectAccessible(page)
  await panel.getByText('What it shows without a connection').click()
  await expect(panel).toContainText(/Warfarin\W+5 mg\W+Once daily/)
  await photograph(page, 'qr-codes-generated')

  await test.step('the PNG has whole pixels for each module, and scanners read it', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Download PNG' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('medical-qr-emergency.png')
    const picture = await picturePixels(page, await readFile(await download.path()))
    const [code] = await readQrCodes({ ...picture, dotsPerInch: 300 })
    expect(code?.zxing).toMatch(new RegExp(`^${server.url}/e/[0-9A-Z]{26}#1\\d+$`))
    expect(code).toMatchObject({ jsqr: code?.zxing, errorCorrection: 'M' })
    expect(code?.version).toBeLessThanOrEqual(10)
    expect(picture.width).toBeGreaterThanOrEqual(1000)
    expect(picture.width % (17 + 4 * (code?.version ?? 0) + 8)).toBe(0)
    const reds = new Set(picture.rgba.filter((_, i) => i % 4 === 0))
    expect([...reds].sort()).toEqual([0xdc, 0xff])
  })

  await test.step('the SVG is a picture', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Download SVG' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('medical-qr-emergency.svg')
    expect(await readFile(await download.path(), 'utf8')).toMatch(/^<svg .*<\/svg>$/)
  })

  await test.step('a code of another type is deleted and restored', async () => {
    await page.getByLabel('QR Code Type').selectOption('contacts')
    await page.getByLabel('Access Level').selectOption('public')
    await page.getByLabel('Expiration').selectOption('1week')
    await page.getByLabel('QR Code Color').selectOption('Healthcare Blue')
    await page.getByRole('button', { name: 'Generate QR Code' }).click()
    await expect(page.getByRole('button', { name: 'Delete Contacts Info' })).toBeVisible()
    await photograph(page, 'qr-codes-two')
    await page.getByRole('button', { name: 'Delete Contacts Info' }).click()
    await expect(page.getByRole('button', { name: 'Delete Contacts Info' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Delete Contacts Info' })).toBeVisible()
    await expect(page.getByText('Out of date')).toHaveCount(0)
  })

  await test.step('scanners read the code from the screen, also in dark mode', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByRole('link', { name: 'Show my code' }).click()
    await expect(page.getByRole('img', { name: /^Code that opens/ })).toBeVisible()
    await photograph(page, 'qr-codes-show')
    await page.emulateMedia({ colorScheme: 'dark' })
    const picture = await picturePixels(page, await page.screenshot())
    const [code] = await readQrCodes({ ...picture, dotsPerInch: 96 })
    expect(code?.zxing).toContain(`${server.url}/e/`)
    await page.goBack()
    await page.emulateMedia({ colorScheme: null })
  })

  await device.goOnline()
  await expect(page.getByText('Not live yet')).toHaveCount(0)
})
