import { type InstallPrompt, useInstall } from '../../stores/install'

/**
 * How the app can be added to this device's home screen:
 * `installed`  it was opened from there, or has just been added
 * `prompt`     the browser can ask the person
 * `ios`        by hand from the share menu, because Apple's browsers have no prompt
 * `menu`       from this browser's menu, if at all
 */
type InstallMethod =
  | { kind: 'installed' | 'ios' | 'menu' }
  | { kind: 'prompt'; prompt: InstallPrompt }

export function useInstallMethod(): InstallMethod {
  const { prompt, isInstalled } = useInstall()
  if (isInstalled || isStandalone()) return { kind: 'installed' }
  if (prompt) return { kind: 'prompt', prompt }
  return { kind: isIos() ? 'ios' : 'menu' }
}

/** A prompt works once, whatever the answer. */
export async function install(prompt: InstallPrompt): Promise<boolean> {
  useInstall.setState({ prompt: null })
  const { outcome } = await prompt.prompt()
  const isAccepted = outcome === 'accepted'
  if (isAccepted) useInstall.setState({ isInstalled: true })
  return isAccepted
}

const isStandalone = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true) // older iPhones

/**
 * WebKit deletes a website's storage after seven days of use without a visit to it. Apps on the home
 * screen are exempt. Every browser on an iPhone or iPad uses WebKit.
 * https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/
 */
export const forgetsAfterSevenDays = (browser = navigator): boolean =>
  isIos(browser) || /Macintosh(?!.*(?:Chrome|Chromium|Firefox)\/).*Safari\//.test(browser.userAgent)

/** An iPad claims to be a Mac, but no Mac has a touch screen. */
export const isIos = ({ userAgent, maxTouchPoints } = navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
