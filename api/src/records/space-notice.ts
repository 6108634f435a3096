import type { Keyring } from '../db/keyring'

export type SpaceNotice = {
  space: string
  version: number
  author: string
}

/** A keyed hash, so that listeners on the channel cannot identify the person. */
export const spaceName = (keyring: Keyring, userId: string): string =>
  keyring.lookupHash('space', userId).toString('hex')

export const authorName = (keyring: Keyring, userId: string, clientId: string): string =>
  keyring.lookupHash('space', `${userId} ${clientId}`).toString('hex').slice(0, 16)

export const spaceNotice = (
  keyring: Keyring,
  userId: string,
  version: number,
  clientId: string,
): string => `${spaceName(keyring, userId)} ${version} ${authorName(keyring, userId, clientId)}`

export function readSpaceNotice(notice: string): SpaceNotice | null {
  const [space, version, author] = notice.split(' ')
  return space && version && author ? { space, version: Number(version), author } : null
}

const PROFILES = 'profiles '

/** The name of an account in notices that its list of records has changed. */
export const profilesName = (keyring: Keyring, userId: string): string =>
  keyring.lookupHash('space', `profiles of ${userId}`).toString('hex')

export const profilesNotice = (keyring: Keyring, userId: string): string =>
  `${PROFILES}${profilesName(keyring, userId)}`

export const readProfilesNotice = (notice: string): string | null =>
  notice.startsWith(PROFILES) ? notice.slice(PROFILES.length) : null
