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

/** Opening with this version is the first step of removing the database (`wipe-if.ts`). */
export const LAST_VERSION = Number.MAX_SAFE_INTEGER

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

  /** Runs before each request that bypasses Dexie's middleware, so that tests can inject faults. */
  beforeInsert: () => void = () => {}

  constructor(userId: string, newClientId: () => string, options: DexieOptions = {}) {
    super(databaseName(userId), {
      // A change that was reported as saved survives a power failure a moment later.
      chromeTransactionDurability: 'strict',
      // Tabs and the worker write the same rows, so a read must use the disk and not this tab's memory.
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
      if (isUpgrade) return // An upgrade in another tab: Dexie closes and reopens by itself.
      // A wipe: a tab with an open connection must not create the database again.
      this.close({ disableAutoOpen: true })
      return false
    })
  }

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

/** `newClientId` is called once in the life of a database. */
export function openDatabase(
  userId: string,
  newClientId: () => string = () => crypto.randomUUID(),
  options?: DexieOptions,
): LifeTagDatabase {
  return new LifeTagDatabase(userId, newClientId, options)
}

/** Works even if another tab has the database open. */
export async function wipeDatabase(userId: string): Promise<void> {
  await Dexie.delete(databaseName(userId))
}

export const hasDatabase = (userId: string): Promise<boolean> => Dexie.exists(databaseName(userId))
