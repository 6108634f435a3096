import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isTooMany, sizeOf, stateBytes } from './limits'
import type { RecordState } from './record-state'

const stateOf = (value: string, deletedAt: number | null = null): RecordState => ({
  fields: { name: { value, version: 1, at: 1, client: 'c' } },
  deletedAt,
  deletedVersion: deletedAt === null ? 0 : 1,
  createdAt: 1,
  updatedAt: 1,
})

it('a state is as large as its JSON in UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), value => {
      const state = stateOf(value)
      expect(stateBytes(state)).toBe(new TextEncoder().encode(JSON.stringify(state)).length)
    }),
  )
})

it('half of a surrogate pair counts as many bytes as JSON writes for it', () => {
  const state = stateOf('\ud800')
  expect(stateBytes(state)).toBe(new TextEncoder().encode(JSON.stringify(state)).length)
})

it('a deleted or missing row has size zero', () => {
  expect(sizeOf(undefined)).toEqual({ rows: 0, bytes: 0 })
  expect(sizeOf(stateOf('gone', 5))).toEqual({ rows: 0, bytes: 0 })
})

const [none, small, large] = [
  { rows: 0, bytes: 0 },
  { rows: 1, bytes: 10 },
  { rows: 1, bytes: 20 },
]
const limits = { rows: 5, bytes: 100 }

it.each([
  ['a row for which there is room', { rows: 4, bytes: 90 }, none, small, false],
  ['one row too many', { rows: 5, bytes: 50 }, none, small, true],
  ['a row too large', { rows: 1, bytes: 91 }, none, small, true],
  ['an edit that takes the last room', { rows: 5, bytes: 90 }, small, large, false],
  ['an edit too large', { rows: 5, bytes: 91 }, small, large, true],
  [
    'an edit that makes a row smaller, of what is too much already',
    { rows: 9, bytes: 200 },
    large,
    small,
    false,
  ],
  ['a deletion, of what is too much already', { rows: 9, bytes: 200 }, large, none, false],
])('%s', (_, kept, before, after, isOver) => {
  expect(isTooMany(kept, before, after, limits)).toBe(isOver)
})
