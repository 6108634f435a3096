import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { packageRoot } from '../../core/package-root'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { type Coding, chooseCoding, compress } from '../../http/compression'
import { createRoutes } from '../../http/routes'
import { isSecureOrigin, sessionCookieName } from '../../http/session-cookie'
import { describeApi } from './describe-api'

/** The document is made on the first request. */
export function openapiRoutes(services: Services, app: Hono<AppEnv>): Hono<AppEnv> {
  const routes = createRoutes(services, 'App')
  const sessionCookie = sessionCookieName(isSecureOrigin(services.config))
  let made: Promise<Document> | undefined

  const describe = async () =>
    toDocument(await describeApi(app.routes, { version: await readVersion(), sessionCookie }))

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

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8'))
  return String(version)
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
