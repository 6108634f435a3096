import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectAccessible, photograph, test } from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { payByCard } from './steps/payment'

test('a user chooses, pays and stops a plan', { tag: '@core' }, async ({ page }) => {
  test.setTimeout(90_000)
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'pricing')
  await page.getByRole('button', { name: 'Choose Premium' }).click()
  await expect(page).toHaveURL('/auth?returnTo=%2Fpricing')
  await enrol(page, amelie)
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Choose Premium' }).click()
  await expect(page).toHaveURL('/subscribe')
  await expect(page.getByRole('heading', { name: 'Premium plan' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribe for $9.99/month' })).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'subscribe')
  await payByCard(page)
  await expect(page.getByText('Subscription Successful!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  const stop = page.getByRole('button', { name: 'Stop the Premium plan' })
  // The plan is listed once Stripe's message has reached the server.
  await expect(async () => {
    await page.goto('/donations')
    await expect(stop).toBeVisible({ timeout: 3000 })
  }).toPass()
  await stop.click()
  await page.getByRole('button', { name: 'Stop it' }).click()
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible()
  await expect(page.getByText(/Nothing more is charged/)).toBeVisible()
})

test('without its secret or its plan the subscription page says that it is loading', async ({
  page,
}) => {
  await enrol(page, amelie)
  await page.goto('/subscribe')
  await expect(page.getByText('Loading subscription details...')).toBeVisible()
})

test('Stripe may run only on the pages where a card is entered', async ({ page, request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? ''
  const { scriptUrl } = await (await request.get('/api/payments/config')).json()
  const { origin } = new URL(scriptUrl)
  expect(await policyOf('/checkout')).toContain(origin)
  expect(await policyOf('/subscribe')).toContain(origin)
  for (const path of ['/', '/donate', '/donate/guest', '/pricing', '/dashboard']) {
    expect(await policyOf(path)).not.toContain(origin)
  }
  await page.goto('/donate')
  await expect(page.getByText('TEST PAYMENTS')).toBeVisible()
  expect(await page.locator('script[src*="stripe"]').count()).toBe(0)
})

test('the shipped files contain nothing of the local Stripe', () => {
  const root = join(import.meta.dirname, '../..')
  const files = ['api/dist', 'web/dist'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && /\.(js|map|html|css|json)$/.test(entry.name))
      .map(entry => join(entry.parentPath, entry.name)),
  )
  expect(files.length).toBeGreaterThan(10)
  const sentinel = ['lifetag', 'stripe', 'emulator'].join('-')
  const holders = files.filter(
    file =>
      /sk_test_emulator/.test(readFileSync(file, 'utf8')) ||
      readFileSync(file, 'utf8').includes(sentinel),
  )
  expect(holders).toEqual([])
})
