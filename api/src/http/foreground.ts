/**
 * Lets background work give way to work that a person waits for. A server has one thread and few connections,
 * so sending a message could delay a responder's page.
 */
export type Foreground = {
  run<T>(work: () => Promise<T>): Promise<T>
  /**
   * Resolves in its own turn of the event loop when nothing in `run` is in progress. It waits `ASIDE_MS` at
   * most, so that a server that is always busy still sends messages.
   */
  aside(): Promise<void>
}

const ASIDE_MS = 20

export function createForeground(asideMs = ASIDE_MS): Foreground {
  let underWay = 0
  const waiting = new Set<() => void>()

  /** Starts one task per turn of the event loop, so that a new page holds back the next task. */
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
