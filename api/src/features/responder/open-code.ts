import type { KeyObject } from 'node:crypto'
import type { MedicalRecord } from 'sync-protocol/medical'
import { isExpired, parseToken, type QrCode } from 'sync-protocol/qr'
import { COLLECTIONS, MEDICAL_COLLECTIONS, valuesOf } from 'sync-protocol/sync'
import type { Services } from '../../deps'
import { readShownCode } from '../../records/code-links.sql'
import { type PinCount, pinLock } from '../../records/code-pins'
import { recordOfStored } from '../../records/medical-record'
import { reopenState } from '../../records/record-state-seal'
import type { StoredRecord } from '../../records/records'

export type OpenCode = {
  userId: string
  codeId: string
  code: QrCode
  record: MedicalRecord
  hasFamily: boolean
  pin: PinCount | null
  key: KeyObject
}

/**
 * `unknown`: the server never had this token, or it is malformed. A print can be newer than what has
 * reached the server. `withdrawn`: the code has expired or was replaced or deleted.
 */
type Shown = OpenCode | 'unknown' | 'withdrawn'

type Deps = Pick<Services, 'keyring' | 'now'> & { database: Services['responderDatabase'] }

type Link = { token: string; hash: Buffer }

/** Accepts any spelling. */
export function linkOf({ keyring }: Pick<Services, 'keyring'>, spelled: string): Link | null {
  const token = parseToken(spelled)
  return token === null ? null : { token, hash: keyring.lookupHash('code_token', token) }
}

export async function openCode({ database, keyring, now }: Deps, link: Link): Promise<Shown> {
  const shown = await database.statement(sql => readShownCode(sql, link.hash, MEDICAL_COLLECTIONS))
  if (shown === null) return 'unknown'
  if (shown === 'withdrawn' || !shown.key) return 'withdrawn'
  const { userId, codeId, hasFamily, pin } = shown
  const { version, wrapped } = shown.key
  const key = keyring.openUserKey(userId, {
    key_version: version,
    wrapped: Buffer.from(wrapped, 'hex'),
  })
  const stored = (shown.rows ?? []).map(([collection, id, version, sealed]): StoredRecord => {
    const row = { collection, id, version, sealed: Buffer.from(sealed, 'hex') }
    return { collection, id, version, state: reopenState(key, userId, row) }
  })
  const code = codeOf(stored)
  // The row decides, because the link only says where to look.
  if (code?.token !== link.token || isExpired(code, now().getTime())) return 'withdrawn'
  const record = recordOfStored(stored.filter(({ collection }) => collection !== 'qr-codes'))
  return { userId, codeId, code, record, hasFamily, pin, key }
}

function codeOf(stored: readonly StoredRecord[]): QrCode | undefined {
  const row = stored.find(({ collection }) => collection === 'qr-codes')
  if (row?.state.deletedAt !== null) return undefined
  return COLLECTIONS['qr-codes'].schema.parse(valuesOf(row.state))
}

export const lockOf = ({ pin }: OpenCode, nowMs: number) => pin && pinLock(pin, nowMs)
