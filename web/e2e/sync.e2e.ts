import type { Page } from '@playwright/test'
import { expect, test } from './harness'
import { enrol, signIn, signOut } from './steps/account'
import { amelie } from './steps/amelie'
import { addItems, createProfile, listed, openTab } from './steps/record'

// The browser sends waiting changes itself, by background sync.
test.use({ wholeBrowser: true })

const add = (page: Page, allergen: string) =>
  addItems(page, 'Add Allergy', [{ Allergen: allergen, Severity: 'Severe' }])

/** Opens the same lists on a second phone of the same person. */
async function secondPhone(page: Page, url: string, email: string): Promise<void> {
  await page.goto(url)
  await signIn(page, email, amelie.password)
  await openTab(page, 'Medical Info')
}

test('a change on one phone appears on the other by itself', { tag: '@core' }, async ({
  page,
  newDevice,
  server,
}) => {
  const email = await enrol(page, amelie)
  await createProfile(page)
  const other = await newDevice({ baseURL: server.url })
  await secondPhone(other.page, '/', email)

  await add(page, 'Penicillin')
  await expect(listed(other.page, 'Penicillin')).toBeVisible()
  await add(other.page, 'Latex')
  await expect(listed(page, 'Latex')).toBeVisible()
})

test('a change without a connection survives a restart and is sent when the server is back', {
  tag: '@core',
}, async ({ device, newDevice, server }) => {
  test.setTimeout(90_000) // a browser restarts, and a server starts
  const email = await enrol(device.page, amelie)
  await createProfile(device.page)
  await device.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await server.stop()
  await add(device.page, 'Penicillin')

  const page = await device.restart()
  await page.goto(`${server.url}/dashboard`)
  await openTab(page, 'Medical Info')
  await expect(listed(page, 'Penicillin')).toBeVisible()
  await openTab(page, 'Overview')
  const waiting = page.getByText('Saved on this phone. Will be sent when you are online.')
  await expect(waiting).toBeVisible()

  await server.start()
  await expect(waiting).toBeHidden({ timeout: 20_000 })
  await expect(page.getByText('Everything is saved and sent.')).toBeVisible()
  const other = await newDevice({ baseURL: server.url })
  await secondPhone(other.page, '/', email)
  await expect(listed(other.page, 'Penicillin')).toBeVisible()
})

test('the browser itself sends waiting changes, with no page of the app open', {
  tag: '@core',
}, async ({ device, newDevice, server }) => {
  const { page } = device
  const email = await enrol(page, amelie)
  await createProfile(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await openTab(page, 'Overview')
  await expect(page.getByText('Everything is saved and sent.')).toBeVisible()
  await openTab(page, 'Medical Info')
  await device.goOffline()
  await add(page, 'Penicillin')
  await page.goto('about:blank')
  await device.goOnline()

  const other = await newDevice({ baseURL: server.url })
  await secondPhone(other.page, '/', email)
  await expect(listed(other.page, 'Penicillin')).toBeVisible()
})

test('a server that was down gets the changes without a press', async ({ page, server }) => {
  await enrol(page, amelie)
  await createProfile(page)
  await openTab(page, 'Overview')
  await expect(page.getByText('Everything is saved and sent.')).toBeVisible()
  await server.kill()
  await openTab(page, 'Medical Info')
  await add(page, 'Penicillin')
  await openTab(page, 'Overview')
  await expect(
    page.getByText('Saved on this phone. Will be sent when you are online.'),
  ).toBeVisible()
  await server.start()
  await expect(page.getByText('Everything is saved and sent.')).toBeVisible({ timeout: 20_000 })
})

test('two tabs and the worker show one record, and a sign-out in one empties the other', async ({
  page,
  context,
}) => {
  await enrol(page, amelie)
  await createProfile(page)
  const tab = await context.newPage()
  await tab.goto('/dashboard')
  await openTab(tab, 'Medical Info')
  await Promise.all([add(page, 'Penicillin'), add(tab, 'Latex')])
  for (const each of [page, tab]) {
    await expect(listed(each, 'Penicillin')).toBeVisible()
    await expect(listed(each, 'Latex')).toBeVisible()
  }

  await openTab(page, 'Overview')
  await expect(page.getByText('Everything is saved and sent.')).toBeVisible()
  await signOut(page)
  await expect(tab.getByText('Latex')).toBeHidden()
  const kept = await page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('lifetag-') ? name : [])),
  )
  expect(kept).toEqual([])
})

test('if two phones change one fact without seeing each other’s change, both show the conflict until one value is picked', async ({
  device,
  newDevice,
  server,
}) => {
  const { page } = device
  const email = await enrol(page, amelie)
  await createProfile(page)
  await add(page, 'Penicillin')
  const other = await newDevice({ baseURL: server.url })
  await secondPhone(other.page, '/', email)
  await expect(listed(other.page, 'Penicillin')).toBeVisible()

  for (const [phone, severity] of [
    [device, 'Mild'],
    [other, 'Moderate'],
  ] as const) {
    await phone.goOffline()
    await listed(phone.page, 'Penicillin').getByRole('button', { name: /^Edit/ }).click()
    await phone.page
      .getByRole('form', { name: /Penicillin/ })
      .getByLabel('Severity')
      .fill(severity)
    await phone.page.getByRole('button', { name: 'Save' }).click()
    await expect(listed(phone.page, 'Penicillin')).toContainText(severity)
  }
  await device.goOnline()
  await openTab(page, 'Overview')
  await expect(page.getByText('Everything is saved and sent.')).toBeVisible()
  await other.goOnline()
  await expect(page.getByText('Changed on two devices')).toBeVisible()
  await page.getByRole('button', { name: /^Mild/ }).click()
  await expect(page.getByText('Changed on two devices')).toBeHidden()
  await expect(listed(other.page, 'Penicillin')).toContainText('Mild')
})
