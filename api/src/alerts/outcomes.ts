import type { FewAtOnce } from '../db/few-at-once'
import { apartFromRequest } from '../db/one-connection'
import { deleteJobs, postponeJobs } from './outbox.sql'

/** What became of messages, on its way into the outbox. */
export type Outcomes = {
  /** It was sent, or is given up. */
  done(id: string): void
  /** It is to be tried again. */
  later(id: string, at: Date): void
  /** Writes down what is not yet. */
  flush(): Promise<void>
}

/** Outcomes wait for others: each commit takes time from the pages. */
const GATHER_MS = 200
const GATHER_MOST = 50

/** What is not written down because of a failure is sent, or tried, a second time when its lease ends. */
export function createOutcomes(
  database: Pick<FewAtOnce, 'anonymous'>,
  onFailed: (error: unknown) => void,
): Outcomes {
  let done: string[] = []
  let later: { id: string; at: Date }[] = []
  let writing: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const write = async () => {
    const [ids, postponed] = [done, later]
    done = []
    later = []
    if (ids.length + postponed.length === 0) return
    const written = database.anonymous(async tx => {
      if (ids.length > 0) await deleteJobs(tx, ids)
      if (postponed.length > 0) await postponeJobs(tx, postponed)
    })
    await written.catch(onFailed)
  }

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }

  const gather = () => {
    if (done.length + later.length >= GATHER_MOST) void apartFromRequest(flush)
    else timer ??= setTimeout(() => void apartFromRequest(flush), GATHER_MS).unref()
  }

  return {
    done(id) {
      done.push(id)
      gather()
    },
    later(id, at) {
      later.push({ id, at })
      gather()
    },
    flush,
  }
}
