import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renewPush } from './renew-push'

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

beforeEach(() => vi.stubGlobal('fetch', fetched))
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
