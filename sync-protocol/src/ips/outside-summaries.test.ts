/** Patient summaries as other countries and vendors write them (`dev/outside-cases/summaries`). */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { MedicalRecord } from '../medical'
import { medicalRecordOf } from '../sync'
import { readIps } from './read-ips'
import { planImport } from './read-plan'

const TODAY = '2026-11-23'
const textOf = (name: string) =>
  readFileSync(new URL(`../../dev/outside-cases/summaries/${name}.json`, import.meta.url), 'utf8')

function summaryOf(name: string) {
  const read = readIps(textOf(name), { today: TODAY })
  if (!read.ok) throw new Error(read.words)
  return read.summary
}
const rowsOf = (name: string) => summaryOf(name).rows.map(({ fields }) => fields)

describe('what a summary from outside says', () => {
  it('a note that begins like a field is a note', () => {
    expect(rowsOf('note-that-begins-severity')).toEqual([
      {
        allergen: 'Penicillin',
        severity: 'Severe',
        reaction: 'Hives. Severity: mild at the first dose in 1999',
      },
    ])
  })

  it('an entry whose subject is not in the file is about its one person', () => {
    expect(rowsOf('subject-not-in-file')).toEqual([
      { allergen: 'Iodine contrast', severity: 'Severe' },
      { name: 'Atorvastatin 40 mg' },
    ])
    expect(summaryOf('subject-not-in-file').skipped).toEqual([])
  })

  it('a status in another spelling is the same status', () => {
    expect(rowsOf('statuses-in-capitals')).toEqual([{ allergen: 'Wasp venom', severity: 'Severe' }])
    expect(summaryOf('statuses-in-capitals').skipped).toEqual([
      { what: 'Penicillin', why: 'refuted', list: 'allergies' },
      { what: 'Latex', why: 'enteredInError', list: 'allergies' },
      { what: 'Peanut', why: 'inactive', list: 'allergies' },
    ])
  })

  it('entries with the same placeholder for a code are four entries after two visits', () => {
    const first = summaryOf('same-code-first-visit')
    const empty = medicalRecordOf([], 0)
    const allergies = first.rows.map(({ fields }, at) => ({ ...fields, id: `${at}` }))
    const after = { ...empty, allergies } as unknown as MedicalRecord // as the reader checked it
    const { items } = planImport(summaryOf('same-code-next-visit'), after, TODAY)
    const kinds = items.filter(({ collection }) => collection === 'allergies')
    expect(kinds.map(({ kind, fields }) => [kind, fields.allergen])).toEqual([
      ['add', 'Aspirin'],
      ['add', 'X-ray contrast'],
    ])
  })

  it('an entry whose meaning is changed is left out, and said', () => {
    expect(rowsOf('stopped-by-modifier')).toEqual([{ name: 'Metformin 500 mg' }])
    expect(summaryOf('stopped-by-modifier').skipped).toEqual([
      { what: 'Lisinopril 10 mg', why: 'modified', list: 'medications' },
    ])
  })

  it('the answer to a search is read like a document', () => {
    expect(rowsOf('searchset-with-composition')).toEqual([
      { allergen: 'Ampicillin', severity: 'Severe', reaction: 'Hives' },
      { condition: 'Rejection of a kidney transplant', status: 'Active' },
    ])
  })

  it('a code without words is called by its system and value', () => {
    const names = rowsOf('codes-of-a-country-without-words').map(row => row.condition ?? row.name)
    expect(names).toEqual(['ICD-10 J03', 'NDC 00000000000'])
  })

  it('a relationship that is a code alone is said in words', () => {
    const rows = rowsOf('telephone-as-uri')
    expect(rows.map(({ name, relationship }) => [name, relationship])).toEqual([
      ['Max Sample', 'Emergency contact'],
    ])
  })
})
