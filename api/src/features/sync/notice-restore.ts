import { randomUUID } from 'node:crypto'
import { type Cookie, type ExchangeRequest, isAhead, numberAfter } from 'sync-protocol/sync'
import type { Tx } from '../../db/database'
import type { Records } from '../../records/records'
import { type Client, openClient, type Space, startSpaceEpoch } from './sync.sql'

export type Claim = Pick<ExchangeRequest, 'clientId' | 'cookie' | 'outcomesSeen'>

/** A claim beyond what the database can hold is kept as the largest there is. */
const claimOf = (outcomesSeen: number): number => Math.min(outcomesSeen, 2 ** 31 - 1)

/** What a claim of a client says about this history, if it cannot have come out of it. */
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

/** Such a client starts anew as it is; what it has seen of another history proves nothing here. */
const isOfAnotherEpoch = (cookie: Cookie | null, { epoch }: Client): boolean =>
  cookie !== null && cookie.epoch !== epoch

/** The claim of being ahead that needs no answer any more; null where there is none. */
export function settledClaim({ cookie, outcomesSeen }: Claim, client: Client): number | null {
  const claimedId = claimOf(outcomesSeen)
  if (claimedId <= client.lastId) return null
  return isOfAnotherEpoch(cookie, client) ? claimedId : client.aheadId
}

/**
 * A client that is ahead of its space proves that the server was restored from a backup. Unless the
 * operator said so, versions now name other moments than they did: the space gets an epoch of its
 * own, so that each of its devices starts anew, also one whose cookie is no longer ahead by the
 * time it asks.
 */
export async function startNewHistory(
  tx: Tx,
  records: Pick<Records, 'lock'>,
  userId: string,
  claim: Claim,
): Promise<void> {
  // Before the client's row, as a push takes them.
  await records.lock(tx, userId)
  const known = await openClient(tx, userId, claim.clientId)
  const proof = known && proofOfRestore(claim, known.client, known.space)
  // Of two that found it, one acts.
  if (proof) await startSpaceEpoch(tx, userId, claim.clientId, { ...proof, tag: randomUUID() })
}
