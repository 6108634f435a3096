import { alertDeviceAnswerSchema } from 'sync-protocol/rest'
import { request } from '../http/client'
import { pushForm, subscribe } from '../http/push-subscription'

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
