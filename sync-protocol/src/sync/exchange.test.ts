import { expect, it } from 'vitest'
import { type Ack, rowOfAck } from './exchange'
import { type MergeContext, mergeMutation } from './merge'
import { type Mutation, mutationHash } from './mutation'
import { type RecordState, stateHash } from './record-state'

const ROW = '0199a000-0000-7000-8000-000000000001'
const CONTEXT: MergeContext = {
  version: 7,
  clientId: 'phone',
  userId: 'zeynep',
  nowMs: 1_763_800_000_000,
  lastPullMs: 1_763_700_000_000,
}

const put = (id: number, values: Record<string, string>, base = 0): Mutation => {
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, [string, number]] => [
      name,
      [value, base],
    ]),
  )
  const content = { at: 5, collection: 'allergies', rowId: ROW, kind: 'put', fields } as const
  return { id, hash: mutationHash(content), ...content }
}

/** The server's row after these mutations. */
const merged = (mutations: readonly Mutation[], base?: RecordState): RecordState => {
  const state = mutations.reduce<RecordState | undefined>((before, mutation) => {
    const result = mergeMutation(before, mutation, CONTEXT)
    if (result.status === 'rejected') throw new Error(result.code)
    return result.record
  }, base)
  if (!state) throw new Error('no row')
  return state
}
const ackOf = (state: RecordState): Ack => ['allergies', ROW, stateHash(state)]

const NEW = [put(1, { allergen: 'Latex', severity: 'Mild' }), put(2, { severity: 'Severe' })]

it('is the row under the client’s mutations, in order', () => {
  const state = merged(NEW)
  expect(rowOfAck(ackOf(state), undefined, NEW, CONTEXT)).toEqual(state)
  const edit = put(3, { reaction: 'Hives' }, 7)
  const edited = merged([edit], state)
  expect(rowOfAck(ackOf(edited), state, [edit], CONTEXT)).toEqual(edited)
})

it.each<[string, RecordState | undefined, Mutation[], Partial<MergeContext>]>([
  [
    'another base',
    merged([put(9, { allergen: 'Soy', severity: 'Mild', reaction: 'Rash' })]),
    NEW,
    {},
  ],
  ['one mutation less', undefined, NEW.slice(0, 1), {}],
  ['another order', undefined, [...NEW].reverse(), {}],
  ['no mutation', undefined, [], {}],
  ['another time', undefined, NEW, { lastPullMs: CONTEXT.lastPullMs + 1 }],
  ['another version', undefined, NEW, { version: 8 }],
  ['another client', undefined, NEW, { clientId: 'tablet' }],
  ['another author', undefined, NEW, { actor: 'ana' }],
])('is undefined with %s', (_, base, mutations, change) => {
  const ack = ackOf(merged(NEW))
  expect(rowOfAck(ack, base, mutations, { ...CONTEXT, ...change })).toBeUndefined()
})
