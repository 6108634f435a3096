import { disclose } from 'sync-protocol/disclosure'
import type { MedicalRecord } from 'sync-protocol/medical'
import { capsuleRoom, encodeInParts, PRINT_VERSIONS } from 'sync-protocol/qr'

/** Whether an instruction fits into the offline copy of a wallet card with the record of now. */
type PlanRoom = 'whole' | 'firstSentence' | 'onlineOnly'

const CODE = { type: 'emergency', accessLevel: 'emergency', revision: 9, expiresAt: '' } as const

interface Asked {
  record: MedicalRecord
  /** The index of the plan in the record. */
  at: number
  origin: string
  today: string
}

export function* planRoom({ record, at, origin, today }: Asked): Generator<void, PlanRoom> {
  const card = disclose(record, CODE, today)
  const maxDigits = capsuleRoom(origin, PRINT_VERSIONS.card)
  const { omitted } = yield* encodeInParts(card, { maxDigits })
  const missing = omitted.filter(
    ({ section, index, reason }) => section === 'plans' && index === at && reason === 'no_room',
  )
  if (missing.length === 0) return 'whole'
  return missing.some(({ field }) => field === undefined) ? 'onlineOnly' : 'firstSentence'
}
