import type { HttpFailure } from '../../http/failure'
import { keyAsBase64url, pushForm, subscribe } from '../../http/push-subscription'
import { ok, type Result } from '../../http/result'
import { addDevice, readPushKey, removeDevice } from './alert-calls'

/** `none` means that browser or server does not support it, `unknown` that the server did not answer. */
export type ThisBrowser = 'on' | 'off' | 'none' | 'unknown'

type Done = Result<'done' | 'denied', HttpFailure>

export async function readBrowser(): Promise<ThisBrowser> {
  const manager = await pushManager()
  if (!manager) return 'none'
  const key = await readPushKey()
  if (!key.ok) return 'unknown'
  if (key.value.key === null) return 'none'
  const subscription = await manager.getSubscription()
  if (!subscription || !isOf(subscription, key.value.key)) return 'off'
  // The subscription may come from another sign-in, which has ended since.
  return (await addDevice(pushForm(subscription))).ok ? 'on' : 'unknown'
}

export async function turnOn(): Promise<Done> {
  const manager = await pushManager()
  if (!manager || (await Notification.requestPermission()) !== 'granted') return ok('denied')
  const asked = await readPushKey()
  if (!asked.ok) return asked
  const { key } = asked.value
  if (key === null) return ok('denied')
  const before = await manager.getSubscription()
  // A subscription with the server's former key receives nothing.
  if (before && !isOf(before, key)) await before.unsubscribe()
  const subscription = await subscribe(manager, key)
  if (!subscription) return ok('denied')
  const added = await addDevice(pushForm(subscription))
  if (!added.ok) {
    // Without the server it would receive nothing.
    await subscription.unsubscribe()
    return added
  }
  return ok('done')
}

/** If only the browser's part is gone, the server notices that by itself. */
export async function turnOff(): Promise<Done> {
  const subscription = await (await pushManager())?.getSubscription()
  if (!subscription) return ok('done')
  const known = await addDevice(pushForm(subscription))
  const removed = known.ok ? await removeDevice(known.value.id) : known
  await subscription.unsubscribe()
  return removed.ok ? ok('done') : removed
}

async function pushManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator && 'Notification' in globalThis)) return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  // On an iPhone it exists only in an app on the home screen.
  return registration?.pushManager
}

function isOf({ options }: PushSubscription, key: string): boolean {
  const own = options.applicationServerKey
  return own === null || keyAsBase64url(own) === key
}
