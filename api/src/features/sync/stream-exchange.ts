import {
  type Changes,
  type ExchangeAnswer,
  type ExchangeLine,
  writeEpoch,
} from 'sync-protocol/sync'
import { AppError } from '../../core/app-error'
import type { SignedIn } from '../../core/signed-in'
import type { Subject } from '../../db/act-for'
import type { Database } from '../../db/database'
import type { Records } from '../../records/records'
import type { Answered } from './exchange'
import { asChanges, PAGE, type PageSize } from './read-page'
import { hasSession } from './session-ends'
import { openClient, readPage } from './sync.sql'

type Deps = { database: Database; records: Records; closing: AbortSignal }

type Streamed = Answered & {
  subject: Subject
  signedIn: SignedIn
  clientId: string
}

/**
 * The server reads a page when the reader has taken the one before, so it keeps no sent page in memory and
 * holds no database connection for a slow phone. If a page cannot continue the one before, the stream breaks
 * off without its end line, and the client discards all of it.
 */
export function streamExchange(
  deps: Deps,
  streamed: Streamed,
  pageSize: PageSize = PAGE,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { puts, removes, version, more, ...head } = streamed.answer
  const pages = readOn(deps, streamed, pageSize)
  const encoder = new TextEncoder()
  const write = (...lines: ExchangeLine[]) => encoder.encode(textOf(lines))
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(write({ head }, ...linesOf({ puts, removes })))
      if (!more) end(controller, version)
    },
    async pull(controller) {
      const { done, value } = await pages.next().catch(breakOff)
      if (done) return
      const lines = linesOf(value.changes)
      if (lines.length > 0) controller.enqueue(write(...lines))
      if (!value.more) end(controller, value.version)
    },
    cancel: () => void pages.return(),
  })

  function end(
    controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>,
    reached: number,
  ) {
    controller.enqueue(write({ end: { version: reached } }))
    controller.close()
  }
}

/** The status has been sent, so the HTTP adapter only logs this error. */
const breakOff = (): never => {
  throw new AppError('unavailable')
}

type NextPage = { version: number; more: boolean; changes: Changes }

async function* readOn(
  { database, records, closing }: Deps,
  { subject, signedIn, clientId, answer: first, forgottenVersion }: Streamed,
  pageSize: PageSize,
): AsyncGenerator<NextPage, void> {
  const { id: userId } = subject
  let after = first.version
  for (let more = true; more; ) {
    if (closing.aborted) throw new AppError('unavailable')
    const next = await database.actFor(subject, async tx => {
      const [page, known] = await Promise.all([
        readPage(tx, userId, { after }, pageSize),
        openClient(tx, userId, clientId),
      ])
      const isSameHistory = known && writeEpoch(known.space.epoch) === first.epoch
      // A forgotten deletion may concern a row that has been sent.
      const isWhole = page.forgottenVersion === forgottenVersion
      if (!isSameHistory || !isWhole) throw new AppError('unavailable')
      const changes = asChanges(await records.reopen(tx, userId, page.rows))
      return { version: page.upTo ?? page.version, more: page.upTo !== null, changes }
    })
    // The session may have ended since the previous page.
    if (!(await hasSession(database, signedIn.user.id, signedIn.session.id))) {
      throw new AppError('unavailable')
    }
    after = next.version
    more = next.more
    yield next
  }
}

export function writeExchange({
  puts,
  removes,
  version,
  more: _,
  ...head
}: ExchangeAnswer): string {
  return textOf([{ head }, ...linesOf({ puts, removes }), { end: { version } }])
}

const textOf = (lines: readonly ExchangeLine[]): string =>
  lines.map(line => `${JSON.stringify(line)}\n`).join('')

function linesOf({ puts, removes }: Changes): ExchangeLine[] {
  return [...puts.map(put => ({ put })), ...removes.map(remove => ({ remove }))]
}
