import { redraw } from 'sync-protocol/codes'
import type { MedicalRecord } from 'sync-protocol/medical'
import type { OmittedItem } from 'sync-protocol/qr'
import { codeOrigin } from '../../http/code-origin'
import type { SavedCode } from './code-actions'

/**
 * What the offline copy of a stored code left out. Told by making it again, which says the same as
 * long as the record is the one it was made from; of an older one only that something is missing.
 */
export function omittedFrom(code: SavedCode, record: MedicalRecord): OmittedItem[] {
  const nowMs = Date.parse(code.revisedAt)
  if (code.capsule === '' || record.changedAtMs > nowMs) return []
  const before = { ...code, revision: code.revision - 1 }
  return redraw(before, { record, origin: codeOrigin(), nowMs }).omitted
}
