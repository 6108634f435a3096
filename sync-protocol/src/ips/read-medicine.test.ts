import { describe, expect, it } from 'vitest'
import {
  bundleOf,
  concept,
  type Resource,
  statement,
  summaryIn,
  summaryOf,
} from '../../dev/clinic-file'

const ingredient = (
  text: string,
  value: number,
  unit = 'mg',
  per: object = { value: 1, unit: 'tablet' },
) => ({
  itemCodeableConcept: { text },
  strength: { numerator: { value, unit }, denominator: per },
})
const product = (more: object): Resource => ({ resourceType: 'Medication', id: 'm', ...more })
const taken = statement({
  medicationCodeableConcept: undefined,
  medicationReference: { reference: 'Medication/m' },
})
function read(more: object) {
  const { rows, skipped } = summaryOf([taken, product(more)])
  return [rows[0]?.fields.name, ...skipped.map(({ what }) => what)]
}

describe('a medicine has a name', () => {
  it.each([
    [
      'with the strength of its ingredient',
      { code: concept('Karvexa'), ingredient: [ingredient('irbesartan', 75)] },
      ['Karvexa (irbesartan 75 mg)'],
    ],
    [
      'with all its ingredients',
      {
        code: concept('Augmentin'),
        ingredient: [ingredient('amoxicillin', 500), ingredient('clavulanic acid', 125)],
      },
      ['Augmentin (amoxicillin 500 mg, clavulanic acid 125 mg)'],
    ],
    [
      'by its ingredients alone',
      { ingredient: [ingredient('codeine', 8), ingredient('paracetamol', 500)] },
      ['codeine 8 mg + paracetamol 500 mg'],
    ],
    [
      'with what a strength is of, where that is no piece',
      {
        code: concept('Amoxicillin'),
        ingredient: [ingredient('amoxicillin', 250, 'mg', { value: 5, unit: 'ml' })],
      },
      ['Amoxicillin (250 mg per 5 ml)'],
    ],
    [
      'as it is, where it says all of that',
      { code: concept('Irbesartan 75mg'), ingredient: [ingredient('irbesartan', 75)] },
      ['Irbesartan 75mg'],
    ],
    [
      'without what it is only made with',
      {
        code: concept('Karvexa'),
        ingredient: [{ ...ingredient('lactose', 5), isActive: false }],
      },
      ['Karvexa', 'Inactive ingredient (lactose) of Karvexa'],
    ],
  ])('%s', (_, more, words) => {
    expect(read(more)).toEqual(words)
  })

  it('and details without a field in the record are listed', () => {
    const more = { code: concept('Karvexa'), form: concept('Tablet') }
    expect(read(more)).toEqual(['Karvexa', 'Form (Tablet) of Karvexa'])
    const nameless = { code: concept('Karvexa'), ingredient: [{ strength: {} }] }
    expect(read(nameless)).toContain('Ingredient without a name of Karvexa')
  })
})

describe('a medicine that no entry refers to', () => {
  const warfarin = product({ code: concept('Warfarin 5 mg') })
  const readWith = (resources: Resource[], composition: object = {}) => {
    const { rows, skipped } = summaryIn(bundleOf(resources, {}, composition))
    return [rows.map(({ fields }) => fields.name), skipped.map(({ what, why }) => [what, why])]
  }
  const section = [
    {
      code: { coding: [{ system: 'http://loinc.org', code: '10160-0' }] },
      entry: [{ reference: 'Medication/m' }],
    },
  ]

  it('is imported from the section of medicines', () => {
    expect(readWith([warfarin], { section })).toEqual([['Warfarin 5 mg'], []])
    expect(readWith([{ ...warfarin, status: 'inactive' }], { section })).toEqual([
      [],
      [['Medicine: Warfarin 5 mg', 'inactive']],
    ])
  })

  it('is listed as left out if no section names it', () => {
    expect(readWith([warfarin])).toEqual([[], [['Medicine: Warfarin 5 mg', 'notInUse']]])
  })

  it('is listed by its name if it was only dispensed', () => {
    const handedOut = { ...taken, resourceType: 'MedicationDispense' }
    expect(readWith([handedOut, warfarin])).toEqual([
      [],
      [['Medicine handed out: Warfarin 5 mg', 'noPlace']],
    ])
  })
})
