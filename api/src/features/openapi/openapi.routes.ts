import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Hono } from 'hono'
import { PROFILE_HEADER } from 'sync-protocol/rest'
import { RELEASE } from '../../core/package-root'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { type Coding, chooseCoding, compress } from '../../http/compression'
import { createRoutes, type Described, describedBy } from '../../http/routes'
import { isSecureOrigin, sessionCookieName } from '../../http/session-cookie'
import type { JsonSchema } from './json-schema'
import { createShared, operationOf } from './operation'

export function openapiRoutes(services: Services, app: Hono<AppEnv>): Hono<AppEnv> {
  const routes = createRoutes(services, 'App')
  const sessionCookie = sessionCookieName(isSecureOrigin(services.config))
  let made: Promise<Document> | undefined

  const describe = async () =>
    toDocument(await describeApi(app.routes, { version: RELEASE, sessionCookie }))

  const show = {
    summary: 'This description',
    who: 'anyone',
    answers: { 200: { 'application/json': null }, 304: null },
  } as const
  routes.get('/api/openapi.json', show, async ({ c }) => {
    made ??= describe()
    const document = await made
    const coding = chooseCoding(c.req.header('Accept-Encoding'))
    c.header('ETag', document.etag)
    c.header('Cache-Control', 'no-cache')
    c.header('Vary', 'Accept-Encoding')
    if (isSame(c.req.header('If-None-Match'), document.etag)) return c.body(null, 304)
    if (coding !== 'identity') c.header('Content-Encoding', coding)
    return c.body(await document.body(coding), 200, { 'Content-Type': 'application/json' })
  })

  return routes.app
}

type Document = ReturnType<typeof toDocument>

/** The ETag is weak, because the encodings of one text count as equal. */
function toDocument(description: object) {
  const text = new TextEncoder().encode(JSON.stringify(description))
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const made = new Map<Coding, Promise<Uint8Array<ArrayBuffer>>>()
  const body = (coding: Coding) => {
    const bytes = made.get(coding) ?? compress(text, coding).then(packed => new Uint8Array(packed))
    made.set(coding, bytes)
    return bytes
  }
  return { etag, body }
}

const isSame = (given: string | undefined, etag: string): boolean =>
  given?.split(',').some(each => each.trim() === etag || each.trim() === '*') ?? false

type MountedRoute = Hono<AppEnv>['routes'][number]
export type DescribedRoute = Described & { method: string; path: string }

/** Middleware, pages and probes have no declaration. */
export const listedRoutes = (routes: readonly MountedRoute[]): DescribedRoute[] =>
  routes.flatMap(({ method, path, handler }) => {
    const found = describedBy(handler)
    return found && found.declaration.unlisted === undefined ? [{ ...found, method, path }] : []
  })

type Facts = { version: string; sessionCookie: string }

/** Yields after each route, so that a responder's request does not wait for all of them. */
async function describeApi(routes: readonly MountedRoute[], { version, sessionCookie }: Facts) {
  const shared = createShared()
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const { declaration, ...route } of listedRoutes(routes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    const operations = paths[path] ?? {}
    paths[path] = operations
    operations[route.method.toLowerCase()] = operationOf(route, declaration, shared)
    await setImmediate()
  }
  return {
    openapi: '3.1.1',
    info: { title: 'LifeTag', version, summary: SUMMARY, description: DESCRIPTION, license },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries(shared.schemas),
      responses: Object.fromEntries(shared.responses),
      parameters: { IdempotencyKey: idempotencyKey, Profile: profile },
      headers: { RetryAfter: retryAfter },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  }
}

const SUMMARY = 'An emergency medical record that lives on your own phone.'
const DESCRIPTION = [
  'Times are ISO 8601 in UTC, dates `YYYY-MM-DD`, money whole cents unless said. What is missing and what is another’s answer the same 404.',
  'Whatever is not GET must come from this origin: browsers say so (`Sec-Fetch-Site`), any other client sends `Origin`.',
  'A later release may add fields to answers and codes to errors: pass over what you do not know.',
].join('\n\n')

const license = { name: 'MIT', identifier: 'MIT' }

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Makes a request that is sent again happen once: for 90 days the same key, of the same person, gets the first answer (with `Idempotency-Replayed: true`).',
  schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
}

const profile = {
  name: PROFILE_HEADER,
  in: 'header',
  description:
    'Whose record it is about, where it is not one’s own. Operations that do not name this header refuse it.',
  schema: { type: 'string', format: 'uuid' },
}

const retryAfter = {
  description: 'Seconds to wait.',
  schema: { type: 'integer', minimum: 1 },
}
