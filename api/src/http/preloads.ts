import { appRouteOf } from 'sync-protocol/rest'
import * as z from 'zod/mini'

/** The scripts each screen begins with, as the app's build wrote them down, by route or route and query. */
export type Preloads = Readonly<Record<string, readonly string[]>>

export const PRELOADS = '/preloads.json'

const file = z.string().check(z.regex(/^assets\/[\w./-]+\.js$/))
const preloadsSchema = z.record(z.string(), z.array(file))

export const parsePreloads = (json: string): Preloads => preloadsSchema.parse(JSON.parse(json))

/**
 * The `Link` header of a page: the browser fetches the screen's scripts beside the app's own, not
 * after these have run. Undefined where nothing is known of the page.
 */
export function preloadLinks(preloads: Preloads, path: string, search: string): string | undefined {
  const route = appRouteOf(path)
  if (!route) return undefined
  const files = preloads[route + search] ?? preloads[route] ?? []
  return files.map(file => `</${file}>; rel=modulepreload`).join(', ') || undefined
}
