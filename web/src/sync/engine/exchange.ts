/**
 * One exchange: the batch goes out, and what became of it comes back with all that changed since the
 * device's cookie. Its pages are staged in memory and applied together, with what the first of them
 * says of the batch: no reader may see half a push. A page that does not come makes all of it void.
 */
import {
  type Ack,
  type Cookie,
  type ExchangeAnswer,
  type ExchangeRequest,
  type Outcome,
  PROTOCOL_VERSION,
} from 'sync-protocol/sync'
import type { SyncMeta } from '../../db/tables'
import type { HttpFailure } from '../../http/failure'
import { fail, ok, type Result } from '../../http/result'
import type { Sending } from './batch'
import type { Transport } from './transport'

/** All that one exchange brought. */
export interface Exchanged {
  sent: Sending
  /** The rows are all that there are, and not only those that changed. */
  isAll: boolean
  epoch: string
  version: number
  lastId: number
  startId: number
  outcomes: Outcome[]
  acks: Ack[]
  merge: ExchangeAnswer['merge']
  /** By collection and id, the last page's word. */
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
    if (!staged || page.reset) staged = startStaging(sent, page, page.reset || from === null)
    stage(staged, page)
    if (!page.more) return ok(staged)
    from = { epoch: page.epoch, version: page.version }
    const next = await transport.exchange(requestAfter(sent.meta, from))
    if (!next.ok) return next
    page = next.value
  }
}

const requestAfter = (meta: SyncMeta, cookie: Cookie) =>
  requestOf({ meta: { ...meta, cookie }, entries: [] })

const nonsense: HttpFailure = { kind: 'not_sent', reason: 'foreign_answer' }

/** A cookie never goes back within an epoch, and a page that promises more has moved on. */
function continues(page: ExchangeAnswer, asked: Cookie): boolean {
  const hasMoved = page.version > asked.version
  return page.epoch === asked.epoch && (hasMoved || (page.version === asked.version && !page.more))
}

const startStaging = (
  sent: Sending,
  { epoch, outcomes, acks, merge }: ExchangeAnswer,
  isAll: boolean,
): Exchanged => ({
  sent,
  isAll,
  epoch,
  version: 0,
  lastId: 0,
  startId: 0,
  outcomes,
  acks,
  merge,
  changes: new Map(),
})

function stage(staged: Exchanged, page: ExchangeAnswer): void {
  staged.version = page.version
  staged.lastId = page.lastId
  staged.startId = page.startId
  for (const change of [...page.puts, ...page.removes]) {
    const name = `${change.collection}/${change.rowId}`
    const known = staged.changes.get(name)
    if (!known || known.version <= change.version) staged.changes.set(name, change)
  }
}
