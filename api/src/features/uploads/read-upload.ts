import type { Context } from 'hono'
import { FILE_MAX_BYTES } from 'sync-protocol/sync'
import { AppError } from '../../core/app-error'
import type { AppEnv } from '../../http/app-env'
import { readBytes } from '../../http/read-bytes'
import { nameOf } from '../../http/validation'
import type { Arrival } from './upload-turns'

export const UPLOAD_DEADLINE_MS = 120_000

/** Boundaries and text fields. */
const WRAPPING_MAX_BYTES = 16 * 1024

const PARTS_MAX = 8
const PART_HEADERS_MAX_BYTES = 4 * 1024
const NO_FORM = 'The request body is not a valid form.'

type Expected = {
  part: string
  texts: Record<string, string>
}

/** Throws 422 with each part that is missing, wrong or unexpected. */
export async function readUpload(
  c: Context<AppEnv>,
  { part, texts }: Expected,
  arrival: Arrival,
): Promise<Uint8Array> {
  const form = await readForm(c, arrival)
  const fields: Record<string, string> = {}
  for (const [name, wanted] of Object.entries(texts)) {
    const given = form.getAll(name)
    if (given.length !== 1 || given[0] !== wanted) fields[name] = `Must be ${wanted}`
  }
  for (const name of form.keys()) {
    if (name !== part && !Object.hasOwn(texts, name)) fields[nameOf(name)] = 'Not a known field'
  }
  const [file, second] = form.getAll(part)
  if (!(file instanceof File) || second !== undefined) fields[part] = 'Send one file'
  if (Object.keys(fields).length > 0 || !(file instanceof File)) {
    throw new AppError('invalid', { fields })
  }
  if (file.size > FILE_MAX_BYTES) throw new AppError('too_large')
  return new Uint8Array(await file.arrayBuffer())
}

/** A form with ten megabytes of parts would keep the parser busy. */
function requireFewParts(body: Uint8Array, type: string) {
  const given = type.split(';').map(each => each.trim())
  const boundary = given.find(each => each.startsWith('boundary='))?.slice('boundary='.length)
  const between = `--${boundary?.replaceAll('"', '') ?? ''}`
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  let from = bytes.indexOf(between)
  for (let parts = 0; from >= 0; parts++) {
    const end = bytes.indexOf('\r\n\r\n', from)
    if (parts > PARTS_MAX || end - from > PART_HEADERS_MAX_BYTES) {
      throw new AppError('malformed', { message: NO_FORM })
    }
    from = bytes.indexOf(`\r\n${between}`, from + between.length)
  }
}

async function readForm(c: Context<AppEnv>, arrival: Arrival): Promise<FormData> {
  const type = c.req.header('Content-Type')
  if (type === undefined) throw new AppError('unsupported_media_type')
  const body = await readBytes(c, FILE_MAX_BYTES + WRAPPING_MAX_BYTES, {
    deadlineMs: UPLOAD_DEADLINE_MS,
    ...arrival,
  })
  requireFewParts(body, type)
  try {
    return await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': type },
    }).formData()
  } catch {
    throw new AppError('malformed', { message: NO_FORM })
  }
}
