import type { Dictionary, Locale } from 'sync-protocol/card'
import type { MedicalRecord } from 'sync-protocol/medical'
import type { QrCode } from 'sync-protocol/qr'
import { PaperSheet } from '../../src/features/print/paper-sheet'
import { FamilySheet } from '../../src/features/print/places/of-family/family-sheet'
import type { PaperName } from '../../src/features/print/print-forms'
import { people } from './people'
import '../../src/features/print/places/of-family/of-family.css'

const ALL = { instructions: true, allergies: true, medicines: true, contacts: true }
const FAMILY = [people.jonas, people.grace, people.yusuf, people.haru, people.halyna]

interface FamilyPrint {
  paper: PaperName
  locale: Locale
  country: string | undefined
  nowMs: number
  dictionary: Dictionary | undefined
}

/** Draws a person in a family of people with plans. */
export function drawFamily(
  person: MedicalRecord,
  codeOf: (record: MedicalRecord) => QrCode,
  { paper, ...print }: FamilyPrint,
) {
  const members = [person, ...FAMILY.filter(one => one !== person)].map((record, at) => ({
    profile: { id: `${at}`, color: null },
    name: record.profile?.fullName ?? '',
    record,
    code: { ...codeOf(record), id: `${at}`, createdAtMs: 0, updatedAtMs: 0, isUnsent: false },
    isOutOfDate: false,
  }))
  return (
    <PaperSheet paper={paper} label="Family">
      <FamilySheet {...print} members={members} shows={ALL} />
    </PaperSheet>
  )
}
