import type { MedicalRecord } from 'sync-protocol/medical'
import { PaperSheet } from '../paper-sheet'
import { CardSheet } from '../print-preview'
import { printTexts } from '../texts'
import { type CareChoices, careFacts } from './care-facts'
import type { PlacePrint } from './use-placed-code'

export function SchoolSheet({ paper, facts, switched, text, ...print }: PlacePrint & CareChoices) {
  const choices = { ...(switched && { switched }), ...(text !== undefined && { text }) }
  return (
    <PaperSheet paper={paper} label={printTexts.prints['school-card'].title}>
      <CardSheet {...print} facts={careFacts(facts, print.locale, choices)} />
    </PaperSheet>
  )
}

/** Shows only the first name, because a stranger may find the card. */
export function calledByFirstName(record: MedicalRecord, announced?: string): MedicalRecord {
  const { profile, account } = record
  const [first = ''] = (profile?.fullName ?? '').split(/\s/)
  const firstName = account?.firstName || announced || first
  return {
    ...record,
    account: { firstName },
    ...(profile && { profile: { ...profile, fullName: firstName } }),
  }
}
