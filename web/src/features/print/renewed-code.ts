import { copyFieldsOf, redraw } from 'sync-protocol/codes'
import { type MedicalRecord, recordMarkOf } from 'sync-protocol/medical'
import { freshnessOf } from 'sync-protocol/qr'
import { codeOrigin } from '../../addresses/code-origin'
import { showToast } from '../../stores/toast'
import { editRow, type RowOf, showNotSaved } from '../../sync'
import { printTexts } from './texts'

type Code = RowOf<'qr-codes'>

/** The code with an offline copy of today's record, or the same code if its copy is current. */
export function renewedCode(code: Code, record: MedicalRecord, nowMs: number): Code {
  const { isOutOfDate } = freshnessOf(code, [], { recordMark: recordMarkOf(record), nowMs })
  if (!isOutOfDate) return code
  return { ...code, ...copyFieldsOf(redraw(code, { record, origin: codeOrigin(), nowMs }).code) }
}

/** Returns false if the code could not be saved, after saying why. */
export async function saveRenewed(code: Code): Promise<boolean> {
  const saved = await editRow('qr-codes', code.id, copyFieldsOf(code))
  if (saved.ok) showToast({ title: printTexts.notices.updated })
  else showNotSaved(saved.failure)
  return saved.ok
}
