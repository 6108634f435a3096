/** The service worker is killed while it sends, and it answers pages itself. */

import type { Page } from '@playwright/test'
import { PROTOCOL_VERSION } from 'sync-protocol/sync'
import { expect, test } from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode } from './steps/code'
import { expectEachOnce, holdPush, pushesOf } from './steps/pushes'
import { addItems, createProfile, listed, openTab } from './steps/record'
import { killWorker, underWorker } from './steps/worker'

test.use({ firstVisit: true })

const sentWords = 'Everything is saved and sent.'
const add = (page: Page, allergen: string) =>
  addItems(page, 'Add Allergy', [{ Allergen: allergen, Severity: 'Severe' }])

test('a worker that is killed after the server accepts a push and before the answer arrives loses and repeats nothing', {
  tag: '@core',
}, async ({ newDevice, gate }) => {
  const { page } = await newDevice(gate.deviceOptions)
  await enrol(page, amelie)
  await createProfile(page)
  await underWorker(page)
  await openTab(page, 'Overview')
  await expect(page.getByText(sentWords)).toBeVisible()

  await openTab(page, 'Medical Info')
  const answer = holdPush(gate)
  await add(page, 'Penicillin')
  await answer.caught
  const held = pushesOf(gate).at(-1)
  await killWorker(page)
  await add(page, 'Latex')
  await openTab(page, 'Overview')
  await expect(page.getByText(sentWords)).toBeVisible()
  answer.release()

  const pushes = pushesOf(gate)
  const again =
    pushes[pushes.findIndex(push => push.sent.mutations[0]?.id === held?.sent.mutations[0]?.id) + 1]
  expect(held?.sent.mutations).toHaveLength(1)
  // The repeated push has the same change with the same number, and gets the same answer.
  expect(again?.sent.mutations[0]).toEqual(held?.sent.mutations[0])
  expect(again?.outcomes[0]).toEqual(held?.outcomes[0])
  expectEachOnce(pushes)

  const other = await newDevice(gate.deviceOptions)
  await other.page.context().addCookies(await page.context().cookies())
  await other.page.goto('/dashboard')
  await openTab(other.page, 'Medical Info')
  for (const allergen of ['Penicillin', 'Latex']) {
    await expect(listed(other.page, allergen)).toHaveCount(1)
  }
})

test('characters beyond Western Europe’s are readable without their font, which is kept after its first use', async ({
  device,
}) => {
  const { page } = device
  await enrol(page, amelie)
  await createProfile(page)
  await underWorker(page)
  await openTab(page, 'Medical Info')
  await device.goOffline()
  await add(page, 'Żółty łubin')
  await expect(listed(page, 'Żółty łubin')).toBeVisible()
  expect(await wideLetters(page)).toEqual({ font: 'error', kept: 0 })

  await device.goOnline()
  await page.reload()
  await expect(listed(page, 'Żółty łubin')).toBeVisible()
  await expect.poll(() => wideLetters(page)).toEqual({ font: 'loaded', kept: 1 })
  const later = await device.restart()
  await device.goOffline()
  await later.goto('/dashboard?tab=medical-info')
  await expect(listed(later, 'Żółty łubin')).toBeVisible()
  await expect.poll(() => wideLetters(later)).toEqual({ font: 'loaded', kept: 1 })
})

/** Returns the status of the font with ł and ő, and how often its file is stored. */
const wideLetters = (page: Page) =>
  page.evaluate(async () => {
    const face = [...document.fonts].find(({ unicodeRange }) => unicodeRange.startsWith('U+100-'))
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    const isLetters = ({ url }: Request) => url.includes('latin-ext')
    return { font: face?.status, kept: kept.flat().filter(isLetters).length }
  })

test('under a worker, the server itself answers everything that is no page of the app', async ({
  page,
  server,
}) => {
  await enrol(page, amelie)
  await underWorker(page)

  await page.goto('/api/login?returnTo=/dashboard%3Ftab%3Dprofile')
  await expect(page).toHaveURL(/\/dashboard\?tab=profile$/) // the user is signed in, so /auth redirects
  const login = await page.context().request.get('/api/login?returnTo=/auth', { maxRedirects: 0 })
  expect(login.status()).toBe(302)

  const ready = await page.goto('/healthz')
  expect(ready?.fromServiceWorker()).toBe(false)
  expect(ready?.status()).toBe(200)

  const file = await page.goto('/robots.txt')
  expect(file?.fromServiceWorker()).toBe(false)
  await expect(page.getByText('Disallow: /api/')).toBeVisible()

  const unknown = await page.goto('/no/such/place')
  expect(unknown?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()

  const code = await page.goto(`/e/${'0'.repeat(22)}`)
  expect(code?.status()).toBe(404)

  const app = await page.goto('/dashboard')
  expect(app?.fromServiceWorker()).toBe(true)
  expect(server.isRunning).toBe(true)
})

test('under a worker, a valid code opens the server’s own page while the server can be reached', async ({
  device,
}) => {
  const { page } = device
  await enrol(page, amelie)
  await createProfile(page)
  await makeCode(page)
  await underWorker(page)
  await openTab(page, 'Overview')
  await expect(page.getByText(sentWords)).toBeVisible()

  const token = await page.evaluate(tokenOfFirstCode, PROTOCOL_VERSION)
  const live = await page.goto(`/e/${token}`)
  expect(live?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Amélie' })).toBeVisible()
  // The app's page has its own script, and the server's page does not.
  expect(await live?.text()).not.toContain('id="root"')
})

/** Reads the token as a new device of this person does. */
async function tokenOfFirstCode(protocol: number): Promise<string> {
  const reader = { protocol, clientId: crypto.randomUUID() }
  const body = { ...reader, cookie: null, outcomesSeen: 0, mutations: [] }
  const answer = await fetch('/api/sync', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { puts } = await answer.json()
  return puts.find(({ collection }: { collection: string }) => collection === 'qr-codes').record
    .fields.token.value
}
