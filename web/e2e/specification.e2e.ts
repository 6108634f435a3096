import { desktop, expect, test } from './harness'
import { SCENARIOS } from './specification.table'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'

test.describe('the specification, row by row', () => {
  for (const { name, as, rows } of SCENARIOS) {
    test(`${name}: ${rows.length} rows hold`, { tag: '@core' }, async ({ page }) => {
      test.setTimeout(150_000)
      // The header's buttons stand in a row from 900 px on; on a phone they are in a menu.
      await page.setViewportSize(desktop)
      if (as === 'somebody') await enrol(page, amelie)
      const broken: string[] = []
      for (const { says, holds } of rows) {
        // One row that does not hold hides no other.
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
