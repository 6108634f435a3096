import { type AccessRole, disclosesMore, may } from 'sync-protocol/family'
import type { QrCode } from 'sync-protocol/qr'
import {
  type Collection,
  type MergeContext,
  type Mutation,
  mergeMutation,
  type Outcome,
  type RecordState,
  type RejectionCode,
  valuesOf,
} from 'sync-protocol/sync'

type Place = { collection: Collection; id: string }
export type Changed = Place & { state: RecordState }

/** Refuses a change that the protocol's rules allow. */
export type Veto = (
  mutation: Mutation,
  before: RecordState | undefined,
  after: RecordState,
) => { code: RejectionCode; fields?: Record<string, string> } | undefined

/**
 * Merges a push in memory, in order. Each mutation sees the changes of the earlier ones, and a refused
 * mutation leaves only its outcome.
 */
export function mergePush(
  stored: readonly Changed[],
  mutations: readonly Mutation[],
  context: MergeContext,
  isAllowed: (mutation: Mutation) => boolean,
  veto: Veto,
): { outcomes: Outcome[]; changed: Changed[] } {
  const states = new Map(stored.map(row => [placeKey(row), row.state]))
  const changed = new Map<string, Changed>()

  const outcomes = mutations.map((mutation): Outcome => {
    const { id, collection, rowId } = mutation
    if (!isAllowed(mutation)) return { id, status: 'rejected', code: 'role_too_low' }
    const place = { collection, id: rowId }
    const before = states.get(placeKey(place))
    const result = mergeMutation(before, mutation, context)
    if (result.status === 'rejected') {
      const { status, code, fields } = result
      return { id, status, code, ...(Object.keys(fields).length > 0 && { fields }) }
    }
    const { status, record, conflicts } = result
    if (record && record !== before) {
      const objection = veto(mutation, before, record)
      if (objection) return { id, status: 'rejected', ...objection }
      states.set(placeKey(place), record)
      changed.set(placeKey(place), { ...place, state: record })
    }
    return { id, status, ...(conflicts.length > 0 && { conflicts }) }
  })
  return { outcomes, changed: [...changed.values()] }
}

export function placesOf(mutations: readonly Mutation[]): Place[] {
  const places = mutations.map(({ collection, rowId }) => ({ collection, id: rowId }))
  return [...new Map(places.map(place => [placeKey(place), place])).values()]
}

export const placeKey = ({ collection, id }: Place) => `${collection}/${id}`

const OF_CODES: ReadonlySet<Collection> = new Set(['qr-codes', 'prints'])

export const maySend = (role: AccessRole, { collection }: Mutation): boolean =>
  may(role, OF_CODES.has(collection) ? 'codes' : 'edit')

/** Refuses a code that discloses more than before if the role may not decide that. */
export const roleVeto =
  (role: AccessRole): Veto =>
  ({ collection, kind }, before, after) => {
    if (may(role, 'widen') || collection !== 'qr-codes' || kind === 'remove') return undefined
    return disclosesMore(before && codeOf(before), codeOf(after))
      ? { code: 'role_too_low' }
      : undefined
  }

// Values enter a store only through the schema of their collection.
const codeOf = (state: RecordState) => valuesOf(state) as unknown as QrCode
