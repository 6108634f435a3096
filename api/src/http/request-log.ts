import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from './app-env'

/** All that may ever be written about a request: no path, query, header, body or message. */
export type LogEntry = {
  at: string
  level: 'info' | 'error'
  requestId: string
  method: string
  route: string
  status: number
  ms: number
  user?: string
  failure?: { name: string; place: string }
}

type Options = { log: (entry: LogEntry) => void; now: () => Date; newRequestId: () => string }

/** Names each request, and writes one line when it has been answered. */
export const logRequests = ({ log, now, newRequestId }: Options) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const requestId = newRequestId()
    const start = now()
    c.set('requestId', requestId)
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    const { userTag, failure } = c.var
    log({
      at: start.toISOString(),
      level: c.res.status >= 500 ? 'error' : 'info',
      requestId,
      method: c.req.method,
      route: routeOf(matchedRoutes(c).map(({ path }) => path)),
      status: c.res.status,
      ms: now().getTime() - start.getTime(),
      ...(userTag === undefined ? {} : { user: userTag }),
      ...(failure === undefined ? {} : { failure }),
    })
  })

/** The most particular pattern that matched; a path nobody knows is not worth a name. */
const routeOf = (patterns: string[]): string =>
  patterns.findLast(pattern => !pattern.endsWith('*')) ?? '*'
