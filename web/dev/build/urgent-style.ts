import type { Plugin } from 'vite'

/**
 * The page shows its header with its style alone, so its scripts are fetched as less urgent: on a slow line they
 * would share it with the style. The server says the same of a screen's own (api/src/http/preloads.ts).
 */
export const urgentStyle = (): Plugin => ({
  name: 'urgent-style',
  transformIndexHtml: { order: 'post', handler: lessUrgentScripts },
})

export const lessUrgentScripts = (html: string): string =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
