/** The shortcut "Show my code" of the app's icon, which the worker alone answers. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, photograph, test } from './harness'
import { enrol, signOut } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode } from './steps/code'
import { addItems, createProfile, openTab } from './steps/record'
import { underWorker } from './steps/worker'

test.use({ firstVisit: true })

const theCode = (page: Page) =>
  page.getByRole('img', { name: 'Code that opens my emergency record' })

test('in airplane mode, with an expired session, the code and its words are there without the app', {
  tag: '@core',
}, async ({ device }) => {
  const { page } = device
  await enrol(page, amelie)
  await createProfile(page)
  await openTab(page, 'Medical Info')
  await addItems(page, 'Add Allergy', amelie.allergies.slice(0, 1))
  await addItems(page, 'Add Medication', [{ 'Medication name': 'Dilatrend' }])
  await makeCode(page)
  await underWorker(page)

  await device.context.clearCookies() // as at the end of the session
  const later = await device.restart()
  await device.goOffline()
  // The worker uses the machine's clock. code-page.test.ts tests what a year does to a code.
  const answer = await later.goto('/code')
  expect(answer?.fromServiceWorker()).toBe(true)
  await expect(theCode(later)).toBeVisible()
  await expect(later.getByRole('heading', { name: 'Amélie' })).toBeVisible()
  await expect(later.getByText('Penicillin')).toBeVisible()
  // Only the register's names say so. They are in a script of the app, which the worker reads as a text.
  await expect(later.getByText('Beta blocker')).toBeVisible()
  // The page loads no script of the app, so that a fault in the app cannot hide the code.
  const scripts = await later.evaluate(() => Array.from(document.scripts, ({ src }) => src))
  expect(scripts.map(src => new URL(src).pathname)).toEqual(['/code-page.js'])
  await expectAccessible(later)
  await photograph(later, 'code-first')

  await later.getByRole('link', { name: 'Open LifeTag' }).click()
  await expect(later.getByRole('heading', { name: 'Medical Dashboard' })).toBeVisible()
})

test('a phone that lost a script of the app shows the code alone', async ({ device }) => {
  const { page } = device
  await enrol(page, amelie)
  await createProfile(page)
  await makeCode(page)
  await underWorker(page)
  const lost = await page.evaluate(async () => {
    let count = 0
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName)
      const names = (await cache.keys()).filter(({ url }) => url.includes('/assets/names-'))
      for (const each of names) if (await cache.delete(each)) count++
    }
    return count
  })
  expect(lost).toBeGreaterThan(0)
  await device.goOffline()
  await page.goto('/code')
  await expect(theCode(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open LifeTag' })).toBeVisible()
  await expect(page.getByText('Amélie')).toHaveCount(0)
})

test('without a code the app says what to do, and after a sign-out the phone shows no data', async ({
  device,
}) => {
  const { page } = device
  await enrol(page, amelie)
  await underWorker(page)
  await page.goto('/code')
  await expect(page.getByText('No QR codes generated yet')).toBeVisible()

  await page.goto('/dashboard')
  await createProfile(page)
  await makeCode(page)
  await page.goto('/code')
  await expect(theCode(page)).toBeVisible()

  await page.goto('/dashboard')
  await signOut(page)
  await device.goOffline()
  await page.goto('/code')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(theCode(page)).toHaveCount(0)
  await expect(page.getByText('Amélie')).toHaveCount(0)
})

test('on a phone in German the page is in German, until its owner chooses another language', async ({
  newDevice,
}) => {
  const device = await newDevice({ locale: 'de-DE' })
  const { page } = device
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto('/')
  await press('Jetzt beginnen')
  await page.getByLabel('Vollständiger Name').fill('Emil Berg')
  await press('Weiter: Allergien')
  await page.getByLabel('Allergen', { exact: true }).fill('Penicillin')
  await press('Schwer')
  await press('Weiter: Medikamente')
  await press('Direkt zu den Erkrankungen')
  await press('Direkt zum Kontakt')
  await press('Direkt zur Karte')
  await expect(page.getByRole('img', { name: /^QR-Code/ })).toBeVisible()
  await underWorker(page)

  await device.goOffline()
  const answer = await page.goto('/code')
  expect(answer?.fromServiceWorker()).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const code = page.getByRole('img', { name: 'Code, der meine Notfalldaten öffnet' })
  await expect(code).toBeVisible()
  await expect(page.getByText('Schwere Allergien')).toBeVisible()
  await expect(page.getByText('Die Kopie im Code gilt schon.')).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'code-first-german')

  await page.getByRole('link', { name: 'LifeTag öffnen' }).click()
  await page.goto('/dashboard?tab=profile')
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English')
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible()
  await page.goto('/code')
  await expect(theCode(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open LifeTag' })).toBeVisible()
})
