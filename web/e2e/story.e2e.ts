import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './harness'
import { signUp } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode, printCard } from './steps/code'
import { addItems, fillRecord, openTab } from './steps/record'

test.use({ firstVisit: true })

/** Opens a link in a new page load, as a scanner does. The same address again would only be a jump. */
async function scan(page: Page, link: string) {
  await page.goto('about:blank')
  await page.goto(link)
}

const peanut = amelie.allergies[1]?.Allergen ?? ''

test('a person writes their record, prints the card, and it opens with signal and without', {
  tag: '@core',
}, async ({ page, server, newDevice }) => {
  test.setTimeout(180_000)
  await signUp(page, amelie)
  await fillRecord(page, amelie)
  await makeCode(page)
  const first = await printCard(page)
  expect(first.jsqr).toBe(first.zxing)
  expect(first.version).toBeLessThanOrEqual(10)
  expect(first.moduleMm).toBeGreaterThanOrEqual(0.38)
  const link = String(first.zxing)
  expect(link).toMatch(new RegExp(`^${server.url}/e/[0-9A-Z]{26}#1\\d+$`))

  const stranger = await newDevice()
  await test.step('a stranger scans it online', async () => {
    // The phone sends the record by itself, so the live page may take a moment.
    await expect(async () => {
      await scan(stranger.page, link)
      await expect(stranger.page.getByText('Penicillin')).toBeVisible({ timeout: 500 })
      await expect(stranger.page.getByText(peanut)).toBeVisible({ timeout: 500 })
      await expect(stranger.page.getByText(/Warfarin/)).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(await stranger.context.cookies()).toEqual([])
    await expectAccessible(stranger.page)
  })

  await test.step('the stranger opens the app once, as many will have', async () => {
    await stranger.page.goto('/')
    await stranger.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  })

  await server.stop()
  await page.goto('/dashboard')
  const renewed = await test.step('without the server everything else still works', async () => {
    await openTab(page, 'Medical Info')
    await expect(page.getByText('Penicillin')).toBeVisible()
    await addItems(page, 'Add Allergy', [{ Allergen: 'Latex', Severity: 'Severe' }])
    await makeCode(page)
    return printCard(page)
  })
  const renewedLink = String(renewed.zxing)
  expect(renewedLink.split('#')[0]).toBe(link.split('#')[0])
  expect(renewedLink).not.toBe(link)

  await test.step('the stranger reads the new allergy from the print alone', async () => {
    await stranger.goOffline()
    await stranger.page.goto(renewedLink)
    await expect(stranger.page.getByText('Latex')).toBeVisible()
    await expect(stranger.page.getByText('Penicillin')).toBeVisible()
    await stranger.goOnline()
  })

  await test.step('the server is back and gets the changes without a press', async () => {
    await server.start()
    const responder = await newDevice()
    await expect(async () => {
      await scan(responder.page, renewedLink)
      await expect(responder.page.getByText('Latex')).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 90_000 })
  })
})
