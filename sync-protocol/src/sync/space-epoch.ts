/**
 * An epoch names one history of a space. It consists of the server's epoch, which the operator changes after
 * a restore, and the space's own number and tag. The space gets a new number when a device proves to be
 * ahead, which shows that the server was restored without a new epoch.
 *
 * Once a confusion of two histories is noticed, they never have the same name again.
 */
import type { Cookie } from './exchange'

export interface SpaceEpoch {
  server: string
  /** 0 if the space has no number of its own. */
  number: number
  /** Distinguishes two epochs with the same number, made after two restores of one backup. */
  tag: string
}

export const writeEpoch = ({ server, number, tag }: SpaceEpoch): string =>
  number === 0 ? server : `${server}/${number}/${tag}`

function readOwn(epoch: string, server: string): SpaceEpoch | undefined {
  if (epoch === server) return { server, number: 0, tag: '' }
  const [, number, tag = ''] = /^\/(\d{1,9})\/(.+)$/.exec(epoch.slice(server.length)) ?? []
  if (!epoch.startsWith(server) || number === undefined) return undefined
  return { server, number: Number(number), tag }
}

/** Whether the cookie names a state that this history has not reached or never had. */
export function isAhead(cookie: Cookie, space: SpaceEpoch & { version: number }): boolean {
  const seen = readOwn(cookie.epoch, space.server)
  if (!seen) return false
  if (seen.number !== space.number) return seen.number > space.number
  return seen.tag !== space.tag || cookie.version > space.version
}

export const numberAfter = (space: SpaceEpoch, cookie: Cookie | null): number =>
  Math.max(space.number, (cookie && readOwn(cookie.epoch, space.server)?.number) ?? 0) + 1
