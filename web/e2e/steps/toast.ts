import type { Page } from '@playwright/test'
import { expect } from '../harness'

/** Waits until no toast is visible. The pointer moves to the corner, because a toast stays under a pointer. */
export async function outlastToast(page: Page) {
  await page.mouse.move(0, 0)
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
}
