import { once, setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

type Step = { name: string; run: () => Promise<unknown> }

/** However long the steps take, the process is gone by then. */
const DEADLINE_MS = 9_500

/**
 * Ends the server on SIGTERM or SIGINT. For `drainMs` it goes on serving and only says that it is not
 * ready, so that the proxy gives it nothing new; another signal ends that. Then what was opened last
 * is closed first, and the process ends.
 */
export function createShutdown(drainMs = 0) {
  const steps: Step[] = []
  const draining = new AbortController()
  const closing = new AbortController()
  // Every open event stream listens to it; many are no leak.
  setMaxListeners(0, closing.signal)

  const end = async () => {
    draining.abort()
    await Promise.race([sleep(drainMs), once(process, 'SIGTERM'), once(process, 'SIGINT')])
    closing.abort()
    setTimeout(() => process.exit(1), DEADLINE_MS).unref()
    for (const { name, run } of steps.toReversed()) {
      await run().catch(() => console.error(`Closing ${name} failed`))
    }
    process.exit(0)
  }
  const begin = () => {
    if (!draining.signal.aborted) void end()
  }
  process.on('SIGTERM', begin)
  process.on('SIGINT', begin)

  return {
    /** The server will stop soon, and still answers. */
    draining: draining.signal,
    /** What would go on for long ends now. */
    closing: closing.signal,
    add: (name: string, run: Step['run']) => void steps.push({ name, run }),
  }
}
