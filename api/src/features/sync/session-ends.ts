import type { SignedIn } from '../../core/signed-in'
import type { ChannelListener, Database } from '../../db/database'
import { apartFromRequest } from '../../db/one-connection'
import {
  ENDED_SESSIONS_CHANNEL,
  readEndedSessions,
  readShownSession,
} from '../../http/sessions.sql'

type SessionEnds = {
  /**
   * Calls back if the session ends on any server or has already ended. Rejects with `unavailable` if the
   * database cannot be reached.
   */
  watch(signedIn: SignedIn, onEnd: () => void): Promise<() => void>
}

type Watched = { userId: string; id: string; callbacks: Set<() => void> }

/** One statement has to end within its deadline. */
const BATCH = 1_000
const AGAIN_MS = 5_000

export function createSessionEnds(database: Database, closing: AbortSignal): SessionEnds {
  const bySession = new Map<string, Watched>()
  let listening: Promise<ChannelListener> | undefined
  closing.addEventListener('abort', () => {
    listening?.then(channel => channel.stop()).catch(() => {})
  })

  const end = (id: string) => {
    for (const onEnd of [...(bySession.get(id)?.callbacks ?? [])]) onEnd()
  }

  /** Notices may have been missed. */
  const endAllGone = async () => {
    const all = [...bySession.values()]
    try {
      for (let from = 0; from < all.length; from += BATCH) {
        const gone = await database.statement(sql =>
          readEndedSessions(sql, all.slice(from, from + BATCH)),
        )
        for (const id of gone) end(id)
      }
    } catch {
      // Until the next try, streams of ended sessions stay open.
      if (!closing.aborted) setTimeout(lookAgain, AGAIN_MS).unref()
    }
  }
  const lookAgain = () => void apartFromRequest(endAllGone)

  const onNotice = (id: string | undefined) => {
    if (id) end(id)
    else lookAgain()
  }

  return {
    async watch({ user, session: { id } }, onEnd) {
      const watched = bySession.get(id) ?? { userId: user.id, id, callbacks: new Set() }
      bySession.set(id, watched)
      // Two streams may pass the same function, and each has to be called.
      const call = () => onEnd()
      watched.callbacks.add(call)
      const stop = () => {
        watched.callbacks.delete(call)
        if (watched.callbacks.size === 0 && bySession.get(id) === watched) bySession.delete(id)
      }
      try {
        listening ??= database.listen(ENDED_SESSIONS_CHANNEL, onNotice)
        await listening.catch(error => {
          listening = undefined
          throw error
        })
        // The session may have ended between the request's own check and the LISTEN.
        if (!(await hasSession(database, user.id, id))) end(id)
      } catch (error) {
        stop()
        throw error
      }
      return stop
    },
  }
}

export async function hasSession(database: Database, userId: string, id: string): Promise<boolean> {
  const row = await database.statement(sql => readShownSession(sql, id, userId), `session ${id}`)
  return row !== null
}
