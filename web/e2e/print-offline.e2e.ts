import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, photograph, printSheets, readQrCodes, test } from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode, openCodeForm } from './steps/code'
import { Effort } from './steps/effort'
import { addItems, fillRecord, openTab } from './steps/record'

test.use({ firstVisit: true })

/** The forms, and how many codes are on the sheet of each. */
const CODES = [
  ['cards', 4],
  ['small-stickers', 24],
  ['large-stickers', 12],
] as const

test('all forms are printed and saved without a connection, and the app remembers it', async ({
  page,
  device,
}) => {
  test.setTimeout(240_000) // four sheets are photographed, printed and read
  await enrol(page, amelie)
  await fillRecord(page, amelie)
  await makeCode(page)
  await page.getByRole('link', { name: 'Print' }).click()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await device.goOffline()
  await expect(page.getByText('EMERGENCY MEDICAL INFORMATION').first()).toBeVisible()
  await photograph(page, 'print-card')
  expect(await printSheets(page)).toHaveLength(1)
  for (const [form, count] of CODES) {
    await page.getByLabel('What to print').selectOption(form)
    await expect(page.getByRole('img', { name: 'QR code' }).first()).toBeVisible()
    await photograph(page, `print-${form}`)
    const [sheet, ...more] = await printSheets(page)
    if (!sheet) throw new Error('nothing was printed')
    expect(more, `${form} on one sheet`).toEqual([])
    expect(await readQrCodes(sheet)).toHaveLength(count)
  }
  await expectAccessible(page)

  await page.getByText('Save as a picture').click()
  for (const format of ['pdf', 'png', 'svg']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download ${format.toUpperCase()}` }).click(),
    ])
    expect(download.suggestedFilename()).toBe(
      `LifeTag large stickers, ${amelie.profile['Full name']}.${format}`,
    )
    const file = await readFile(await download.path())
    expect(file.subarray(0, 4).toString('latin1')).toBe(
      { pdf: '%PDF', png: '\u0089PNG', svg: '<svg' }[format],
    )
  }

  await page.getByRole('link', { name: 'QR codes', exact: true }).click()
  await openCodeForm(page)
  await page.getByRole('button', { name: 'Update QR Code' }).click()
  await expect(page.getByText(/before the last change\. Print it again\.$/)).toBeVisible()
  await photograph(page, 'qr-codes-reprint')
})

test('a changed record is on every print again after four taps or fewer, and nothing else has to be chosen', async ({
  page,
}) => {
  await enrol(page, amelie)
  await fillRecord(page, amelie)
  await makeCode(page)
  await page.getByRole('link', { name: 'Print' }).click()
  const download = async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download PDF' }).click()
    await saved
  }
  await download()
  await page.getByLabel('What to print').selectOption('travel')
  await page.getByLabel('Language of the print').selectOption('fr')
  await page.getByLabel('Emergency number of').selectOption('FR')
  await download()
  await page.getByRole('link', { name: /More places/ }).click()
  await page.getByRole('link', { name: 'Make: Fridge sheet' }).click()
  await download()

  await page.goto('/dashboard')
  await openTab(page, 'Medical Info')
  await addItems(page, 'Add Allergy', [{ Allergen: 'Hazelnut', Severity: 'Severe' }])
  await openTab(page, 'Overview')

  const effort = new Effort(page)
  await effort.tap(page.getByRole('link', { name: 'Print again' }))
  await effort.press('Update the code and print all 3')
  await expect(page.getByText('Everything is current again.')).toBeVisible()
  expect(effort.counts.taps).toBeLessThanOrEqual(4)

  await photograph(page, 'print-again')
  await expectAccessible(page)
  await expect(page.getByText('Hazelnut')).toHaveCount(3)
  await expect(page.locator('.wallet-travel')).toContainText(/Urgence.*France.*112/)
  await page.getByRole('link', { name: 'All places' }).click()
  await expect(page.getByText('Current', { exact: true })).toHaveCount(3)
  await expect(page.getByText('Out of date')).toHaveCount(0)
})
