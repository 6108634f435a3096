import { describe, expect, test } from 'vitest'
import {
  type Change,
  context,
  type Fields,
  HOSTILE,
  history,
  NUTS,
  PHONE,
  put,
  TABLET,
  USER,
  values,
} from '../../dev/merge-history'
import { mergeMutation } from './merge'
import { SEVERAL } from './merge-fields'
import type { Mutation } from './mutation'

describe('the author of a value', () => {
  const MOTHER = '0190a000-0000-7000-8000-0000000000aa'

  test('is the account if it is not the record’s own person', () => {
    const { state } = history(
      'allergies',
      [NUTS, { version: 1, actor: MOTHER }],
      [{ severity: ['Severe', 1] }, { version: 2, by: TABLET }],
    )
    expect(state.fields.allergen?.actor).toBe(MOTHER)
    expect(state.fields.severity).not.toHaveProperty('actor')
  })

  test('is kept with a value that loses', () => {
    const { state } = history(
      'allergies',
      [NUTS, { version: 1, at: 100, actor: MOTHER }],
      [{ severity: ['Severe', 0] }, { version: 2, at: 200, by: TABLET }],
    )
    expect(state.conflicts?.severity).toEqual([
      { value: 'Mild', version: 1, at: 100, client: PHONE, actor: MOTHER },
    ])
  })

  test('is the author of the later push if two wrote the same value', () => {
    const { state } = history(
      'allergies',
      [NUTS, { version: 1, actor: MOTHER }],
      [NUTS, { version: 2, by: TABLET }],
    )
    expect(state.fields.allergen).toMatchObject({ version: 2, client: SEVERAL })
    expect(state.fields.allergen).not.toHaveProperty('actor')
  })
})

describe('a new row', () => {
  test('keeps every field with its author, time and push', () => {
    const { state } = history('allergies', [NUTS, { at: 7, version: 3 }])
    const entry = { version: 3, at: 7, client: PHONE }
    expect(state).toEqual({
      fields: { allergen: { value: 'Nuts', ...entry }, severity: { value: 'Mild', ...entry } },
      deletedAt: null,
      deletedVersion: 0,
      createdAt: 7,
      updatedAt: 7,
    })
  })
})

describe('an edit', () => {
  test('replaces a value that its author has seen', () => {
    const { state, result } = history(
      'allergies',
      [NUTS, { version: 1 }],
      [{ severity: ['Severe', 1] }, { by: TABLET, version: 2, at: 200 }],
    )
    expect(result.status).toBe('applied')
    expect(state.fields.severity?.value).toBe('Severe')
    expect(state.conflicts).toBeUndefined()
    expect(state.updatedAt).toBe(200)
  })

  test('wins over a seen value even if its clock is behind', () => {
    const { state } = history(
      'allergies',
      [NUTS, { version: 1, at: 500 }],
      [{ severity: ['Severe', 1] }, { by: TABLET, version: 2, at: 100 }],
    )
    expect(state.fields.severity?.value).toBe('Severe')
    expect(state.conflicts).toBeUndefined()
  })

  test('never conflicts with a value of the same client', () => {
    const { state } = history(
      'allergies',
      [NUTS, { version: 1, at: 500 }],
      [{ severity: ['Severe', 0] }, { version: 2, at: 100 }],
    )
    expect(state.fields.severity?.value).toBe('Severe')
    expect(state.conflicts).toBeUndefined()
  })

  test.each([
    ['later one wins', 300, 'Severe', 'Moderate'],
    ['earlier one loses', 150, 'Moderate', 'Severe'],
    ['one of the same moment loses to what arrived first', 200, 'Moderate', 'Severe'],
  ])('concurrent with another: the %s, and the other value is kept', (_, at, winner, loser) => {
    const { state, result } = history(
      'allergies',
      [NUTS, { version: 1 }],
      [{ severity: ['Moderate', 1] }, { version: 2, at: 200 }],
      [{ severity: ['Severe', 1] }, { by: TABLET, version: 3, at }],
    )
    expect(result).toMatchObject({ status: 'merged', conflicts: ['severity'] })
    expect(state.fields.severity?.value).toBe(winner)
    expect(values(state.conflicts?.severity)).toEqual([loser])
  })

  test('does not conflict with a concurrent edit of a different field', () => {
    const { state, result } = history(
      'allergies',
      [NUTS, { version: 1 }],
      [{ severity: ['Severe', 1] }, { version: 2 }],
      [{ reaction: ['Hives', 1] }, { by: TABLET, version: 3 }],
    )
    expect(result.status).toBe('applied')
    expect(values(Object.values(state.fields))).toEqual(['Nuts', 'Severe', 'Hives'])
  })

  test('agrees with a concurrent edit to the same value', () => {
    const { state, result } = history(
      'allergies',
      [NUTS, { version: 1 }],
      [{ severity: ['Severe', 1] }, { version: 2 }],
      [{ severity: ['Severe', 1] }, { by: TABLET, version: 3 }],
    )
    expect(result.status).toBe('applied')
    expect(state.conflicts).toBeUndefined()
  })

  test('of a value on which two devices agreed must have seen both writes', () => {
    const agreed: [Fields, Change][] = [
      [NUTS, { version: 1 }],
      [{ severity: ['Severe', 1] }, { version: 2 }],
      [{ severity: ['Severe', 1] }, { by: TABLET, version: 3 }],
    ]
    const blind = history('allergies', ...agreed, [
      { severity: ['Low', 2] },
      { version: 4, at: 200 },
    ])
    expect(values(blind.state.conflicts?.severity)).toEqual(['Severe'])
    const seeing = history('allergies', ...agreed, [{ severity: ['Low', 3] }, { version: 4 }])
    expect(seeing.state.conflicts).toBeUndefined()
  })

  test('keeps one entry for a losing value that two devices wrote', () => {
    const { state } = history(
      'allergies',
      [NUTS, { version: 1 }],
      [{ severity: ['Severe', 1] }, { version: 2, at: 300 }],
      [{ severity: ['Low', 1] }, { by: TABLET, version: 3, at: 200 }],
      [{ severity: ['Low', 1] }, { by: 'watch', version: 4, at: 200 }],
    )
    expect(state.conflicts?.severity).toEqual([{ value: 'Low', version: 4, at: 200, client: '' }])
  })

  test('settles a conflict that its author has seen', () => {
    const { state, result } = history(
      'allergies',
      [NUTS, { version: 1 }],
      [{ severity: ['Moderate', 1] }, { version: 2, at: 200 }],
      [{ severity: ['Severe', 1] }, { by: TABLET, version: 3, at: 300 }],
      [{ severity: ['Moderate', 3] }, { version: 4, at: 400 }],
    )
    expect(result.status).toBe('applied')
    expect(state.fields.severity?.value).toBe('Moderate')
    expect(state.conflicts).toBeUndefined()
  })

  test('does not settle a conflict that its author has not seen', () => {
    const { state } = history(
      'allergies',
      [NUTS, { version: 1 }],
      [{ severity: ['Moderate', 1] }, { version: 2, at: 200 }],
      [{ severity: ['Severe', 1] }, { by: TABLET, version: 3, at: 300 }],
      [{ severity: ['Low', 1] }, { version: 4, at: 400 }],
    )
    expect(state.fields.severity?.value).toBe('Low')
    expect(values(state.conflicts?.severity)).toEqual(['Severe'])
  })

  test('of another field does not settle a conflict', () => {
    const { state } = history(
      'allergies',
      [NUTS, { version: 1 }],
      [{ severity: ['Moderate', 1] }, { version: 2, at: 200 }],
      [{ severity: ['Severe', 1] }, { by: TABLET, version: 3, at: 300 }],
      [{ reaction: ['Hives', 3] }, { version: 4, at: 400 }],
    )
    expect(values(state.conflicts?.severity)).toEqual(['Moderate'])
  })
})

describe('time', () => {
  const edit = (at: number, lastPullMs: number) =>
    history('allergies', [NUTS, { at, lastPullMs, nowMs: 1000 }]).state.createdAt

  test.each([
    ['a year ahead is now', 1e12, 0, 1000],
    ['before the last pull is the last pull', 5, 600, 600],
    ['between the two is kept', 700, 600, 700],
    ['never passes now, not even for a pull that claims to be later', 700, 5000, 1000],
    ['before everything, from a client that never pulled, is the epoch', -5, 0, 0],
  ])('%s', (_, at, lastPullMs, expected) => {
    expect(edit(at, lastPullMs)).toBe(expected)
  })
})

describe('a rejection', () => {
  const cases: [string, Mutation, object][] = [
    [
      'names the required fields that are missing',
      put('allergies', { reaction: ['Hives', 0] }, 1),
      { allergen: 'Allergen is required', severity: 'Severity is required' },
    ],
    [
      'names a field the collection does not have, be it called like a property of every object',
      put('allergies', { ...NUTS, ...HOSTILE }, 1),
      { constructor: expect.any(String), toString: expect.any(String) },
    ],
    [
      'names a value of the wrong type',
      put('allergies', { ...NUTS, reaction: [7, 0] }, 1),
      { reaction: 'Enter text' },
    ],
    [
      'names a value that Postgres could not store',
      put('allergies', { ...NUTS, reaction: ['a\0b', 0] }, 1),
      { reaction: 'Contains a character that cannot be stored' },
    ],
  ]
  test.each(cases)('%s', (_, mutation, fields) => {
    expect(mergeMutation(undefined, mutation, context({}))).toEqual({
      status: 'rejected',
      code: 'invalid',
      fields,
    })
  })

  test('of a DNR without its document names the document', () => {
    const mutation = { ...put('profile', { dnrStatus: ['DNR', 0] }, 1), rowId: USER }
    expect(mergeMutation(undefined, mutation, context({}))).toEqual({
      status: 'rejected',
      code: 'invalid',
      fields: { dnrDocumentUrl: 'Please upload a document for DNR or POLST status' },
    })
  })

  test('happens for an invalid value even if the value would have lost', () => {
    const { state } = history(
      'allergies',
      [NUTS, { version: 1 }],
      [{ severity: ['Severe', 1] }, { version: 2, at: 500 }],
    )
    const stale = put('allergies', { severity: ['', 1] }, 100)
    expect(mergeMutation(state, stale, context({ by: TABLET, version: 3 }))).toMatchObject({
      status: 'rejected',
      fields: { severity: 'Severity is required' },
    })
  })

  test('happens for a second profile', () => {
    const mutation = put('profile', { fullName: ['Ada', 0] }, 1)
    expect(mergeMutation(undefined, mutation, context({}))).toEqual({
      status: 'rejected',
      code: 'wrong_row',
      fields: {},
    })
  })
})
