/** A stranger opens a card and asks for the family: the tests check who is notified and how alerts end. */
import type { Page } from '@playwright/test'
import {
  type AppServer,
  type Device,
  expect,
  expectAccessible,
  type PushService,
  photograph,
  test,
} from './harness'
import { enrol } from './steps/account'
import { amelie } from './steps/amelie'
import { makeCode, printCard } from './steps/code'
import { accept, confirmAddress, invitationPath, inviteByEmail, openMembers } from './steps/family'
import { confirmationLink, emailsTo, newestMs } from './steps/mail'
import { notifyHere, openPushes, shownAfter } from './steps/notices'
import { createProfile } from './steps/record'

test.use({ wholeBrowser: true })

const MEDICAL = /medic|allerg|emergenc|penicillin|asthma|healthcare|patient/i

/** Waits for an e-mail with these words, and returns the text of the newest one. */
async function newest(server: AppServer, email: string, words: RegExp): Promise<string> {
  const found = () => emailsTo(server, email).filter(text => words.test(text))
  await expect.poll(() => found().length).toBeGreaterThan(0)
  return found().at(-1) ?? ''
}
/** Presses the button. Returns the time at which the whole answer had arrived. */
async function tellTheFamily(page: Page): Promise<number> {
  const answer = page.waitForResponse(/\/help$/)
  await page.getByRole('button', { name: 'Tell the family' }).click()
  await (await answer).finished()
  const answeredMs = Date.now()
  await expect(page.getByText('The family is being told')).toBeVisible()
  return answeredMs
}

const linkIn = (text: string, before: RegExp) =>
  /(\/n\/[\w-]+)/.exec(text.slice(text.search(before)))?.[1] ?? ''

/** Enrols a person with a confirmed address and a printed card. Returns the address and the card's path. */
async function enrolWithCard(page: Page, server: AppServer) {
  const email = await enrol(page, amelie)
  await confirmAddress(page, await confirmationLink(server, email))
  await page.goto('/dashboard')
  await createProfile(page)
  await makeCode(page)
  const { zxing } = await printCard(page)
  return { email, card: new URL(zxing ?? '').pathname }
}

/** Adds a carer for the owner's record whose browser is notified, and gives access to the messages. */
async function addCarer(owner: Page, carer: Device, server: AppServer, service: PushService) {
  const email = await enrol(carer.page, { ...amelie, firstName: 'Ben' })
  await confirmAddress(carer.page, await confirmationLink(server, email))
  await openMembers(owner, 'Amélie Østergård-Nguyễn')
  await inviteByEmail(owner, email, 'Carer')
  await accept(carer.page, await invitationPath(server, email), 'Amélie Østergård-Nguyễn’s record')
  const clientHash = await notifyHere(carer, server, service)
  const titles = () =>
    service.messagesOf(clientHash).map(message => Object(message).notification.title)
  return { email, titles, messages: () => service.messagesOf(clientHash) }
}

test(
  'a stranger without scripts asks for the family: a contact and a carer’s phone are notified, and each stops it',
  { tag: '@core' },
  async ({ page, newDevice, server, pushService }, info) => {
    test.setTimeout(180_000)
    const { email, card } = await enrolWithCard(page, server)
    await page.goto('/dashboard')

    // The owner makes a link and gives it to a neighbour.
    await makeCode(page)
    await page.getByRole('link', { name: 'Who is told' }).click()
    await expect(page.getByRole('heading', { name: 'Who is told', level: 1 })).toBeVisible()
    await expectAccessible(page)
    await photograph(page, 'alerts')
    await page.getByLabel('Their name').fill('Zoë, next door')
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = (await page.getByText(/\/n\/[\w-]{80,}/).textContent()) ?? ''
    await photograph(page, 'alerts-asked')

    // The neighbour agrees twice, on the page and in the mailbox, without any script.
    const zoe = `zoe-${email}`
    const stranger = await newDevice({ javaScriptEnabled: false, baseURL: server.url })
    await stranger.page.goto(new URL(link).pathname)
    await expect(stranger.page.getByText('with the link in each email')).toBeVisible()
    await photograph(stranger.page, 'alerts-join')
    await stranger.page.getByLabel('Your email address').fill(zoe)
    await stranger.page.getByRole('button', { name: 'Send me alerts' }).click()
    await expect(stranger.page.getByText('Check your email')).toBeVisible()
    await stranger.page.goto(linkIn(await newest(server, zoe, /Get alerts/), /say yes/))
    await stranger.page.getByRole('button', { name: 'Yes, send me alerts' }).click()
    await expect(stranger.page.getByText('You get alerts from now on')).toBeVisible()

    // A carer is notified on a phone.
    const carer = await newDevice({ baseURL: server.url })
    const ben = await addCarer(page, carer, server, pushService)

    await stranger.page.goto(card)
    await expect.poll(ben.titles).toEqual(['Amélie’s card was opened'])
    expect(await newest(server, zoe, /was opened/)).toContain('This may be a test.')
    await photograph(stranger.page, 'alerts-card')
    await stranger.page.getByLabel(/Your phone number/).fill('+49 30 1234567')
    const answeredMs = await tellTheFamily(stranger.page)
    await photograph(stranger.page, 'alerts-helping')
    const message = await newest(server, zoe, /asks for you/)
    expect(message).toContain('Call them: +49 30 1234567')
    expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    expect(message).not.toMatch(MEDICAL)
    expect(await newest(server, email, /asks for your family/)).toContain('Someone with your card')

    // The carer's phone shows the alert when the mailbox has it, and its button has the right target.
    await expect.poll(ben.titles).toContain('Someone with Amélie’s card asks for you')
    const pushed = JSON.stringify(ben.messages().at(-1))
    expect(pushed).not.toMatch(MEDICAL)
    expect(emailsTo(server, ben.email).filter(text => /asks for you/.test(text))).toEqual([])
    const lateMs = [pushService.requestedAtMs.at(-1) ?? 0, newestMs(server, zoe)].map(atMs =>
      Math.round(atMs - answeredMs),
    )
    info.annotations.push({ type: 'after the answer: push, e-mail', description: `${lateMs} ms` })
    // Both are sent immediately, and not by the job that sends missed messages every five seconds.
    expect(Math.max(...lateMs)).toBeLessThan(5_000)
    const push = await openPushes(carer.page, server)
    await expect
      .poll(() => shownAfter(carer.page, push, pushed))
      .toEqual([
        {
          title: 'Someone with Amélie’s card asks for you',
          body: expect.stringContaining('Call them: +49 30 1234567. This may be a test.'),
          tag: expect.any(String),
          stop: expect.stringContaining(`${server.url}/n/`),
        },
      ])
    const [shown] = await shownAfter(carer.page, push)
    await carer.page.goto(shown?.stop ?? '')
    await carer.page.getByRole('button', { name: 'Stop these messages' }).click()
    await expect(carer.page.getByText('These messages have stopped')).toBeVisible()

    // The stranger types a position, and the neighbour opens it by the link in the e-mail.
    await stranger.page.getByLabel(/Where you are/).fill('By the <lake>, north bank')
    await stranger.page.getByRole('button', { name: 'Send this' }).click()
    await expect(stranger.page.getByText('They can see where you are')).toBeVisible()
    await stranger.page.goto(linkIn(message, /where they are/))
    await expect(stranger.page.getByText('By the <lake>, north bank')).toBeVisible()
    await photograph(stranger.page, 'alerts-place')

    // The carer gets no alert for another helper, but the neighbour does.
    const before = { pushes: ben.messages().length, emails: emailsTo(server, zoe).length }
    await stranger.page.goto(card)
    await tellTheFamily(stranger.page)
    await expect.poll(() => emailsTo(server, zoe).length).toBeGreaterThan(before.emails)
    expect(ben.messages()).toHaveLength(before.pushes)

    // One press stops the messages to the neighbour.
    await stranger.page.goto(linkIn(message, /Stop these messages/))
    await photograph(stranger.page, 'alerts-stop')
    await stranger.page.getByRole('button', { name: 'Stop these messages' }).click()
    await expect(stranger.page.getByText('These messages have stopped')).toBeVisible()
    await page.goto('/alerts')
    await expect(page.getByText(/Stopped the alerts/)).toBeVisible()
  },
)

test('no alert is sent for the owner’s own browser, nor while the owner is testing', async ({
  page,
  newDevice,
  server,
  pushService,
}) => {
  test.setTimeout(180_000)
  const { email, card } = await enrolWithCard(page, server)
  const carer = await newDevice({ baseURL: server.url })
  const ben = await addCarer(page, carer, server, pushService)
  const alertsTo = (address: string) =>
    emailsTo(server, address).filter(text => /was opened|asks for you/.test(text))
  const alerts = () => [ben.titles(), alertsTo(email).length, alertsTo(ben.email).length]

  // The owner's own browser opens the card, and then any other browser, which also presses the button.
  await page.goto(card)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/alerts')
  await page.getByRole('button', { name: 'Pause for an hour' }).click()
  await expect(page.getByText(/Alerts are paused until/)).toBeVisible()
  const stranger = await newDevice({ baseURL: server.url })
  await stranger.page.goto(card)
  await expect(stranger.page.getByRole('heading', { level: 1 })).toBeVisible()
  await stranger.page.getByRole('button', { name: 'Tell the family' }).click()
  await expect(stranger.page.getByText('Nobody could be told')).toBeVisible()
  expect(alerts()).toEqual([[], 0, 0])
  await page.getByRole('button', { name: 'Turn alerts on again' }).click()
  await expect(page.getByRole('button', { name: 'Pause for an hour' })).toBeVisible()
  const [sent, againMs] = [pushService.requestedAtMs.length, Date.now()]
  // No alert for the earlier views arrives later: the alerts are for this view.
  await expect
    .poll(async () => {
      await stranger.page.goto(card)
      return alerts()
    })
    .toEqual([['Amélie’s card was opened'], 1, 0])
  const [firstMs = 0, ...others] = pushService.requestedAtMs.slice(sent)
  expect([firstMs > againMs, others]).toEqual([true, []])
})

test('without a connection the screen says what needs one', async ({ device }) => {
  await enrol(device.page, amelie)
  await device.page.goto('/alerts')
  await expect(device.page.getByRole('button', { name: 'Pause for an hour' })).toBeVisible()
  await device.goOffline()
  await expect(device.page.getByText(/Changing who is told needs a connection/)).toBeVisible()
  await expect(device.page.getByRole('button', { name: 'Pause for an hour' })).toBeDisabled()
})
