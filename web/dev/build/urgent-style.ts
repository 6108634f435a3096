import type { Plugin } from 'vite'

/**
 * The page shows its header with its style alone, so the app's script is fetched as less urgent: on a slow line it
 * would share that with the style.
 */
export const urgentStyle = (): Plugin => ({
  name: 'urgent-style',
  transformIndexHtml: { order: 'post', handler: lessUrgentScripts },
})

export const lessUrgentScripts = (html: string): string =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
