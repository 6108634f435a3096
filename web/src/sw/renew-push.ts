import { alertDeviceAnswerSchema } from 'sync-protocol/rest'
import { request } from '../http/client'
import { pushForm, subscribe } from '../http/push-subscription'

interface Change {
  newSubscription: PushSubscription | null
  oldSubscription: PushSubscription | null
}

/**
 * A browser may end its subscription by itself, and most leave it to the app to begin another: until the
 * server has its address, nobody is told here, and nobody knows that they are not.
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
