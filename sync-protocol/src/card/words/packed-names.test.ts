import { expect, it } from 'vitest'
import { DANGERS } from './dangers.table'
import { packNames, readNames } from './packed-names'

it('names are short where they begin alike, and a sign is behind its name', () => {
  expect(packNames('\nalan\n~albert\n=alberto')).toBe('0alan2bert~6o=')
})

it.each(Object.entries(DANGERS))('the names of %s are the same unpacked', (_mark, table) => {
  expect(readNames(packNames(table))).toEqual(table.trim().split('\n'))
  expect(readNames(table)).toEqual(table.trim().split('\n'))
  expect(table).not.toMatch(/\d/)
})
