/** Phone and server make the same summary from the same record, for a link and for a clinic's file. */
import type { Dictionary } from '../card'
import { disclose, rowIdsOf } from '../disclosure'
import { codingsIn, type IpsBundle, makeIps } from '../ips'
import type { MedicalRecord } from '../medical'

export const FHIR_JSON = 'application/fhir+json'

/** A lower level would withhold medicines and conditions, which is no summary. */
export const SUMMARY_LEVELS = ['healthcare', 'emergency'] as const
export type SummaryLevel = (typeof SUMMARY_LEVELS)[number]

interface SummaryMaking {
  /** `YYYY-MM-DD`, at the person's location. */
  today: string
  nowMs: number
  newId: () => string
  /** Keeps the record of a person who does not sign in. */
  carer?: string | undefined
  dictionary?: Dictionary | undefined
}

export function summaryOf(
  record: MedicalRecord,
  accessLevel: SummaryLevel,
  { today, ...making }: SummaryMaking,
): IpsBundle {
  const code = { type: 'complete', accessLevel, revision: 1, expiresAt: '' } as const
  return makeIps(disclose(record, code, today), {
    ...making,
    rowIds: { ...rowIdsOf(record, code), profile: record.profile?.id },
    codingsOf: codingsIn(record),
  })
}
