import type { Context } from 'hono'
import { AppError } from './app-error'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id in the path, in the one spelling that is stored; what cannot be one names nothing. */
export function readRowId(c: Context): string {
  const id = (c.req.param('id') ?? '').toLowerCase()
  if (!UUID.test(id)) throw new AppError('not_found')
  return id
}
