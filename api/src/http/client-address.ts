import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from './app-env'

/**
 * Whom a limit counts. Behind `proxyHops` proxies of ours it is what the outermost of them saw:
 * entries further left in X-Forwarded-For are the client's own words.
 */
export function clientAddress(c: Context<AppEnv>, proxyHops: number): string {
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map(entry => entry.trim())
  const seenByProxy = proxyHops > 0 ? forwarded.at(-proxyHops) : undefined
  return network(seenByProxy || c.env?.incoming?.socket.remoteAddress || 'unknown')
}

/**
 * The address without its port, however it is written. A household has a whole /64 of IPv6 addresses to
 * choose from.
 */
export function network(written: string): string {
  const address = hostOf(written).split('%')[0] ?? ''
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap(group => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`
}

/** `1.2.3.4:80`, `[2001:db8::1]:443` and `[2001:db8::1]` with no port: some proxies add one. */
const hostOf = (written: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(written)?.[1] ?? /^([^:]*):\d+$/.exec(written)?.[1] ?? written

/** The eight numbers of an IPv6 address, of which two may be written as an IPv4 address. */
function groupsOf(address: string): number[] {
  // In one spelling, without dots.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (text: string) =>
    text
      .split(':')
      .filter(Boolean)
      .map(each => Number.parseInt(each, 16))
  const [left, right] = [numbers(head), numbers(tail ?? '')]
  return [...left, ...Array(8 - left.length - right.length).fill(0), ...right]
}
