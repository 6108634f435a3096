/**
 * Finds what a responder would miss in this record, worst first. An empty list that is marked as
 * "none" is not a gap.
 */
import {
  isDueDatePast,
  listState,
  type MedicalRecord,
  type StatedList,
} from 'sync-protocol/medical'

export interface Gap {
  says: string
  fix: string
  at: GapPlace
}

export type GapPlace = 'personal' | 'contacts' | StatedList | 'codes'

interface Rule extends Gap {
  isMissing: (record: MedicalRecord, codeCount: number, today: string) => boolean
}

const notRecorded = (list: StatedList) => (record: MedicalRecord) =>
  listState(record.profile, list, record[list].length) === 'notRecorded'

const RULES: readonly Rule[] = [
  {
    says: 'No name yet',
    fix: 'Add the name',
    at: 'personal',
    isMissing: ({ profile }) => !profile?.fullName,
  },
  {
    says: 'No date of birth yet',
    fix: 'Add it',
    at: 'personal',
    isMissing: ({ profile }) => !profile?.dateOfBirth,
  },
  {
    says: 'The due date has passed, so responders no longer read of a pregnancy',
    fix: 'Change or clear it',
    at: 'personal',
    isMissing: ({ profile }, _codeCount, today) =>
      isDueDatePast(profile?.pregnancyDueDate ?? '', today),
  },
  {
    says: 'No emergency contact yet',
    fix: 'Add Contact',
    at: 'contacts',
    isMissing: ({ contacts }) => contacts.length === 0,
  },
  {
    says: 'Allergies: not recorded, and not said to be none',
    fix: 'Add Allergy',
    at: 'allergies',
    isMissing: notRecorded('allergies'),
  },
  {
    says: 'Medications: not recorded, and not said to be none',
    fix: 'Add Medication',
    at: 'medications',
    isMissing: notRecorded('medications'),
  },
  {
    says: 'Conditions: not recorded, and not said to be none',
    fix: 'Add Condition',
    at: 'conditions',
    isMissing: notRecorded('conditions'),
  },
  {
    says: 'No code yet: nobody can open this record in an emergency',
    fix: 'Make a code',
    at: 'codes',
    isMissing: (_record, codeCount) => codeCount === 0,
  },
]

/** `today` is `YYYY-MM-DD`. */
export function gapsOf(record: MedicalRecord, codeCount: number, today: string): Gap[] {
  const isGap = ({ isMissing }: Rule) => isMissing(record, codeCount, today)
  return RULES.filter(isGap).map(({ says, fix, at }) => ({ says, fix, at }))
}
