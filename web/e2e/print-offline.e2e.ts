import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, photograph, printSheets, readQrCodes, test } from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode } from './steps/code'
import { fillRecord } from './steps/record'

test.use({ firstVisit: true })

/** The forms, and how many codes are on the sheet of each. */
const CODES = [
  ['cards', 4],
  ['small-stickers', 24],
  ['large-stickers', 12],
  ['page', 1],
] as const

test('all forms are printed and saved without a connection, and the app remembers it', {
  tag: '@core',
}, async ({ page, device }) => {
  test.setTimeout(240_000) // five sheets are photographed, printed and read
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

  for (const format of ['pdf', 'png', 'svg']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download ${format.toUpperCase()}` }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`medical-qr-emergency.${format}`)
    const file = await readFile(await download.path())
    expect(file.subarray(0, 4).toString('latin1')).toBe(
      { pdf: '%PDF', png: '\u0089PNG', svg: '<svg' }[format],
    )
  }

  await page.getByRole('link', { name: 'QR codes' }).click()
  await page.getByRole('button', { name: 'View and download Emergency Info' }).click()
  await page.getByRole('button', { name: 'Update QR Code' }).click()
  await expect(page.getByText('The printed card is out of date: reprint it.')).toBeVisible()
  await photograph(page, 'qr-codes-reprint')
})
