/** A browser's notifications, from the push service to the screen. */
import type { Page } from '@playwright/test'
import { type AppServer, type Device, expect, type PushService } from '../harness'
import { underWorker } from './worker'

type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string } }

/**
 * Presses "Notify me here" on the screen. Chromium would subscribe at Google's service, which a test cannot use,
 * so the answer comes from our service. Returns the key by which the service finds this browser's messages.
 */
export async function notifyHere(
  { page, context }: Device,
  server: AppServer,
  service: PushService,
): Promise<string> {
  await context.grantPermissions(['notifications'], { origin: server.url })
  let clientHash = ''
  await context.exposeFunction('subscribeAtService', async (key: string): Promise<Subscribed> => {
    const { target, clientHash: own } = await service.subscribe(key)
    clientHash = own
    return target
  })
  await context.addInitScript(answerForPushManager)
  await page.goto('/alerts')
  await underWorker(page)
  await page.getByRole('button', { name: 'Notify me here', exact: true }).click()
  await expect(page.getByText(/You get notifications here/)).toBeVisible()
  return clientHash
}

/** Runs in the page, and replaces its PushManager. */
function answerForPushManager(): void {
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0))
      .buffer
  const asSubscription = ({ endpoint, keys, key }: Subscribed & { key: string }) => ({
    endpoint,
    options: { applicationServerKey: bytes(key), userVisibleOnly: true },
    getKey: (name: 'p256dh' | 'auth') => bytes(keys[name]),
    async unsubscribe() {
      localStorage.removeItem('subscribed')
      return true
    },
  })
  const kept = () => {
    const text = localStorage.getItem('subscribed')
    return text === null ? null : asSubscription(JSON.parse(text))
  }
  Object.assign(PushManager.prototype, {
    getSubscription: async () => kept(),
    async subscribe({ applicationServerKey: key }: { applicationServerKey: string }) {
      const at = (globalThis as unknown as { subscribeAtService: (key: string) => unknown }) // exposed above
        .subscribeAtService
      localStorage.setItem('subscribed', JSON.stringify({ ...Object(await at(key)), key }))
      return kept()
    },
  })
}

/** Delivers messages to the browser's worker, as a push service does. */
export async function openPushes(page: Page, server: AppServer) {
  const devtools = await page.context().newCDPSession(page)
  const registration = new Promise<string>(resolve => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(server.url))
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registration
  return (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data })
}

/**
 * Returns the notifications after these messages, with the target of the button. Chromium forgets a
 * notification that is listed before it is drawn, so the list is read late and once for each push.
 */
export async function shownAfter(
  page: Page,
  push: (message: string) => Promise<unknown>,
  ...messages: string[]
) {
  for (const message of messages) await push(message)
  await page.waitForTimeout(1_000)
  return page.evaluate(async () => {
    const own = await navigator.serviceWorker.ready
    const all = await own.getNotifications()
    return all.map(({ title, body, tag, data }) => {
      const stop = String(data?.actions[0]?.navigate)
      return { title, body, tag, stop }
    })
  })
}
