import type { Page } from '@playwright/test'

/** On the responder's page, live or offline. */
export async function changePageLanguage(page: Page, name: string): Promise<void> {
  await page.locator('summary').click()
  await page.getByRole('link', { name, exact: true }).click()
}
