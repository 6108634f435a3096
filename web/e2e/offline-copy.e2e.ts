import type { Page } from '@playwright/test'
import type { ResponderCard } from 'sync-protocol/disclosure'
import { encodeCapsule } from 'sync-protocol/qr'
import { expect, photograph, test } from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode, printCard } from './steps/code'
import { changePageLanguage } from './steps/page-language'
import { createProfile } from './steps/record'
import { keptLater } from './steps/worker'

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

/** Opens the app once, without signing up. */
async function visitOnce(page: Page) {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

test('after one visit, signed out, a person reads a code without a network', {
  tag: '@core',
}, async ({ device }) => {
  const { page } = device
  await visitOnce(page)
  // The labels of other languages load when the browser is idle.
  const labels = async () => (await keptLater(page)).filter(url => url.includes('/labels/'))
  await expect.poll(labels).toHaveLength(17)
  await device.goOffline()
  await page.goto(pathOf())
  await expect(page.getByRole('heading', { name: 'Ødegård, Íris' })).toBeVisible()
  await expect(page.getByText('Offline copy made on October 1, 2026.')).toBeVisible()
  await expect(page.getByText('Blood thinner (anticoagulant)')).toBeVisible()
  await expect(page.getByRole('link', { name: /\+84 91 234 5678/ }).first()).toHaveAttribute(
    'href',
    'tel:+84912345678',
  )

  await changePageLanguage(page, 'العربية')
  await expect(page.getByText('حساسية شديدة')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ødegård, Íris' })).toBeVisible()
})

test('no number is broken over two lines or separated from its unit, at any screen width', async ({
  device,
}) => {
  const { page } = device
  const medicine = { name: 'Warfarin', dosage: '1 tablet', frequency: 'twice daily' }
  const items = ['2 tablets', '1-0-1', '10.5 mg'].map(dosage => ({ ...medicine, dosage }))
  await page.goto(pathOf({ medications: { state: 'listed', items: [medicine, ...items] } }))
  for (const [language, said] of [
    ['日本語', '1日2回'],
    ['العربية', 'مرتين يوميا'],
  ] as const) {
    await changePageLanguage(page, language)
    await expect(page.getByText(said).first()).toBeVisible()
    for (let width = 320; width <= 420; width += 20) {
      await page.setViewportSize({ width, height: 800 })
      const broken = await page.locator('.detail bdi').evaluateAll(entries =>
        entries.flatMap(entry => {
          const words = document.createRange()
          words.selectNodeContents(entry)
          const isBroken = new Set([...words.getClientRects()].map(({ top }) => top)).size > 1
          return isBroken && entry.textContent.length < 15 ? entry.textContent : []
        }),
      )
      expect([width, broken]).toEqual([width, []])
    }
  }
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

test('a truncated copy is refused', async ({ device }) => {
  const { page } = device
  await visitOnce(page)
  await device.goOffline()
  await page.goto(pathOf().slice(0, -4))
  await expect(page.getByText(/damaged or incomplete/)).toBeVisible()
})

test('a code that the server does not know shows the copy in its link, and sends nothing of it', async ({
  device,
}) => {
  const { page } = device
  const path = pathOf()
  const sent: string[] = []
  page.on('request', request => {
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`)
  })
  const live = await page.goto(path)
  expect(live?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Ødegård, Íris' })).toBeVisible()
  await expect(
    page.getByText('Offline copy, printed on October 1, 2026. This card is not backed up.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try to connect' })).toHaveCount(0)
  await photograph(page, 'only-copy')

  await changePageLanguage(page, 'العربية')
  await expect(page.getByText('لا توجد نسخة احتياطية من هذه البطاقة')).toBeVisible()
  await photograph(page, 'only-copy-rtl')
  await page.reload()
  await expect(page.getByText('لا توجد نسخة احتياطية من هذه البطاقة')).toBeVisible()

  const [, digits = ''] = path.split('#')
  expect(digits.length).toBeGreaterThan(22)
  expect(new URL(page.url()).hash).toBe(`#${digits}`)
  expect(sent.length).toBeGreaterThan(2)
  // Browsers omit the fragment. The check still finds a request with a part of it.
  const requests = sent.map(each => each.replace(/#\d+/, ''))
  expect(requests.filter(each => each.includes(digits.slice(0, 12)))).toEqual([])
})

test('a link without a copy shows no card, and says to read the printed one', async ({ page }) => {
  await page.goto('/e/7Z3K9M2QH5T8V1XW4Y6C0BDFGJ')
  await expect(page.getByRole('link', { name: /call/ })).toBeVisible()
  await expect(page.getByText('Read the words on the card')).toBeVisible()
  await photograph(page, 'unknown-code')
  expect(new URL(page.url()).search).toBe('')
})

test('without JavaScript an unknown code says to read the card, and whom to call', async ({
  newDevice,
  server,
}) => {
  const { page } = await newDevice({ baseURL: server.url, javaScriptEnabled: false })
  const live = await page.goto(pathOf())
  expect(live?.status()).toBe(404)
  await expect(page.getByText('Read the words on the card')).toBeVisible()
  await expect(page.getByRole('link', { name: /call/ })).toHaveAttribute('href', /^tel:\d+$/)
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('a withdrawn code shows nothing of its copy', async ({ device }) => {
  const { page } = device
  await enrol(page, amelie)
  await createProfile(page)
  await makeCode(page)
  const link = String((await printCard(page)).zxing)
  expect(new URL(link).hash.length).toBeGreaterThan(22)
  const path = link.slice(new URL(link).origin.length)
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(200)
  const left = await page.request.delete('/api/account', {
    headers: { 'Sec-Fetch-Site': 'same-origin' }, // the browser's own calls have this header
  })
  expect(left.status()).toBe(204)
  const gone = await page.goto(path)
  expect(gone?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This code was withdrawn' })).toBeVisible()
  await expect(page.getByText(amelie.lastName)).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await photograph(page, 'withdrawn-code')
})

test('a captive portal does not hide the offline copy in a code', async ({ newDevice, gate }) => {
  const { page } = await newDevice(gate.deviceOptions)
  await visitOnce(page)
  for (const status of [200, 404]) {
    gate.setStranger({ status, html: '<!doctype html><title>Free Wi-Fi</title><h1>Log in</h1>' })
    await page.goto(pathOf())
    await expect(page.getByText('Penicillin').first()).toBeVisible()
    await page.goto('about:blank')
  }
})
