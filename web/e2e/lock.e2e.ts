import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Device, expect, expectAccessible, photograph, test } from './harness'
import { enrol, signOut, startLocal } from './steps/account'
import { amelie } from './steps/amelie'
import { addAuthenticator } from './steps/authenticator'
import { makeCode } from './steps/code'
import { comeBack, leave, lockOf, openWithPin, PIN, setLock } from './steps/lock'
import { addItems, createProfile, openProfilePage, openSecurityPage, openTab } from './steps/record'
import { closeToasts } from './steps/toast'
import { underWorker } from './steps/worker'

const NAMES = /Amélie|Østergård|Penicillin|Jordn/

/** Starts a record without an account, and sets a lock (after one minute by default). */
async function lockedRecord({ page }: Device, after?: string) {
  await page.clock.install()
  await startLocal(page)
  await createProfile(page)
  await addItems(page, 'Add Allergy', amelie.allergies.slice(0, 1))
  await setLock(page, after)
}

const everything = (page: Page) =>
  page.evaluate(() => `${document.title} ${document.documentElement.outerHTML}`)

test('locks after a minute in the background, and then nothing of the record is in the page', {
  tag: '@core',
}, async ({ device }) => {
  await lockedRecord(device)
  let { page } = device
  await openTab(page, 'Medical Info')
  await page.getByRole('button', { name: 'Add Allergy' }).click()
  await page.getByLabel('Allergen').fill('Jordnødder')
  await leave(page)
  await page.clock.fastForward(50_000)
  await comeBack(page)
  await expect(page.getByLabel('Allergen')).toHaveValue('Jordnødder')

  await leave(page)
  await page.clock.fastForward(61_000)
  await comeBack(page)
  await expect(lockOf(page)).toBeVisible()
  expect(await everything(page)).not.toMatch(NAMES)
  await expectAccessible(page)
  await photograph(page, 'lock')

  await openWithPin(page, '481508')
  await expect(page.getByText('Wrong PIN. 4 tries are left.')).toBeVisible()
  await device.goOffline()
  await page.reload()
  await expect(lockOf(page)).toBeVisible()
  await openWithPin(page)
  await expect(page.getByLabel('Allergen')).toHaveValue('Jordnødder')
  await expect(page.getByText('Penicillin')).toBeVisible()

  await page.getByRole('button', { name: 'Cancel' }).first().click()
  await openSecurityPage(page, 'Lock')
  await page.getByRole('button', { name: 'Lock now' }).click()
  await expect(lockOf(page)).toBeVisible()
  page = await device.restart()
  await page.goto('/dashboard')
  await expect(lockOf(page)).toBeVisible()
  expect(await everything(page)).not.toMatch(NAMES)
  await openWithPin(page)
  await expect(page.getByText('Penicillin').first()).toBeVisible()
})

test('a clock that is set back opens nothing, and a frozen page locks immediately', async ({
  device,
}) => {
  await lockedRecord(device, '15 min')
  const { page } = device
  await leave(page)
  await page.clock.setSystemTime(Date.now() - 3_600_000)
  await comeBack(page)
  await expect(lockOf(page)).toBeVisible()
  await openWithPin(page)
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible()

  // A frozen page stops its own clock, so only the phone's clock counts.
  await leave(page)
  await page.clock.setSystemTime(Date.now() + 3_600_000)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await comeBack(page)
  await expect(lockOf(page)).toBeVisible()
})

test('the code opens without the lock, from the worker and from the app', async ({ device }) => {
  await lockedRecord(device)
  const { page } = device
  await makeCode(page)
  await openSecurityPage(page, 'Lock')
  await page.getByRole('button', { name: 'Lock now' }).click()
  await underWorker(page)
  await page.getByRole('link', { name: 'Show my code' }).click()
  await expect(page.getByRole('heading', { name: 'Amélie' })).toBeVisible()
  await page.getByRole('link', { name: 'Open LifeTag' }).click()
  await expect(lockOf(page)).toBeVisible()

  // Without a worker the app itself answers this address.
  await page.evaluate(() => history.pushState(null, '', '/code'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByRole('heading', { name: 'My code' })).toBeVisible()
  await expect(page.getByText(/Scan it with/)).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(lockOf(page)).toBeVisible()
})

test('after five wrong PINs a backup file opens the record, and an hour gives another try', async ({
  device,
}) => {
  await lockedRecord(device)
  const { page } = device
  await openProfilePage(page, 'This phone')
  await page.getByRole('button', { name: 'Save a backup file' }).click()
  const passphrase = 'seven quiet lanterns over the bay'
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await page.getByLabel(/again|repeat/i).fill(passphrase)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ])
  const buffer = await readFile(await file.path())
  await page.keyboard.press('Escape')
  await openSecurityPage(page, 'Lock')
  await page.getByRole('button', { name: 'Lock now' }).click()
  for (let left = 4; left > 0; left--) {
    await openWithPin(page, '000000')
    await expect(
      page.getByText(`${left} ${left === 1 ? 'try is' : 'tries are'} left`),
    ).toBeVisible()
  }
  await openWithPin(page, '000000')
  await expect(page.getByText('No more tries for now')).toBeVisible()
  await expect(page.getByLabel('PIN')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('No more tries for now')).toBeVisible()
  await photograph(page, 'lock-no-more-tries')
  await expectAccessible(page)

  await page.getByLabel('Backup file').setInputFiles({ name: 'a.lifetag', mimeType: '', buffer })
  await page.getByLabel('Passphrase of the file').fill('another passphrase entirely')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'not the passphrase' })).toBeVisible()
  await page.getByLabel('Passphrase of the file').fill(passphrase)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible()

  // The backup resets the tries. When they are used up again, one comes back each hour.
  await page.getByRole('button', { name: 'Lock now' }).click()
  for (let tries = 0; tries < 5; tries++) {
    await openWithPin(page, '000000')
    await expect(page.getByText(/left|No more tries/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Checking…' })).toHaveCount(0)
  }
  await page.clock.fastForward(61 * 60_000)
  await page.reload()
  await openWithPin(page)
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible()
})

test('a user with an account opens the lock with the account’s password, and with no other', async ({
  page,
  device,
}) => {
  await page.clock.install()
  await enrol(page, amelie)
  await setLock(page)
  await page.getByRole('button', { name: 'Lock now' }).click()
  await page.getByRole('button', { name: 'I cannot open it' }).click()
  expect(await everything(page)).not.toMatch(/@lifetag\.example|Amélie/)
  await page.getByLabel('Password of this account').fill('walnut ferry copper dune')
  await page.getByRole('button', { name: 'Sign in and open' }).click()
  await expect(page.getByText('The password is wrong.')).toBeVisible()
  await photograph(page, 'lock-account')
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await photograph(page, 'lock-right-to-left')
  await page.evaluate(() => document.documentElement.removeAttribute('dir'))
  await expectAccessible(page)
  await device.goOffline()
  await expect(page.getByText('Signing in needs a connection.')).toBeVisible()
  await device.goOnline()
  await page.getByLabel('Password of this account').fill(amelie.password)
  await page.getByRole('button', { name: 'Sign in and open' }).click()
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible()
})

test('the screen lock opens it offline, and only if it verified the user', async ({
  page,
  device,
}) => {
  const { session, authenticatorId } = await addAuthenticator(page)
  await startLocal(page)
  await setLock(page)
  await page.getByRole('button', { name: 'Use the screen lock, too' }).click()
  await expect(page.getByText('Screen lock on')).toBeVisible()
  await closeToasts(page)
  await photograph(page, 'lock-card')
  await device.goOffline()
  await page.getByRole('button', { name: 'Lock now' }).click()
  const press = () => page.getByRole('button', { name: 'Open with the screen lock' }).click()
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await press()
  await expect(page.getByRole('button', { name: 'Open with the screen lock' })).toBeEnabled()
  await expect(lockOf(page)).toBeVisible()
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await press()
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible()

  // A recorded answer is not valid for another challenge.
  await page.evaluate(() => {
    const { credentials } = navigator
    const real = credentials.get.bind(credentials)
    let recorded: Promise<Credential | null> | undefined
    credentials.get = options => (recorded ??= real(options))
  })
  await page.getByRole('button', { name: 'Lock now' }).click()
  await press()
  await page.getByRole('button', { name: 'Lock now' }).click()
  await press()
  await expect(page.getByText(/could not verify you/)).toBeVisible()
  await expect(lockOf(page)).toBeVisible()
  await openWithPin(page)
  await expect(page.getByRole('button', { name: 'Stop using the screen lock' })).toBeVisible()
})

test('tabs lock and open together', async ({ page, context }) => {
  await startLocal(page)
  // This tab is open before the lock exists.
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: 'Medical Dashboard' })).toBeVisible()
  await setLock(page)
  await expect(other.getByRole('heading', { name: 'Medical Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Lock now' }).click()
  await expect(lockOf(other)).toBeVisible()
  await openWithPin(other)
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Medical Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Lock now' }).click()
  await page.goto('/')
  await expect(lockOf(page)).toBeVisible()
  await openWithPin(page)
  await openSecurityPage(page, 'Lock')
  await page.getByRole('button', { name: 'Remove the lock' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Set a lock' })).toBeVisible()
})

test('the screen and its dialogs are blank while the app is in the background, and visible immediately after', async ({
  page,
}) => {
  await startLocal(page)
  await setLock(page, '5 min')
  await page.getByRole('button', { name: 'Change the PIN' }).click()
  await page.getByLabel('PIN of six digits').fill('12')
  const opacities = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#root, dialog')].map(each => getComputedStyle(each).opacity),
    )
  await leave(page)
  expect(await opacities()).toEqual(['0', '0'])
  await comeBack(page)
  await expect.poll(opacities).toEqual(['1', '1'])
  await expect(page.getByLabel('PIN of six digits')).toBeFocused()
})

test('a phone with a lock stays closed if the script of the lock is missing', async ({
  page,
  device,
}) => {
  await startLocal(page)
  await createProfile(page)
  await setLock(page)
  await page.evaluate(() => caches.delete('wanted'))
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await device.goOffline()
  await page.goto('/dashboard')
  await expect(page.getByText('Opening it needs a connection once.')).toBeVisible()
  expect(await everything(page)).not.toMatch(NAMES)
  await device.goOnline()
  await page.reload()
  await expect(
    lockOf(page).or(page.getByRole('heading', { name: 'Medical Dashboard' })),
  ).toBeVisible()
})

test('a sign-out removes the user’s lock', async ({ page }) => {
  await enrol(page, amelie)
  await setLock(page)
  await page.reload()
  await signOut(page)
  await enrol(page, { ...amelie, firstName: 'Bea' })
  await openSecurityPage(page, 'Lock')
  await expect(page.getByRole('button', { name: 'Set a lock' })).toBeVisible()
})

test('a lock with 0 minutes locks immediately', async ({ page }) => {
  await startLocal(page)
  await setLock(page, '0 min')
  await leave(page)
  await expect(lockOf(page)).toBeAttached()
  await comeBack(page)
  await openWithPin(page, PIN)
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible()
})
