import { createMiddleware } from 'hono/factory'
import { AppError } from '../core/app-error'
import type { AppEnv } from './app-env'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The sender signs these requests instead. */
const EXEMPT_PATHS = new Set(['/api/stripe/webhook'])

const OTHER_BODIES: readonly { path: RegExp; type: RegExp }[] = [
  { path: /^\/api\/upload(-document)?$/, type: /^multipart\/form-data\s*;/i },
  { path: /^\/api\/files\/[^/]+$/, type: /^(application|image)\/[a-z0-9.+-]+$/i },
  { path: /^\/e\/[^/]+\/unlock$/, type: /^application\/x-www-form-urlencoded\s*(;|$)/i },
]
const JSON_BODY = /^application\/json\s*(;|$)/i

/**
 * Refuses unsafe requests that another site made a browser send, by `Sec-Fetch-Site` or else by the exact
 * `Origin`. It also refuses content types that a form can send without a preflight.
 */
export const checkOrigin = (publicOrigin: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (SAFE_METHODS.has(c.req.method) || EXEMPT_PATHS.has(c.req.path)) return next()
    if (!isOwnOrigin(c.req.header('Sec-Fetch-Site'), c.req.header('Origin'), publicOrigin)) {
      throw new AppError('bad_origin')
    }
    if (!isExpectedBody(c.req.path, c.req.raw)) throw new AppError('unsupported_media_type')
    return next()
  })

function isOwnOrigin(site: string | undefined, origin: string | undefined, publicOrigin: string) {
  return site === undefined ? origin === publicOrigin : site === 'same-origin'
}

function isExpectedBody(path: string, request: Request): boolean {
  const type = request.headers.get('Content-Type')
  if (type === null) return !hasBody(request)
  const other = OTHER_BODIES.find(expected => expected.path.test(path))
  return (other?.type ?? JSON_BODY).test(type)
}

const hasBody = ({ headers }: Request) =>
  headers.has('Transfer-Encoding') || Number(headers.get('Content-Length') ?? 0) > 0
