import { ACCESS_LEVELS } from 'sync-protocol/qr'
import * as z from 'zod/mini'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { type Place, sealJson, unsealJson } from '../db/seal'

const KEPT_MS = 365 * 24 * 3_600_000
const SHOWN = 500

const contentSchema = z.strictObject({
  level: z.enum(ACCESS_LEVELS),
  /** What whoever asked for the healthcare view said of themselves. */
  role: z.optional(z.string()),
  reason: z.optional(z.string()),
})

export type Scan = z.infer<typeof contentSchema> & { id: string; at: Date }

/** Who opened one's codes: written by the responder's page, read by the owner. */
export type ScanLog = {
  add(tx: Tx, userId: string, codeId: string, scan: Scan): Promise<void>
  /** The newest 500, newest first. */
  read(tx: Tx, userId: string, codeId: string): Promise<Scan[]>
  /** All that are kept. */
  readAll(tx: Tx, userId: string, codeId: string): Promise<Scan[]>
}

export function createScanLog(keyring: Keyring): ScanLog {
  const placeOf = (userId: string, id: string): Place => ({
    table: 'code_scans',
    collection: '',
    id,
    userId,
  })
  const readNewest = async (tx: Tx, userId: string, codeId: string, count: number | null) => {
    const rows = await tx<{ id: string; at: Date; sealed: Buffer }[]>`
      select id, scanned_at as at, sealed from code_scans
      where user_id = ${userId} and code_id = ${codeId}
      order by scanned_at desc, id desc limit ${count}`
    if (rows.length === 0) return []
    const key = await keyring.userKey(tx, userId)
    return rows.map(({ id, at, sealed }) => ({
      id,
      at,
      ...contentSchema.parse(unsealJson(key, placeOf(userId, id), sealed)),
    }))
  }
  return {
    async add(tx, userId, codeId, { id, at, ...content }) {
      const sealed = sealJson(await keyring.userKey(tx, userId), placeOf(userId, id), content)
      await tx`
        with forgotten as (
          delete from code_scans
          where user_id = ${userId} and code_id = ${codeId}
            and scanned_at < ${new Date(at.getTime() - KEPT_MS)}
        )
        insert into code_scans (user_id, id, code_id, scanned_at, sealed)
        values (${userId}, ${id}, ${codeId}, ${at}, ${sealed})`
    },

    read: (tx, userId, codeId) => readNewest(tx, userId, codeId, SHOWN),
    readAll: (tx, userId, codeId) => readNewest(tx, userId, codeId, null),
  }
}
