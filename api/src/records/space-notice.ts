import type { Keyring } from '../db/keyring'

export type SpaceNotice = {
  space: string
  version: number
  /** Who wrote it. */
  author: string
}

/** What a space is called in notices: nobody listening on the channel can tell whose it is. */
export const spaceName = (keyring: Keyring, userId: string): string =>
  keyring.lookupHash('space', userId).toString('hex')

/** What a client is called in the notices of its space. */
export const authorName = (keyring: Keyring, userId: string, clientId: string): string =>
  keyring.lookupHash('space', `${userId} ${clientId}`).toString('hex').slice(0, 16)

export const spaceNotice = (
  keyring: Keyring,
  userId: string,
  version: number,
  clientId: string,
): string => `${spaceName(keyring, userId)} ${version} ${authorName(keyring, userId, clientId)}`

/** The notice's parts; null for what is none of ours. */
export function readSpaceNotice(notice: string): SpaceNotice | null {
  const [space, version, author] = notice.split(' ')
  return space && version && author ? { space, version: Number(version), author } : null
}

const PROFILES = 'profiles '

/** What an account is called in the notices that it may open other records than before. */
export const profilesName = (keyring: Keyring, userId: string): string =>
  keyring.lookupHash('space', `profiles of ${userId}`).toString('hex')

export const profilesNotice = (keyring: Keyring, userId: string): string =>
  `${PROFILES}${profilesName(keyring, userId)}`

export const readProfilesNotice = (notice: string): string | null =>
  notice.startsWith(PROFILES) ? notice.slice(PROFILES.length) : null
