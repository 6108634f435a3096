import { ageOn } from 'sync-protocol/card'
import { BLOOD_TYPES, GENDERS, type Profile } from 'sync-protocol/medical'
import { perLanguage } from '../../i18n/define-texts'
import { recordTexts } from '../../record-words/texts'
import { decimalWords } from '../../ui/date-words'
import { choicesOf, type FieldSpec } from './field-spec'
import { languages } from './languages'
import { heightHint, readHeight, readWeight, weightHint } from './measures'
import { warnAboutNationalNumber } from './phone-warning'
import { medicalTexts } from './texts'

const { personal: texts } = medicalTexts
const { fields: labels, help } = texts

interface FieldGroup {
  heading: string
  fields: readonly FieldSpec<keyof Profile>[]
}

export const profileGroups = perLanguage((): readonly FieldGroup[] => [
  {
    heading: texts.groups.person,
    fields: [
      { name: 'fullName', kind: 'line', autoComplete: 'name' },
      {
        name: 'dateOfBirth',
        kind: 'partialDate',
        help: help.dateOfBirth,
        aside: ageWords,
        autoComplete: 'bday',
      },
      {
        name: 'gender',
        kind: 'choice',
        isShort: true,
        choices: GENDERS.map(value => ({ value, label: texts.genders[value] })),
      },
      {
        name: 'primaryLanguage',
        kind: 'choice',
        isShort: true,
        get choices() {
          return languages()
        },
      },
      { name: 'photoUrl', kind: 'picture', help: help.photoUrl },
    ],
  },
  {
    heading: texts.groups.body,
    fields: [
      {
        name: 'bloodType',
        kind: 'choice',
        isShort: true,
        choices: choicesOf(BLOOD_TYPES),
      },
      {
        name: 'organDonor',
        kind: 'choice',
        isShort: true,
        choices: Object.entries(recordTexts.values.organDonor).map(([value, label]) => ({
          value,
          label,
        })),
      },
      {
        name: 'heightCm',
        label: labels.heightCm,
        kind: 'number',
        isShort: true,
        help: heightHint,
        read: readHeight,
        inWords: cm => texts.values.height({ cm: decimalWords(cm, 2) }),
      },
      {
        name: 'weightKg',
        label: labels.weightKg,
        kind: 'number',
        isShort: true,
        help: weightHint,
        read: readWeight,
        inWords: kg => texts.values.weight({ kg: decimalWords(kg, 2) }),
      },
      { name: 'implants', kind: 'note', help: help.implants },
      {
        name: 'pregnancyDueDate',
        label: labels.pregnancyDueDate,
        kind: 'date',
        help: help.pregnancyDueDate,
      },
    ],
  },
  {
    heading: texts.groups.address,
    fields: [
      {
        name: 'phoneNumber',
        kind: 'tel',
        autoComplete: 'tel',
        warn: warnAboutNationalNumber,
      },
      {
        name: 'streetAddress',
        kind: 'line',
        autoComplete: 'street-address',
      },
      { name: 'city', kind: 'line', autoComplete: 'address-level2' },
      {
        name: 'state',
        kind: 'line',
        isShort: true,
        autoComplete: 'address-level1',
      },
      {
        name: 'zipCode',
        kind: 'line',
        isShort: true,
        autoComplete: 'postal-code',
      },
    ],
  },
])

export const profileFields = perLanguage(() => profileGroups().flatMap(group => group.fields))

export function ageWords(birth: string, today: string): string | undefined {
  const age = ageOn(birth, today)
  if (!age) return undefined
  const { years, months, isAbout } = age
  if (isAbout) return years > 0 ? texts.ageAboutYears({ count: years }) : texts.ageUnderOneYear
  if (years >= 2) return texts.ageInYears({ count: years })
  const total = years * 12 + months
  return total > 0 ? texts.ageInMonths({ count: total }) : texts.ageUnderOneMonth
}
