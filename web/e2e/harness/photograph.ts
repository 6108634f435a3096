import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { desktop, phone, schemes } from './screens'

const folder = join(import.meta.dirname, '../../test-results/screens')

/** Pictures take a third of the suite's time, so they are off by default. */
const isWanted = process.env.PHOTOGRAPHS === '1'

/**
 * With `PHOTOGRAPHS=1`, takes pictures of the current screen for people to look at: at 360 and 1280 px, light
 * and dark, in `web/test-results/screens/{name}-{width}-{scheme}.png`. It restores the page.
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
