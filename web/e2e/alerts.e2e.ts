/** A stranger opens a card and asks for the family: who is told, in which words, and how that ends. */
import type { Page } from '@playwright/test'
import { type AppServer, expect, expectAccessible, photograph, test } from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode, printCard } from './steps/code'
import { confirmAddress } from './steps/family'
import { confirmationLink, emailsTo } from './steps/mail'
import { createProfile } from './steps/record'
import { underWorker } from './steps/worker'

const MEDICAL = /medic|allerg|emergenc|penicillin|asthma|healthcare|patient/i

/** What the e-mail says, without the headers; once it is there. */
async function newest(server: AppServer, email: string, words: RegExp): Promise<string> {
  const found = () => emailsTo(server, email).filter(text => words.test(text))
  await expect.poll(() => found().length).toBeGreaterThan(0)
  return found().at(-1) ?? ''
}
const linkIn = (text: string, before: RegExp) =>
  /(\/n\/[\w-]+)/.exec(text.slice(text.search(before)))?.[1] ?? ''

/** Somebody with a confirmed address and a printed card; gives both, and where the card leads. */
async function enrolWithCard(page: Page, server: AppServer) {
  const email = await enrol(page, amelie)
  await confirmAddress(page, await confirmationLink(server, email))
  await page.goto('/dashboard')
  await createProfile(page)
  await makeCode(page)
  const { zxing } = await printCard(page)
  return { email, card: new URL(zxing ?? '').pathname }
}

test('a stranger without scripts asks for the family: a contact hears it, and stops it', async ({
  page,
  newDevice,
  server,
}) => {
  test.setTimeout(180_000)
  const { email, card } = await enrolWithCard(page, server)
  await page.goto('/dashboard')

  // The owner makes a link, and hands it to a neighbour.
  await makeCode(page)
  await page.getByRole('link', { name: 'Who is told' }).click()
  await expect(page.getByRole('heading', { name: 'Who is told', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await photograph(page, 'alerts')
  await page.getByLabel('Their name').fill('Zoë, next door')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = (await page.getByText(/\/n\/[\w-]{80,}/).textContent()) ?? ''
  await photograph(page, 'alerts-asked')

  // She says yes twice: on the page, and in her mailbox. No script runs anywhere.
  const zoe = `zoe-${email}`
  const stranger = await newDevice({ javaScriptEnabled: false, baseURL: server.url })
  await stranger.page.goto(new URL(link).pathname)
  await expect(stranger.page.getByText('Each e-mail has a link that ends them')).toBeVisible()
  await photograph(stranger.page, 'alerts-join')
  await stranger.page.getByLabel('Your email address').fill(zoe)
  await stranger.page.getByRole('button', { name: 'Tell me' }).click()
  await expect(stranger.page.getByText('Look into your mailbox')).toBeVisible()
  await stranger.page.goto(linkIn(await newest(server, zoe, /Be told/), /press here/))
  await stranger.page.getByRole('button', { name: 'Yes, tell me' }).click()
  await expect(stranger.page.getByText('You will be told')).toBeVisible()

  // A stranger scans the card, and presses the button.
  await stranger.page.goto(card)
  expect(await newest(server, zoe, /was opened/)).toContain('This may be a test.')
  await photograph(stranger.page, 'alerts-card')
  await stranger.page.getByLabel(/Your phone number/).fill('+49 30 1234567')
  await stranger.page.getByRole('button', { name: 'Tell the family' }).click()
  await expect(stranger.page.getByText('The family is being told')).toBeVisible()
  await photograph(stranger.page, 'alerts-helping')
  const message = await newest(server, zoe, /asks for you/)
  expect(message).toContain('They can be called: +49 30 1234567')
  expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(message).not.toMatch(MEDICAL)
  expect(await newest(server, email, /asks for you/)).toContain('Somebody with your card')

  // Where they are, typed; she sees it by the link of her e-mail.
  await stranger.page.getByLabel(/Where you are/).fill('By the <lake>, north bank')
  await stranger.page.getByRole('button', { name: 'Send this' }).click()
  await expect(stranger.page.getByText('They can see where you are')).toBeVisible()
  await stranger.page.goto(linkIn(message, /where they are/))
  await expect(stranger.page.getByText('By the <lake>, north bank')).toBeVisible()
  await photograph(stranger.page, 'alerts-place')

  // One press ends it.
  await stranger.page.goto(linkIn(message, /no more of these/))
  await photograph(stranger.page, 'alerts-stop')
  await stranger.page.getByRole('button', { name: 'Stop these messages' }).click()
  await expect(stranger.page.getByText('You get no more of these messages')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Stopped it themselves/)).toBeVisible()
})

test('the owner’s own browser tells nobody, nor does anybody while they are testing', async ({
  page,
  newDevice,
  server,
}) => {
  test.setTimeout(180_000)
  const { email, card } = await enrolWithCard(page, server)
  const opened = () => emailsTo(server, email).filter(text => /was opened/.test(text)).length
  await page.goto(card)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/alerts')
  await page.getByRole('button', { name: 'I am testing' }).click()
  await expect(page.getByText(/Nobody is told until/)).toBeVisible()
  const stranger = await newDevice({ baseURL: server.url })
  await stranger.page.goto(card)
  await expect(stranger.page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Tell them again' }).click()
  await expect(page.getByRole('button', { name: 'I am testing' })).toBeVisible()
  // Of the views before nothing comes any more: what comes is of this one.
  await expect
    .poll(async () => {
      await stranger.page.goto(card)
      return opened()
    })
    .toBe(1)
})

test('the screen says without a connection what it needs', async ({ device }) => {
  await enrol(device.page, amelie)
  await device.page.goto('/alerts')
  await expect(device.page.getByRole('button', { name: 'I am testing' })).toBeVisible()
  await device.goOffline()
  await expect(device.page.getByText(/changing it needs a connection/)).toBeVisible()
  await expect(device.page.getByRole('button', { name: 'I am testing' })).toBeDisabled()
})

test('the worker shows a notification word for word, and a press leads where it says', async ({
  device,
  server,
}) => {
  const { page, context } = device
  await enrol(page, amelie)
  await underWorker(page)
  await context.grantPermissions(['notifications'], { origin: server.url })
  const devtools = await context.newCDPSession(page)
  const registration = new Promise<string>(resolve => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(server.url))
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registration
  const push = (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data })
  // Chromium forgets a notification that is listed before it is drawn: so listed late, and once a push.
  const shownAfter = async (...messages: string[]) => {
    for (const message of messages) await push(message)
    await page.waitForTimeout(1_000)
    return page.evaluate(async () => {
      const own = await navigator.serviceWorker.ready
      const all = await own.getNotifications()
      return all.map(({ title, body, tag }) => ({ title, body, tag }))
    })
  }
  const notification = {
    ...{ title: 'Zoë’s card was opened', body: 'Somebody scanned its code.', tag: 'one' },
    ...{ lang: 'en', dir: 'ltr', navigate: `${server.url}/dashboard?tab=qr-codes` },
    actions: [{ action: 'stop', title: 'Stop these', navigate: `${server.url}/n/x` }],
  }
  const ours = JSON.stringify({ web_push: 8030, notification })
  const { title, body, tag } = notification
  await expect.poll(() => shownAfter(ours)).toEqual([{ title, body, tag }])
  // The same again takes its place; what is not ours says no more than that it came.
  await expect
    .poll(async () => (await shownAfter(ours, '<b>not ours</b>')).map(each => each.title).sort())
    .toEqual(['LifeTag', title])
})
