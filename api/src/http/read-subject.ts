import type { Context } from 'hono'
import { PROFILE_HEADER } from 'sync-protocol/rest'
import type { Subject } from '../db/act-for'
import type { AppEnv } from './app-env'
import { AppError } from './app-error'
import type { Declaration } from './declaration'
import type { SignedIn } from './signed-in'

const PROFILE_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Whose record a request is about: one's own, or the one it names. Whether who asks may is looked up in
 * the transaction that acts there. Undefined for a route that is about no record; `invalid` where such a
 * one is sent the header, rather than done to one's own record.
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
