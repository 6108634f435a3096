/**
 * One exchange: the batch goes out, and what became of it comes back with all that changed since the
 * device's cookie. All of it is applied together, because no reader may see half a push: an answer
 * that breaks off is void, also what it said of the batch.
 */
import { type ExchangeRequest, PROTOCOL_VERSION } from 'sync-protocol/sync'
import type { HttpFailure } from '../../http/failure'
import { fail, ok, type Result } from '../../http/result'
import { nameOf } from '../record/row-keys'
import type { Sending } from './batch'
import { type ExchangeHead, foreignAnswer, type RowChange, type Transport } from './transport'

/** All that one exchange brought. */
export interface Exchanged extends Omit<ExchangeHead, 'reset'> {
  sent: Sending
  /** Who wrote what was sent, where that is not the record's own person. */
  actor: string | undefined
  /** The rows are all that there are, and not only those that changed. */
  isAll: boolean
  /** By the name of the row, the last word on it. */
  changes: Map<string, RowChange>
}

/** `fromNothing`: asks for everything there is, and sends nothing. `actorId`: see `Engine`. */
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
  // A cookie never goes back within an epoch.
  const goesOn = asked?.epoch === head.epoch && head.version >= asked.version
  if (!isAll && !goesOn) return fail(foreignAnswer)
  return ok({ ...head, sent, actor: actorId, isAll, changes })
}
