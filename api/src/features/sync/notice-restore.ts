import { randomUUID } from 'node:crypto'
import { type Cookie, type ExchangeRequest, isAhead, numberAfter } from 'sync-protocol/sync'
import type { Tx } from '../../db/database'
import type { Records } from '../../records/records'
import { type Client, type ClientSpace, openClient, startSpaceEpoch } from './sync.sql'

type Claim = Pick<ExchangeRequest, 'clientId' | 'cookie' | 'outcomesSeen'>

/** The database stores 32-bit integers. */
const claimOf = (outcomesSeen: number): number => Math.min(outcomesSeen, 2 ** 31 - 1)

export function proofOfRestore(
  { cookie, outcomesSeen }: Claim,
  client: Client,
  space: ClientSpace,
): { number: number; aheadId: number | null } | null {
  const claimedId = claimOf(outcomesSeen)
  const isClientAhead = claimedId > client.lastId && !isOfAnotherEpoch(cookie, client)
  const isCookieAhead = cookie !== null && isAhead(cookie, { ...space.epoch, ...space })
  if (!isCookieAhead && (!isClientAhead || claimedId === client.aheadId)) return null
  return { number: numberAfter(space.epoch, cookie), aheadId: isClientAhead ? claimedId : null }
}

/** A claim from another epoch proves nothing here. */
const isOfAnotherEpoch = (cookie: Cookie | null, { epoch }: Client): boolean =>
  cookie !== null && cookie.epoch !== epoch

export function settledClaim({ cookie, outcomesSeen }: Claim, client: Client): number | null {
  const claimedId = claimOf(outcomesSeen)
  if (claimedId <= client.lastId) return null
  return isOfAnotherEpoch(cookie, client) ? claimedId : client.aheadId
}

/**
 * A client that is ahead of its space proves that the server was restored from a backup, so a
 * version may now mean another state. The new epoch makes each device start anew, even if its cookie is no longer ahead.
 */
export async function startNewHistory(
  tx: Tx,
  records: Pick<Records, 'lock'>,
  userId: string,
  claim: Claim,
): Promise<void> {
  // As in a push, the space is locked before the client's row.
  await records.lock(tx, userId)
  const known = await openClient(tx, userId, claim.clientId)
  const proof = known && proofOfRestore(claim, known.client, known.space)
  // Another client may have started the epoch meanwhile.
  if (proof) await startSpaceEpoch(tx, userId, claim.clientId, { ...proof, tag: randomUUID() })
}
