import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { linkOf, renewPush, showNotice } from './sync-part'

const NOTICE = {
  ...{ title: 'Your card was opened', body: 'This may be a test.', tag: 'one' },
  navigate: 'https://lifetag.example/dashboard',
  actions: [{ action: 'stop', title: 'Stop', navigate: 'https://lifetag.example/n/x' }],
}

async function show(text: string) {
  const showNotification = vi.fn(async (_title: string, _options?: NotificationOptions) => {})
  await showNotice({ showNotification }, text)
  return showNotification.mock.calls
}

it('shows a message with its text, and its actions lead to its addresses', async () => {
  const [[title, options] = []] = await show(
    JSON.stringify({ web_push: 8030, notification: NOTICE }),
  )
  expect([title, options]).toMatchObject([
    'Your card was opened',
    { tag: 'one', body: 'This may be a test.' },
  ])
  const notification = { data: options?.data } as Notification
  expect(linkOf({ notification, action: '' })).toBe('https://lifetag.example/dashboard')
  expect(linkOf({ notification, action: 'stop' })).toBe('https://lifetag.example/n/x')
  expect(linkOf({ notification, action: 'other' })).toBe('https://lifetag.example/dashboard')
})

it.each([
  '',
  'no JSON',
  '{}',
  'null',
  '{"web_push":8030}',
  '{"web_push":1,"notification":{"title":"x"}}',
])('shows only that something arrived for %j', async text =>
  expect(await show(text)).toEqual([['LifeTag', { tag: 'lifetag' }]]),
)

it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'data:text/html,x'])(
  'never leads to %s',
  navigate => {
    const notification = { data: { navigate } } as Notification
    expect(linkOf({ notification, action: '' })).toBe('https://lifetag.example')
  },
)

it('leads to the app without data', () => {
  const notification = { data: null } as Notification
  expect(linkOf({ notification, action: '' })).toBe('https://lifetag.example/')
})

const KEY = new Uint8Array([4, 1, 2, 3]).buffer

function subscriptionAt(endpoint: string): PushSubscription {
  const keys = { p256dh: new Uint8Array([4, 250, 255]), auth: new Uint8Array([1, 2, 3]) }
  const made: Partial<PushSubscription> = {
    endpoint,
    options: { userVisibleOnly: true, applicationServerKey: KEY },
    getKey: name => keys[name].buffer,
  }
  return made as PushSubscription
}

const begun = subscriptionAt('https://push.example/new')
const subscribe = vi.fn(async (_?: PushSubscriptionOptionsInit) => begun)
const pushManager = { subscribe } as unknown as PushManager
const fetched = vi.fn(async () => Response.json({ id: crypto.randomUUID() }, { status: 201 }))

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { origin: 'https://lifetag.example' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const sent = () => JSON.stringify(fetched.mock.calls)

it('renews a subscription that the browser ended with the same key and sends it to the server', async () => {
  const oldSubscription = subscriptionAt('https://push.example/old')
  await renewPush({ pushManager }, { oldSubscription, newSubscription: null })
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY })
  expect(fetched).toHaveBeenCalledOnce()
  expect(sent()).toContain('/api/alerts/devices')
  expect(sent()).toContain('https://push.example/new')
  expect(sent()).toContain(String.raw`\"p256dh\":\"BPr_\",\"auth\":\"AQID\"`)
})

it('sends a subscription that the browser renewed itself', async () => {
  const newSubscription = subscriptionAt('https://push.example/own')
  await renewPush({ pushManager }, { oldSubscription: null, newSubscription })
  expect(subscribe).not.toHaveBeenCalled()
  expect(sent()).toContain('https://push.example/own')
})

it('sends nothing without any subscription', async () => {
  await renewPush({ pushManager }, { oldSubscription: null, newSubscription: null })
  expect(subscribe).not.toHaveBeenCalled()
  expect(fetched).not.toHaveBeenCalled()
})

it('sends nothing if the person withdrew the permission', async () => {
  subscribe.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  const oldSubscription = subscriptionAt('https://push.example/old')
  await renewPush({ pushManager }, { oldSubscription, newSubscription: null })
  expect(fetched).not.toHaveBeenCalled()
})
