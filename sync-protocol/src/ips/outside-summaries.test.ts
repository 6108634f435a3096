/** Patient summaries as other countries and vendors write them (`dev/outside-cases/summaries`). */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readIps } from './read-ips'

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
})
