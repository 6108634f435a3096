import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { desktop, phone, schemes } from './screens'

const folder = join(import.meta.dirname, '../../test-results/screens')

/** A third of the suite's time went into pictures that a run of tests has nobody to show to. */
const isWanted = process.env.PHOTOGRAPHS === '1'

/**
 * With `PHOTOGRAPHS=1`: takes the screen as it is now at 360 and 1280 px, light and dark, for people to
 * look at: `web/test-results/screens/{name}-{width}-{scheme}.png`. Leaves the page as it was.
 */
export async function photograph(page: Page, name: string): Promise<void> {
  if (!isWanted) return
  const before = page.viewportSize()
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      const path = join(folder, `${name}-${viewport.width}-${colorScheme}.png`)
      await page.screenshot({ path, fullPage: true, animations: 'disabled' })
    }
  }
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
}
