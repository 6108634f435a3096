import type { MedicalRecord } from 'sync-protocol/medical'
import { afterEach, expect, it } from 'vitest'
import { people } from '../../../../../dev/wallet-cards/people'
import { addTranslations, language } from '../../../../i18n/define-texts'
import { fieldsFor, type Phone } from './fields'

afterEach(() => language.set('en'))

const LINK = 'https://lifetag.example/e/7Z3K9'
const PHONES: Phone[] = ['iphone', 'android']
const valueFor = (phone: Phone, record: MedicalRecord, label: RegExp) =>
  fieldsFor(phone, record, LINK).find(field => label.test(field.label))?.value

it.each(PHONES)(
  '%s: each allergy has its severity, each medicine its dose and frequency',
  phone => {
    expect(valueFor(phone, people.nora, /^Allergies/)).toBe(
      'Penicillin (Severe, Anaphylaxis)\nLatex (Mild)',
    )
    expect(valueFor(phone, people.nora, /^Medications/)).toBe(
      'Apixaban, 5 mg, twice a day\nInsulin glargine, 18 units, at night\nMetformin, 850 mg, twice a day',
    )
    expect(valueFor(phone, people.nora, /^Emergency/i)).toBe(
      'Søren Østergård (Husband): +45 20 98 76 54\nNguyễn Thị Mai (Sister): +84 91 234 5678',
    )
  },
)

it.each(PHONES)('%s: a number has the colon and the brackets of the language before it', phone => {
  addTranslations('ja', { ui: { labelled: '{label}：{value}', detailed: '{text}（{detail}）' } })
  language.set('ja')
  expect(valueFor(phone, people.nora, /Emergency/i)).toContain(
    'Søren Østergård（Husband）：+45 20 98 76 54',
  )
})

it.each(PHONES)('%s: an effect that the person entered or denied follows the name', phone => {
  const medications = [
    { id: '1', name: 'Zyxo', effect: 'opioid', dosage: '5 mg' } as const,
    { id: '2', name: 'Marevan', effect: 'not anticoagulant: Marevan' } as const,
  ]
  expect(valueFor(phone, { ...people.nora, medications }, /^Medications/)).toBe(
    'Zyxo, Opioid, as the person says, 5 mg\nMarevan, Not: Blood thinner (anticoagulant), as the person says (Marevan)',
  )
})

it.each(PHONES)('%s: a number after Arabic text keeps its order', phone => {
  const contacts = [
    { id: '1', name: 'عبد الله', relationship: 'زوج', phoneNumber: '+966 50 765 4321' },
  ]
  const value = valueFor(phone, { ...people.nora, contacts }, /^Emergency/i)
  expect(value).toContain(': \u2066+966 50 765 4321\u2069')
})

it.each(PHONES)('%s: the severity stays before an Arabic reaction', phone => {
  const allergies = [{ id: '1', allergen: 'البنسلين', severity: 'Severe', reaction: 'صدمة تحسسية' }]
  const value = valueFor(phone, { ...people.nora, allergies }, /^Allergies/)
  expect(value).toBe('\u2067البنسلين\u2069 (\u2066Severe\u2069, \u2067صدمة تحسسية\u2069)')
})

it.each(PHONES)('%s: facts without a field of their own go to the notes, with the link', phone => {
  expect(valueFor(phone, people.nora, /notes$/i)).toBe(
    `Implants: Pacemaker (2019), right hip\nResuscitation: Do Not Resuscitate\nCurrent record: ${LINK}`,
  )
})

it.each(PHONES)('%s: dates use month names, which read the same everywhere', phone => {
  const profile = { dateOfBirth: '1958-03-04', pregnancyDueDate: '2027-02-01' }
  const record = { ...people.nobody, profile } as MedicalRecord // only the profile is read
  expect(valueFor(phone, record, /^Date of/)).toMatch(/^(4 March 1958|March 4, 1958)$/)
  expect(valueFor(phone, record, /^Pregnancy/)).toMatch(/^Due (1 February 2027|February 1, 2027)$/)
})

it.each(PHONES)('%s: if two devices disagree, both values are copied', phone => {
  expect(valueFor(phone, people.mila, /^Weight/)).toBe('13 or 31 kg')
  expect(valueFor(phone, people.mila, /^Emergency/i)).toBe(
    'Оксана Коваленко (Мама): +380 50 123 45 67 or +380 67 765 43 21',
  )
})

it.each(PHONES)('%s: “none known” is copied, and “not recorded” stays empty', phone => {
  expect(valueFor(phone, people.arabic, /^Allergies/)).toBe('None known')
  expect(valueFor(phone, people.nobody, /^Allergies/)).toBe('')
})

it.each(PHONES)('%s: nothing of the longest record is cut', phone => {
  const { allergies, medications, contacts } = people.longest
  const lines = (label: RegExp) => valueFor(phone, people.longest, label)?.split('\n').length
  expect(lines(/^Allergies/)).toBe(allergies.length)
  expect(lines(/^Medications/)).toBe(medications.length)
  expect(lines(/^Emergency/i)).toBe(contacts.length)
})
