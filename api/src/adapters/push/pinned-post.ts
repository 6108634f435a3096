import { lookup } from 'node:dns/promises'
import { type RequestOptions, request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address'

const DEADLINE_MS = 5_000
const ANSWER_MAX_BYTES = 1_024

/** Tests replace names and certificates. */
export type Outside = {
  resolve?: (hostname: string) => Promise<string[]>
  /** The connection goes to `address` even if these options name another one. */
  connect?: (address: string) => Pick<RequestOptions, 'lookup' | 'port' | 'ca'>
  deadlineMs?: number
}

export type PostAnswer = { status: number; retryAfter: string | undefined }

/** The name does not resolve to the public internet, so nothing was sent. */
export class ClosedAddress extends Error {
  override readonly name = 'ClosedAddress'
}

/**
 * Posts to a host name that a client gave. It resolves the name once and connects to that address, which
 * defeats DNS rebinding. One non-public address among several refuses the name. It follows no redirect, uses
 * no proxy of the environment, reads at most 1 KB of the answer, and gives up after 5 seconds.
 */
export async function pinnedPost(
  url: URL,
  { headers, body }: { headers: Record<string, string>; body: Buffer },
  { resolve = resolveName, connect, deadlineMs = DEADLINE_MS }: Outside = {},
): Promise<PostAnswer> {
  const signal = AbortSignal.timeout(deadlineMs)
  const address = await inTime(firstPublic(url.hostname, resolve), signal)
  return new Promise((done, fail) => {
    const sending = request(url, {
      method: 'POST',
      headers: { ...headers, Host: url.host },
      signal,
      agent: false,
      servername: url.hostname,
      lookup: pinnedTo(address),
      ...connect?.(address),
    })
    sending.once('error', fail)
    sending.once('response', answer => {
      const { statusCode: status = 0, headers: said } = answer
      const finish = () => {
        done({ status, retryAfter: said['retry-after'] })
        sending.destroy()
      }
      let read = 0
      answer.on('data', (chunk: Buffer) => {
        read += chunk.length
        if (read >= ANSWER_MAX_BYTES) finish()
      })
      answer.once('end', finish)
      answer.once('error', fail)
    })
    sending.end(body)
  })
}

async function firstPublic(
  hostname: string,
  resolve: (hostname: string) => Promise<string[]>,
): Promise<string> {
  const addresses = await resolve(hostname)
  const [first] = addresses
  if (first === undefined || !addresses.every(isPublicAddress)) throw new ClosedAddress()
  return first
}

const resolveName = async (hostname: string): Promise<string[]> =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address)

export const pinnedTo =
  (address: string): LookupFunction =>
  (_, { all }, done) => {
    const family = address.includes(':') ? 6 : 4
    if (all) done(null, [{ address, family }])
    else done(null, address, family)
  }

/** A DNS lookup cannot be cancelled. */
async function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  work.catch(() => {})
  const late = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
  })
  late.catch(() => {})
  return Promise.race([work, late])
}
