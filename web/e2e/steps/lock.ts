import type { Page } from '@playwright/test'
import { expect } from '../harness'
import { openSecurityPage } from './record'

export const PIN = '481507'

/** Sets a lock on the profile. The page has to show the dashboard. */
export async function setLock(page: Page, after = '1 min') {
  await openSecurityPage(page, 'Lock')
  await page.getByRole('button', { name: 'Set a lock' }).click()
  await page.getByLabel('PIN of six digits').fill(PIN)
  await page.getByLabel('Repeat PIN').fill(PIN)
  await page.getByRole('dialog').getByText(after, { exact: true }).click()
  await page.getByRole('button', { name: 'Set the lock' }).click()
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible()
}

export async function openWithPin(page: Page, pin = PIN) {
  await page.getByLabel('PIN').fill(pin)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}

export const lockOf = (page: Page) => page.getByRole('heading', { name: 'LifeTag is locked' })

/** Moves the app to the background and back. A tab without a window is never hidden by itself. */
export const leave = (page: Page) => page.evaluate(turn, 'hidden' as const)
export const comeBack = (page: Page) => page.evaluate(turn, 'visible' as const)

function turn(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
}
