import type { Page } from '@playwright/test'
import { expect, expectAccessible, photograph, test } from './harness'
import { enrol, keepCodes, signOut } from './steps/account'
import { amelie } from './steps/amelie'
import { addAuthenticator } from './steps/authenticator'
import { openSecurityPage } from './steps/record'
import { closeToasts } from './steps/toast'

const passkeys = (page: Page) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')

test('a person signs up with only a passkey, signs out, and signs in with it', {
  tag: '@core',
}, async ({ page }) => {
  test.setTimeout(60_000)
  await addAuthenticator(page)
  await page.goto('/auth?mode=sign-up')
  await page.getByRole('button', { name: 'Use a passkey instead of a password' }).click()
  await expect(page.getByText('Enter your email')).toBeVisible()
  await page.getByLabel('First name').fill('Amélie')
  await page.getByLabel('Email').fill(`passkey-${process.pid}@lifetag.example`)
  await page.getByLabel(/^I agree/).check()
  await page.getByRole('button', { name: 'Use a passkey instead of a password' }).click()
  await page.getByRole('button', { name: 'Finish later' }).click()
  await expect(page.getByRole('heading', { name: 'Save your recovery kit' })).toBeVisible()
  await keepCodes(page)

  await openSecurityPage(page, 'Password')
  await expect(page.getByRole('button', { name: 'Set a password' })).toBeVisible()
  await openSecurityPage(page, 'Passkeys')
  await expect(passkeys(page)).toHaveCount(1)
  await passkeys(page)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByText(/This is your only way to sign in/)).toBeVisible()
  await expect(passkeys(page)).toHaveCount(1)

  await signOut(page)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('Welcome, Amélie')).toBeVisible()
})

test('a new passkey for an address that has an account is removed from the device', async ({
  page,
}) => {
  const email = await enrol(page, amelie)
  await signOut(page)
  const { session, authenticatorId } = await addAuthenticator(page)
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^I agree/).check()
  await page.getByRole('button', { name: 'Use a passkey instead of a password' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect
    .poll(() => session.send('WebAuthn.getCredentials', { authenticatorId }))
    .toEqual({ credentials: [] })
})

test('an account with a password can add, rename and remove passkeys', async ({ page }) => {
  test.setTimeout(60_000)
  await enrol(page, amelie)
  await addAuthenticator(page)
  await openSecurityPage(page, 'Passkeys')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Passkey added')).toBeVisible()
  await passkeys(page).getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Blue key')
  await page.getByRole('dialog').getByRole('button', { name: 'Save name' }).click()
  await expect(passkeys(page).filter({ hasText: 'Blue key' })).toHaveCount(1)
  await closeToasts(page)
  await photograph(page, 'passkeys')
  await expectAccessible(page)

  // The authenticator itself says that it already has a passkey.
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Blue key' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click()
  await expect(passkeys(page)).toHaveCount(0)
})

test('a passkey that does not verify its user signs no one in', async ({ page }) => {
  const { session, authenticatorId } = await addAuthenticator(page)
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('Email').fill(`unverified-${process.pid}@lifetag.example`)
  await page.getByLabel(/^I agree/).check()
  await page.getByRole('button', { name: 'Use a passkey instead of a password' }).click()
  await page.getByRole('button', { name: 'Finish later' }).click()
  await keepCodes(page)
  await signOut(page)
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  // The browser gives up by itself, because there is no user to ask.
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled()
  await expect(page).toHaveURL(/\/auth/)
})

test('a passkey confirms the user before a change', async ({ page }) => {
  await enrol(page, amelie)
  await addAuthenticator(page)
  await openSecurityPage(page, 'Passkeys')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Passkey added')).toBeVisible()
  await openSecurityPage(page, 'Password')
  const json = { message: 'Sign in again.', code: 'fresh_sign_in_required', requestId: 'r' }
  await page.route('**/api/auth/password', route => route.fulfill({ status: 403, json }), {
    times: 1,
  })
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('New password').fill('walnut ferry copper dune')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Password saved')).toBeVisible()
})
