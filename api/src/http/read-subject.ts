import type { Context } from 'hono'
import { PROFILE_HEADER } from 'sync-protocol/rest'
import { AppError } from '../core/app-error'
import type { SignedIn } from '../core/signed-in'
import type { Subject } from '../db/act-for'
import type { AppEnv } from './app-env'
import type { Declaration } from './declaration'

const PROFILE_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * The transaction that uses the record checks the caller's right. A route without a record gets undefined, or
 * throws `invalid` if the header is sent, so that nothing happens to the caller's own record.
 */
export function readSubject(
  c: Context<AppEnv>,
  { profile: right, query }: Pick<Declaration, 'profile' | 'query'>,
  signedIn: SignedIn | undefined,
  at: Date,
): Subject | undefined {
  const inQuery =
    query && Object.hasOwn(query.shape, 'profile') ? c.req.query('profile') : undefined
  const named = c.req.header(PROFILE_HEADER) ?? inQuery
  if (!right || !signedIn) {
    if (named === undefined) return undefined
    throw new AppError('invalid', { fields: { [PROFILE_HEADER]: 'This is not about a profile' } })
  }
  const { id } = signedIn.user
  if (named === undefined || named === id) return { id }
  if (!PROFILE_ID.test(named)) throw new AppError('not_found')
  return { id: named, by: { id, right, at } }
}
