import { create } from 'zustand'

/** The install event of Chromium, which TypeScript's library lacks. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Keeps the browser's install prompt, which comes once and too early, for a better moment. */
export const useInstall = create<{ prompt: InstallPrompt | null; isInstalled: boolean }>(() => ({
  prompt: null,
  isInstalled: false,
}))

export function watchInstall(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    useInstall.setState({ prompt: event as InstallPrompt }) // Events of this name have no other type.
  })
  addEventListener('appinstalled', () => useInstall.setState({ prompt: null, isInstalled: true }))
}
