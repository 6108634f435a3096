import type { MedicalRecord } from 'sync-protocol/medical'
import { FHIR_JSON, type SummaryLevel, sealFile, summaryOf } from 'sync-protocol/shl'
import { EVERY_LANGUAGE } from 'sync-protocol/terms/every-language'
import type { Services } from '../../deps'

interface Summary {
  record: MedicalRecord
  level: SummaryLevel
  key: string
  carer: string | undefined
}

export function sealSummary(
  { newId, now }: Pick<Services, 'newId' | 'now'>,
  { record, level, key, carer }: Summary,
): Promise<string> {
  const at = now()
  const today = at.toISOString().slice(0, 10)
  const making = { today, nowMs: at.getTime(), newId, dictionary: EVERY_LANGUAGE, carer }
  const content = JSON.stringify(summaryOf(record, level, making))
  return sealFile({ content, contentType: FHIR_JSON }, key, globalThis)
}
