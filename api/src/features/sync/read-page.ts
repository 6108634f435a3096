import { type Changes, type Cookie, type ProtocolRange, writeEpoch } from 'sync-protocol/sync'
import type { StoredRecord } from '../../records/records'
import type { ClientSpace } from './sync.sql'

/** A page takes whole pushes until it has this size. */
export type PageSize = { rows: number; bytes: number }
export type SyncDeps = {
  /** Lets tests get pages from small histories. */
  pullPage?: PageSize
  protocolsRead?: ProtocolRange
}
export const PAGE: PageSize = { rows: 500, bytes: 512 * 1024 }

/**
 * A cookie is useless if its epoch differs, if it is ahead of the space (the server was restored), or if
 * it is older than the newest forgotten deletion. The last case does not apply to the next page of a
 * start from nothing.
 */
export interface Start {
  kind: 'first' | 'reset' | 'starting' | 'changes'
  after: number
  /** No page may end at the version of the refused cookie, or the next request would accept it. */
  refused?: number
}

export function startOf(cookie: Cookie | null, space: ClientSpace): Start {
  if (cookie === null) return { kind: 'first', after: 0 }
  const { epoch, version } = cookie
  const isKnown = epoch === writeEpoch(space.epoch) && version <= space.version
  if (isKnown && version === space.startingAt) return { kind: 'starting', after: version }
  if (isKnown && version >= space.forgottenVersion) return { kind: 'changes', after: version }
  return { kind: 'reset', after: 0, refused: version }
}

/** Returns null if the client is not in the middle of a start from nothing. */
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
