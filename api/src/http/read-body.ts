import type { Context } from 'hono'
import { AppError } from '../core/app-error'
import type { AppEnv } from './app-env'
import { readBytes } from './read-bytes'
import { findUnstorable } from './unstorable'
import { parseOrRefuse, type Schema } from './validation'

export type BodyOptions = {
  maxBytes?: number
  textIsCheckedLater?: boolean
}

const MAX_BYTES = 256 * 1024

/**
 * Throws 415 for another content type, 413 if the body is too large, 400 if it is no JSON, and 422 with
 * `fields` if it does not match the schema.
 */
export async function readBody<Output>(
  c: Context<AppEnv>,
  schema: Schema<Output>,
  { maxBytes = MAX_BYTES, textIsCheckedLater = false }: BodyOptions = {},
): Promise<Output> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')) {
    throw new AppError('unsupported_media_type')
  }
  const value = parseJson(await readBytes(c, maxBytes))
  const unstorable = textIsCheckedLater ? undefined : findUnstorable(value)
  if (unstorable) throw new AppError('invalid', { fields: unstorable })
  return parseOrRefuse(schema, value)
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('malformed')
  }
}
