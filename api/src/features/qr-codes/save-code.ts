import { makeCode, redraw } from 'sync-protocol/codes'
import { type QrCode, TOKEN_BYTES, type TokenClaim, tokenFromBytes } from 'sync-protocol/qr'
import type { CodeRequest } from 'sync-protocol/rest'
import { MEDICAL_COLLECTIONS } from 'sync-protocol/sync'
import { AppError } from '../../core/app-error'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import { tokenOfSecret } from '../../records/code-tokens'
import { recordOfStored } from '../../records/medical-record'
import { type Row, readRow, readRows, writeRow } from '../../records/rest-author'
import { codeTexts } from './texts'

type Deps = Pick<Services, 'config' | 'records' | 'now' | 'newId' | 'randomBytes'>

/** A new request renews the newest code of its type. */
export async function findCodeOfType(
  { records }: Deps,
  tx: Tx,
  userId: string,
  type: QrCode['type'],
): Promise<Row<'qr-codes'> | undefined> {
  const rows = await readRows(records, tx, userId, 'qr-codes')
  return rows
    .filter(row => row.values.type === type)
    .sort((a, b) => b.values.revisedAt.localeCompare(a.values.revisedAt))[0]
}

export async function draftCode(deps: Deps, tx: Tx, userId: string, request: CodeRequest) {
  const { type, accessLevel, expiresIn, customization, confirmPublic } = request
  const record = await readMedicalRecord(deps, tx, userId)
  const existing = await findCodeOfType(deps, tx, userId, type)
  const choices = {
    type,
    accessLevel,
    expiration: expiresIn,
    qrColor: customization.color,
    textColor: customization.textColor,
    confirmedPublic: confirmPublic,
  }
  const keep = existing?.values ?? newClaim(deps)
  const { code } = makeCode(choices, keep, { record, ...contextOf(deps) })
  return { existing, code }
}

export async function saveCode(deps: Deps, tx: Tx, userId: string, request: CodeRequest) {
  const { existing, code } = await draftCode(deps, tx, userId, request)
  const id = existing?.id ?? deps.newId()
  return { isUpdated: existing !== undefined, row: await store(deps, tx, userId, id, code) }
}

export async function replaceCode(deps: Deps, tx: Tx, userId: string, row: Row<'qr-codes'>) {
  const record = await readMedicalRecord(deps, tx, userId)
  const { code } = redraw(row.values, { record, ...contextOf(deps) })
  return store(deps, tx, userId, row.id, { ...code, ...newClaim(deps) })
}

async function store(deps: Deps, tx: Tx, userId: string, id: string, values: QrCode) {
  await writeRow(deps.records, tx, userId, { collection: 'qr-codes', id, values })
  const row = await readRow(deps.records, tx, userId, 'qr-codes', id)
  if (!row) throw new Error('A code that was just written cannot be read')
  return row
}

async function readMedicalRecord({ records }: Deps, tx: Tx, userId: string) {
  const record = recordOfStored(await records.read(tx, userId, MEDICAL_COLLECTIONS))
  if (!record.profile) {
    throw new AppError('invalid', { message: codeTexts.failures.noProfile })
  }
  return record
}

const contextOf = ({ config, now }: Deps) => ({
  origin: config.publicOrigin,
  nowMs: now().getTime(),
})

function newClaim({ randomBytes }: Deps): TokenClaim {
  const secret = tokenFromBytes(randomBytes(TOKEN_BYTES))
  return { token: tokenOfSecret(secret), secret }
}
