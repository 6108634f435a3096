import { expect, it } from 'vitest'
import { DANGERS } from './dangers.table'
import { packNames, unpackNames } from './packed-names'

it('names are short where they begin alike, and a sign is behind its name', () => {
  expect(packNames('\nalan\n~albert\n=alberto')).toBe('0alan2bert~6o=')
})

it.each(Object.entries(DANGERS))('the names of %s are the same unpacked', (_mark, table) => {
  expect(unpackNames(packNames(table))).toBe(table.trim().split('\n').join(' '))
  expect(table).not.toMatch(/\d/)
})
