import type { Keyring } from '../db/keyring'

/** What a space is called in notices: nobody listening on the channel can tell whose it is. */
export const spaceName = (keyring: Keyring, userId: string): string =>
  keyring.lookupHash('space', userId).toString('hex')

export const spaceNotice = (keyring: Keyring, userId: string, version: number): string =>
  `${spaceName(keyring, userId)} ${version}`

/** The notice's parts; null for what is none of ours. */
export function readSpaceNotice(notice: string): { space: string; version: number } | null {
  const [space, version] = notice.split(' ')
  return space && version ? { space, version: Number(version) } : null
}
