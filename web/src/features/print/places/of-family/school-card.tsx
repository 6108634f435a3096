import type { Fact } from 'sync-protocol/card'
import type { MedicalRecord } from 'sync-protocol/medical'
import { PRINT_VERSIONS } from 'sync-protocol/qr'
import { useShownProfile } from '../../../../stores/profiles'
import { PaperSheet } from '../../paper-sheet'
import { FORMS } from '../../print-forms'
import { CardSheet } from '../../print-preview'
import { PaperPlace } from '../paper/paper-place'
import type { PlaceProps } from '../place-table'
import { FAMILY_PLACES } from './family-place-table'

/** Shows only the first name, so that a stranger who finds the card does not see the full name. */
export function SchoolCardPlace(props: PlaceProps) {
  const announced = useShownProfile()?.unsent?.firstName
  const { codeSideMm } = FORMS.cards
  return (
    <PaperPlace
      code={props.code}
      record={calledByFirstName(props.record, announced)}
      place="school-card"
      form="school"
      size={{ codeSideMm, version: PRINT_VERSIONS.card }}
      advice="Cut from mark to mark and fold each card in the middle: school bag, coat, passport, and one for a babysitter."
      draw={({ paper, facts, ...print }) => (
        <PaperSheet paper={paper} label={FAMILY_PLACES['school-card'].title}>
          <CardSheet
            {...print}
            facts={facts.filter(isOnSchoolCard)}
            isOfContacts={props.code.type === 'contacts'}
          />
        </PaperSheet>
      )}
    />
  )
}

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

const NAMES = ['fullName', 'firstName']

export const isOnSchoolCard = ({ section, field }: Pick<Fact, 'section' | 'field'>): boolean =>
  section === 'identity'
    ? NAMES.includes(field)
    : ['allergies', 'contacts', 'record'].includes(section)
