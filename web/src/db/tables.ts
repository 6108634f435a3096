import type {
  Collection,
  FieldEntry,
  FieldValue,
  FileType,
  Mutation,
  RecordState,
} from 'sync-protocol/sync'

export type RowKey = [collection: Collection, id: string]

export interface Refusal {
  code: string
  fields: Record<string, string>
}

/** Unsent rows have no flag, because the outbox shows them. */
export type Flag = 'refused' | 'conflict' | 'revived'

/** A row as the person sees it: `base` with `rejections` and `outbox` replayed on top. */
export interface ViewRow {
  collection: Collection
  id: string
  values: Record<string, FieldValue>
  /** Values that lost, by field, until the person chooses one. */
  conflicts: Record<string, FieldEntry[]>
  winners?: Record<string, FieldEntry>
  refusal?: Refusal
  flags: Flag[]
  createdAt: number
  updatedAt: number
}

/** A row as the server last confirmed it. A deleted one stays only while an unsent edit needs it. */
export interface BaseRow {
  collection: Collection
  id: string
  version: number
  record: RecordState
}

/** Each row is on one page only. */
export interface BasePage {
  id: number
  /** `collection/id` of each row. */
  names: string[]
  rows: BaseRow[]
}

/** It gets its number when it is first sent, see `Batch`. */
export type Change = Omit<Mutation, 'id'>

/** A change without a known outcome, which may be only on this device. Sorted by `seq`. */
export interface OutboxEntry {
  seq: number
  collection: Collection
  rowId: string
  change: Change
  /**
   * Set if the change was sent before the server was restored and seems to be there. If the number turns out
   * to belong to a different change, this is the newest version that the entry may claim to have seen.
   */
  sharedVersion?: number
}

/** A refused change is shown and replayed until the person edits or discards it. */
export interface Rejection {
  seq: number
  collection: Collection
  rowId: string
  change: Change
  refusal: Refusal
  atMs: number
}

export interface AcknowledgedChange {
  seq: number
  collection: Collection
  rowId: string
  change: Change
  id: number
}

/**
 * Changes that the server acknowledged together, kept for a while because the server may be restored from a
 * backup. They share one row, because it is written with every sync and hardly ever read.
 */
export interface AcknowledgedPage {
  seq: number
  clientId: string
  acknowledgedAtMs: number
  changes: AcknowledgedChange[]
}

/**
 * The first change has the number `firstId`, and each further one the next. A change keeps its number until
 * its outcome is known, so a repeated change counts once.
 */
export interface Batch {
  firstId: number
  seqs: number[]
}

/** The content of a file, as bytes because WebKit loses Blobs. */
export interface StoredBytes {
  sha256: string
  bytes: ArrayBuffer
}

/** A file on this device without its bytes, so that frequent reads stay small. */
export interface StoredFile {
  id: string
  sha256: string
  type: FileType
  size: number
  /** `waiting` means that the server may not have the file. */
  state: 'waiting' | 'sent'
  keptAtMs: number
}

export type PausedReason = 'signed_out' | 'wrong_user' | 'upgrade_required'

export interface SyncMeta {
  key: 'sync'
  userId: string
  clientId: string
  /** The number for the next change that is sent for the first time. */
  nextId: number
  batch: Batch | null
  /** The newest number with a stored outcome. The server may forget outcomes up to it. */
  confirmedId: number
  cookie: { epoch: string; version: number } | null
  /** All epochs that the cookie has had, the newest last. */
  epochs: string[]
  lastSyncAtMs: number | null
  /** The time of the last removal of a row, which the remaining rows do not show. */
  lastRemovalAtMs: number
  /** Set while sending waits for the person. */
  paused: PausedReason | null
  failure: { code: string; atMs: number } | null
  /**
   * Random secrets that open the lock of a record without an account. One is the record's own, which only its
   * backup files contain. The other is that of the file from which the record was restored.
   */
  lockProofs: readonly string[]
  /** The number of rows that this device merged differently from the server. Each is a bug. */
  ackMismatches: number
}
