import { lookup } from 'node:dns/promises'
import { type RequestOptions, request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

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

/** Addresses outside the public internet (IANA's special-purpose registries, RFC 6890 and its successors). */
const CLOSED: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carriers' NAT (RFC 6598)
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local; clouds serve their secrets at 169.254.169.254
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24], // examples
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, with the broadcast address
]
/** The only allocated block of IPv6. */
const GIVEN_OUT: readonly [string, number] = ['2000::', 3]
const CLOSED_6: readonly [network: string, prefix: number][] = [
  ['2001::', 23], // Teredo and other protocols
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4, which contains an IPv4 address
  ['2620:4f:8000::', 48],
  ['3fff::', 20], // examples
]

const closed = new BlockList()
for (const [network, prefix] of CLOSED) closed.addSubnet(network, prefix, 'ipv4')
const closed6 = new BlockList()
for (const [network, prefix] of CLOSED_6) closed6.addSubnet(network, prefix, 'ipv6')
const givenOut = new BlockList()
givenOut.addSubnet(...GIVEN_OUT, 'ipv6')

/** False also for IPv4 within IPv6 (mapped, NAT64), for a zone, and for text that is no address. */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false
  const kind = isIP(address)
  if (kind === 4) return !closed.check(address, 'ipv4')
  return kind === 6 && givenOut.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}
