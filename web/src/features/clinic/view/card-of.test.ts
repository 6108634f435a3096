import { factsOf } from 'sync-protocol/card'
import type { IpsSummary, Skipped } from 'sync-protocol/ips'
import { expect, it } from 'vitest'
import { cardOf } from './card-of'

const summaryWith = (skipped: Skipped[], more: Partial<IpsSummary> = {}): IpsSummary => ({
  ...{ rows: [], profile: {}, noneKnown: [], skipped, bornIn: '', madeAt: '', madeBy: '' },
  ...more,
})
const saidOf = (section: string, summary: IpsSummary) =>
  factsOf(cardOf(summary, '2026-11-23'), 'en')
    .filter(fact => fact.section === section)
    .map(({ sides }) => sides.map(({ words }) => words).join())

it('a list says how many entries of the file could not be read', () => {
  const lost: Skipped = { what: 'Allergy', why: 'noName', list: 'allergies' }
  expect(saidOf('allergies', summaryWith([lost]))).toEqual(['1 entry could not be read'])
  const rows = [{ collection: 'contacts' as const, fields: { name: 'Ana', phoneNumber: '1' } }]
  const contact: Skipped = { what: 'Max', why: 'noPhone', list: 'contacts' }
  expect(saidOf('contacts', summaryWith([contact, contact], { rows })).at(-1)).toBe(
    '2 entries could not be read',
  )
})

it('a list that the sender withheld is not “not recorded”', () => {
  const withheld: Skipped = { what: 'Allergies', why: 'withheld', list: 'allergies' }
  expect(saidOf('allergies', summaryWith([withheld]))).toEqual(['Entries withheld by the sender'])
})

it('a list whose entries have all ended is not “not recorded”', () => {
  const over: Skipped = { what: 'Ramipril', why: 'inactive', list: 'medications' }
  expect(saidOf('medications', summaryWith([over]))).toEqual(['None current'])
  expect(saidOf('medications', summaryWith([]))).toEqual(['Not recorded'])
})
