/**
 * What a link leads to, and the file that a clinic is given: the record as an International Patient
 * Summary, at the level that was chosen. Phone and server make the same of the same record.
 */
import type { Dictionary } from '../card'
import { disclose, rowIdsOf } from '../disclosure'
import { codingsIn, type IpsBundle, makeIps } from '../ips'
import type { MedicalRecord } from '../medical'

/** The type of a summary’s file. */
export const FHIR_JSON = 'application/fhir+json'

/** From the most to the least. Below them medicines and conditions would be withheld: no summary. */
export const SUMMARY_LEVELS = ['healthcare', 'emergency'] as const
export type SummaryLevel = (typeof SUMMARY_LEVELS)[number]

export interface SummaryMaking {
  /** `YYYY-MM-DD`, where the person is. */
  today: string
  nowMs: number
  newId: () => string
  /** Who keeps the record of somebody who does not sign in. */
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
