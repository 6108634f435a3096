import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { createMiddleware } from 'hono/factory'
import { appRouteOf, isAppRoute } from 'sync-protocol/rest'
import * as z from 'zod/mini'
import type { AppEnv } from './app-env'
import { type Coding, chooseCoding, compress, isCompressible, unpack } from './compression'
import { assetsIn } from './older-assets'
import { readSessionCookie } from './session-cookie'

type StaticFile = {
  type: string
  etag: string
  cacheControl: string
  body(coding: Coding): Promise<Uint8Array>
}

/** All paths are known from the start, so no path can reach another file. */
export type Statics = {
  byPath: Map<string, StaticFile>
  shell: StaticFile
  preloads: Preloads
}

const SHELL = '/index.html'

/**
 * The build writes packed files, which have no address, next to their originals
 * (web/dev/build/packed-files.ts).
 */
const PACKED = { br: '.br', gzip: '.gz' }
const isPacked = (path: string): boolean => Object.values(PACKED).includes(extname(path))

/** Returns null if the web app is not built. */
export async function openStatics(folder: string, older?: string): Promise<Statics | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const byPath = new Map<string, StaticFile>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    if (isPacked(file)) continue
    const path = file.slice(folder.length).split(sep).join('/')
    byPath.set(path, await openFile(file, path))
  }
  const shell = byPath.get(SHELL)
  if (!shell) return null
  for (const [path, file] of older ? await assetsIn(older) : []) {
    if (path.startsWith('/assets/') && !byPath.has(path) && !isPacked(path)) {
      byPath.set(path, await openFile(file, path))
    }
  }
  const preloads = byPath.has(PRELOADS)
    ? parsePreloads(await readFile(join(folder, PRELOADS), 'utf8'))
    : {}
  return { byPath, shell, preloads }
}

async function openFile(file: string, path: string): Promise<StaticFile> {
  const etag = `"${createHash('sha256')
    .update(await readFile(file))
    .digest('base64url')
    .slice(0, 22)}"`
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  const made = new Map<Coding, Promise<Uint8Array>>()
  return {
    type,
    etag,
    // Only the names of built assets contain a hash.
    cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    body(coding) {
      if (!isCompressible(type)) return readFile(file)
      const body = made.get(coding) ?? packedOf(file, coding)
      made.set(coding, body)
      return body
    },
  }
}

/** Ignores a packed file of another build. */
async function packedOf(file: string, coding: Coding): Promise<Uint8Array> {
  const content = await readFile(file)
  if (coding === 'identity') return content
  const built = await readFile(file + PACKED[coding]).catch(() => undefined)
  const unpacked = built && (await unpack(built, coding).catch(() => undefined))
  return built && unpacked?.equals(content) ? built : compress(content, coding)
}

/** Other paths get the shell, with 200 for the app's screens and 404 elsewhere. */
export const serveStatics = ({ byPath, shell, preloads }: Statics, isSecure: boolean) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { path, method } = c.req
    if (/^\/(api|e)(\/|$)/.test(path) || (method !== 'GET' && method !== 'HEAD')) return next()
    const file = path === SHELL ? shell : byPath.get(path)
    const coding = chooseCoding(c.req.header('Accept-Encoding'))
    return answer(file ?? shell, coding, {
      status: file || isAppRoute(path) ? 200 : 404,
      ifNoneMatch: c.req.header('If-None-Match'),
      isHead: method === 'HEAD',
      link: file
        ? undefined
        : preloadLinks(preloads, {
            path,
            search: new URL(c.req.url).search,
            hasSession: readSessionCookie(c, isSecure) !== undefined,
          }),
    })
  })

type Asked = {
  status: 200 | 404
  ifNoneMatch: string | undefined
  isHead: boolean
  link: string | undefined
}

async function answer(file: StaticFile, accepted: Coding, asked: Asked): Promise<Response> {
  const coding = isCompressible(file.type) ? accepted : 'identity'
  const etag = coding === 'identity' ? file.etag : file.etag.replace(/"$/, `-${coding}"`)
  const headers = new Headers({ ETag: etag, 'Cache-Control': file.cacheControl })
  if (isCompressible(file.type)) headers.set('Vary', 'Accept-Encoding')
  if (asked.link) headers.set('Link', asked.link)
  if (asked.status === 200 && asked.ifNoneMatch === etag) {
    return new Response(null, { status: 304, headers })
  }
  const body = await file.body(coding)
  headers.set('Content-Type', file.type)
  headers.set('Content-Length', String(body.byteLength))
  if (coding !== 'identity') headers.set('Content-Encoding', coding)
  return new Response(asked.isHead ? null : new Uint8Array(body), { status: asked.status, headers })
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/** The web build writes which scripts a screen loads first, by route or by route and query. */
type Preloads = Readonly<Record<string, readonly string[]>>

const PRELOADS = '/preloads.json'

const file = z.string().check(z.regex(/^assets\/[\w./-]+\.js$/))
const preloadsSchema = z.record(z.string(), z.array(file))

const parsePreloads = (json: string): Preloads => preloadsSchema.parse(JSON.parse(json))

const WHO_IS_HERE = '</api/auth/user>; rel=preload; as=fetch; crossorigin'

/**
 * The browser reads a page's `Link` header and fetches the screen's scripts together with the app's. If there
 * is a session cookie, it fetches the signed-in user too.
 */
function preloadLinks(
  preloads: Preloads,
  { path, search, hasSession }: { path: string; search: string; hasSession: boolean },
): string | undefined {
  const route = appRouteOf(path)
  if (!route) return undefined
  const files = preloads[route + search] ?? preloads[route] ?? []
  const scripts = files.map(file => `</${file}>; rel=modulepreload`)
  return [...scripts, ...(hasSession ? [WHO_IS_HERE] : [])].join(', ') || undefined
}
