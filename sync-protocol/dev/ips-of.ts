import { disclose, rowIdsOf } from '../src/disclosure'
import { type IpsBundle, type IpsOptions, makeIps } from '../src/ips'
import type { MedicalRecord } from '../src/medical'

const CODE = { type: 'complete', accessLevel: 'healthcare', revision: 1, expiresAt: '' } as const

/** The file for a clinic. Its ids count from one. */
export function ipsOf(
  record: MedicalRecord,
  today: string,
  more: Partial<IpsOptions> = {},
): IpsBundle {
  let count = 0
  return makeIps(disclose(record, CODE, today), {
    rowIds: { ...rowIdsOf(record, CODE), profile: record.profile?.id },
    nowMs: Date.parse(today),
    newId: () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
    ...more,
  })
}
