import { alertDeviceAnswerSchema } from 'sync-protocol/rest'
import { request } from '../http/client'
import { pushForm, subscribe } from '../http/push-subscription'

export { drainAllOfLastUser, drainAndClose } from '../sync/runtime/drain-in-worker'

/**
 * Browsers with declarative web push show these notifications without this code. It reads nothing of the
 * record.
 */
interface Notice {
  title: string
  body: string
  tag: string
  navigate: string
  actions: { action: string; title: string; navigate: string }[]
}

/** Shows an unknown message without its content, because browsers block pushes that show nothing. */
export async function showNotice(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  text: string,
): Promise<void> {
  const notice = readNotice(text)
  if (!notice) return registration.showNotification('LifeTag', { tag: 'lifetag' })
  const { title, body, tag, actions } = notice
  const options = { body, tag, icon: '/icons/icon-192.png', data: notice, actions }
  await registration.showNotification(title, options)
}

/** Notifications lead only to our own pages. */
export function linkOf({ notification, action }: { notification: Notification; action: string }) {
  const { navigate = '/', actions = [] }: Partial<Notice> = notification.data ?? {}
  const pressed = actions.find(each => each.action === action)
  const url = new URL(pressed?.navigate ?? navigate, location.origin)
  return url.origin === location.origin ? url.href : location.origin
}

function readNotice(text: string): Notice | undefined {
  try {
    const { web_push, notification } = JSON.parse(text)
    return web_push === 8030 && notification?.title ? { actions: [], ...notification } : undefined
  } catch {
    return undefined
  }
}

interface Change {
  newSubscription: PushSubscription | null
  oldSubscription: PushSubscription | null
}

/**
 * Renews a push subscription that the browser has ended, which most browsers leave to the app. Until the
 * server has the new address, this device gets no alerts, and no one would notice.
 */
export async function renewPush(
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
  { newSubscription, oldSubscription }: Change,
): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey
  const subscription = newSubscription ?? (key ? await subscribe(pushManager, key) : undefined)
  if (!subscription) return
  await request('/api/alerts/devices', {
    method: 'POST',
    body: pushForm(subscription),
    answer: alertDeviceAnswerSchema,
  })
}
