import { type RecordState, withoutActors, withoutCodes } from 'sync-protocol/sync'
import type { StoredRecord } from '../../records/records'

/** A row as an app reads it. */
export type AsRead = (row: StoredRecord) => StoredRecord

/** From this version of the protocol on a value says who wrote it. */
const WITH_ACTORS = 3
/** From this one on a row may have codes beside its name. */
const WITH_CODES = 4

export function asReadBy(protocol: number): AsRead {
  if (protocol >= WITH_CODES) return row => row
  const plain = protocol >= WITH_ACTORS ? withoutCodes : withoutBoth
  return row => ({ ...row, state: plain(row.state) })
}

const withoutBoth = (state: RecordState) => withoutActors(withoutCodes(state))

/** Whether a value of the row was written by another than the record's own person. */
export const namesActors = ({ fields, conflicts = {} }: RecordState): boolean =>
  [...Object.values(fields), ...Object.values(conflicts).flat()].some(
    ({ actor }) => actor !== undefined,
  )
