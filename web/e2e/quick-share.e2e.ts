import { expect, expectAccessible, photograph, printSheets, readQrCodes, test } from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { fillRecord, openTab } from './steps/record'

test.use({ firstVisit: true })

test('emergency contacts are shared without a connection, as text and as a code that any phone reads', {
  tag: '@core',
}, async ({ page, device }) => {
  test.setTimeout(120_000)
  await enrol(page, amelie)
  await expect(page.getByRole('button', { name: 'Share Emergency Contacts' })).toBeDisabled()
  await fillRecord(page, amelie)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await device.goOffline()
  await openTab(page, 'Overview')
  await expect(page.getByText('2 contacts ready to share')).toBeVisible()
  await photograph(page, 'share-overview')
  await page.getByRole('button', { name: 'Share Emergency Contacts' }).click()
  const dialog = page.getByRole('dialog', { name: 'Emergency Quick Share' })
  await expect(dialog).toContainText('1. Søren Østergård (Husband): +45 20 98 76 54')
  await photograph(page, 'share-dialog')
  await expectAccessible(page)
  await dialog.getByText('Emergency card', { exact: true }).click()
  await expect(dialog).toContainText('SEVERE ALLERGIES: Penicillin')
  await photograph(page, 'share-card')

  await dialog.getByRole('button', { name: 'QR Code' }).click()
  await photograph(page, 'share-code')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(
    'emergency-contacts-Amélie-Thuỳ-Linh-Østergård-Nguyễn.png',
  )
  const sheets = await printSheets(page)
  expect(sheets).toHaveLength(1)
  const [code, ...more] = (await Promise.all(sheets.map(readQrCodes))).flat()
  expect(more).toEqual([])
  expect(code?.zxing).toMatch(/^BEGIN:VCARD\r\n/)
  expect(code?.zxing).toContain('TEL:+45 20 98 76 54')
  expect(code?.zxing).toContain('SEVERE ALLERGIES: Penicillin')
  expect(code?.jsqr).toBe(code?.zxing)
  expect(code?.moduleMm).toBeGreaterThanOrEqual(0.38)
})
