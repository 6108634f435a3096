/**
 * The caller applies an answer as a whole, because no reader may see half a push. An answer that breaks off
 * does not count, and neither do the outcomes that it contained.
 */
import { type ExchangeRequest, PROTOCOL_VERSION } from 'sync-protocol/sync'
import type { HttpFailure } from '../../http/failure'
import { fail, ok, type Result } from '../../http/result'
import { nameOf } from '../record/row-keys'
import type { Sending } from './batch'
import { type ExchangeHead, foreignAnswer, type RowChange, type Transport } from './transport'

export interface Exchanged extends Omit<ExchangeHead, 'reset'> {
  sent: Sending
  /** The account that wrote the changes, if it is not the record's owner. */
  actor: string | undefined
  /** The rows are the whole record and not only the changed ones. */
  isAll: boolean
  changes: Map<string, RowChange>
}

/** `fromNothing`: asks for the whole record and sends nothing. */
export async function exchange(
  transport: Pick<Transport, 'exchange'>,
  sent: Sending,
  { fromNothing = false, actorId }: { fromNothing?: boolean; actorId?: string | undefined } = {},
): Promise<Result<Exchanged, HttpFailure>> {
  const { clientId, userId, confirmedId, cookie } = sent.meta
  const request = {
    protocol: PROTOCOL_VERSION,
    clientId,
    userId,
    ...(actorId !== undefined && { actorId }),
    cookie: fromNothing ? null : cookie,
    outcomesSeen: confirmedId,
    mutations: sent.entries.map(({ id, change }) => ({ ...change, id })),
  } satisfies ExchangeRequest
  const changes: Exchanged['changes'] = new Map()
  const answer = await transport.exchange(request, rows => {
    for (const row of rows) changes.set(nameOf(row), row)
  })
  if (!answer.ok) return answer
  const { reset, ...head } = answer.value
  const { cookie: asked } = request
  const isAll = reset || asked === null
  // Within an epoch, the version never decreases.
  const goesOn = asked?.epoch === head.epoch && head.version >= asked.version
  if (!isAll && !goesOn) return fail(foreignAnswer)
  return ok({ ...head, sent, actor: actorId, isAll, changes })
}
