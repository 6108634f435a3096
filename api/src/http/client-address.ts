import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from './app-env'

/**
 * A limit counts the address that the outermost of our `proxyHops` proxies saw, because the client writes the
 * entries further left in X-Forwarded-For.
 */
export function clientAddress(c: Context<AppEnv>, proxyHops: number): string {
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map(entry => entry.trim())
  const seenByProxy = proxyHops > 0 ? forwarded.at(-proxyHops) : undefined
  return network(seenByProxy || c.env?.incoming?.socket.remoteAddress || 'unknown')
}

/**
 * Returns the address without its port and zone, for IPv6 the /64, because a household has all of its
 * addresses.
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

/** Removes the port that some proxies add, from `1.2.3.4:80`, `[2001:db8::1]:443` and `[2001:db8::1]`. */
const hostOf = (written: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(written)?.[1] ?? /^([^:]*):\d+$/.exec(written)?.[1] ?? written

function groupsOf(address: string): number[] {
  // `URL` returns the canonical form, which has no dots.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (text: string) =>
    text
      .split(':')
      .filter(Boolean)
      .map(each => Number.parseInt(each, 16))
  const [left, right] = [numbers(head), numbers(tail ?? '')]
  return [...left, ...Array(8 - left.length - right.length).fill(0), ...right]
}
