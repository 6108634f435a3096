/**
 * A captive portal may answer instead of our server, with a page and status 200, a redirect, a refusal, or
 * the beginning of the file. No such answer may be stored or shown.
 */
import { SERVER_HEADER } from 'sync-protocol/rest'
import type { PrecacheEntry } from 'workbox-precaching'

export async function ownAnswer(answer: Response, digest?: string): Promise<Response | undefined> {
  // A redirected page has no readable headers. Our server sends no redirects where the worker looks.
  if (!answer.headers.has(SERVER_HEADER)) return undefined
  const body = await answer.arrayBuffer().catch(() => undefined)
  if (!body || (digest !== undefined && digest !== (await digestOf(body)))) return undefined
  const { status, statusText, headers } = answer
  const isEmpty = [204, 205, 304].includes(status)
  return new Response(isEmpty ? null : body, { status, statusText, headers })
}

/**
 * If the browser's cache holds a portal's answer under its name, the file is fetched again without that
 * cache. Rejects if no answer is from our server.
 */
export const fetchOwn = async (request: Request, digest?: string): Promise<Response> =>
  ownFile(request, await fetch(request), digest)

export async function ownFile(
  request: Request,
  fetched: Response,
  digest?: string,
): Promise<Response> {
  // An error of our server counts as its answer, but its body is not the file.
  const check = (answer: Response) => ownAnswer(answer, answer.ok ? digest : undefined)
  const own =
    (await check(fetched)) ?? (await check(await fetch(new Request(request, { cache: 'reload' }))))
  if (!own) throw new TypeError(`Not an answer of our server: ${request.url}`)
  return own
}

/** The digest in the format of the build's list (vite.config.ts). */
export async function digestOf(body: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return btoa(String.fromCharCode(...digest))
}

type Entries = readonly (PrecacheEntry | string)[]

export const digestsOf = (files: Entries, base: string): ReadonlyMap<string, string> =>
  new Map(
    files.flatMap(file =>
      typeof file === 'object' && file.integrity
        ? [[new URL(file.url, base).href, file.integrity]]
        : [],
    ),
  )
