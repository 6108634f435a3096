import { type MedicalRecord, splitName } from 'sync-protocol/medical'
import { CardSheet } from '../print-preview'
import { printTexts } from '../texts'
import { type CareChoices, careFacts } from './care-facts'
import type { PlacePrint } from './use-placed-code'

export function SchoolSheet({ facts, switched, text, ...print }: PlacePrint & CareChoices) {
  const choices = { ...(switched && { switched }), ...(text !== undefined && { text }) }
  return (
    <CardSheet
      {...print}
      label={printTexts.prints['school-card'].title}
      facts={careFacts(facts, print.locale, choices)}
    />
  )
}

/** Shows only the first name, because a stranger may find the card. */
export function calledByFirstName(record: MedicalRecord, announced?: string): MedicalRecord {
  const { profile, account } = record
  const given = splitName(profile?.fullName ?? '', profile?.primaryLanguage).firstName
  // A later word may be a family name, as in “Ana García López”.
  const firstName = account?.firstName || announced || given.replace(/ .*/, '')
  return {
    ...record,
    account: { firstName },
    ...(profile && { profile: { ...profile, fullName: firstName } }),
  }
}
