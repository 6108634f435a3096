/**
 * Whether our own server answered. A captive portal answers in its place: with a page and status 200, a
 * redirect, a refusal, or the beginning of what was asked for. Nothing of that may be kept or shown.
 */
import { SERVER_HEADER } from 'sync-protocol/rest'
import type { PrecacheEntry } from 'workbox-precaching'

/** The whole answer; undefined if it is not from our server, or not complete. */
export async function ownAnswer(answer: Response, digest?: string): Promise<Response | undefined> {
  // A redirect of a page has no headers to read. Our server sends none from where the worker looks.
  if (!answer.headers.has(SERVER_HEADER)) return undefined
  const body = await answer.arrayBuffer().catch(() => undefined)
  if (!body || (digest !== undefined && digest !== (await digestOf(body)))) return undefined
  const { status, statusText, headers } = answer
  const isEmpty = [204, 205, 304].includes(status)
  return new Response(isEmpty ? null : body, { status, statusText, headers })
}

/**
 * A file of the app from the network. If the browser's cache holds what a portal sent under its name, the
 * file is fetched past that cache. Rejects if no answer is from our server.
 */
export const fetchOwn = async (request: Request, digest?: string): Promise<Response> =>
  ownFile(request, await fetch(request), digest)

/** The same for a file that was already fetched once. */
export async function ownFile(
  request: Request,
  fetched: Response,
  digest?: string,
): Promise<Response> {
  // An error of our server is its own, and not the file.
  const check = (answer: Response) => ownAnswer(answer, answer.ok ? digest : undefined)
  const own =
    (await check(fetched)) ?? (await check(await fetch(new Request(request, { cache: 'reload' }))))
  if (!own) throw new TypeError(`Not an answer of our server: ${request.url}`)
  return own
}

/** As the build lists it (dev/build/file-digests.ts). */
export async function digestOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return btoa(String.fromCharCode(...digest))
}

type Entries = readonly (PrecacheEntry | string)[]

/** By address. */
export const digestsOf = (files: Entries, base: string): ReadonlyMap<string, string> =>
  new Map(
    files.flatMap(file =>
      typeof file === 'object' && file.integrity
        ? [[new URL(file.url, base).href, file.integrity]]
        : [],
    ),
  )
