import { phone, test } from './harness'
import { SCREENS } from './screens.table'
import { expectStill, openSlowly } from './steps/shifts'
import { PREPARE } from './steps/walk'

/** What draws the record, and comes from the app itself: no worker is there to answer `/code`. */
const drawsRecord = /^\/(dashboard|summary|print|shop)\b/
const seen = SCREENS.filter(
  ({ as, bring, path }) => as === 'reader' && !bring && drawsRecord.test(path),
)

test('where somebody is signed in and nothing is kept yet, no screen jumps while the record comes', async ({
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
