import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ADMIN_TOKEN, expect, expectAccessible, photograph, readQrCodes, test } from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode } from './steps/code'
import { newAddress } from './steps/payment'
import { picturePixels } from './steps/picture'
import { fillRecord } from './steps/record'

test.beforeEach(({ context }) => context.setExtraHTTPHeaders({ 'X-Forwarded-For': newAddress() }))

const ADDRESS = {
  'Full Name': 'Amélie Østergård',
  'Address Line 1': '12 St James Square',
  City: 'San Francisco',
  'ZIP Code': '94110',
}

async function fillAddress(page: Page) {
  for (const [label, value] of Object.entries(ADDRESS)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

async function someoneWithCode(page: Page) {
  await enrol(page, amelie)
  await fillRecord(page, amelie)
  await makeCode(page)
}

const product = (page: Page, name: string) => page.getByRole('article', { name })
const cart = (page: Page) => page.getByRole('region', { name: 'Cart', exact: true })

test('a visitor’s cart survives an offline restart and a sign-in', async ({ device }) => {
  let { page } = device
  await page.goto('/shop')
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
  await photograph(page, 'shop-visitor')
  await expect(product(page, 'Metal Card').getByText('Please select a color option')).toBeVisible()
  await expect(
    product(page, 'Metal Card').getByRole('button', { name: 'Add to Cart' }),
  ).toBeDisabled()
  await product(page, 'Metal Card').getByLabel('Rose Gold').check()
  await product(page, 'Metal Card').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Added to Cart', { exact: true })).toBeVisible()
  await page.getByLabel('City').fill('Lisbon')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await device.goOffline()
  await expect(page.getByRole('button', { name: 'Purchase' })).toBeDisabled()
  page = await device.restart()
  await page.goto('/shop')
  await expect(cart(page)).toContainText('Metal Card, Rose Gold')
  await expect(page.getByLabel('City')).toHaveValue('Lisbon')
  await device.goOnline()
  await page.getByRole('button', { name: 'Purchase' }).click()
  await expect(page).toHaveURL(/\/auth\?returnTo=%2Fshop/)
  await enrol(page, amelie)
  await page.goto('/shop')
  await expect(cart(page)).toContainText('Metal Card, Rose Gold')
  await page.getByRole('button', { name: 'Purchase' }).click()
  await expect(page.getByRole('alert')).toContainText('Cannot Purchase')
})

test('an order is paid, shipped with a tracking number and refunded, and its code can be read', {
  tag: '@core',
}, async ({ page, server }) => {
  test.setTimeout(180_000)
  await someoneWithCode(page)

  await test.step('a user chooses, sees every hint, and pays', async () => {
    await page.goto('/shop')
    await expect(
      page.getByText('Select a QR code to add products to your cart', { exact: true }),
    ).toBeVisible()
    await expect(
      product(page, 'Large Sticker').getByRole('button', { name: 'Add to Cart' }),
    ).toHaveAccessibleDescription('Select a QR code to add products to your cart')
    await page.getByLabel('Select QR Code').selectOption({ index: 1 })
    await product(page, 'Large Sticker').getByRole('button', { name: 'Add to Cart' }).click()
    await product(page, 'Acrylic Card').getByLabel('Blue').check()
    await product(page, 'Acrylic Card').getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByRole('navigation', { name: 'Your cart' })).toContainText('2 items, $18')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to cart' }).click()
    await expect(cart(page)).toBeInViewport()
    await page.getByRole('button', { name: 'Purchase' }).click()
    await expect(page.getByText('Please fill in your shipping address.')).toBeVisible()
    await fillAddress(page)
    await page.getByLabel('Overnight, $25').check()
    await expect(cart(page)).toContainText('$43')
    await page.getByLabel('Country').selectOption('CA')
    await expect(page.getByLabel('Standard, $9')).toBeChecked()
    await expect(page.getByLabel('Postal Code')).toBeVisible()
    await page.getByLabel('Country').selectOption('US')
    await page.getByLabel('Express, $13').check()
    await photograph(page, 'shop-full')
    await page.getByRole('button', { name: 'Purchase' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('The payment was not finished')).toBeVisible()
    // The codes load after the page, and the buttons no longer move once they are there.
    await expect(page.getByRole('img', { name: 'Preview of the chosen QR code' })).toBeVisible()
    await page.getByRole('button', { name: 'Purchase' }).click()
    await page.getByRole('button', { name: 'Pay $31.00' }).click()
    await expect(page).toHaveURL(/\/shop-success/)
    await expect(page.getByText('Payment Confirmed')).toBeVisible()
    await expectAccessible(page)
    await photograph(page, 'shop-success')
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys).not.toContain('cart_data')
    expect(keys).not.toContain('checkout_data')
    expect(keys).not.toContain('selected_qr_code')
    await page.getByRole('link', { name: 'Shop More Products' }).click()
    await expect(page.getByRole('region', { name: 'Your orders' })).toContainText('Paid')
    await expect(cart(page)).toContainText('Your cart is empty.')
  })

  await test.step('the owner panel opens only with its token, whatever the browser has stored', async () => {
    await page.evaluate(() => sessionStorage.setItem('admin-token-valid', 'true'))
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/owner-panel?token=wrong')
    await expect(page.getByText('Only the platform owner can access')).toBeVisible()
    await photograph(page, 'owner-panel-denied')
    await page.goto(`/owner-panel?token=${encodeURIComponent(ADMIN_TOKEN)}`)
    await expect(page.getByRole('heading', { name: 'Owner Dashboard' })).toBeVisible()
    await expect(page.getByText('Total Users')).toBeVisible()
    expect(page.url()).not.toContain('token')
    await expectAccessible(page)
    await photograph(page, 'admin-overview')
  })

  await test.step('the order is made and shipped', async () => {
    await page.getByRole('link', { name: 'Orders' }).click()
    // The list also has the order that was cancelled on the payment page.
    const row = page.getByRole('row').filter({ hasText: /Acrylic Card, Blue.*\$31 *paid/ })
    await expect(row).toBeVisible()
    await photograph(page, 'admin-orders')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: /Download QR code/ }).click(),
    ])
    await expect(page.getByText('QR Code Downloaded')).toBeVisible()
    expect(download.suggestedFilename()).toMatch(/^qr-.*\.png$/)
    const pixels = await picturePixels(page, await readFile(await download.path()))
    const [code] = await readQrCodes({ ...pixels, dotsPerInch: 300 })
    expect(code?.zxing).toMatch(new RegExp(`^${server.url}/e/[0-9A-Z]{26}`))
    expect(pixels.width).toBeGreaterThanOrEqual(1000)
    const link = new URL(code?.zxing ?? '')
    expect((await page.request.get(link.pathname)).status()).toBe(200)

    await row.getByRole('button', { name: /Open order/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Order' })
    await expect(dialog).toContainText('12 St James Square')
    await photograph(page, 'admin-order')
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
    await expect(dialog.getByRole('alert')).toContainText('tracking number')
    await dialog.getByLabel('Tracking number').fill('LX 123 456')
    await dialog.getByRole('button', { name: 'Mark as shipped' }).click()
    await expect(dialog.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()
    await dialog.getByLabel('Amount in dollars').fill('10')
    await dialog.getByRole('button', { name: 'Give back $10' }).click()
    await expect(dialog).toContainText('$10 given back')
    await dialog.getByRole('button', { name: 'Mark as delivered' }).click()
    await expect(dialog.getByText('completed')).toBeVisible()
    await dialog.getByRole('button', { name: 'Give back $21' }).click()
    await expect(dialog.getByText('refunded', { exact: true })).toBeVisible()
  })

  await test.step('a table is exported with its period in the file name', async () => {
    await page.keyboard.press('Escape')
    await page.getByLabel('Period').selectOption('30days')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('orders-30days.csv')
    await expect(page.getByText('Export Complete')).toBeVisible()
    expect(await readFile(await download.path(), 'utf8')).toContain('Large Sticker')
  })

  await test.step('the buyer sees the tracking number and the refund', async () => {
    await page.goto('/shop')
    const orders = page.getByRole('region', { name: 'Your orders' })
    await expect(orders).toContainText('Tracking number LX 123 456')
    await expect(orders).toContainText('Refunded')
  })
})

test('a person applies for the beta test once, and sends feedback', { tag: '@core' }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto('/beta-test')
  await expect(page.getByRole('button', { name: 'Sign In to Apply' })).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'beta-intro')
  await someoneWithCode(page)
  await page.goto('/beta')
  await page.getByRole('button', { name: 'Apply for Beta Test' }).click()
  await expect(page.getByRole('link', { name: 'Back to Beta Info' })).toBeVisible()
  await page.getByRole('button', { name: 'Request Free Beta Products' }).click()
  await expect(page.getByText('QR Code Required')).toBeVisible()
  await page.getByLabel('Select QR Code to Include').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Request Free Beta Products' }).click()
  await expect(page.getByText('Enter your full name')).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'beta-form')
  for (const [label, value] of [
    ['Email Address', 'amelie@tester.example'],
    ['Full Name', 'Amélie Østergård'],
    ['Street Address', '12 St James Square'],
    ['City', 'Portland'],
    ['State', 'OR'],
    ['ZIP Code', '97201'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByRole('button', { name: 'Request Free Beta Products' }).click()
  await expect(page.getByRole('heading', { name: 'Beta Test Order Confirmed' })).toBeVisible()
  await photograph(page, 'beta-success')
  await page.goto('/beta')
  await expect(page.getByRole('region', { name: 'Your beta package' })).toContainText('Confirmed')
  await page.getByLabel('How well did the products work?').selectOption('5')
  await page.getByLabel('What worked, and what didn’t?').fill('It scans in the rain.')
  await expectAccessible(page)
  await photograph(page, 'beta-package')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('We have your feedback')).toBeVisible()

  await page.goto(`/owner-panel?token=${encodeURIComponent(ADMIN_TOKEN)}`)
  await page.getByRole('link', { name: 'Beta Tests' }).click()
  await expect(page.getByText('It scans in the rain.')).toBeVisible()
  await photograph(page, 'admin-beta')

  await page.getByRole('link', { name: 'System' }).click()
  await expect(page.getByText(/^Postgres \d/)).toBeVisible()
  await expect(page.getByText(/: 1 running, since/)).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'admin-system')
})

test('a visitor cannot open the owner’s screens', { tag: '@core' }, async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByText("You don't have permission to view this page.")).toBeVisible()
  await page.goto('/owner-panel')
  await expect(page.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In to Continue' })).toBeVisible()
  await expectAccessible(page)
})
