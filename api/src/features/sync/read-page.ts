import { type Changes, type Cookie, type ProtocolRange, writeEpoch } from 'sync-protocol/sync'
import type { StoredRecord } from '../../records/records'
import type { Space } from './sync.sql'

/** The size at which a page is full. A page consists of whole pushes. */
export type PageSize = { rows: number; bytes: number }
export type SyncDeps = {
  /** Replaces the usual size, so that tests get pages from small histories. */
  pullPage?: PageSize
  /** Replaces the protocol versions that this release reads. */
  protocolsRead?: ProtocolRange
}
export const PAGE: PageSize = { rows: 500, bytes: 512 * 1024 }

/**
 * The version after which a page begins, and why. A cookie is useless if its epoch is another one, if it
 * is ahead of the space (the server was restored), or if it is older than the newest forgotten deletion.
 * The last case does not apply to the next page of a start from nothing.
 */
export interface Start {
  kind: 'first' | 'reset' | 'starting' | 'changes'
  after: number
  /**
   * The version of the refused cookie. No page may end there, or the next request would accept that
   * cookie.
   */
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

/** The version to store for a client that has not finished its start from nothing, otherwise null. */
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
