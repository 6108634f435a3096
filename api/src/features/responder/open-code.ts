import { isExpired, parseToken, type QrCode } from 'sync-protocol/qr'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import { findShownCode } from '../../records/code-links.sql'
import { readRow } from '../../records/rest-author'

/** A code that works at this moment. */
export type OpenCode = { userId: string; codeId: string; code: QrCode }

type Deps = Pick<Services, 'database' | 'keyring' | 'records' | 'now'>

/**
 * The code that a scanned token opens, and what `read` finds in its owner's record at the same
 * moment. Null for whatever opens nothing: unknown, mistyped, expired, replaced or deleted.
 */
export async function openCode<T>(
  { database, keyring, records, now }: Deps,
  token: string,
  read: (tx: Tx, open: OpenCode) => Promise<T>,
): Promise<(OpenCode & { found: T }) | null> {
  const canonical = parseToken(token)
  if (!canonical) return null
  const hash = keyring.lookupHash('code_token', canonical).toString('hex')
  const link = await database.lookup('code_token', hash, tx => findShownCode(tx, hash))
  if (!link) return null
  const { userId, codeId } = link
  return database.snapshot(userId, async tx => {
    const row = await readRow(records, tx, userId, 'qr-codes', codeId)
    // The row has the last word: the link only says where to look.
    if (row?.values.token !== canonical || isExpired(row.values, now().getTime())) return null
    const open = { userId, codeId, code: row.values }
    return { ...open, found: await read(tx, open) }
  })
}
