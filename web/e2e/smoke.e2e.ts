import { expect, expectAccessible, photograph, test } from './harness'

test.use({ firstVisit: true })

test('the app loads with its name', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveTitle(/LifeTag/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await photograph(page, 'start')
})

test('the first screen is accessible', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('the server reports that it is alive and ready', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect((await request.get('/readyz')).status()).toBe(200)
})
