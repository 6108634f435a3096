import type { FieldValue } from '../src/sync/collections'
import { type MergeContext, type MergeResult, mergeMutation } from '../src/sync/merge'
import type { Mutation } from '../src/sync/mutation'
import type { FieldEntry, RecordState } from '../src/sync/record-state'

export const USER = '0190a000-0000-7000-8000-00000000000a'
export const ROW = '0190a000-0000-7000-8000-0000000000f1'
export const PHONE = 'phone'
export const TABLET = 'tablet'

export type Fields = Record<string, [FieldValue, number]>
/** The first element is a put of fields, or a removal by its base version (null for none). */
export type Step = [Fields | number | null, Change]
export type Change = { by?: string; at?: number; version?: number } & Partial<MergeContext>

export const put = (collection: Mutation['collection'], fields: Fields, at: number): Mutation => ({
  id: 1,
  hash: 'h',
  at,
  collection,
  rowId: ROW,
  kind: 'put',
  fields,
})

export const remove = (
  collection: Mutation['collection'],
  baseVersion: number | undefined,
  at: number,
) =>
  ({
    id: 1,
    hash: 'h',
    at,
    collection,
    rowId: ROW,
    kind: 'remove',
    ...(baseVersion !== undefined && { baseVersion }),
  }) satisfies Mutation

export const context = ({ by = PHONE, version = 1, ...rest }: Change): MergeContext => ({
  version,
  clientId: by,
  userId: USER,
  nowMs: 1_000_000,
  lastPullMs: 0,
  ...rest,
})

export function history(collection: Mutation['collection'], ...steps: Step[]) {
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

export const values = (entries: FieldEntry[] | undefined) => entries?.map(entry => entry.value)

export const NUTS: Fields = { allergen: ['Nuts', 0], severity: ['Mild', 0] }
export const HOSTILE = Object.fromEntries([
  ['constructor', ['x', 0]],
  ['toString', ['y', 0]],
]) as Fields // a literal would have to match Object's own members
export const CODE: Fields = {
  type: ['emergency', 0],
  accessLevel: ['emergency', 0],
  expiresAt: ['', 0],
  qrColor: ['#DC2626', 0],
  textColor: ['#000000', 0],
  token: ['0123456789ABCDEFGHJKMNPQRS', 0],
  secret: ['SRQPNMKJHGFEDCBA9876543210', 0],
  capsule: ['', 0],
  revision: [1, 0],
  revisedAt: ['2026-01-01T00:00:00Z', 0],
  recordMark: ['0123456789abcdef', 0],
}
