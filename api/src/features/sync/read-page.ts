import { type Changes, type Cookie, type ProtocolRange, writeEpoch } from 'sync-protocol/sync'
import type { StoredRecord } from '../../records/records'
import type { Space } from './sync.sql'

/** From when on a page is full: it takes whole pushes until it is. */
export type PageSize = { rows: number; bytes: number }
export type SyncDeps = {
  /** How much one page holds, where it is not the usual: small histories have pages, too. */
  pullPage?: PageSize
  /** The versions of the protocol that it reads, where they are not this release's. */
  protocolsRead?: ProtocolRange
}
export const PAGE: PageSize = { rows: 500, bytes: 512 * 1024 }

/**
 * Where a page begins, and why there. A cookie is of no use when it is of another epoch, ahead of
 * the space (the server was restored), or older than what is remembered of deletions, unless it is
 * merely the next page of a start from nothing.
 */
export interface Start {
  kind: 'first' | 'reset' | 'starting' | 'changes'
  after: number
  /** The refused cookie's version: no page may end there, or that cookie would be taken next time. */
  refused?: number
}

export function startOf(cookie: Cookie | null, space: Space): Start {
  if (cookie === null) return { kind: 'first', after: 0 }
  const { epoch, version } = cookie
  const isKnown = epoch === writeEpoch(space.epoch) && version <= space.version
  if (isKnown && version === space.startingAt) return { kind: 'starting', after: version }
  if (isKnown && version >= space.forgottenVersion) return { kind: 'changes', after: version }
  return { kind: 'reset', after: 0, refused: version }
}

/** The version to keep with the client while its start from nothing is not over; null when it is. */
export const startingAt = ({ kind }: Start, answer: { more: boolean; version: number }) =>
  answer.more && kind !== 'changes' ? answer.version : null

export function asChanges(rows: readonly StoredRecord[]): Changes {
  const puts: Changes['puts'] = []
  const removes: Changes['removes'] = []
  for (const { collection, id, version, state } of rows) {
    if (state.deletedAt === null) puts.push({ collection, rowId: id, version, record: state })
    else removes.push({ collection, rowId: id, version })
  }
  return { puts, removes }
}
