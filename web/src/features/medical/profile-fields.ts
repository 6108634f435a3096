import { BLOOD_TYPES, GENDERS, type Profile } from 'sync-protocol/medical'
import { choicesOf, type FieldSpec } from './field-spec'
import { languages } from './languages'
import { heightHint, readHeight, readWeight, weightHint } from './measures'
import { partialDateHint } from './partial-date'

interface FieldGroup {
  heading: string
  fields: readonly FieldSpec<keyof Profile>[]
}

export const PROFILE_GROUPS: readonly FieldGroup[] = [
  {
    heading: 'Person',
    fields: [
      { name: 'fullName', label: 'Full name', kind: 'line', autoComplete: 'name' },
      {
        name: 'dateOfBirth',
        label: 'Date of birth',
        kind: 'partialDate',
        isShort: true,
        help: partialDateHint,
        autoComplete: 'bday',
      },
      {
        name: 'gender',
        label: 'Gender',
        kind: 'choice',
        isShort: true,
        choices: choicesOf(GENDERS),
      },
      {
        name: 'primaryLanguage',
        label: 'Best spoken language',
        kind: 'choice',
        get choices() {
          return languages()
        },
      },
      {
        name: 'photoUrl',
        label: 'Photo',
        kind: 'picture',
        help: 'Helps responders recognize the right person. Emergency and healthcare codes show it online.',
      },
    ],
  },
  {
    heading: 'Body',
    fields: [
      {
        name: 'bloodType',
        label: 'Blood type',
        kind: 'choice',
        isShort: true,
        choices: choicesOf(BLOOD_TYPES),
      },
      {
        name: 'heightCm',
        label: 'Height',
        kind: 'number',
        isShort: true,
        help: heightHint,
        read: readHeight,
      },
      {
        name: 'weightKg',
        label: 'Weight',
        kind: 'number',
        isShort: true,
        help: weightHint,
        read: readWeight,
      },
      {
        name: 'organDonor',
        label: 'Organ donor',
        kind: 'choice',
        isShort: true,
        choices: [
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
          { value: 'unknown', label: 'Undecided' },
        ],
      },
      {
        name: 'implants',
        label: 'Implants and devices',
        kind: 'note',
        help: 'Pacemaker, insulin pump, stent, shunt, metal plates',
      },
      {
        name: 'pregnancyDueDate',
        label: 'Pregnant: due date',
        kind: 'date',
        isShort: true,
        help: 'Leave empty if not pregnant',
      },
    ],
  },
  {
    heading: 'Phone and address',
    fields: [
      {
        name: 'phoneNumber',
        label: 'Phone number',
        kind: 'tel',
        autoComplete: 'tel',
      },
      {
        name: 'streetAddress',
        label: 'Street address',
        kind: 'line',
        autoComplete: 'street-address',
      },
      { name: 'city', label: 'City', kind: 'line', autoComplete: 'address-level2' },
      {
        name: 'state',
        label: 'State or region',
        kind: 'line',
        isShort: true,
        autoComplete: 'address-level1',
      },
      {
        name: 'zipCode',
        label: 'ZIP or postal code',
        kind: 'line',
        isShort: true,
        autoComplete: 'postal-code',
      },
    ],
  },
]

export const PROFILE_FIELDS = PROFILE_GROUPS.flatMap(group => group.fields)
