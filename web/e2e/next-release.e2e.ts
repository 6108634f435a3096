import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './harness'
import { buildNextRelease, DATABASE_VERSION, NEXT_DATABASE_VERSION } from './harness/next-release'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { expectEachOnce, pushesOf } from './steps/pushes'
import { addItems, createProfile, listed, openTab } from './steps/record'
import { underWorker } from './steps/worker'

test.use({ firstVisit: true })

let release: string
test.beforeAll(async () => {
  test.setTimeout(120_000) // it builds an app
  release = await buildNextRelease()
})
test.afterAll(async ({ server }) => {
  server.use()
  await server.stop()
  rmSync(release, { recursive: true, force: true })
})

test('unsent changes and typed text survive the next release and its new database', async ({
  newDevice,
  gate,
  server,
}) => {
  test.setTimeout(120_000) // a server restarts, and an app updates
  const { page, context } = await newDevice(gate.deviceOptions)
  await enrol(page, amelie)
  await createProfile(page)
  await underWorker(page)
  await openTab(page, 'Overview')
  await expect(page.getByText('Everything is saved and sent.')).toBeVisible()
  await openTab(page, 'Medical Info')
  gate.setStranger({ status: 502, html: '<h1>Bad gateway</h1>', path: '/api/sync' })
  await addItems(page, 'Add Allergy', [{ Allergen: 'Penicillin', Severity: 'Severe' }])
  expect(await databaseVersions(page)).toEqual([DATABASE_VERSION])

  const other = await context.newPage()
  await other.goto('/dashboard?tab=medical-info')
  await other.getByRole('button', { name: 'Add Medication' }).click()
  const typed = other.getByLabel('Medication name')
  await typed.fill('Ramipril')

  await server.stop()
  server.use(release)
  await server.start()
  await page.reload()
  await expect(page.getByText('A new version is ready')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => databaseVersions(page).catch(() => [])).toEqual([NEXT_DATABASE_VERSION])
  await openTab(page, 'Medical Info')
  await expect(listed(page, 'Penicillin')).toBeVisible()
  expect(JSON.stringify(pushesOf(gate))).not.toContain('Penicillin')

  // A tab with an open form does not reload, and all screens of its release still work.
  await expect(typed).toHaveValue('Ramipril')
  await openTab(other, 'Profile')
  await expect(other.getByRole('button', { name: 'Delete Account' })).toBeVisible()
  await openTab(other, 'Medical Info')
  await other.getByRole('button', { name: 'Reload' }).click()
  await expect(other.getByText('A new version is ready')).toHaveCount(0)
  await expect(typed).toHaveValue('Ramipril')
  await other.close()

  gate.setStranger(null)
  await openTab(page, 'Overview')
  await expect(page.getByText('Everything is saved and sent.')).toBeVisible({ timeout: 60_000 })
  expectEachOnce(pushesOf(gate))
  expect(JSON.stringify(pushesOf(gate))).toContain('Penicillin')
})

/** Versions as the app counts them. The browser's number is ten times as high. */
const databaseVersions = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name, version }) =>
      name?.startsWith('lifetag-') ? [(version ?? 0) / 10] : [],
    ),
  )
