import type { AlertDeviceRequest } from 'sync-protocol/rest'

export function pushForm(subscription: PushSubscription): AlertDeviceRequest {
  const key = (name: PushEncryptionKeyName) => {
    const bytes = subscription.getKey(name)
    return bytes ? keyAsBase64url(bytes) : ''
  }
  return {
    endpoint: subscription.endpoint,
    keys: { p256dh: key('p256dh'), auth: key('auth') },
  }
}

/** Returns undefined without permission, in a private window, or without a push service. */
export const subscribe = (
  manager: PushManager,
  applicationServerKey: string | ArrayBuffer,
): Promise<PushSubscription | undefined> =>
  manager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => undefined)

export const keyAsBase64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
