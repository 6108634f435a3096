import type { Page } from '@playwright/test'
import { expect } from '../harness'

/** Waits until no toast is on show. A pointer that rests on one keeps it there: it goes to the corner. */
export async function outlastToast(page: Page) {
  await page.mouse.move(0, 0)
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
}
