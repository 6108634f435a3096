import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './harness'

export const password = 'otter lantern gravel plum'

/** Someone new, by the screens, up to their recovery codes. */
export async function signUp(page: Page): Promise<{ email: string; codes: string[] }> {
  const email = `${randomUUID()}@example.org`
  await page.goto('/auth?mode=sign-up')
  await page.getByLabel('First name').fill('Maria')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  const codes = await page.getByRole('listitem').allTextContents()
  return { email, codes }
}

/** From the recovery codes on to the dashboard. */
export async function keepCodes(page: Page): Promise<void> {
  await page.getByLabel('I have saved them').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Welcome, Maria')).toBeVisible()
}

/** From the dashboard, on a phone. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged Out', { exact: true })).toBeVisible()
}
