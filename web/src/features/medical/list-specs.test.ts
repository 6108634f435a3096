import { COLLECTIONS, messagesByField } from 'sync-protocol/sync'
import { describe, expect, it } from 'vitest'
import { listSpecs } from './list-specs'

describe.each(Object.values(listSpecs()))('$collection', spec => {
  const { schema } = COLLECTIONS[spec.collection]

  it('asks for every field of its schema once, and for no other', () => {
    // Codes come from an imported summary and are never typed.
    const asked = Object.keys(schema.shape).filter(name => name !== 'coding')
    expect(spec.fields.map(field => field.name).sort()).toEqual(asked.sort())
  })

  it('first asks only for the fields that the schema requires', () => {
    const blank = Object.fromEntries(spec.fields.map(field => [field.name, '']))
    const refused = messagesByField(schema.safeParse(blank).error?.issues ?? [])
    const required = spec.fields
      .filter(field => field.isRequired && (!field.whenBlank || field.name in refused))
      .map(field => field.name)
    expect(Object.keys(refused).sort()).toEqual(required.sort())
  })
})

it('a new policy requires a number and a relationship, and a missing name has the schema’s message', () => {
  const { fields, collection } = listSpecs().policies
  expect(fields.flatMap(({ name, whenBlank }) => (whenBlank ? [[name, whenBlank]] : []))).toEqual([
    ['provider', 'Insurance Company Name is required'],
    ['policyNumber', 'Policy number is required'],
    ['relationship', 'Relationship is required'],
  ])
  const refused = COLLECTIONS[collection].schema.safeParse({ provider: '' })
  expect(messagesByField(refused.error?.issues ?? [])).toEqual({
    provider: 'Insurance Company Name is required',
  })
})

it('a severe allergy has an alarm, and a mild one shows its severity in the details', () => {
  const { words } = listSpecs().allergies
  expect(words({ allergen: 'Penicillin', severity: 'Severe', reaction: '' })).toEqual({
    title: 'Penicillin',
    details: [],
    alarm: 'Severe',
  })
  expect(words({ allergen: 'Latex', severity: 'Mild', reaction: 'Hives' })).toEqual({
    title: 'Latex',
    details: ['Mild', 'Hives'],
  })
})

it('a medicine shows the effect that the person entered or denied', () => {
  const { words } = listSpecs().medications
  expect(words({ name: 'Zyxo', effect: 'opioid', frequency: 'daily' }).details).toEqual([
    'Opioid, as the person says',
    'daily',
  ])
})

it('a dose after an Arabic name stays with its unit', () => {
  const { words } = listSpecs().medications
  expect(words({ name: 'وارفارين', dosage: '5 mg' }).title).toBe(
    '\u2067وارفارين\u2069 \u20665 mg\u2069',
  )
  expect(words({ name: 'Warfarin', dosage: '5 mg' }).title).toBe('Warfarin 5 mg')
})

it('an instruction of one word is refused, because it can be misread', () => {
  const { faults } = listSpecs().plans
  const text = 'A single word can be misread. Write a whole sentence'
  expect(
    ['No', 'Nein.', '不', '  لا '].map(word => faults?.({ kind: 'avoid', text: word })),
  ).toEqual([{ text }, { text }, { text }, { text }])
  expect(faults?.({ kind: 'avoid', text: 'No needles' })).toEqual({})
  expect(faults?.({ kind: 'avoid', text: '不要输血' })).toEqual({})
  expect(faults?.({ kind: 'device', text: 'Pacemaker' })).toEqual({})
})
