/**
 * The limits count rows that are not deleted, and bytes of their states. Both sides count alike, so an app
 * reports a full record before it sends anything. A full record accepts no row that is new or grows, but
 * always a deletion. A server may have other limits, and its answer decides.
 */
import type { RecordState } from './record-state'

export interface RecordSize {
  rows: number
  bytes: number
}

export const RECORD_LIMITS: Readonly<RecordSize> = { rows: 2_000, bytes: 4 * 1024 * 1024 }

export const FILE_MAX_BYTES = 10 * 1024 * 1024
export const FILES_MAX = 20
export const FILES_MAX_BYTES = 50 * 1024 * 1024

export const TOO_MANY_MESSAGE =
  'Your record is full. Delete entries that you no longer need, then save this again'

const NOTHING: RecordSize = { rows: 0, bytes: 0 }

export const sizeOf = (state: RecordState | undefined): RecordSize =>
  state === undefined || state.deletedAt !== null ? NOTHING : { rows: 1, bytes: stateBytes(state) }

export const stateBytes = (state: RecordState): number => utf8Bytes(JSON.stringify(state))

export function isTooMany(
  kept: RecordSize,
  before: RecordSize,
  after: RecordSize,
  limits: RecordSize,
): boolean {
  const [rows, bytes] = [after.rows - before.rows, after.bytes - before.bytes]
  return (
    (rows > 0 && kept.rows + rows > limits.rows) || (bytes > 0 && kept.bytes + bytes > limits.bytes)
  )
}

/** JSON contains no lone surrogates: a pair takes four bytes, so each half counts as two. */
function utf8Bytes(text: string): number {
  let bytes = text.length
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1
  }
  return bytes
}
