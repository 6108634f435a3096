/**
 * One exchange: the batch goes out, and what became of it comes back with all that changed since the
 * device's cookie. Its pages are staged in memory and applied together, with what the first of them
 * says of the batch: no reader may see half a push. A page that does not come makes all of it void.
 */
import {
  type Cookie,
  type ExchangeAnswer,
  type ExchangeRequest,
  PROTOCOL_VERSION,
} from 'sync-protocol/sync'
import type { HttpFailure } from '../../http/failure'
import { fail, ok, type Result } from '../../http/result'
import { nameOf } from '../record/row-keys'
import type { Sending } from './batch'
import type { Transport } from './transport'

/** All that one exchange brought: of the batch what its first page says, of all else the last. */
export interface Exchanged extends Omit<ExchangeAnswer, 'reset' | 'puts' | 'removes' | 'more'> {
  sent: Sending
  /** The rows are all that there are, and not only those that changed. */
  isAll: boolean
  /** By the name of the row, the last page's word. */
  changes: Map<string, RowChange>
}

export type RowChange = ExchangeAnswer['puts'][number] | ExchangeAnswer['removes'][number]

/** `fromNothing`: asks for everything there is, and sends nothing. */
export function requestOf({ meta, entries }: Sending, { fromNothing = false } = {}) {
  const { clientId, userId, confirmedId, cookie } = meta
  return {
    protocol: PROTOCOL_VERSION,
    clientId,
    userId,
    cookie: fromNothing ? null : cookie,
    outcomesSeen: confirmedId,
    mutations: entries.map(({ id, change }) => ({ ...change, id })),
  } satisfies ExchangeRequest
}

/** Reads on from the first page, with exchanges that send nothing. */
export async function readPages(
  transport: Pick<Transport, 'exchange'>,
  sent: Sending,
  asked: Cookie | null,
  first: ExchangeAnswer,
): Promise<Result<Exchanged, HttpFailure>> {
  let page = first
  let from = asked
  let staged: Exchanged | undefined
  for (;;) {
    if (!page.reset && from && !continues(page, from)) return fail(nonsense)
    // A reset (the server was restored meanwhile) makes void what came before it.
    if (!staged || page.reset) {
      staged = { ...page, sent, isAll: page.reset || from === null, changes: new Map() }
    }
    const { epoch, version, lastId, startId, puts, removes } = page
    Object.assign(staged, { epoch, version, lastId, startId })
    for (const change of [...puts, ...removes]) staged.changes.set(nameOf(change), change)
    if (!page.more) return ok(staged)
    from = { epoch, version }
    const sendNothing = { meta: { ...sent.meta, cookie: from }, entries: [] }
    const next = await transport.exchange(requestOf(sendNothing))
    if (!next.ok) return next
    page = next.value
  }
}

const nonsense: HttpFailure = { kind: 'not_sent', reason: 'foreign_answer' }

/** A cookie never goes back within an epoch, and a page that promises more has moved on. */
function continues(page: ExchangeAnswer, asked: Cookie): boolean {
  const hasMoved = page.version > asked.version
  return page.epoch === asked.epoch && (hasMoved || (page.version === asked.version && !page.more))
}
