/**
 * An epoch names one history of a space. It is the server's (changed by its operator after a
 * restore), and behind it the space's own, given when a device proves to be ahead: then the server
 * was restored and nobody said so. Devices only ever compare epochs; this module is the server's.
 * Promise: two histories that a device could mix up never go under one name once it was noticed.
 */
import type { Cookie } from './exchange'

export interface SpaceEpoch {
  server: string
  /** 0: the space has none of its own. The higher is the later. */
  number: number
  /** Tells apart two of one number, given after two restores of one backup. */
  tag: string
}

export const writeEpoch = ({ server, number, tag }: SpaceEpoch): string =>
  number === 0 ? server : `${server}/${number}/${tag}`

/** Undefined where it is of another server's epoch, or no epoch at all. */
function readOwn(epoch: string, server: string): SpaceEpoch | undefined {
  if (epoch === server) return { server, number: 0, tag: '' }
  const [, number, tag = ''] = /^\/(\d{1,9})\/(.+)$/.exec(epoch.slice(server.length)) ?? []
  if (!epoch.startsWith(server) || number === undefined) return undefined
  return { server, number: Number(number), tag }
}

/** Whether the cookie names something that this history has not come to, or was never given. */
export function isAhead(cookie: Cookie, space: SpaceEpoch & { version: number }): boolean {
  const seen = readOwn(cookie.epoch, space.server)
  if (!seen) return false
  if (seen.number !== space.number) return seen.number > space.number
  return seen.tag !== space.tag || cookie.version > space.version
}

/** The number after all that the space and the cookie know of. */
export const numberAfter = (space: SpaceEpoch, cookie: Cookie | null): number =>
  Math.max(space.number, (cookie && readOwn(cookie.epoch, space.server)?.number) ?? 0) + 1
