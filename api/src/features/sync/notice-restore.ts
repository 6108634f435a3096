import { randomUUID } from 'node:crypto'
import { type Cookie, type ExchangeRequest, isAhead, numberAfter } from 'sync-protocol/sync'
import type { Tx } from '../../db/database'
import type { Records } from '../../records/records'
import { type Client, openClient, type Space, startSpaceEpoch } from './sync.sql'

export type Claim = Pick<ExchangeRequest, 'clientId' | 'cookie' | 'outcomesSeen'>

/** A claim beyond the range of the database's integer is kept as the largest value. */
const claimOf = (outcomesSeen: number): number => Math.min(outcomesSeen, 2 ** 31 - 1)

/** Returns the new epoch's number and the claim if the client cannot have got it from this history. */
export function proofOfRestore(
  { cookie, outcomesSeen }: Claim,
  client: Client,
  space: Space,
): { number: number; aheadId: number | null } | null {
  const claimedId = claimOf(outcomesSeen)
  const isClientAhead = claimedId > client.lastId && !isOfAnotherEpoch(cookie, client)
  const isCookieAhead = cookie !== null && isAhead(cookie, { ...space.epoch, ...space })
  if (!isCookieAhead && (!isClientAhead || claimedId === client.aheadId)) return null
  return { number: numberAfter(space.epoch, cookie), aheadId: isClientAhead ? claimedId : null }
}

/** A client of another epoch starts anew in any case, and its claims about that history prove nothing. */
const isOfAnotherEpoch = (cookie: Cookie | null, { epoch }: Client): boolean =>
  cookie !== null && cookie.epoch !== epoch

/** The claim of being ahead that has already been answered, or null. */
export function settledClaim({ cookie, outcomesSeen }: Claim, client: Client): number | null {
  const claimedId = claimOf(outcomesSeen)
  if (claimedId <= client.lastId) return null
  return isOfAnotherEpoch(cookie, client) ? claimedId : client.aheadId
}

/**
 * A client that is ahead of its space proves that the server was restored from a backup. Unless the
 * operator has declared the restore, versions now stand for other states than before. The space gets a
 * new epoch, so that each device starts anew, also one whose cookie is no longer ahead when it asks.
 */
export async function startNewHistory(
  tx: Tx,
  records: Pick<Records, 'lock'>,
  userId: string,
  claim: Claim,
): Promise<void> {
  // The same order of locks as in a push: the space comes before the client's row.
  await records.lock(tx, userId)
  const known = await openClient(tx, userId, claim.clientId)
  const proof = known && proofOfRestore(claim, known.client, known.space)
  // If two clients find the restore at the same time, only the first starts an epoch.
  if (proof) await startSpaceEpoch(tx, userId, claim.clientId, { ...proof, tag: randomUUID() })
}
