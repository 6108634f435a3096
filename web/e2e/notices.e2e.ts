import { expect, test } from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { openPushes, shownAfter } from './steps/notices'
import { underWorker } from './steps/worker'

test.use({ wholeBrowser: true })

test('the worker shows a notification word for word, with the right targets', {
  tag: '@core',
}, async ({ device, server }) => {
  const { page, context } = device
  await enrol(page, amelie)
  await underWorker(page)
  await context.grantPermissions(['notifications'], { origin: server.url })
  const push = await openPushes(page, server)
  const notification = {
    ...{ title: 'Zoë’s card was opened', body: 'Someone scanned its code.', tag: 'one' },
    ...{ lang: 'en', dir: 'ltr', navigate: `${server.url}/dashboard?tab=qr-codes` },
    actions: [{ action: 'stop', title: 'Stop these', navigate: `${server.url}/n/x` }],
  }
  const ours = JSON.stringify({ web_push: 8030, notification })
  const { title, body, tag } = notification
  await expect
    .poll(() => shownAfter(page, push, ours))
    .toEqual([{ title, body, tag, stop: `${server.url}/n/x` }])
  // The same tag replaces the notification. A foreign message shows only that something arrived.
  await expect
    .poll(async () =>
      (await shownAfter(page, push, ours, '<b>not ours</b>')).map(each => each.title).sort(),
    )
    .toEqual(['LifeTag', title])
})
