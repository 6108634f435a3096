import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { LogEntry } from '../core/log-entry'
import { codeOf } from '../db/database-error'
import type { AppEnv } from './app-env'

type Options = { log: (entry: LogEntry) => void; now: () => Date; newRequestId: () => string }

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

const routeOf = (patterns: string[]): string =>
  patterns.findLast(pattern => !pattern.endsWith('*')) ?? '*'

type Job = { log: (entry: LogEntry) => void; now: () => Date }

/** `route` names the work and never the person. */
export function logJobFailure({ log, now }: Job, route: string, error: unknown): void {
  log({
    ...{ at: now().toISOString(), level: 'error', requestId: '', method: 'JOB', route },
    ...{ status: 503, ms: 0, failure: failureOf(error) },
  })
}

/** The message of an error is left out, because it may contain a value. */
export const failureOf = (error: unknown): { name: string; place: string } =>
  error instanceof Error
    ? { name: codeOf(error) || error.name, place: placeOf(error) }
    : { name: '', place: '' }

/** Returns the innermost frame in our own code, because the lines before the frames contain the message. */
function placeOf(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  const own =
    frames.find(line => !/node_modules|node:|guard-transaction/.test(line)) ?? frames[0] ?? ''
  return withoutFolders(own.trim().replace(/^at /, ''))
}

function withoutFolders(frame: string): string {
  const folder = frame.lastIndexOf('/', frame.lastIndexOf('/') - 1)
  if (folder < 0) return frame
  const start = Math.max(frame.lastIndexOf(' ', folder), frame.lastIndexOf('(', folder)) + 1
  return frame.slice(0, start) + frame.slice(folder + 1)
}
