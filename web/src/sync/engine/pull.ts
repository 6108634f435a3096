import { type Cookie, PROTOCOL_VERSION, type PullAnswer } from 'sync-protocol/sync'
import type { SyncMeta } from '../../db/tables'
import type { HttpFailure } from '../../http/failure'
import { fail, ok, type Result } from '../../http/result'
import type { Transport } from './transport'

/** All pages of one pull, to be applied together: no reader may see half a push. */
export interface Staged {
  /** Where the device stood when it asked; it must still stand there when the pages are applied. */
  from: Cookie | null
  reset: boolean
  epoch: string
  version: number
  /** By collection and id, the last page's word. */
  changes: Map<string, RowChange>
  lastId: number
  startId: number
}

export type RowChange = PullAnswer['puts'][number] | PullAnswer['removes'][number]

/** Asks for everything since the device's cookie, or for everything there is. */
export async function pullPages(
  transport: Transport,
  { clientId, userId, confirmedId, cookie }: SyncMeta,
  { fromNothing = false } = {},
): Promise<Result<Staged, HttpFailure>> {
  let staged: Staged | undefined
  let asked = fromNothing ? null : cookie
  for (;;) {
    const answer = await transport.pull({
      protocol: PROTOCOL_VERSION,
      cookie: asked,
      clientId,
      userId,
      outcomesSeen: confirmedId,
    })
    if (!answer.ok) return answer
    const page = answer.value
    if (!page.reset && asked && !continues(page, asked)) return fail(nonsense)
    // A reset between two pages (the server was restored meanwhile) makes the earlier ones void.
    if (!staged || page.reset) staged = startStaging(page, cookie, page.reset || asked === null)
    stage(staged, page)
    if (!page.more) return ok(staged)
    asked = { epoch: page.epoch, version: page.version }
  }
}

const nonsense: HttpFailure = { kind: 'not_sent', reason: 'foreign_answer' }

/** A cookie never goes back within an epoch, and a page that promises more has moved on. */
function continues(page: PullAnswer, asked: Cookie): boolean {
  const hasMoved = page.version > asked.version
  return page.epoch === asked.epoch && (hasMoved || (page.version === asked.version && !page.more))
}

const startStaging = ({ epoch }: PullAnswer, from: Cookie | null, reset: boolean): Staged => ({
  from,
  reset,
  epoch,
  version: 0,
  changes: new Map(),
  lastId: 0,
  startId: 0,
})

function stage(staged: Staged, page: PullAnswer): void {
  staged.version = page.version
  staged.lastId = page.lastId
  staged.startId = page.startId
  for (const change of [...page.puts, ...page.removes]) {
    const name = `${change.collection}/${change.rowId}`
    const known = staged.changes.get(name)
    if (!known || known.version <= change.version) staged.changes.set(name, change)
  }
}
