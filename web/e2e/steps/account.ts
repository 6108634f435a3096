import type { Page } from '@playwright/test'
import { expect } from '../harness'

export interface NewAccount {
  firstName: string
  lastName: string
  password: string
}

let made = 0

function newEmail() {
  made += 1
  return `person${made}-${process.pid}@lifetag.example`
}

/**
 * Registers a new person by the API and opens the dashboard, for tests about something else. Returns the
 * e-mail address.
 */
export async function enrol(
  page: Page,
  { firstName, lastName, password }: NewAccount,
  email = newEmail(),
) {
  const answer = await page.request.post('/api/auth/register', {
    data: { email, password, firstName, lastName },
    headers: { 'Sec-Fetch-Site': 'same-origin' }, // the browser's own calls have this header
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.goto('/dashboard')
  await expectDashboard(page)
  return email
}

/** Starts a record without an account, and skips its questions. */
export async function startLocal(page: Page) {
  await page.goto('/start')
  await page.getByRole('button', { name: 'Start now' }).click()
  await page.getByRole('button', { name: 'Finish later' }).click()
  await expectDashboard(page)
}

/** Signs a new person up, saves the recovery codes, and opens the dashboard. Returns the e-mail address. */
export async function signUp(page: Page, account: NewAccount) {
  const { email } = await signUpToCodes(page, account)
  await keepCodes(page)
  return email
}

/** Signs a new person up and stops at the recovery codes. */
export async function signUpToCodes(page: Page, { firstName, lastName, password }: NewAccount) {
  const email = newEmail()
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel(/^I agree/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  // The questions of the record precede the codes.
  await page.getByRole('button', { name: 'Finish later' }).click()
  await expect(page.getByRole('heading', { name: 'Save your recovery kit' })).toBeVisible()
  const codes = [...new Set(await page.locator('main code').allTextContents())]
  return { email, codes }
}

export async function keepCodes(page: Page) {
  await page.getByLabel('I have saved it').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectDashboard(page)
}

export async function signIn(page: Page, email: string, password: string) {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectDashboard(page)
}

/** Signs out from the dashboard, on a phone. */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged Out', { exact: true })).toBeVisible()
}

async function expectDashboard(page: Page) {
  await expect(page.getByRole('heading', { name: 'Medical Dashboard' })).toBeVisible()
}
