import type { Database, Listening } from '../../db/database'
import { apartFromRequest } from '../../db/one-connection'
import { ENDED_SESSIONS_CHANNEL, readShownSession } from '../../http/sessions.sql'
import type { SignedIn } from '../../http/signed-in'

export type SessionEnds = {
  /**
   * Calls back when the session ends, on whichever server process that happens, or has ended already.
   * Returns a way to stop.
   */
  watch(signedIn: SignedIn, onEnd: () => void): Promise<() => void>
}

type Watched = { userId: string; id: string; callbacks: Set<() => void> }

/** One LISTEN for all sessions that have a stream open in this process. */
export function createSessionEnds(database: Database, closing: AbortSignal): SessionEnds {
  const bySession = new Map<string, Watched>()
  let listening: Promise<Listening> | undefined
  closing.addEventListener('abort', () => {
    listening?.then(channel => channel.stop()).catch(() => {})
  })

  const end = (id: string) => {
    for (const onEnd of [...(bySession.get(id)?.callbacks ?? [])]) onEnd()
  }

  const endIfGone = async ({ userId, id }: Watched) => {
    if (!(await hasSession(database, userId, id))) end(id)
  }

  /** One after the other, so that requests do not wait behind them. */
  const endAllGone = async () => {
    for (const watched of [...bySession.values()]) {
      // A session that cannot be read now is asked for when its browser connects again.
      await endIfGone(watched).catch(() => {})
    }
  }

  const onNotice = (id: string | undefined) => {
    if (id) end(id)
    else void apartFromRequest(endAllGone)
  }

  return {
    async watch({ user, session: { id } }, onEnd) {
      const watched = bySession.get(id) ?? { userId: user.id, id, callbacks: new Set() }
      bySession.set(id, watched)
      // Two streams of one session are told separately.
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
        // It may have ended after the request was let in and before the notices were heard.
        await endIfGone(watched)
      } catch (error) {
        stop()
        throw error
      }
      return stop
    },
  }
}

/** Whether the person's session has not been ended since the request was let in. */
export async function hasSession(database: Database, userId: string, id: string): Promise<boolean> {
  const row = await database.statement(sql => readShownSession(sql, id, userId), `session ${id}`)
  return row !== null
}
