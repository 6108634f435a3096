/**
 * Work that somebody waits for, and work that steps aside for it: a server has one thread and few
 * connections, and what a message needs of them a responder's page would wait for.
 */
export type Foreground = {
  /** Somebody waits for this. */
  run<T>(work: () => Promise<T>): Promise<T>
  /**
   * Resolves in a turn of the event loop of its own, once nothing of that is under way; at the latest after
   * `ASIDE_MS`, so that a server that is always busy still sends messages.
   */
  aside(): Promise<void>
}

const ASIDE_MS = 20

export function createForeground(asideMs = ASIDE_MS): Foreground {
  let underWay = 0
  const waiting = new Set<() => void>()

  /** One in each turn of the event loop, so that a page that comes meanwhile stops the next. */
  const letOneGo = () => {
    const [next] = underWay === 0 ? waiting : []
    if (!next) return
    next()
    setImmediate(letOneGo)
  }

  const untilIdle = () =>
    new Promise<void>(resolve => {
      const go = () => {
        clearTimeout(timer)
        waiting.delete(go)
        resolve()
      }
      const timer = setTimeout(go, asideMs)
      waiting.add(go)
    })

  return {
    async run(work) {
      underWay += 1
      try {
        return await work()
      } finally {
        underWay -= 1
        setImmediate(letOneGo)
      }
    },
    async aside() {
      await new Promise<void>(resolve => setImmediate(resolve))
      if (underWay > 0) await untilIdle()
    },
  }
}
