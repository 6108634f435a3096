import type { Plugin } from 'vite'

/**
 * Gives scripts a low priority, because the page shows its header with the style alone. On a slow line the
 * scripts would share the bandwidth with the style.
 */
export const urgentStyle = (): Plugin => ({
  name: 'urgent-style',
  transformIndexHtml: { order: 'post', handler: lessUrgentScripts },
})

export const lessUrgentScripts = (html: string): string =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
