import type { FewAtOnce } from '../db/few-at-once'
import { apartFromRequest } from '../db/one-connection'
import { deleteJobs, postponeJobs } from './outbox.sql'

type Outcomes = {
  /** The message was sent or given up. */
  done(id: string): void
  later(id: string, at: Date): void
  flush(): Promise<void>
}

/** Results are written together, because each commit takes time from the pages. */
const GATHER_MS = 200
const GATHER_MOST = 50

/** If writing fails, a message is sent or tried a second time when its lease ends. */
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
