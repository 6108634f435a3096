import type { Workbox } from 'workbox-window'
import { create } from 'zustand'

/** A newer version of the app is here and waits until the person agrees to reload. */
export const useAppUpdate = create<{ isReady: boolean }>(() => ({ isReady: false }))

let workbox: Workbox | undefined

/** The worker keeps the app on the device; it never takes over from an older one unasked. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { Workbox } = await import('workbox-window')
  workbox = new Workbox('/sw.js')
  workbox.addEventListener('waiting', () => useAppUpdate.setState({ isReady: true }))
  // Whichever tab agreed: all of them now have the new version's files, and only those.
  workbox.addEventListener('controlling', event => {
    if (event.isUpdate) location.reload()
  })
  await workbox.register().catch(() => undefined) // private windows: the app works, but not offline
}

export function acceptUpdate(): void {
  workbox?.messageSkipWaiting()
}
