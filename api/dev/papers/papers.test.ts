import { DISCLOSURE } from 'sync-protocol/card'
import { MAY } from 'sync-protocol/family'
import { expect, it } from 'vitest'
import { variablesSchema } from '../../src/core/env-variables'
import { readMigrations } from '../../src/db/migrate'
import { CODES, RIGHTS, SECTIONS } from './disclosures.table'
import { TABLES } from './tables.table'
import { VARIABLES } from './variables.table'
import { writePapers } from './write-papers'

const sorted = (names: Iterable<string>) => [...names].sort()
const write = (...set: string[]) =>
  writePapers({ set: new Set(set), origin: 'https://tag.example', lastTests: undefined })

it('every table has a line, and no other', async () => {
  const created = new Set(['migrations'])
  for (const { statements } of await readMigrations()) {
    for (const [, name = ''] of statements.matchAll(/^create table (\w+)/gm)) created.add(name)
    for (const [, name = ''] of statements.matchAll(/^drop table (\w+)/gm)) created.delete(name)
  }
  expect(sorted(Object.keys(TABLES))).toEqual(sorted(created))
})

it('every variable has a line, and no other', () => {
  expect(sorted(Object.keys(VARIABLES))).toEqual(sorted(Object.keys(variablesSchema.shape)))
})

it('every disclosure has a line, and no other', () => {
  expect(sorted(Object.keys(CODES))).toEqual(sorted(Object.keys(DISCLOSURE)))
  expect(sorted(Object.keys(RIGHTS))).toEqual(sorted(Object.keys(MAY)))
  const shown = Object.values(DISCLOSURE)
    .flatMap(Object.values<object>)
    .flatMap(Object.keys)
  expect(sorted(Object.keys(SECTIONS))).toEqual(sorted(new Set(shown)))
})

it('each paper is a draft, and names what the code knows', () => {
  const papers = write()
  for (const text of Object.values(papers)) expect(text).toContain('Draft for a lawyer.')
  expect(papers['retention.md']).toContain(
    '| Views of a code: time and, if given, role and reason | 365 days;',
  )
  expect(papers['disclosures.md']).toContain(
    '| Code of allergies | anyone who scans it | who the person is, allergies |',
  )
  expect(papers['disclosures.md']).toContain(
    '| Viewers whom the person let in | read the whole record |',
  )
})

it('names only processors that are in use', () => {
  expect(write()['processors.md']).toContain('None.')
  const text = write('SMTP_URL', 'STRIPE_SECRET_KEY')['processors.md']
  expect(text).toContain('| The mail provider |')
  expect(text).toContain('| The payment provider (Stripe) |')
  expect(text).not.toContain('SMS')
})
