import { desktop, expect, test } from './harness'
import { SCENARIOS } from './specification.table'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'

test.describe('the specification, row by row', () => {
  for (const { name, as, rows } of SCENARIOS) {
    test(`${name}: ${rows.length} rows hold`, { tag: '@core' }, async ({ page }) => {
      test.setTimeout(150_000)
      // From 900 px on, the header's buttons are in a row. On a phone they are in a menu.
      await page.setViewportSize(desktop)
      if (as === 'somebody') await enrol(page, amelie)
      const broken: string[] = []
      for (const { says, holds } of rows) {
        // One broken row must hide no other.
        await test
          .step(says, () => holds(page))
          .catch((error: Error) => {
            broken.push(`${says}\n${error.message}`)
          })
      }
      expect(broken).toEqual([])
    })
  }
})
