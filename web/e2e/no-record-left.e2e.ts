import type { Page } from '@playwright/test'
import { type Device, expect, expectAccessible, photograph, test } from './harness'
import { enrol, type NewAccount, signIn, signOut } from './steps/account'
import { makeCode } from './steps/code'
import { dieAt } from './steps/dying-tab'
import { addProfile, openMembers } from './steps/family'
import { addItems, createProfile, listed, openTab } from './steps/record'
import { closeToasts } from './steps/toast'
import { findWords } from './steps/words-on-disk'

const password = 'seven quiet lanterns over the bay'
const brunhilde: NewAccount = { firstName: 'Brunhilde', lastName: 'Wölkenstein', password }
const otto: NewAccount = { firstName: 'Otto', lastName: 'Kleinød', password }

/** None of these words is in the app's dictionaries, which are also on the device. */
const allergy = { Allergen: 'Quittenkernöl', Severity: 'Severe', Reaction: 'Zwieselbach' }
const WORDS = ['Brunhilde', 'Wölkenstein', 'Quittenkern', 'Zwieselbach', 'Ludmillla']

// People use the whole browser, and it decides when deleted words leave its folder.
test.use({ wholeBrowser: true })

const unsentOf = (page: Page) => page.getByRole('alertdialog')

async function fill(page: Page) {
  await createProfile(page)
  await addItems(page, 'Add Allergy', [allergy])
  await makeCode(page)
}

const databases = (page: Page) =>
  page.evaluate(
    async () =>
      (await indexedDB.databases()).filter(({ name }) => name?.startsWith('lifetag-')).length,
  )

/** Restarts the browser, so that it writes its data to disk. */
async function restart(device: Device) {
  const page = await device.restart()
  await page.goto('/dashboard')
  return page
}

test('after a sign-out and the next person’s sign-in no word of the first is in the browser’s folder', {
  tag: '@core',
}, async ({ device }) => {
  test.setTimeout(240_000)
  let { page } = device
  await enrol(page, brunhilde)
  await fill(page)
  await addProfile(page, 'Ludmillla')
  await page.goto('/code')
  await openMembers(page, 'Ludmillla')
  await page.goto('/dashboard')
  await openTab(page, 'Medical Info')
  page = await restart(device)
  expect(findWords(device.profile, WORDS)).not.toEqual([])
  await expect(page.getByRole('heading', { name: 'Medical Dashboard' })).toBeVisible()
  await signOut(page)
  await enrol(page, otto)
  await expect.poll(() => databases(page)).toBe(1)
  await expect.poll(() => findWords(device.profile, WORDS)).toEqual([])
  page = await restart(device)
  expect(findWords(device.profile, WORDS)).toEqual([])
})

test('a user who signs in over an ended session sees that changes were not sent, and starts clean', async ({
  device,
  newDevice,
  server,
}) => {
  test.setTimeout(240_000)
  const other = (await newDevice({ baseURL: server.url })).page
  const ottos = await enrol(other, otto)
  let { page } = device
  await enrol(page, brunhilde)
  await createProfile(page)
  await page.context().clearCookies()
  await addItems(page, 'Add Allergy', [allergy])
  await expect(page.getByText('Sign in so that your changes can be sent')).toBeVisible()

  await signIn(page, ottos, password)
  await expect(unsentOf(page)).toContainText('of someone else not sent')
  await expect(unsentOf(page)).not.toContainText(/Quitten|Brunhilde/)
  await closeToasts(page)
  await photograph(page, 'unsent-of-somebody-else')
  await expectAccessible(page)
  await unsentOf(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(page.getByText('Nothing of it is left on this phone.')).toBeVisible()
  expect(await databases(page)).toBe(1)
  page = await restart(device)
  expect(findWords(device.profile, WORDS)).toEqual([])
  await expect(page.getByText('Welcome, Otto')).toBeVisible()
  await expect(unsentOf(page)).toHaveCount(0)
})

test('the app mentions changes that were kept at a sign-out at each start, and their owner gets them back', async ({
  newDevice,
  gate,
}) => {
  test.setTimeout(180_000)
  const device = await newDevice(gate.deviceOptions)
  let { page } = device
  const email = await enrol(page, brunhilde)
  await createProfile(page)
  gate.setStranger({ status: 502, html: '<h1>Bad gateway</h1>', path: '/api/sync' })
  await addItems(page, 'Add Allergy', [allergy])
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Keep on this phone' }).click()
  await expect(page.getByText('Logged Out', { exact: true })).toBeVisible()

  page = await device.restart()
  await page.goto('/')
  await expect(page.getByText(/kept on this phone$/)).toBeVisible()
  await photograph(page, 'kept-on-this-phone')
  gate.setStranger(null)
  await signIn(page, email, password)
  await openTab(page, 'Medical Info')
  await expect(listed(page, 'Quittenkernöl')).toBeVisible()
  await expect(unsentOf(page)).toHaveCount(0)
})

test('a tab that dies during a sign-out leaves nothing for long', async ({ newDevice, gate }) => {
  test.setTimeout(180_000)
  const device = await newDevice(gate.deviceOptions)
  await enrol(device.page, brunhilde)
  await fill(device.page)
  const last = { call: 'deleteDatabase', nth: 2 } as const // the eraser itself makes the first call
  const next = await dieAt(device.page, gate, last, () => signOut(device.page))
  await next.goto('/')
  await expect.poll(() => databases(next)).toBe(0)
  await expect.poll(() => findWords(device.profile, WORDS)).toEqual([])
})
