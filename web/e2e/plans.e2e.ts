/** Instructions: what to do, and what never to do, in the words of the person's clinic. */
import { expect, expectAccessible, photograph, test } from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode, printCard } from './steps/code'
import { Effort } from './steps/effort'
import { SENT } from './steps/family'
import { createProfile, listed, openTab } from './steps/record'
import { closeToasts } from './steps/toast'

const INJECT = 'Inject hydrocortisone from the red pouch before any test.'

test('a newcomer copies an instruction within a minute, and a responder reads it in the first screen', {
  tag: '@core',
}, async ({ device }) => {
  test.setTimeout(120_000)
  const { page } = device
  await enrol(page, amelie)
  await createProfile(page)
  await openTab(page, 'Overview')
  const effort = new Effort(page)
  const tabs = page.getByRole('navigation', { name: 'Dashboard' })
  await effort.tap(tabs.getByRole('link', { name: 'Medical Info' }))
  await effort.see('Allergies')
  await effort.tap(page.getByText('On this page', { exact: true }))
  await effort.tap(page.getByRole('link', { name: 'Instructions', exact: true }))
  await effort.press('Add Instruction')
  const form = page.getByRole('form', { name: 'Add Instruction' })
  await effort.fill('In your words, or your clinic’s', INJECT)
  await effort.fill('What it is about', 'Addison’s disease')
  await effort.fill('Where it is', 'Red pouch in my bag')
  await effort.fill('Who agreed to it', 'Dr Sand, +45 70 10 00 01')
  await expect(form.getByText('Whole on your card.')).toBeVisible()
  await closeToasts(page)
  await photograph(page, 'instruction-form')
  await expectAccessible(page)
  await effort.tap(form.getByRole('button', { name: 'Add Instruction' }))
  await expect(listed(page, INJECT)).toBeVisible()
  expect(effort.counts).toEqual({ screens: 1, taps: 5, fields: 4, keys: 117 })
  expect(effort.seconds).toBeLessThan(60)

  await makeCode(page)
  const card = await printCard(page)
  await expect(page.getByText(INJECT).first()).toBeVisible()
  await openTab(page, 'Overview')
  await expect(page.getByText(SENT)).toBeVisible({ timeout: 20_000 })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(String(card.zxing))
  await expect(page.getByText(INJECT)).toBeInViewport({ ratio: 1 })
  await photograph(page, 'instruction-page')
  await expectAccessible(page)
})
