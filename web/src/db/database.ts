import Dexie, { type DexieOptions, type EntityTable, type Table } from 'dexie'
import { databaseName } from './database-name'
import type {
  AcknowledgedPage,
  BasePage,
  OutboxEntry,
  Rejection,
  RowKey,
  StoredBytes,
  StoredFile,
  SyncMeta,
  ViewRow,
} from './tables'
import { declareVersions } from './upgrades'

/** No release has it: a connection that asks for it is about to remove the database (`wipe-if.ts`). */
export const LAST_VERSION = Number.MAX_SAFE_INTEGER

/** One person's record on this device. Nothing in it is shared with another person's. */
export class LifeTagDatabase extends Dexie {
  declare view: Table<ViewRow, RowKey>
  declare basePages: EntityTable<BasePage, 'id'>
  declare outbox: EntityTable<OutboxEntry, 'seq'>
  declare rejections: EntityTable<Rejection, 'seq'>
  declare acknowledged: EntityTable<AcknowledgedPage, 'seq'>
  declare blobs: EntityTable<StoredBytes, 'sha256'>
  declare files: EntityTable<StoredFile, 'id'>
  declare meta: Table<SyncMeta, 'sync'>

  readonly userId: string

  /** Called before each request that Dexie's middleware does not see: for a test's faults. */
  beforeInsert: () => void = () => {}

  constructor(userId: string, newClientId: () => string, options: DexieOptions = {}) {
    super(databaseName(userId), {
      // A change that was answered with "saved" survives a battery pulled a moment later.
      chromeTransactionDurability: 'strict',
      // Tabs and the worker write the same rows: a read asks the disk, not this tab's memory.
      cache: 'disabled',
      ...options,
    })
    this.userId = userId
    declareVersions(this)
    this.on('populate', transaction => {
      transaction.table('meta').add(firstMeta(userId, newClientId()))
    })
    this.on('versionchange', event => {
      const isUpgrade = event.newVersion && event.newVersion < LAST_VERSION
      if (isUpgrade) return // Elsewhere: Dexie closes and reopens by itself.
      // A wipe: a tab that still has this connection must not bring the database back, empty.
      this.close({ disableAutoOpen: true })
      return false
    })
  }

  /** Where this device stands with the server. */
  async readMeta(): Promise<SyncMeta> {
    const meta = await this.meta.get('sync')
    if (!meta) throw new Error(`${this.name} has no meta row`)
    return meta
  }
}

function firstMeta(userId: string, clientId: string): SyncMeta {
  return {
    key: 'sync',
    userId,
    clientId,
    nextId: 1,
    batch: null,
    confirmedId: 0,
    cookie: null,
    epochs: [],
    lastSyncAtMs: null,
    lastRemovalAtMs: 0,
    paused: null,
    failure: null,
    lockProofs: [newLockProof()],
    ackMismatches: 0,
  }
}

const newLockProof = (): string =>
  crypto.getRandomValues(new Uint8Array(32)).reduce((hex, byte) => hex + toHex(byte), '')

const toHex = (byte: number): string => byte.toString(16).padStart(2, '0')

/** Opens when first used. `newClientId` is asked once in a database's life. */
export function openDatabase(
  userId: string,
  newClientId: () => string = () => crypto.randomUUID(),
  options?: DexieOptions,
): LifeTagDatabase {
  return new LifeTagDatabase(userId, newClientId, options)
}

/** Removes everything this device keeps of one person, also where another tab has it open. */
export async function wipeDatabase(userId: string): Promise<void> {
  await Dexie.delete(databaseName(userId))
}

export const hasDatabase = (userId: string): Promise<boolean> => Dexie.exists(databaseName(userId))
