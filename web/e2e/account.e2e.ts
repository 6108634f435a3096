import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, photograph, test } from './harness'
import { enrol, keepCodes, signOut } from './steps/account'
import { amelie } from './steps/amelie'
import { addItems, createProfile, openProfilePage, openTab } from './steps/record'
import { expectNothingLost } from './steps/reflow'
import { closeToasts } from './steps/toast'

const { password } = amelie

/** Answers once as the server does when the last sign-in is more than 10 minutes ago. */
async function ageSession(page: Page, path: string) {
  const refusal = {
    message: 'Sign in again to continue.',
    code: 'fresh_sign_in_required',
    requestId: 'r',
  }
  await page.route(`**${path}`, route => route.fulfill({ status: 403, json: refusal }), {
    times: 1,
  })
}

async function confirmByPassword(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' })
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('The password is wrong.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toHaveCount(0)
}

test('an account is deleted after its owner has proven who they are, and nothing of it remains', {
  tag: '@core',
}, async ({ page }) => {
  test.setTimeout(90_000)
  const email = await enrol(page, amelie)
  await createProfile(page)
  await openTab(page, 'Profile')
  await ageSession(page, '/api/account')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm it is you' })).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'confirm-it-is-you')
  await confirmByPassword(page)
  await expect(page.getByText('Account Deleted', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign In / Get Started' })).toBeVisible()

  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('The email or the password is wrong.')).toBeVisible()
})

test('a person downloads all data about them, and prints a summary without a network', {
  tag: '@core',
}, async ({ page, device }) => {
  test.setTimeout(90_000)
  const email = await enrol(page, amelie)
  await createProfile(page)
  await addItems(page, 'Add Allergy', amelie.allergies)
  await addItems(page, 'Add Medication', amelie.medications.slice(-1))
  await openTab(page, 'Profile')
  await closeToasts(page)
  await photograph(page, 'profile')
  await expectAccessible(page)
  await openProfilePage(page, 'Privacy and data')
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^lifetag-export-\d{4}-\d\d-\d\d\.json$/)
  const exported = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(exported).toMatchObject({
    account: { email, recoveryCodesLeft: 3, sessions: [{ device: expect.any(String) }] },
    record: { profile: [{ fullName: 'Amélie' }] },
  })

  await device.goOffline()
  await page.getByRole('link', { name: 'Print a summary' }).click()
  await expect(page.getByRole('heading', { name: 'Summary of your record' })).toBeVisible()
  await expect(page.getByText('Jordnødder')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Not recorded' })).toBeVisible()
  await expectAccessible(page)
  await expectNothingLost(page)
  await photograph(page, 'summary')
  await page.reload()
  await expect(page.getByText('Jordnødder')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Profile' }).click()
  await expect(page.getByText('The download needs a connection.')).toBeVisible()
})

test('a password is changed at the standard address, and other devices are signed out', async ({
  page,
  newDevice,
}) => {
  test.setTimeout(60_000)
  const email = await enrol(page, amelie)
  const other = await newDevice({ baseURL: new URL(page.url()).origin })
  await other.page.goto('/auth')
  await other.page.getByLabel('Email').fill(email)
  await other.page.getByLabel('Password', { exact: true }).fill(password)
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other.page.getByText('Welcome, Amélie')).toBeVisible()

  await page.goto('/.well-known/change-password')
  const dialog = page.getByRole('dialog', { name: 'Choose a password' })
  await expect(dialog.getByLabel('New password')).toBeFocused()
  await photograph(page, 'choose-password')
  await dialog.getByLabel('New password').fill('walnut ferry copper dune')
  await dialog.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Password saved')).toBeVisible()

  await other.page.reload()
  await expect(other.page.getByText('Sign in so that your changes can be sent')).toBeVisible()
})

test('new recovery codes are made, shown once and stored', async ({ page }) => {
  await enrol(page, amelie)
  await openProfilePage(page, 'Security')
  await expectAccessible(page)
  await expect(page.getByText('You have 3 unused codes.')).toBeVisible()
  await photograph(page, 'security')
  await page.getByRole('link', { name: /^Recovery kit/ }).click()
  await page.getByRole('button', { name: 'Make a new kit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new kit' }).click()
  await expect(page.getByRole('heading', { name: 'Save your recovery kit' })).toBeVisible()
  await photograph(page, 'recovery-kit')
  await expect(page.getByRole('code').filter({ visible: true })).toHaveCount(1)
  await page.locator('summary', { hasText: 'Two spare codes' }).click()
  await expect(page.getByRole('code').filter({ visible: true })).toHaveCount(3)
  await expectAccessible(page)
  await keepCodes(page)
  await expect(page).toHaveURL('/dashboard?tab=profile&page=security')
  await signOut(page)
})
