import type { AlertDeviceRequest } from 'sync-protocol/rest'

/** A browser's push subscription, as the server takes it. */
export function pushForm(subscription: PushSubscription): AlertDeviceRequest {
  const key = (name: PushEncryptionKeyName) => {
    const bytes = subscription.getKey(name)
    return bytes ? base64url(bytes) : ''
  }
  return {
    endpoint: subscription.endpoint,
    keys: { p256dh: key('p256dh'), auth: key('auth') },
  }
}

export const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
