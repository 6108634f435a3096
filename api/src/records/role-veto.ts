import { type AccessRole, disclosesMore, may } from 'sync-protocol/family'
import type { QrCode } from 'sync-protocol/qr'
import { type Collection, type Mutation, type RecordState, valuesOf } from 'sync-protocol/sync'
import type { Veto } from './merge-push'

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
