import { create } from 'zustand'

/** What Chromium hands out where the app can be installed. Not in TypeScript's library. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The browser's own offer comes once, early, and at no good moment: it is kept for a better one. */
export const useInstall = create<{ prompt: InstallPrompt | null; isInstalled: boolean }>(() => ({
  prompt: null,
  isInstalled: false,
}))

export function watchInstall(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    useInstall.setState({ prompt: event as InstallPrompt }) // the only kind of event of this name
  })
  addEventListener('appinstalled', () => useInstall.setState({ prompt: null, isInstalled: true }))
}
