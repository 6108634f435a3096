import type { KeyObject } from 'node:crypto'
import type { Tx } from '../../db/database'
import type { Keyring } from '../../db/keyring'
import { openRequest, type ShareRequestContent, sealRequest } from './share-details'
import { noteNamed, noteRequest, selectRequests } from './share-requests.sql'

const SHOWN = 1_000

/** Requests with the same `network` may be merged. */
type SharedRequest = {
  userId: string
  shareId: string
  id: string
  at: Date
  key: KeyObject
  network: string
  content: ShareRequestContent
}

export type ShareLogLine = ShareRequestContent & { at: Date; lastAt: Date; times: number }

export function createShareLog(keyring: Keyring) {
  const read = async (tx: Tx, userId: string, count: number | null) => {
    const rows = await selectRequests(tx, userId, count)
    const lines = new Map<string, ShareLogLine[]>()
    if (rows.length === 0) return lines
    const key = await keyring.userKey(tx, userId)
    const latestFirst = rows.toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime())
    for (const { id, shareId, sealed, ...row } of latestFirst) {
      const line = { ...openRequest(key, { userId, id }, sealed), ...row }
      lines.set(shareId, [...(lines.get(shareId) ?? []), line])
    }
    return lines
  }
  return {
    /** Keeps only a keyed hash of the network, which differs each day. */
    async note(tx: Tx, { userId, shareId, id, at, key, network, content }: SharedRequest) {
      const today = [shareId, at.toISOString().slice(0, 10), network]
      const hash = (...parts: string[]) =>
        keyring.lookupHash('share_request', JSON.stringify([...today, ...parts]))
      const lineOf = (said: ShareRequestContent) => ({
        ...{ id, shareId, at, networkHash: hash() },
        mergeHash: hash(said.outcome, said.recipient),
        sealed: sealRequest(key, { userId, id }, said),
      })
      if (await noteNamed(tx, userId, lineOf(content))) return
      await noteRequest(tx, userId, lineOf({ ...content, recipient: '' }))
    },

    read: (tx: Tx, userId: string) => read(tx, userId, SHOWN),
    readAll: (tx: Tx, userId: string) => read(tx, userId, null),
  }
}
