import type { Page } from '@playwright/test'
import type { ResponderCard } from 'sync-protocol/disclosure'
import { encodeCapsule } from 'sync-protocol/qr'
import { expect, test } from './harness'

test.use({ firstVisit: true })

const card: ResponderCard = {
  type: 'emergency',
  level: 'emergency',
  revision: 2,
  changedAtMs: Date.UTC(2026, 9, 1, 12),
  expiresAt: '',
  identity: { fullName: 'Ødegård, Íris', birthMonth: '1958-03' },
  allergies: { state: 'listed', items: [{ allergen: 'Penicillin', severity: 'Severe' }] },
  medications: { state: 'listed', items: [{ name: 'Warfarin', dosage: '5 mg' }] },
  contacts: {
    state: 'listed',
    items: [{ relationship: 'Sister', name: 'Mai', phoneNumber: '+84 91 234 5678' }],
  },
}
const pathOf = (changes: Partial<ResponderCard> = {}) =>
  `/e/7Z3K9M2QH5T8V1XW4Y6C0BDFGJ#${encodeCapsule({ ...card, ...changes }, { maxDigits: 600 }).digits}`

/** The app was opened once, by somebody who never signed up. */
async function visitOnce(page: Page) {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

test('a code is read without network by anyone who opened the app once, signed out', async ({
  device,
}) => {
  const { page } = device
  await visitOnce(page)
  await device.goOffline()
  await page.goto(pathOf())
  await expect(page.getByRole('heading', { name: 'Ødegård, Íris' })).toBeVisible()
  await expect(page.getByText('Offline copy made on October 1, 2026.')).toBeVisible()
  await expect(page.getByText('Blood thinner (anticoagulant)')).toBeVisible()
  await expect(page.getByRole('link', { name: /\+84 91 234 5678/ })).toHaveAttribute(
    'href',
    'tel:+84912345678',
  )

  await page.getByRole('link', { name: 'العربية' }).click()
  await expect(page.getByText('حساسية شديدة')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ødegård, Íris' })).toBeVisible()
})

test('an expired copy says so before it shows a name', async ({ device }) => {
  const { page } = device
  await visitOnce(page)
  await device.goOffline()
  await page.goto(pathOf({ expiresAt: '2020-01-01T00:00:00Z' }))
  await expect(page.getByText(/expired on January 1, 2020/)).toBeVisible()
  await expect(page.getByText('Ødegård')).toBeHidden()
  await page.getByRole('button', { name: 'Show it anyway' }).click()
  await expect(page.getByRole('heading', { name: 'Ødegård, Íris' })).toBeVisible()
})

test('a copy that was cut off is refused', async ({ device }) => {
  const { page } = device
  await visitOnce(page)
  await device.goOffline()
  await page.goto(pathOf().slice(0, -4))
  await expect(page.getByText(/damaged or incomplete/)).toBeVisible()
})

test('a code that the server does not know yet leads to the copy in its link, and back', async ({
  page,
}) => {
  const live = await page.goto(pathOf())
  expect(live?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This code is not known here' })).toBeVisible()
  await page.getByRole('button', { name: 'Read the copy in the code' }).click()
  await expect(page.getByRole('heading', { name: 'Ødegård, Íris' })).toBeVisible()
  await page.getByRole('button', { name: 'Try to connect' }).click()
  await expect(page.getByRole('heading', { name: 'This code is not known here' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe(new URL(pathOf(), page.url()).hash)
})

test('a link without a copy offers none', async ({ page }) => {
  await page.goto('/e/7Z3K9M2QH5T8V1XW4Y6C0BDFGJ')
  await expect(page.getByRole('link', { name: /call/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Read the copy in the code' })).toBeHidden()
})
