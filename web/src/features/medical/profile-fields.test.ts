import { profileSchema } from 'sync-protocol/medical'
import { expect, it } from 'vitest'
import { profileFields } from './profile-fields'

const ELSEWHERE = [
  'additionalNotes',
  'allergiesState',
  'conditionsState',
  'confirmedAt',
  'dnrDocumentName',
  'dnrDocumentUrl',
  'dnrStatus',
  'insurance',
  'medicationsState',
  'plansState',
  'insuranceCardPhotoUrl',
]

it('every field of the profile has one form', () => {
  const asked = [...profileFields().map(field => field.name), ...ELSEWHERE]
  expect(asked.sort()).toEqual(Object.keys(profileSchema.shape).sort())
})

it('the schema accepts every listed choice', () => {
  for (const field of profileFields()) {
    if (field.kind !== 'choice') continue
    for (const { value } of field.choices) {
      expect(profileSchema.safeParse({ [field.name]: value }).success, value).toBe(true)
    }
  }
})
