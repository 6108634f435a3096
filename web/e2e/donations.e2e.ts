import { expect, expectAccessible, photograph, test } from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { CARD, newAddress, openStripeControl, payByCard } from './steps/payment'
import { underWorker } from './steps/worker'

// A payment takes several screens, and most tests here make more than one.
test.describe.configure({ timeout: 90_000 })

// The limit is ten payments an hour for each address, so each test has its own address.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders({ 'X-Forwarded-For': newAddress() }))

const confirmed = 'Payment Confirmed'

test('a guest gives each preset amount, and the server confirms it', async ({ page }) => {
  for (const [name, amount] of [
    ['Supporter $5', '$5'],
    ['Advocate $15', '$15'],
    ['Champion $50', '$50'],
  ] as const) {
    await page.goto('/donate/guest')
    await page.getByRole('radio', { name }).check()
    await page.getByRole('button', { name: `Donate ${amount}` }).click()
    await expect(page).toHaveURL('/checkout')
    await expect(page.getByText('Supporting LifeTag')).toBeVisible()
    await payByCard(page)
    await expect(page).toHaveURL('/donation-success')
    await expect(page.getByText(confirmed)).toBeVisible()
    await expect(page.getByText(`We have received ${amount}.`)).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Create Your Medical Profile' })).toBeVisible()
})

test('a guest’s own amount has limits', async ({ page }) => {
  await page.goto('/donate/guest')
  await page.getByRole('radio', { name: 'Custom Amount' }).check()
  const amount = page.getByLabel('Amount in dollars')
  const button = page.getByRole('button', { name: /^Donate/ })
  for (const refused of ['', '0.99', '10000.01', '5.001']) {
    await amount.fill(refused)
    await expect(button).toBeDisabled()
  }
  for (const [typed, shown] of [
    ['1', '$1'],
    ['10000', '$10,000'],
  ] as const) {
    await amount.fill(typed)
    await expect(button).toHaveText(`Donate ${shown}`)
  }
  await button.click()
  await expect(page.getByRole('button', { name: 'Donate $10,000' })).toBeVisible()
})

test('a signed-in user gives each tier, and their own amount within its limits', async ({
  page,
}) => {
  await enrol(page, amelie)
  for (const [button, amount] of [
    ['Donate $5', '$5'],
    ['Donate $15', '$15'],
    ['Donate $50', '$50'],
  ] as const) {
    await page.goto('/donate')
    await page.getByRole('button', { name: button, exact: true }).click()
    await payByCard(page)
    await expect(page.getByText(`We have received ${amount}.`)).toBeVisible()
  }
  await page.goto('/donate')
  const give = async (typed: string) => {
    await page.getByLabel('Amount in dollars').fill(typed)
    await page.getByRole('button', { name: 'Donate', exact: true }).click()
  }
  await give('0.99')
  await expect(page.getByRole('alert')).toContainText('Invalid Amount')
  await expect(page.getByRole('alert')).toContainText(
    'Please enter a valid donation amount of at least $1.',
  )
  await give('10000.01')
  await expect(page.getByRole('alert')).toContainText('Amount Too Large')
  await expect(page.getByRole('alert')).toContainText(
    'Please contact us directly for donations over $10,000.',
  )
  await give('1')
  await payByCard(page)
  await expect(page.getByText('We have received $1.')).toBeVisible()
  await page.getByRole('link', { name: 'Your donations and receipts' }).click()
  await expect(page.getByRole('list', { name: 'Gifts' }).getByRole('listitem')).toHaveCount(4)
  await page
    .getByRole('button', { name: /^Receipt LT-/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('Received by: LifeTag Foundation')
  await expectAccessible(page)
  await photograph(page, 'receipt')
  await page.getByRole('button', { name: 'Close' }).click()
  await photograph(page, 'donations')
})

test('a declined card shows an error, and another card pays', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/donate/guest')
  await page.getByRole('button', { name: 'Donate $5' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'checkout')
  await payByCard(page, CARD.isDeclined)
  await expect(page.getByRole('alert')).toContainText('Payment Failed')
  await expect(page.getByRole('alert')).toContainText('Your card has been declined.')
  await expect(page.getByRole('button', { name: 'Donate $5' })).toBeEnabled()
  await payByCard(page)
  await expect(page.getByText(confirmed)).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'donation-success')
})

test('the screen shows the payment’s amount, and the address loses its secret and its amount immediately', async ({
  page,
  request,
}) => {
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': newAddress() }
  const data = { amount: 50, metadata: { payment_type: 'donation', donationType: 'champion' } }
  const answer = await request.post('/api/create-payment-intent', { data, headers })
  const { clientSecret } = await answer.json()
  await page.goto(
    `/checkout?client_secret=${clientSecret}&amount=5&methods=%5Bbroken&fees=%7Bbroken`,
  )
  await expect(page.getByRole('button', { name: 'Donate $50' })).toBeVisible()
  await expect(page.getByText('$5', { exact: true })).toHaveCount(0)
  await expect(page).toHaveURL('/checkout')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Donate $50' })).toBeVisible()
})

test('a checkout without its secret or its amount redirects to the donation page', async ({
  page,
}) => {
  for (const query of ['', '?amount=5', '?client_secret=pi_1_secret_2']) {
    await page.goto(`/checkout${query}`)
    await expect(page).toHaveURL('/donate')
  }
})

test('the screen explains a blocked script and an expired payment', async ({
  page,
  context,
  request,
}) => {
  const { origin } = await openStripeControl(request)
  await context.route(`${origin}/stripe.js`, route => route.abort('blockedbyclient'))
  await page.goto('/donate/guest')
  await page.getByRole('button', { name: 'Donate $5' }).click()
  await expect(page.getByText('The payment form could not be loaded')).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'checkout-blocked')
  await context.unroute(`${origin}/stripe.js`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Donate $5' })).toBeVisible()
  await page.goto('/checkout?client_secret=pi_1_secret_2&amount=5')
  await expect(page.getByText('This payment can no longer be used')).toBeVisible()
})

test('two presses and two tabs make one payment', async ({ page, context, request }) => {
  await enrol(page, amelie)
  const stripe = await openStripeControl(request)
  const before = await stripe.countIntents()
  await page.goto('/donate')
  const button = page.getByRole('button', { name: 'Donate $50', exact: true })
  await button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
  await expect(page.getByRole('button', { name: 'Donate $50' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/donate')
  await other.getByRole('button', { name: 'Donate $50', exact: true }).click()
  await payByCard(other)
  await expect(other.getByText(confirmed)).toBeVisible()
  expect(await stripe.countIntents()).toBe(before + 1)
  await page.reload()
  await expect(page).toHaveURL('/donation-success')
})

test('signed out, a tier leads to sign-in, and offline the amount is kept', async ({
  page,
  device,
}) => {
  await page.goto('/donate')
  await page.getByLabel('Amount in dollars').fill('42.50')
  await underWorker(page)
  await device.goOffline()
  await expect(page.getByText('You are offline')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You are offline')).toBeVisible()
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('42.50')
  await device.goOnline()
  await page.getByRole('button', { name: 'Donate $5', exact: true }).click()
  await expect(page).toHaveURL('/auth?returnTo=%2Fdonate')
})

test('the donation page offers free access', async ({ page }) => {
  await enrol(page, amelie)
  await page.goto('/donate')
  await expect(page.getByRole('heading', { name: 'Support Emergency Access' })).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'donate')
  await page.getByRole('button', { name: 'Continue Free' }).click()
  await expect(page.getByText('Free Access Activated')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test('a monthly gift is started, shown and stopped', { tag: '@core' }, async ({ page }) => {
  await enrol(page, amelie)
  await page.goto('/donate')
  await page.getByRole('radio', { name: 'Monthly' }).check({ force: true })
  await expect(page.getByLabel('Cover the card fee as well')).not.toBeChecked()
  await page.getByLabel('Cover the card fee as well').check()
  await page.getByRole('button', { name: 'Donate $15', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Donate $15.76 a month' })).toBeVisible()
  await payByCard(page)
  await expect(page.getByText(confirmed)).toBeVisible()
  await page.goto('/donations')
  await page.getByRole('button', { name: 'Stop the monthly donation of $15.76' }).click()
  await page.getByRole('button', { name: 'Stop it' }).click()
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible()
  await expect(page.getByText(/Nothing more is charged/)).toBeVisible()
})

test('the guest page, the payment options and the thanks are accessible and consistent', async ({
  page,
}) => {
  await page.goto('/donate/guest')
  const all = page.getByRole('link', { name: /^View All \d+ Payment Methods$/ })
  const promised = Number((await all.textContent())?.match(/\d+/)?.[0])
  await expect(page.getByText('TEST PAYMENTS')).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'donate-guest')
  await all.click()
  await expect(page.getByRole('heading', { name: 'Payment Options' })).toBeVisible()
  const written = Number.parseInt(
    (await page.getByText(/payment methods\. Your country/).textContent()) ?? '',
    10,
  )
  expect(written).toBeGreaterThanOrEqual(18)
  expect(promised).toBe(written)
  await expect(page.locator('main section li')).toHaveCount(written + 3)
  await expectAccessible(page)
  await photograph(page, 'payment-options')
  await page.goto('/donation-success')
  await expect(page.getByText('We found no donation from this browser.')).toBeVisible()
})
