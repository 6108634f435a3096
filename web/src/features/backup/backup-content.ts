/**
 * The content of a backup file has four bytes for the length of a JSON text in UTF-8, the text, then the
 * bytes of the listed files, one after the other. The text has rows as their owner saw them. Names and shapes
 * are those of the sync protocol, so any reader can check rows with its schemas.
 */
import {
  COLLECTION_NAMES,
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
  collection: z.enum(COLLECTION_NAMES),
  id: rowIdSchema,
  values: fieldsSchema,
  /** Values of another device that conflict with `values`. */
  others: z.array(fieldsSchema),
})

const fileSchema = z.strictObject({
  /** Rows refer to it as `/api/files/{id}`. */
  id: rowIdSchema,
  size: z.int().check(z.gte(0), z.lte(FILE_MAX_BYTES)),
})

const textSchema = z.strictObject({
  protocol: z.int().check(z.gte(1)),
  madeAtMs: z.int(),
  /** Id of an account or of an accountless record. */
  owner: rowIdSchema,
  /** Files from another app lack this secret of the record. */
  lockProof: z.optional(z.string()),
  rows: z.array(z.unknown()),
  files: z.array(fileSchema),
})

export interface Backup {
  madeAtMs: number
  owner: string
  lockProof?: string | undefined
  rows: CarriedRow[]
  files: ReadonlyMap<string, ArrayBuffer>
}

export interface ReadBackup extends Backup {
  /** Entries that match no schema are not restored, and the person is informed. */
  unreadable: number
}

/** `newer`: an app with a newer protocol wrote it. `damaged`: none of our apps writes this. */
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
  const rows = text.data.rows.flatMap(row => readRow(row) ?? [])
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

function readRow(written: unknown): CarriedRow | undefined {
  const row = rowSchema.safeParse(written).data
  if (!row) return undefined
  const sets = [row.values, ...row.others.map(other => ({ ...row.values, ...other }))]
  return sets.every(values => checkValues(row.collection, values) === undefined) ? row : undefined
}
