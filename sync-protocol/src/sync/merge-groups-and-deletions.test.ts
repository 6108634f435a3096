import { describe, expect, test } from 'vitest'
import {
  type Change,
  CODE,
  context,
  type Fields,
  history,
  NUTS,
  PHONE,
  put,
  ROW,
  remove,
  TABLET,
  values,
} from '../../dev/merge-history'
import { mergeMutation } from './merge'
import { KNOWN_BEFORE } from './mutation'

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

  test('wins as a whole, and the values that it beat stay together', () => {
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

  test('loses as a whole, even if one of its fields was not contested', () => {
    const { state } = profile(
      [dnr('None', '', 0), { ...own, version: 1 }],
      [{ dnrStatus: ['Unknown', 1] }, { ...own, version: 2, at: 300 }],
      [dnr('DNR', '/api/files/1', 1), { ...own, by: TABLET, version: 3, at: 200 }],
    )
    expect(values(Object.values(state.fields))).toEqual(['Unknown', '', ''])
    expect(values(state.conflicts?.dnrDocumentUrl)).toEqual(['/api/files/1'])
  })

  test('that is named in part never mixes with other fields that changed unseen', () => {
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

  test('that is named in part joins the other fields if its author has seen them', () => {
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
  test('by an author who has seen everything deletes the row and settles conflicts', () => {
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

  test('whose author has not seen an edit keeps the row and flags it', () => {
    const { state, result } = history(
      'allergies',
      [NUTS, { version: 1 }],
      [{ severity: ['Severe', 1] }, { by: TABLET, version: 2 }],
      [1, { version: 3 }],
    )
    expect(result.status).toBe('merged')
    expect(state).toMatchObject({ deletedAt: null, revived: 3 })
  })

  test('without a base deletes the row regardless', () => {
    const { state } = history(
      'allergies',
      [NUTS, { version: 9, by: TABLET }],
      [null, { version: 10, at: 300 }],
    )
    expect(state.deletedAt).toBe(300)
  })

  test('of an unknown row is remembered, and the row is flagged when it is sent again', () => {
    const { state } = history('allergies', [0, { version: 3, at: 300 }])
    expect(state).toMatchObject({ fields: {}, deletedAt: 300, deletedVersion: 3, deletedBy: PHONE })
    const { state: returned, result } = history(
      'allergies',
      [0, { version: 3 }],
      [NUTS, { by: TABLET, version: 4 }],
    )
    expect(result.status).toBe('merged')
    expect(returned).toMatchObject({ deletedAt: null, revived: 4 })
  })

  test('of an unknown code is final for every other device', () => {
    const { state } = history('qr-codes', [0, { version: 3 }])
    const sentAgain = mergeMutation(
      state,
      put('qr-codes', CODE, 400),
      context({ by: TABLET, version: 4 }),
    )
    expect(sentAgain).toMatchObject({ status: 'rejected', code: 'deleted' })
  })

  test('that was forgotten is undone and flagged by an edit of the row', () => {
    const seen = { allergen: ['Nuts', 7], severity: ['Mild', 7] } satisfies Fields
    const { state, result } = history('allergies', [seen, { by: TABLET, version: 9 }])
    expect(result.status).toBe('merged')
    expect(state).toMatchObject({ deletedAt: null, revived: 9 })
  })

  test('that never happened leaves no flag when an author who knows of no row creates one', () => {
    const now = Number.MAX_SAFE_INTEGER
    const known = { allergen: ['Nuts', now], severity: ['Mild', now] } satisfies Fields
    const { state, result } = history('allergies', [known, { version: 9 }])
    expect(result.status).toBe('applied')
    expect(state).not.toHaveProperty('revived')
  })

  test('of a code stays final after it is forgotten', () => {
    const drawnAnew = mergeMutation(
      undefined,
      put('qr-codes', { ...CODE, revision: [2, 7] }, 400),
      context({ version: 9 }),
    )
    expect(drawnAnew).toMatchObject({ status: 'rejected', code: 'deleted' })
  })

  test('by two devices is flagged when either of them undoes it', () => {
    const { state, result } = history(
      'allergies',
      [NUTS, { version: 1 }],
      [1, { version: 2 }],
      [1, { by: TABLET, version: 3 }],
      [NUTS, { version: 4 }],
    )
    expect(result.status).toBe('merged')
    expect(state).toMatchObject({ deletedAt: null, revived: 4 })
  })

  test('that was forgotten with its row still flags an edit from another past', () => {
    const { state, result } = history('allergies', [
      { allergen: ['Nuts', KNOWN_BEFORE], severity: ['Mild', KNOWN_BEFORE] },
      { version: 1 },
    ])
    expect(result.status).toBe('merged')
    expect(state).toMatchObject({ revived: 1 })
  })

  test('of a row that was revived unseen is flagged when it is undone', () => {
    const { state, result } = history(
      'allergies',
      [0, { by: TABLET, version: 1 }],
      [NUTS, { version: 2 }],
      [0, { version: 3 }],
      [NUTS, { version: 4 }],
    )
    expect(result.status).toBe('merged')
    expect(state).toMatchObject({ deletedAt: null, revived: 4 })
  })

  test('of a deleted row changes nothing', () => {
    const { state } = history('allergies', [NUTS, {}], [1, { version: 2 }])
    const again = mergeMutation(state, remove('allergies', 2, 900), context({ version: 3 }))
    expect(again).toEqual({ status: 'applied', record: state, conflicts: [] })
  })

  test('that an edit did not see is undone by the edit, and the row is flagged', () => {
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

  test('that was undone and flagged is settled by an author who has seen the flag', () => {
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

  test('of a code is final and beats an edit that it did not see', () => {
    const { state } = history(
      'qr-codes',
      [CODE, { version: 1 }],
      [{ revision: [2, 1] }, { by: TABLET, version: 2 }],
      [1, { version: 3, at: 300 }],
    )
    expect(state.deletedAt).toBe(300)
  })

  test('of a code can be undone only by the device that deleted it', () => {
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
