/**
 * How large one person's record may grow. Rows that are not deleted count, and the bytes of their
 * states: both sides count alike, so that an app can say "full" before it sends. What is full takes
 * no new row and no row that gets larger; a deletion it always takes. A server may be set to other
 * limits, and has the last word.
 */
import type { RecordState } from './record-state'

export interface RecordSize {
  rows: number
  bytes: number
}

export const RECORD_LIMITS: Readonly<RecordSize> = { rows: 2_000, bytes: 4 * 1024 * 1024 }

export const FILE_MAX_BYTES = 10 * 1024 * 1024
/** Of one person's. */
export const FILES_MAX = 20
export const FILES_MAX_BYTES = 50 * 1024 * 1024

export const TOO_MANY_MESSAGE =
  'Your record is full. Delete entries that you no longer need, then save this again'

const NOTHING: RecordSize = { rows: 0, bytes: 0 }

/** Of one row: nothing where it is deleted or was never there. */
export const sizeOf = (state: RecordState | undefined): RecordSize =>
  state === undefined || state.deletedAt !== null ? NOTHING : { rows: 1, bytes: stateBytes(state) }

/** Of its JSON in UTF-8. */
export const stateBytes = (state: RecordState): number => utf8Bytes(JSON.stringify(state))

/** Whether a record of size `kept` has no room for a row that goes from one size to the other. */
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

/** JSON has no lone surrogates: a pair is four bytes, so each half of one is two. */
function utf8Bytes(text: string): number {
  let bytes = text.length
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1
  }
  return bytes
}
