import { appRouteOf } from 'sync-protocol/rest'
import * as z from 'zod/mini'

/** The scripts each screen begins with, as the app's build wrote them down, by route or route and query. */
export type Preloads = Readonly<Record<string, readonly string[]>>

export const PRELOADS = '/preloads.json'

const file = z.string().check(z.regex(/^assets\/[\w./-]+\.js$/))
const preloadsSchema = z.record(z.string(), z.array(file))

export const parsePreloads = (json: string): Preloads => preloadsSchema.parse(JSON.parse(json))

/** Who is here, which the app asks first of all. */
const WHO_IS_HERE = '</api/auth/user>; rel=preload; as=fetch; crossorigin'

/**
 * The `Link` header of a page: the browser fetches the screen's scripts beside the app's own, not
 * after these have run, and where it has a session whose that is. Undefined where nothing is known of the page.
 */
export function preloadLinks(
  preloads: Preloads,
  { path, search, hasSession }: { path: string; search: string; hasSession: boolean },
): string | undefined {
  const route = appRouteOf(path)
  if (!route) return undefined
  const files = preloads[route + search] ?? preloads[route] ?? []
  const scripts = files.map(file => `</${file}>; rel=modulepreload`)
  return [...scripts, ...(hasSession ? [WHO_IS_HERE] : [])].join(', ') || undefined
}
