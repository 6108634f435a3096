import type { Page } from '@playwright/test'
import { expect } from '../harness'

/** Closes every toast. One that leaves by itself at the same moment cannot be pressed, and needs no press. */
export async function closeToasts(page: Page) {
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await expect(async () => {
    while (await dismiss.count()) await dismiss.first().click({ timeout: 1000 })
    await expect(dismiss).toHaveCount(0, { timeout: 1000 })
  }).toPass()
}
