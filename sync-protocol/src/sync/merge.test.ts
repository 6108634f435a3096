import { describe, expect, test } from 'vitest'
import { type MergeContext, type MergeResult, mergeMutation } from './merge'
import type { FieldValue, Mutation } from './mutation'
import type { FieldEntry, RecordState } from './record-state'

const USER = '0190a000-0000-7000-8000-00000000000a'
const ROW = '0190a000-0000-7000-8000-0000000000f1'
const PHONE = 'phone'
const TABLET = 'tablet'

type Fields = Record<string, [FieldValue, number]>
/** A put of fields, or a remove by its base (null: none); then by whom and when. */
type Step = [Fields | number | null, Change]
type Change = { by?: string; at?: number; version?: number } & Partial<MergeContext>

const put = (collection: Mutation['collection'], fields: Fields, at: number): Mutation => ({
  id: 1,
  hash: 'h',
  at,
  collection,
  rowId: ROW,
  kind: 'put',
  fields,
})

const remove = (collection: Mutation['collection'], baseVersion: number | undefined, at: number) =>
  ({
    id: 1,
    hash: 'h',
    at,
    collection,
    rowId: ROW,
    kind: 'remove',
    ...(baseVersion !== undefined && { baseVersion }),
  }) satisfies Mutation

const context = ({ by = PHONE, version = 1, ...rest }: Change): MergeContext => ({
  version,
  clientId: by,
  userId: USER,
  nowMs: 1_000_000,
  lastPullMs: 0,
  ...rest,
})

/** One allergy (or another row), changed step by step; fails the test where a step is refused. */
function history(collection: Mutation['collection'], ...steps: Step[]) {
  let state: RecordState | undefined
  let result: MergeResult | undefined
  for (const [what, change] of steps) {
    const at = change.at ?? 100
    const mutation =
      what === null || typeof what === 'number'
        ? remove(collection, what ?? undefined, at)
        : put(collection, what, at)
    result = mergeMutation(state, mutation, context(change))
    if (result.status === 'rejected') throw new Error(`rejected: ${JSON.stringify(result)}`)
    state = result.record
  }
  if (!state || !result) throw new Error('nothing was written')
  return { state, result }
}

const values = (entries: FieldEntry[] | undefined) => entries?.map(entry => entry.value)

const NUTS: Fields = { allergen: ['Nuts', 0], severity: ['Mild', 0] }
const HOSTILE = Object.fromEntries([
  ['constructor', ['x', 0]],
  ['toString', ['y', 0]],
]) as Fields // a literal would have to match Object's own members
const CODE: Fields = {
  type: ['emergency', 0],
  accessLevel: ['emergency', 0],
  expiresAt: ['', 0],
  qrColor: ['#DC2626', 0],
  textColor: ['#000000', 0],
  token: ['0123456789ABCDEFGHJKMNPQRS', 0],
  capsule: ['', 0],
  revision: [1, 0],
  revisedAt: ['2026-01-01T00:00:00Z', 0],
}

describe('a new row', () => {
  test('keeps every field with who wrote it, when, and in which push', () => {
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
  test('of what its author has seen replaces it', () => {
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

  test('of what its author has seen wins even with a clock that is behind', () => {
    const { state } = history(
      'allergies',
      [NUTS, { version: 1, at: 500 }],
      [{ severity: ['Severe', 1] }, { by: TABLET, version: 2, at: 100 }],
    )
    expect(state.fields.severity?.value).toBe('Severe')
    expect(state.conflicts).toBeUndefined()
  })

  test('by the client that wrote the value is never in conflict with it', () => {
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
  ])('concurrent with another: the %s, and the other value stays', (_, at, winner, loser) => {
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

  test('concurrent with another of a different field meets no conflict', () => {
    const { state, result } = history(
      'allergies',
      [NUTS, { version: 1 }],
      [{ severity: ['Severe', 1] }, { version: 2 }],
      [{ reaction: ['Hives', 1] }, { by: TABLET, version: 3 }],
    )
    expect(result.status).toBe('applied')
    expect(values(Object.values(state.fields))).toEqual(['Nuts', 'Severe', 'Hives'])
  })

  test('concurrent with another of the same value agrees with it', () => {
    const { state, result } = history(
      'allergies',
      [NUTS, { version: 1 }],
      [{ severity: ['Severe', 1] }, { version: 2 }],
      [{ severity: ['Severe', 1] }, { by: TABLET, version: 3 }],
    )
    expect(result.status).toBe('applied')
    expect(state.conflicts).toBeUndefined()
  })

  test('of a value on which two devices agreed needs to have seen both', () => {
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

  test('that has seen a conflict settles it', () => {
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

  test('that has not seen a conflict leaves it standing', () => {
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

  test('of another field leaves a conflict standing', () => {
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

describe('a group', () => {
  const profile = (
    ...steps: Parameters<typeof history> extends [unknown, ...infer S] ? S : never
  ) => history('profile', ...steps)
  const dnr = (status: string, url: string, base: number): Fields => ({
    dnrStatus: [status, base],
    dnrDocumentUrl: [url, base],
    dnrDocumentName: [url && 'order.pdf', base],
  })
  const own = { userId: ROW }

  test('wins as one, and what it beat stays as one', () => {
    const { state } = profile(
      [dnr('None', '', 0), { ...own, version: 1 }],
      [dnr('DNR', '/api/files/1', 1), { ...own, version: 2, at: 200 }],
      [dnr('Unknown', '', 1), { ...own, by: TABLET, version: 3, at: 300 }],
    )
    expect(values(Object.values(state.fields))).toEqual(['Unknown', '', ''])
    expect(Object.values(state.conflicts ?? {}).flatMap(values)).toEqual([
      'DNR',
      '/api/files/1',
      'order.pdf',
    ])
  })

  test('loses as one, even where one of its fields was not contested', () => {
    const { state } = profile(
      [dnr('None', '', 0), { ...own, version: 1 }],
      [{ dnrStatus: ['Unknown', 1] }, { ...own, version: 2, at: 300 }],
      [dnr('DNR', '/api/files/1', 1), { ...own, by: TABLET, version: 3, at: 200 }],
    )
    expect(values(Object.values(state.fields))).toEqual(['Unknown', '', ''])
    expect(values(state.conflicts?.dnrDocumentUrl)).toEqual(['/api/files/1'])
  })

  test('named in part never mixes with the rest that changed unseen', () => {
    const { state, result } = profile(
      [
        { city: ['Graz', 0], zipCode: ['8010', 0] },
        { ...own, version: 1 },
      ],
      [
        { city: ['Wien', 1], zipCode: ['1010', 1] },
        { ...own, version: 2, at: 200 },
      ],
      [{ streetAddress: ['Sackstraße 1', 1] }, { ...own, by: TABLET, version: 3, at: 300 }],
    )
    expect(result).toMatchObject({ status: 'merged', conflicts: ['streetAddress'] })
    expect(state.fields.streetAddress).toBeUndefined()
    expect(values(state.conflicts?.streetAddress)).toEqual(['Sackstraße 1'])
  })

  test('named in part joins the rest where its author has seen it', () => {
    const { state } = profile(
      [
        { city: ['Graz', 0], zipCode: ['8010', 0] },
        { ...own, version: 1 },
      ],
      [{ streetAddress: ['Sackstraße 1', 1] }, { ...own, by: TABLET, version: 2 }],
    )
    expect(values(Object.values(state.fields))).toEqual(['Graz', '8010', 'Sackstraße 1'])
  })
})

describe('a deletion', () => {
  test('of what its author has seen deletes, and settles conflicts', () => {
    const { state, result } = history(
      'allergies',
      [NUTS, { version: 1 }],
      [{ severity: ['Low', 0] }, { by: TABLET, version: 2, at: 50 }],
      [2, { version: 3, at: 300 }],
    )
    expect(result.status).toBe('applied')
    expect(state).toMatchObject({ deletedAt: 300, deletedVersion: 3, deletedBy: PHONE })
    expect(state.conflicts).toBeUndefined()
  })

  test('that has not seen an edit keeps the row and flags it', () => {
    const { state, result } = history(
      'allergies',
      [NUTS, { version: 1 }],
      [{ severity: ['Severe', 1] }, { by: TABLET, version: 2 }],
      [1, { version: 3 }],
    )
    expect(result.status).toBe('merged')
    expect(state).toMatchObject({ deletedAt: null, revived: 3 })
  })

  test('without a base deletes whatever is there', () => {
    const { state } = history(
      'allergies',
      [NUTS, { version: 9, by: TABLET }],
      [null, { version: 10, at: 300 }],
    )
    expect(state.deletedAt).toBe(300)
  })

  test('of what is not there, or deleted already, changes nothing', () => {
    const nothing = mergeMutation(undefined, remove('allergies', 0, 1), context({}))
    expect(nothing).toEqual({ status: 'applied', record: undefined, conflicts: [] })
    const { state } = history('allergies', [NUTS, {}], [1, { version: 2 }])
    const again = mergeMutation(state, remove('allergies', 2, 900), context({ version: 3 }))
    expect(again).toEqual({ status: 'applied', record: state, conflicts: [] })
  })

  test('that an edit did not see is undone by it, and the row is flagged', () => {
    const { state, result } = history(
      'allergies',
      [NUTS, { version: 1 }],
      [1, { version: 2 }],
      [{ reaction: ['Hives', 1] }, { by: TABLET, version: 3 }],
    )
    expect(result.status).toBe('merged')
    expect(state).toMatchObject({ deletedAt: null, deletedVersion: 0, revived: 3 })
    expect(values(Object.values(state.fields))).toEqual(['Nuts', 'Mild', 'Hives'])
  })

  test.each([
    ['its own author', PHONE, 0],
    ['somebody who saw it', TABLET, 2],
  ])('undone by %s leaves no flag', (_, by, base) => {
    const { state, result } = history(
      'allergies',
      [NUTS, { version: 1 }],
      [1, { version: 2 }],
      [
        { allergen: ['Nuts', base], severity: ['Mild', base] },
        { by, version: 3 },
      ],
    )
    expect(result.status).toBe('applied')
    expect(state.deletedAt).toBeNull()
    expect(state).not.toHaveProperty('revived')
    expect(state).not.toHaveProperty('deletedBy')
  })

  test('once undone and flagged, is settled by whoever has seen the flag', () => {
    const revived: [Fields | number, Change][] = [
      [NUTS, { version: 1 }],
      [1, { version: 2 }],
      [{ reaction: ['Hives', 1] }, { by: TABLET, version: 3 }],
    ]
    const kept = history('allergies', ...revived, [{ reaction: ['Hives', 3] }, { version: 4 }])
    expect(kept.state).not.toHaveProperty('revived')
    const unseen = history('allergies', ...revived, [{ severity: ['Low', 1] }, { version: 4 }])
    expect(unseen.state.revived).toBe(3)
    const deleted = history('allergies', ...revived, [3, { version: 4 }])
    expect(deleted.state).toMatchObject({ deletedVersion: 4 })
    expect(deleted.state).not.toHaveProperty('revived')
  })

  test('of a code is final: it beats an edit it did not see', () => {
    const { state } = history(
      'qr-codes',
      [CODE, { version: 1 }],
      [{ revision: [2, 1] }, { by: TABLET, version: 2 }],
      [1, { version: 3, at: 300 }],
    )
    expect(state.deletedAt).toBe(300)
  })

  test('of a code is undone by the device that deleted it and by no other', () => {
    const { state } = history('qr-codes', [CODE, { version: 1 }], [1, { version: 2 }])
    const edit = put('qr-codes', { revision: [2, 2] }, 300)
    expect(mergeMutation(state, edit, context({ by: TABLET, version: 3 }))).toEqual({
      status: 'rejected',
      code: 'deleted',
      fields: {},
    })
    const undone = mergeMutation(state, edit, context({ version: 3 }))
    expect(undone).toMatchObject({ status: 'applied', record: { deletedAt: null } })
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

  test('of an order without its document names the document', () => {
    const mutation = { ...put('profile', { dnrStatus: ['DNR', 0] }, 1), rowId: USER }
    expect(mergeMutation(undefined, mutation, context({}))).toEqual({
      status: 'rejected',
      code: 'invalid',
      fields: { dnrDocumentUrl: 'Please upload a document for DNR or POLST status' },
    })
  })

  test('also meets an invalid value that would only have lost', () => {
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

  test('meets a second profile', () => {
    const mutation = put('profile', { fullName: ['Ada', 0] }, 1)
    expect(mergeMutation(undefined, mutation, context({}))).toEqual({
      status: 'rejected',
      code: 'wrong_row',
      fields: {},
    })
  })
})
