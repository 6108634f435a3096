import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { schemes } from './screens'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What the page shows now breaks no rule of axe, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of schemes) {
    await test.step(`axe, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => ({ id, help, html, failureSummary })),
      )
      // Soft: a fault in light does not hide one in dark, nor one screen's the next's.
      expect.soft(found, `accessibility, ${colorScheme}`).toEqual([])
    })
  }
  await page.emulateMedia({ colorScheme: null })
}
