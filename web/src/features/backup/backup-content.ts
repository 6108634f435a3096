/**
 * The inside of a backup file: four bytes for the length of a JSON text in UTF-8, the text, then the
 * bytes of the files it lists, one after the other. The text holds rows as their owner saw them, with
 * the same names and shapes as in the sync protocol, so that any reader can check them by its schemas.
 */
import {
  COLLECTION_NAMES,
  type Collection,
  FILE_MAX_BYTES,
  fieldValueSchema,
  PROTOCOL_VERSION,
  rowIdSchema,
} from 'sync-protocol/sync'
import * as z from 'zod/mini'
import { fail, ok, type Result } from '../../http/result'
import type { CarriedRow } from '../../sync/record/carried'
import { checkValues } from '../../sync/record/draft'

const fieldsSchema = z.record(z.string(), fieldValueSchema)

const rowSchema = z.strictObject({
  collection: z.string(),
  id: rowIdSchema,
  values: fieldsSchema,
  /** What two devices disagreed about, beside `values`. */
  others: z.array(fieldsSchema),
})

const fileSchema = z.strictObject({
  /** What rows name it by, in `/api/files/{id}`. */
  id: rowIdSchema,
  size: z.int().check(z.gte(0), z.lte(FILE_MAX_BYTES)),
})

const textSchema = z.strictObject({
  /** The sync protocol's that the rows keep to. */
  protocol: z.int().check(z.gte(1)),
  madeAtMs: z.int(),
  /** Whose record it was: the id of an account, or of a record without one. */
  owner: rowIdSchema,
  /** A secret of the record that was saved: a file that was made elsewhere does not have it. */
  lockProof: z.optional(z.string()),
  rows: z.array(rowSchema),
  files: z.array(fileSchema),
})

export interface Backup {
  madeAtMs: number
  owner: string
  /** Undefined in a file that does not come from this app. */
  lockProof?: string | undefined
  rows: CarriedRow[]
  /** By id. */
  files: ReadonlyMap<string, ArrayBuffer>
}

export interface ReadBackup extends Backup {
  /** Entries that keep to no schema here: they are not restored, and that is said. */
  unreadable: number
}

/** `newer`: by an app with a newer protocol. `damaged`: not what any of ours writes. */
export function readContent(content: Uint8Array): Result<ReadBackup, 'newer' | 'damaged'> {
  const size =
    content.length < 4 ? 0 : new DataView(content.buffer, content.byteOffset).getUint32(0)
  const json = parse(content.subarray(4, 4 + size))
  const { protocol }: { protocol?: unknown } = Object(json)
  if (typeof protocol === 'number' && protocol > PROTOCOL_VERSION) return fail('newer')
  const text = textSchema.safeParse(json)
  if (!text.success) return fail('damaged')
  const files = new Map<string, ArrayBuffer>()
  let at = 4 + size
  for (const file of text.data.files) {
    files.set(file.id, content.slice(at, at + file.size).buffer)
    at += file.size
  }
  if (at !== content.length) return fail('damaged')
  const { madeAtMs, owner, lockProof } = text.data
  const rows = text.data.rows.filter(isReadable)
  return ok({
    madeAtMs,
    owner,
    lockProof,
    rows,
    files,
    unreadable: text.data.rows.length - rows.length,
  })
}

function parse(json: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json))
  } catch {
    return undefined
  }
}

type TextRow = z.infer<typeof rowSchema>

const isReadable = (row: TextRow): row is TextRow & { collection: Collection } => {
  const collection = COLLECTION_NAMES.find(name => name === row.collection)
  if (collection === undefined) return false
  const sets = [row.values, ...row.others.map(other => ({ ...row.values, ...other }))]
  return sets.every(values => checkValues(collection, values) === undefined)
}
