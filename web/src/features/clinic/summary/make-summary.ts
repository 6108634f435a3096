import type { Dictionary } from 'sync-protocol/card'
import { type MedicalRecord, todayHere } from 'sync-protocol/medical'
import { type SummaryLevel, summaryOf } from 'sync-protocol/shl'
import { carerOfShown } from './carer-of-shown'

interface Making {
  nowMs: number
  dictionary?: Dictionary | undefined
}

export function makeSummary(
  record: MedicalRecord,
  accessLevel: SummaryLevel,
  { nowMs, dictionary }: Making,
): { name: string; content: string } {
  const today = todayHere(new Date(nowMs))
  const newId = () => crypto.randomUUID()
  const carer = carerOfShown()
  // The file is in English, whatever the app's language.
  const author = carer === '' ? 'Guardian' : carer
  const making = { today, nowMs, newId, dictionary, carer: author }
  const bundle = summaryOf(record, accessLevel, making)
  return { name: `patient-summary-${today}.json`, content: JSON.stringify(bundle) }
}
