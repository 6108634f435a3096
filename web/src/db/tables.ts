import type {
  Collection,
  FieldEntry,
  FieldValue,
  FileType,
  Mutation,
  RecordState,
} from 'sync-protocol/sync'

/** One row of a synced collection: the key of `view`. */
export type RowKey = [collection: Collection, id: string]

/** Why the server did not take a change. `fields` are messages by field. */
export interface Refusal {
  code: string
  fields: Record<string, string>
}

/** What a row is counted under. That it is unsent its place in the outbox says. */
export type Flag = 'refused' | 'conflict' | 'revived'

/** A row as the person sees it: always `base` with `rejections` and `outbox` replayed over it. */
export interface ViewRow {
  collection: Collection
  id: string
  values: Record<string, FieldValue>
  /** What stands beside the winner, by field, until somebody picks. */
  conflicts: Record<string, FieldEntry[]>
  /** The entries that won, of the fields with a conflict. */
  winners?: Record<string, FieldEntry>
  refusal?: Refusal
  flags: Flag[]
  createdAt: number
  updatedAt: number
}

/** A row as the server last confirmed it. Deleted ones stay only while an unsent edit needs them. */
export interface BaseRow {
  collection: Collection
  id: string
  /** What an author who looks at this row has seen. */
  version: number
  record: RecordState
}

/** Rows of base that are kept together. A row is on one page only. */
export interface BasePage {
  id: number
  /** `collection/id` of each of its rows. */
  names: string[]
  rows: BaseRow[]
}

/** A change as it was made. Its number on the wire is given when it is first sent: see `Batch`. */
export type Change = Omit<Mutation, 'id'>

/** A change that is only on this device, or whose fate is not known yet, in the order of `seq`. */
export interface OutboxEntry {
  seq: number
  collection: Collection
  rowId: string
  change: Change
  /**
   * It was sent before the server was restored, and seems to be there. Should that be another one's
   * of the same number, this is the newest version it can claim to have seen.
   */
  sharedVersion?: number
}

/** A change the server refused: kept, shown, and replayed until the person edits or discards it. */
export interface Rejection {
  seq: number
  collection: Collection
  rowId: string
  change: Change
  refusal: Refusal
  atMs: number
}

/** A change that the server acknowledged, under its number. */
export interface AcknowledgedChange {
  seq: number
  collection: Collection
  rowId: string
  change: Change
  id: number
}

/**
 * What the server acknowledged of this device at one go, kept for a while in case the server is restored
 * from a backup. One row, not one a change: it is written with every sync and hardly ever read.
 */
export interface AcknowledgedPage {
  /** The first of its changes'. */
  seq: number
  clientId: string
  acknowledgedAtMs: number
  changes: AcknowledgedChange[]
}

/**
 * The changes that were put together to be sent, by `seq`: the first goes under `firstId`, each other
 * one under the number after. They keep their numbers until their fate is known, so that a change
 * sent twice is one.
 */
export interface Batch {
  firstId: number
  seqs: number[]
}

/** The content of a file. Bytes, not a Blob: WebKit loses Blobs. */
export interface StoredBytes {
  sha256: string
  bytes: ArrayBuffer
}

/** A file that is on this device, apart from its bytes: what is asked often stays small. */
export interface StoredFile {
  /** What rows name it by, in `fileUrl(id)`. */
  id: string
  sha256: string
  type: FileType
  size: number
  /** `waiting`: the server may not have it. `sent`: the server had it, here or when it was read. */
  state: 'waiting' | 'sent'
  keptAtMs: number
}

export type PausedReason = 'signed_out' | 'wrong_user' | 'upgrade_required'

/** Where this device stands with the server: one row. */
export interface SyncMeta {
  key: 'sync'
  userId: string
  clientId: string
  /** The number the next change gets when it is first sent. */
  nextId: number
  /** What was sent last and is not settled yet. */
  batch: Batch | null
  /** The newest number whose outcome is kept here: the server may forget up to it. */
  confirmedId: number
  cookie: { epoch: string; version: number } | null
  /** The epochs that the cookie was ever of, the newest last. */
  epochs: string[]
  lastSyncAtMs: number | null
  /** When a row of the record last went away: the rows that are left cannot tell. */
  lastRemovalAtMs: number
  /** Sending waits for the person; editing goes on. */
  paused: PausedReason | null
  /** Why the last try did not get through. */
  failure: { code: string; atMs: number } | null
  /**
   * Random secrets that open the lock of a record without an account: this record's own, which is in each
   * of its backup files and nowhere else, and that of the file it was restored from.
   */
  lockProofs: readonly string[]
  /** How often this device worked out another row than the server: a fault of ours, each time. */
  ackMismatches: number
}
