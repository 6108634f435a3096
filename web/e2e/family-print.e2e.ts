/** A family prints its codes on a sheet, and a card for a child, without a connection. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, photograph, readQrCodes, test } from './harness'
import { rasterise } from './harness/print'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode } from './steps/code'
import { addProfile, showRecord } from './steps/family'
import { addItems, createProfile, openTab } from './steps/record'
import { keptLater, underWorker } from './steps/worker'

test.use({ firstVisit: true })

async function printed(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  const sheets = await rasterise(await readFile(await file.path()))
  expect(sheets).toHaveLength(1)
  return (await Promise.all(sheets.map(sheet => readQrCodes(sheet)))).flat()
}

const shownWidth = async (drawn: Locator) => (await drawn.boundingBox())?.width ?? 0

const make = (page: Page, place: string) =>
  page.getByRole('link', { name: `Make: ${place}` }).click()

test('a family prints its codes on one sheet, and a child’s school card, without a connection', {
  tag: '@core',
}, async ({ page, device }) => {
  test.setTimeout(120_000)
  await enrol(page, { ...amelie, firstName: 'Ana' })
  await underWorker(page)
  await createProfile(page)
  await makeCode(page)
  const ana = await page.getByRole('link', { name: 'Print' }).getAttribute('href')
  await addProfile(page, 'Mía')
  await addProfile(page, 'Léo')
  await openTab(page, 'Medical Info')
  await addItems(page, 'Add Allergy', [{ Allergen: 'Peanuts', Severity: 'Severe' }])
  await addItems(page, 'Add Contact', [
    { Name: 'Ana Sørensen', Relationship: 'Mother', 'Phone number': '+33 1 23 45 67 89' },
  ])
  await makeCode(page)
  const kept = () => keptLater(page)
  await expect.poll(kept).toContainEqual(expect.stringMatching(/of-family-[\w-]+\.css/))
  await expect.poll(kept).toContainEqual(expect.stringMatching(/places-[\w-]+\.css/))
  await device.goOffline()
  await page.getByRole('link', { name: 'Print' }).click()
  await page.getByRole('link', { name: /More places/ }).click()

  await make(page, 'Family sheet')
  await expect(page.getByText('Not on the sheet: Mía')).toBeVisible()
  const codeOfLeo = page.getByRole('img', { name: 'QR code: Léo' })
  expect(await shownWidth(codeOfLeo), 'the code on a phone').toBeGreaterThan(120)
  await photograph(page, 'family-sheet')
  await expectAccessible(page)
  const codes = await printed(page)
  const links = codes.map(({ zxing }) => String(zxing))
  expect(new Set(links.map(link => new URL(link).pathname)).size).toBe(2)
  for (const { zxing, jsqr, moduleMm } of codes) {
    expect(zxing).toMatch(/\/e\/[0-9A-Z]{26}#\d+$/)
    expect(jsqr).toBe(zxing)
    expect(moduleMm).toBeGreaterThanOrEqual(0.38)
  }
  await page.getByRole('link', { name: 'All places' }).click()
  const noted = page.getByRole('listitem').filter({ hasText: 'Family sheet' })
  await expect(noted.getByText('Current')).toBeVisible()

  await make(page, 'School card')
  const card = page.getByLabel('The card, both sides').first()
  await expect(card).toContainText('Peanuts')
  await expect(card).toContainText('+33 1 23 45 67 89')
  const words = page.getByText('+33 1 23 45 67 89').filter({ visible: true })
  expect(await shownWidth(words), 'a telephone number on a phone').toBeGreaterThan(80)
  await photograph(page, 'school-card')
  await expectAccessible(page)
  const cards = await printed(page)
  expect(cards).toHaveLength(4)
  for (const { zxing, jsqr, moduleMm } of cards) {
    expect(links.map(link => new URL(link).pathname)).toContain(new URL(String(zxing)).pathname)
    expect(jsqr).toBe(zxing)
    expect(moduleMm).toBeGreaterThanOrEqual(0.38)
  }

  // The mother's record also says whether her code on the sheet is current.
  await device.goOnline()
  await page.goto('/dashboard')
  await showRecord(page, 'Ana')
  await page.goto(`${ana}?as=places`)
  await expect(noted.getByText('Current')).toBeVisible()
})
