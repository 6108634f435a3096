/** Copies files between records, where their addresses differ. */
import { needsDocument } from 'sync-protocol/medical'
import { COLLECTIONS, fileIdIn } from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../../db/database'
import { withDatabase } from '../../db/storage'
import { fail, ok, type Result } from '../../http/result'
import type { CarriedRow } from '../record/carried'
import { type Device, requireDevice } from '../record/device'
import type { Fields } from '../record/draft'
import { type FileFailure, keepFile } from './files'

export interface CarriedFiles {
  /** A file's address follows from its owner and its bytes. */
  owner: string
  read(id: string): Promise<ArrayBuffer | undefined>
}

export interface MissingFile {
  row: CarriedRow
  field: string
}

/**
 * A field whose file is missing is left out. A DNR without its document is left out whole, because responders
 * must not act on it. Repeating the call is safe, because the address of a file is always the same.
 */
export async function carryFiles(
  rows: readonly CarriedRow[],
  from: CarriedFiles,
  device: Device = requireDevice(),
): Promise<Result<{ rows: CarriedRow[]; missing: MissingFile[] }, FileFailure>> {
  const addresses = new Map<string, string>()
  for (const id of new Set(rows.flatMap(namedIn))) {
    const bytes = await from.read(id)
    const kept = bytes && (await keepFile(bytes, device))
    if (kept && !kept.ok) return fail(kept.failure)
    if (kept) addresses.set(id, kept.value.url)
  }
  const missing: MissingFile[] = []
  const carried = rows.map(row => {
    const lost = new Set<string>()
    const moved = (fields: Fields) => withAddresses(row, fields, addressOf, lost)
    const values = moved(row.values)
    const others = row.others.map(moved)
    missing.push(...[...lost].map(field => ({ row, field })))
    return { ...row, values, others }
  })
  return ok({ rows: carried, missing })

  function addressOf(id: string, url: string): string | undefined {
    // The server has the files of its own record, and this device fetches them when they are viewed.
    return addresses.get(id) ?? (from.owner === device.db.userId ? url : undefined)
  }
}

export function filesHere(db: LifeTagDatabase): CarriedFiles {
  return {
    owner: db.userId,
    read: id =>
      withDatabase(db, async () => {
        const file = await db.files.get(id)
        return file && (await db.blobs.get(file.sha256))?.bytes
      }),
  }
}

export function namedIn({ collection, values, others }: CarriedRow): string[] {
  return [values, ...others].flatMap(fields =>
    COLLECTIONS[collection].fileFields.flatMap(field => fileIdIn(fields[field]) ?? []),
  )
}

function withAddresses(
  { collection }: CarriedRow,
  fields: Fields,
  addressOf: (id: string, url: string) => string | undefined,
  lost: Set<string>,
): Fields {
  const moved: Fields = { ...fields }
  for (const field of COLLECTIONS[collection].fileFields) {
    const url = fields[field]
    if (typeof url !== 'string' || url === '') continue
    const id = fileIdIn(url)
    const address = id === null ? undefined : addressOf(id, url)
    if (address !== undefined) {
      moved[field] = address
      continue
    }
    lost.add(field)
    delete moved[field]
    if (field !== 'dnrDocumentUrl') continue
    delete moved.dnrDocumentName
    if (needsDocument(moved.dnrStatus)) delete moved.dnrStatus
  }
  return moved
}
