import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Collection } from 'sync-protocol/sync'
import type { DataKeys } from '../core/data-keys'
import { asOwner } from '../db/as-owner'
import { isAlive } from '../db/embedded/lock-file'
import { startEmbeddedPostgres, THROWAWAY_SETTINGS } from '../db/embedded/start-embedded-postgres'
import type { Tx } from '../db/guard-transaction'
import { unwrapKey, userKeyPlace, type WrappedKey } from '../db/keyring'
import { filePlace, unseal } from '../db/seal'
import { unsealState } from '../records/record-state-seal'
import type { Head } from './content'
import { type Restored, restoreBackup } from './restore-backup'

type Order = {
  sealed: AsyncIterable<Uint8Array>
  identities: readonly string[]
  /** Returns null if the backup's keys are unknown. Its records cannot be opened then. */
  openKeys(head: Head): Promise<DataKeys | null>
  /** The scratch database is made in it. It needs as much of the disk as the database. */
  folder: string
}

type Verified = Restored & { opened: Opened | null }
type Opened = { people: number; records: number; files: number }

const PEOPLE = 20
const ROWS = 50
const SCRATCH = 'verify-'
/** A longer verification was killed, and another program has the process id. */
const UNFINISHED_MS = 24 * 60 * 60_000

/** Restores the backup into a database of its own, which is deleted afterwards, and opens a sample of it. */
export async function verifyBackup({ folder, openKeys, ...order }: Order): Promise<Verified> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeUnfinished(folder)
  const scratch = await mkdtemp(join(folder, `${SCRATCH}${process.pid}-`))
  try {
    const embedded = await startEmbeddedPostgres(scratch, { settings: THROWAWAY_SETTINGS })
    try {
      let keys: DataKeys | null = null
      const restored = await restoreBackup({
        ...order,
        ownerUrl: embedded.url,
        store: null,
        confirm: async () => {},
        async openKeys(head) {
          keys = await openKeys(head)
          return keys
        },
      })
      return { ...restored, opened: keys && (await openSample(embedded.url, keys)) }
    } finally {
      await embedded.stop()
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** Throws if a value does not open. */
const openSample = (ownerUrl: string, dataKeys: DataKeys): Promise<Opened> =>
  asOwner(ownerUrl, owner =>
    owner.transaction(async tx => {
      const people = await tx<(WrappedKey & { user_id: string })[]>`
        select user_id, key_version, wrapped from user_keys order by random() limit ${PEOPLE}`
      const opened: Opened = { people: people.length, records: 0, files: 0 }
      for (const person of people) {
        const key = unwrapKey(dataKeys, userKeyPlace(person.user_id), person)
        opened.records += await openRecords(tx, key, person.user_id)
        opened.files += await openFiles(tx, key, person.user_id)
      }
      return opened
    }),
  )

type Key = ReturnType<typeof unwrapKey>

async function openRecords(tx: Tx, key: Key, userId: string): Promise<number> {
  const rows = await tx<{ collection: Collection; id: string; sealed: Buffer }[]>`
    select collection, id, sealed from records where user_id = ${userId} limit ${ROWS}`
  for (const row of rows) unsealState(key, userId, row)
  return rows.length
}

/** One at a time, because a file may have ten megabytes. */
async function openFiles(tx: Tx, key: Key, userId: string): Promise<number> {
  const rows = await tx<{ id: string }[]>`
    select id from files where user_id = ${userId} and sealed is not null limit ${ROWS}`
  for (const { id } of rows) {
    const [file] = await tx<{ sealed: Buffer }[]>`
      select sealed from files where user_id = ${userId} and id = ${id}`
    if (file) unseal(key, filePlace(userId, id), file.sealed)
  }
  return rows.length
}

/** Removes what a killed run has left. */
async function removeUnfinished(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(SCRATCH)) continue
    const path = join(folder, name)
    const pid = Number.parseInt(name.slice(SCRATCH.length), 10)
    // Two verifications may clean the folder at the same time.
    const madeAt = await stat(path).catch(() => undefined)
    const isOld = madeAt && Date.now() - madeAt.mtimeMs > UNFINISHED_MS
    if (pid !== process.pid && isAlive(pid) && !isOld) continue
    await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}
