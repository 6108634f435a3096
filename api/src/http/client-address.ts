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

/** A household has a whole /64 of IPv6 addresses to choose from. */
export function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = tail === undefined ? left : [...left, ...zeros, ...right]
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
