import type { KeyObject } from 'node:crypto'
import { ACCESS_LEVELS } from 'sync-protocol/qr'
import * as z from 'zod/mini'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { type SealContext, sealJson, unsealJson } from '../db/seal'
import { noteScans, type SealedScan, selectScans } from './scan-log.sql'

const SHOWN = 500

const contentSchema = z.strictObject({
  level: z.enum(ACCESS_LEVELS),
  /** Absent for a person with a browser. */
  reader: z.optional(z.enum(['software'])),
  /** The reader's own statements in the healthcare view. */
  role: z.optional(z.string()),
  reason: z.optional(z.string()),
  pin: z.optional(z.enum(['wrong', 'locked'])),
  /** Empty if the helper left no number for the family, undefined for a view. */
  callback: z.optional(z.string()),
})

export type ScanContent = z.infer<typeof contentSchema>

/** Equal views from one network on one day. */
type Scan = ScanContent & {
  id: string
  at: Date
  lastAt: Date
  times: number
}

/** Views with the same `network` may be merged. */
type View = {
  userId: string
  codeId: string
  id: string
  at: Date
  key: KeyObject
  network: string
  content: ScanContent
}

export type ScanLog = {
  /** Keeps only a keyed hash of the network, which differs each day. */
  seal(view: View): SealedScan
  write(tx: Tx, lines: readonly SealedScan[]): Promise<Set<string>>
  read(tx: Tx, userId: string, codeId: string): Promise<Scan[]>
  readAll(tx: Tx, userId: string, codeId: string): Promise<Scan[]>
}

export function createScanLog(keyring: Keyring): ScanLog {
  const placeOf = (userId: string, id: string): SealContext => ({
    table: 'code_scans',
    collection: '',
    id,
    userId,
  })
  const readNewest = async (tx: Tx, userId: string, codeId: string, count: number | null) => {
    const rows = await selectScans(tx, userId, codeId, count)
    if (rows.length === 0) return []
    const key = await keyring.userKey(tx, userId)
    return rows
      .map(({ sealed, ...row }) => ({
        ...row,
        ...contentSchema.parse(unsealJson(key, placeOf(userId, row.id), sealed)),
      }))
      .sort((a, b) => b.lastAt.getTime() - a.lastAt.getTime())
  }
  return {
    seal({ userId, codeId, id, at, key, network, content }) {
      const { level, reader = '', role = '', reason = '', pin = '', callback = null } = content
      const day = at.toISOString().slice(0, 10)
      const same = JSON.stringify([
        codeId,
        day,
        network,
        level,
        reader,
        role,
        reason,
        pin,
        callback,
      ])
      return {
        userId,
        codeId,
        id,
        at,
        lastAt: at,
        times: 1,
        mergeHash: keyring.lookupHash('scan_merge', same).toString('base64'),
        sealed: sealJson(key, placeOf(userId, id), content).toString('base64'),
      }
    },

    write: noteScans,
    read: (tx, userId, codeId) => readNewest(tx, userId, codeId, SHOWN),
    readAll: (tx, userId, codeId) => readNewest(tx, userId, codeId, null),
  }
}
