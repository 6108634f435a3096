import { type AccessRole, may } from 'sync-protocol/family'
import { type RecordState, withoutActors, withoutCodes, withoutSecret } from 'sync-protocol/sync'
import type { StoredRecord } from '../../records/records'

/** A row as an app reads it, and as its user may. */
export type AsRead = (row: StoredRecord) => StoredRecord

/** From this version of the protocol on a value says who wrote it. */
const WITH_ACTORS = 3
/** From this one on a row may have codes beside its name. */
const WITH_CODES = 4

export function asReadBy(protocol: number, role: AccessRole): AsRead {
  const readable = inProtocol(protocol)
  const allowed = may(role, 'codes')
    ? readable
    : (state: RecordState) => withoutSecret(readable(state))
  return row => ({ ...row, state: allowed(row.state) })
}

function inProtocol(protocol: number): (state: RecordState) => RecordState {
  if (protocol >= WITH_CODES) return state => state
  return protocol >= WITH_ACTORS ? withoutCodes : withoutBoth
}

const withoutBoth = (state: RecordState) => withoutActors(withoutCodes(state))

/** Whether a value of the row was written by another than the record's own person. */
export const namesActors = ({ fields, conflicts = {} }: RecordState): boolean =>
  [...Object.values(fields), ...Object.values(conflicts).flat()].some(
    ({ actor }) => actor !== undefined,
  )
