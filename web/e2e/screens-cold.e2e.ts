import { phone, test } from './harness'
import { SCREENS } from './screens.table'
import { expectStill, openSlowly } from './steps/shifts'
import { PREPARE } from './steps/walk'

/** The app itself draws these screens from the record. `/code` is missing, because the worker draws it. */
const drawsRecord = /^\/(dashboard|summary|print|shop)\b/
const seen = SCREENS.filter(
  ({ as, bring, path }) => as === 'reader' && !bring && drawsRecord.test(path),
)

test('if a user is signed in and nothing is stored yet, no screen jumps while the record loads', async ({
  page,
  playwright,
  server,
}) => {
  test.setTimeout(240_000)
  const codeId = await PREPARE.reader(page)
  const storageState = { cookies: await page.context().cookies(), origins: [] }
  const browser = await playwright.chromium.launch()
  for (const { name, path, until } of seen) {
    await test.step(name, async () => {
      const context = await browser.newContext({
        baseURL: server.url,
        storageState,
        viewport: phone,
        serviceWorkers: 'block',
      })
      const cold = await context.newPage()
      await openSlowly(cold, path.replace(':codeId', codeId), () =>
        cold.getByRole(until.role, { name: until.name }).first().waitFor(),
      )
      await expectStill(cold)
      await context.close()
    })
  }
  await browser.close()
})
