import type { BackupPlace } from '../adapters/backups/open-place'
import type { FileStore } from '../adapters/files/file-store'
import { type DataKeys, formatDataKeys } from '../core/data-keys'
import { RELEASE } from '../core/package-root'
import { sealStream, sealText } from './age'
import { readDatabase } from './read-database'
import { openOwnerSession } from './session'

type Order = {
  ownerUrl: string
  store: FileStore | null
  place: BackupPlace
  recipients: readonly string[]
  /** The keys go into the backup, sealed to a key of their own. */
  dataKeys: { keys: DataKeys; recipient: string } | null
  now: Date
}

/** Returns the name of the backup, which exists only if it is whole. */
export async function writeBackup(order: Order): Promise<string> {
  const { ownerUrl, store, place, recipients, dataKeys, now } = order
  const head = {
    release: RELEASE,
    createdAt: now,
    sealedDataKeys: dataKeys && (await sealText(formatDataKeys(dataKeys.keys), dataKeys.recipient)),
  }
  const session = openOwnerSession(ownerUrl, 'lifetag backup')
  try {
    const name = nameAt(now)
    await place.write(name, sealStream(readDatabase({ session, store, head }), recipients))
    return name
  } finally {
    await session.end()
  }
}

const nameAt = (at: Date) => `lifetag-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.age`

/** Returns undefined for a file that is no backup of ours. */
export function dateOfName(name: string): Date | undefined {
  const [, day, hour, minute, second] =
    /^lifetag-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.age$/.exec(name) ?? []
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : undefined
}
