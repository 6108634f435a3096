import { alertDeviceAnswerSchema } from 'sync-protocol/rest'
import { request } from '../http/client'
import { pushForm } from '../http/push-form'

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
  const begin = async (applicationServerKey: ArrayBuffer) =>
    // Refused where the person took the permission back.
    pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => null)
  const subscription = newSubscription ?? (key ? await begin(key) : null)
  if (!subscription) return
  await request('/api/alerts/devices', {
    method: 'POST',
    body: pushForm(subscription),
    answer: alertDeviceAnswerSchema,
  })
}
