import type { Page } from '@playwright/test'
import { expect, printSheets, type ReadCode, readQrCodes } from '../harness'
import { openTab } from './record'

/** Makes or updates the emergency code with the tab's defaults. */
export async function makeCode(page: Page) {
  await openTab(page, 'QR Codes')
  await openCodeForm(page)
  await page.getByRole('button', { name: /^(Generate|Update) QR Code$/ }).click()
  await expect(page.getByText(/^QR code (generated|updated) /)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Generated QR Code', exact: true })).toBeVisible()
}

/** The form starts folded if there is a code. */
export async function openCodeForm(page: Page) {
  const heading = page.getByRole('heading', { name: 'Generate QR Code' })
  await heading.waitFor()
  if (!(await page.getByLabel('QR Code Type').isVisible())) await heading.click()
}

/** Prints the wallet card of the generated code at 300 dpi and reads its code as scanners do. */
export async function printCard(page: Page): Promise<ReadCode> {
  await page.getByRole('link', { name: 'Print' }).click()
  // The previous screen may show a card as well.
  await expect(page.getByRole('heading', { name: 'Print', level: 1 })).toBeVisible()
  await expect(page.getByText('EMERGENCY MEDICAL INFORMATION').first()).toBeVisible()
  const sheets = await printSheets(page)
  expect(sheets).toHaveLength(1)
  const codes = (await Promise.all(sheets.map(sheet => readQrCodes(sheet)))).flat()
  const [code] = codes
  if (!code) throw new Error('no code on the printed card')
  return code
}
